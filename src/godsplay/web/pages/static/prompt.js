// @ts-check
// The most visible line of the page: who must do what now, why it matters, and by which rule.
import { el, emblem, find, renew } from "./dom.js";
import { showRule } from "./notices.js";

/** @typedef {import("../server.d.ts").Sentence} Sentence */

// A phone shows one line of it; a tap shows the rest.
find("prompt").addEventListener("click", () => find("prompt").classList.toggle("whole"));

/**
 * Show what is asked, and of whom.
 * @param {string} text
 * @param {{ seat: number }[]} [people]
 * @param {Partial<Sentence>} [about] why it matters and by which rule
 */
export function showPrompt(text, people = [], { brief, why, rule, title, named } = {}) {
  const emblems = people.map(({ seat }) => emblem(seat));
  const small = why ? el("small", {}, why) : null;
  const attributes = { type: "button", class: "rule", "data-rule": rule, "aria-label": title };
  const button = title
    ? el("button", { ...attributes, onclick: () => showRule(rule ?? "") }, named ? "§" : title)
    : null;
  const said = brief ? [el("span", { class: "full" }, text), el("span", { class: "brief" }, brief)] : [text];
  renew(find("prompt"), [...emblems, el("span", {}, el("strong", {}, ...said), " ", button, small)]);
}
