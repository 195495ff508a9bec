// Since your last move: what it led to and what the others did, beside one's choices, from its beginning.
import { el, find } from "./dom.js";

const box = find("news");
const lines = box.lastElementChild;

// Small steps of one's own since then are known.
export function showNews(frame, moments) {
  const told = frame ? since(frame, moments) : [];
  const text = JSON.stringify(told);
  if (text === box.dataset.told) return; // whoever is reading it keeps their place
  box.dataset.told = text;
  box.hidden = !told.length;
  lines.replaceChildren(...under(told));
  lines.scrollTop = 0;
}

function since({ ply, seat }, moments) {
  const own = (place) => moments[place].seat === seat;
  let end = Math.min(ply, moments.length);
  while (end && moments[end - 1].lines.length < (own(end - 1) ? 2 : 1)) end -= 1;
  let start = end;
  while (start && !own(start - 1)) start -= 1;
  const before = moments.slice(0, Math.max(0, start - 1)).flatMap((moment) => moment.lines);
  const lines = moments.slice(Math.max(0, start - 1), end).flatMap((moment) => moment.lines);
  let chapter = before.findLast((line) => line.chapter)?.chapter ?? "";
  return lines.map((line) => ({ text: line.text, chapter: (chapter = line.chapter || chapter) }));
}

// Sentences stand under the part of the game that they belong to.
function under(told) {
  return told.flatMap(({ text, chapter }, place) => {
    const heading = chapter && chapter !== told[place - 1]?.chapter ? [el("h3", {}, chapter)] : [];
    return [...heading, el("p", {}, text)];
  });
}
