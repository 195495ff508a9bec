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
    const shown = [...groups.values()].map((members) =>
      el(
        "div",
        { class: "group" },
        ...members.map((choice) => el("button", { type: "button", "data-action": choice.action, onclick: () => this.choose(choice.action) }, choice.text)),
      ),
    );
    this.box.replaceChildren();
    if (choices.length) this.box.append(el("div", { class: "groups" }, ...shown));
    if (refusals.length) this.box.append(this.reasons(refusals));
    if (inside) this.focus();
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

function group(choices) {
  const groups = new Map();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return groups;
}
