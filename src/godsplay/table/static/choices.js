// What can be done now, as buttons; what cannot, with the reason.
import { el, find, renew } from "./dom.js";
import { data, say } from "./words.js";

const MANY = 7;
const LEAVING = ["pass", "done"]; // what ends a decision stands last

export class Choices {
  constructor({ choose, rule }) {
    this.choose = choose;
    this.rule = rule;
    this.box = find("choices");
  }

  show(choices, refusals) {
    const held = this.box.contains(document.activeElement) ? document.activeElement.dataset.action : undefined;
    const reading = this.box.querySelector("details")?.open ?? false;
    const groups = [...groupBy(choices, (choice) => choice.verb)].sort(([one], [other]) => LEAVING.includes(one) - LEAVING.includes(other));
    const shown = groups.map(([, members]) => this.group(members));
    const parts = [];
    if (choices.length) parts.push(el("div", { class: "groups" }, ...shown));
    if (refusals.length) parts.push(this.reasons(refusals, reading));
    renew(this.box, parts);
    if (held !== undefined && !this.box.contains(document.activeElement)) this.focus(held);
  }

  // Many choices that begin alike stand under their common beginning, those that end alike in one row.
  group(members) {
    const start = members.length > 2 ? beginning(members.map((choice) => choice.text)) : "";
    const named = members.map((choice) => [choice, choice.text.slice(start.length).trim() || choice.text]);
    const rows = groupBy(named, ([, text]) => text.split(" ").slice(1).join(" "));
    if (members.length < MANY || rows.size < 2 || rows.size > members.length / 2) {
      const shared = start && common(members);
      const heading = start ? this.heading(`${start.trim()} …`, shared) : null;
      return el("div", { class: "group" }, heading, ...named.map(([choice, text]) => this.button(choice, text, shared ? "" : choice.note)));
    }
    const shown = [...rows].map(([end, row]) => {
      const shared = common(row.map(([choice]) => choice));
      const buttons = row.map(([choice, text]) => this.button(choice, text.split(" ")[0], shared ? "" : choice.note));
      return el("div", { class: "line" }, this.heading(`… ${end}`, shared), ...buttons);
    });
    return el("div", { class: "group" }, start ? this.heading(`${start.trim()} …`, "") : null, ...shown);
  }

  // What all of them cost and bring is said once.
  heading(text, note) {
    return el("p", {}, text, note ? el("small", {}, note) : null);
  }

  button(choice, text, note) {
    const whole = choice.note ? `${choice.text} (${choice.note})` : choice.text;
    const attributes = { type: "button", "data-action": choice.action, "aria-label": whole, title: whole };
    return el("button", { ...attributes, onclick: () => this.choose(choice.action) }, text, note ? el("small", {}, note) : null);
  }

  // One reason often stands against many things; a few of them are enough to know what is meant.
  reasons(refusals, open) {
    const rule = (anchor) => el("button", { type: "button", class: "rule", "aria-label": say("rule", { text: anchor }), onclick: () => this.rule(anchor) }, "§");
    const items = [...groupBy(refusals, (refusal) => refusal.why)].map(([why, alike]) =>
      el("li", {}, `${why} `, rule(alike[0].rule), el("span", { class: "soft" }, ` ${shortened(alike.map((refusal) => refusal.text))}`)),
    );
    return el("details", { open }, el("summary", {}, data.refusals), el("ul", {}, ...items));
  }

  focus(action = null) {
    const buttons = [...this.box.querySelectorAll("button")];
    (buttons.find((button) => button.dataset.action === action) ?? buttons[0])?.focus({ preventScroll: true });
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

// The note that all choices share; nothing if they differ.
const common = (choices) => (choices.every((choice) => choice.note === choices[0].note) ? choices[0].note : "");

const shortened = (texts) => texts.slice(0, MANY).join("; ") + (texts.length > MANY ? " …" : "");

function groupBy(things, key) {
  const groups = new Map();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}
