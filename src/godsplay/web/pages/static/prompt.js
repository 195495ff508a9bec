// The most visible line of the page: who must do what now, why it matters, and by which rule.
import { el, emblem, find, renew } from "./dom.js";
import { showRule } from "./notices.js";

export function ask(text, people = [], rule = null) {
  const emblems = people.map(({ seat }) => emblem(seat));
  const why = rule?.why ? el("small", {}, rule.why) : null;
  const title = rule?.title ? el("button", { type: "button", class: "rule", "data-rule": rule.rule, "aria-label": rule.title, onclick: () => showRule(rule.rule) }, text.includes(`(${rule.title})`) ? "§" : rule.title) : null;
  renew(find("prompt"), [...emblems, el("span", {}, el("strong", {}, text), " ", title, why)]);
}
