// @ts-check
// Since your last move: what it led to and what the others did, beside one's choices, from its beginning.
import { el, find, select } from "./dom.js";

/** @typedef {import("../server.d.ts").LogEntry} LogEntry */
/** @typedef {{ text: string, chapter: string }} News */

/**
 * Show what is new to whoever is asked.
 * @param {{ ply: number, seat: number | null } | null} snapshot nothing if nobody is asked
 * @param {LogEntry[]} entries
 */
export function showNews(snapshot, entries) {
  const news = snapshot ? newsSince(snapshot, entries) : [];
  const text = JSON.stringify(news);
  const box = find("news");
  if (text === box.dataset.shown) return; // whoever is reading it keeps their place
  box.dataset.shown = text;
  box.hidden = !news.length;
  const lines = select(".scroll", box);
  lines.replaceChildren(...underChapters(news));
  lines.scrollTop = 0;
}

/**
 * List what happened from a seat's last move on; small steps of its own since then are known.
 * @param {{ ply: number, seat: number | null }} snapshot
 * @param {LogEntry[]} entries
 * @returns {News[]}
 */
export function newsSince({ ply, seat }, entries) {
  const own = (/** @type {number} */ place) => entries[place].seat === seat;
  let end = Math.min(ply, entries.length);
  while (end && entries[end - 1].lines.length < (own(end - 1) ? 2 : 1)) end -= 1;
  let start = end;
  while (start && !own(start - 1)) start -= 1;
  const first = Math.max(0, start - 1);
  const before = entries.slice(0, first).flatMap((entry) => entry.lines);
  let chapter = before.findLast((line) => line.chapter)?.chapter ?? "";
  return entries
    .slice(first, end)
    .flatMap((entry) => entry.lines)
    .map((line) => {
      chapter = line.chapter || chapter;
      return { text: line.text, chapter };
    });
}

/**
 * Write sentences under the part of the game that they belong to.
 * @param {News[]} news
 */
function underChapters(news) {
  return news.flatMap(({ text, chapter }, place) => {
    const heading = chapter && chapter !== news[place - 1]?.chapter ? [el("h3", {}, chapter)] : [];
    return [...heading, el("p", {}, text)];
  });
}
