// What can be done now, as buttons; what cannot, with the reason.
import { el, find } from "./dom.js";
import { data, say } from "./words.js";

export class Choices {
  constructor({ choose, rule }) {
    this.choose = choose;
    this.rule = rule;
    this.box = find("choices");
  }

  show(choices, refusals) {
    const inside = this.box.contains(document.activeElement);
    const groups = Map.groupBy ? Map.groupBy(choices, (choice) => choice.verb) : group(choices);
    const shown = [...groups.values()].map((members) => this.group(members));
    this.box.replaceChildren();
    if (choices.length) this.box.append(el("div", { class: "groups" }, ...shown));
    if (refusals.length) this.box.append(this.reasons(refusals));
    if (inside) this.focus();
  }

  // Many choices that begin alike stand under their common beginning.
  group(members) {
    const start = members.length > 2 ? beginning(members.map((choice) => choice.text)) : "";
    const buttons = members.map((choice) =>
      el(
        "button",
        { type: "button", "data-action": choice.action, "aria-label": choice.text, onclick: () => this.choose(choice.action) },
        choice.text.slice(start.length).trim() || choice.text,
      ),
    );
    return el("div", { class: "group" }, start ? el("p", {}, `${start.trim()} …`) : null, ...buttons);
  }

  reasons(refusals) {
    const items = refusals.map((each) =>
      el("li", {}, `${each.text}: `, el("span", { class: "soft" }, each.why), " ", el("button", { type: "button", class: "rule", "aria-label": say("rule", { text: each.rule }), onclick: () => this.rule(each.rule) }, "§")),
    );
    return el("details", {}, el("summary", {}, data.refusals), el("ul", {}, ...items));
  }

  focus() {
    this.box.querySelector("button")?.focus({ preventScroll: true });
  }

  mark(action, name) {
    for (const button of this.box.querySelectorAll("[data-action]")) {
      button.classList.toggle(name, button.dataset.action === action);
      if (name === "armed") button.setAttribute("aria-pressed", String(button.dataset.action === action));
    }
  }

  busy(busy) {
    for (const button of this.box.querySelectorAll("[data-action]")) button.disabled = busy;
  }
}

// The words that all texts begin with, leaving at least one word to each.
function beginning(texts) {
  const words = texts.map((text) => text.split(" "));
  const least = Math.min(...words.map((each) => each.length)) - 1;
  let same = 0;
  while (same < least && words.every((each) => each[same] === words[0][same])) same += 1;
  return same > 1 ? words[0].slice(0, same).join(" ") : "";
}

function group(choices) {
  const groups = new Map();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return groups;
}
