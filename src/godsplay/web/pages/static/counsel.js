// @ts-check
// Why a bot would do that: what else it weighed, what each choice leaves of the win, and what it expects to follow.
import { el, find } from "./dom.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Suggestion} Suggestion */

/**
 * Show what a bot weighed; nothing takes it away again.
 * @param {Pick<Suggestion, "choices" | "line"> | null} suggestion
 */
export function showCounsel(suggestion) {
  const box = find("counsel");
  box.hidden = !suggestion?.choices.length;
  if (!suggestion || box.hidden) return box.replaceChildren();
  const rows = suggestion.choices.map(({ text, share, behind }) =>
    el("tr", {}, el("th", { scope: "row" }, text), el("td", {}, share), el("td", { class: "soft" }, behind)),
  );
  const head = ["counsel-choice", "counsel-share", "counsel-behind"].map((key) => el("th", { scope: "col" }, say(key)));
  const line = suggestion.line.length
    ? el("p", { class: "soft" }, say("counsel-line"), " ", suggestion.line.join("; "))
    : "";
  box.replaceChildren(
    el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)),
    ...(line ? [line] : []),
  );
}
