// What can be done now, as buttons; what cannot, with the reason.
import { el, find, renew } from "./dom.js";
import { beginning, between, ending, rows } from "./sentences.js";
import { data, say } from "./words.js";

const LEAVING = ["pass", "done"]; // what ends a decision stands last, and stays in sight
const FEW = 3; // examples of what a reason stands against
const MOST = 8; // reasons
const BARELY = 4; // pixels that are not worth scrolling for

export class Choices {
  constructor({ choose, rule }) {
    this.choose = choose;
    this.rule = rule;
    this.box = find("choices");
    this.open = new Set(); // asides that somebody has opened
    this.box.addEventListener("scroll", () => this.tellOfMore(), { passive: true });
    this.box.addEventListener("toggle", () => this.tellOfMore(), { capture: true });
    new ResizeObserver(() => this.tellOfMore()).observe(this.box);
  }

  // The box may end just below a row; a shadow says that more follows.
  tellOfMore() {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    this.box.classList.toggle("more", scrollHeight - scrollTop - clientHeight > BARELY);
  }

  show(choices, refusals) {
    const held = this.box.contains(document.activeElement) ? document.activeElement.dataset.action : undefined;
    const leaving = choices.filter((choice) => LEAVING.includes(choice.action));
    const asides = choices.filter((choice) => choice.aside);
    const others = groupBy(choices.filter((choice) => !leaving.includes(choice) && !asides.includes(choice)), (choice) => choice.verb);
    const shown = [...others.values()].map((members) => this.group(members));
    for (const [text, members] of groupBy(asides, (choice) => choice.aside)) shown.push(this.aside(text, members));
    if (leaving.length) shown.push(el("div", { class: "group leaving" }, ...leaving.map((choice) => this.button(choice, choice.text, choice.note))));
    const parts = [];
    if (choices.length) parts.push(el("div", { class: "groups" }, ...shown));
    const told = refusals.filter((refusal) => !refusal.obvious);
    if (told.length) parts.push(this.reasons(told));
    renew(this.box, parts);
    this.tellOfMore();
    if (held !== undefined && !this.box.contains(document.activeElement)) this.focus(held);
  }

  // Many choices that begin alike stand under their common beginning, those that end alike in one row.
  group(members) {
    const texts = members.map((choice) => choice.text);
    const start = members.length > 2 ? several(beginning(texts)) : "";
    const table = rows(texts.map((text) => between(text, start, "")));
    if (!table) return this.list(members, start);
    const shown = [...table].map(([end, row]) => {
      const shared = common(row.map(([place]) => members[place]));
      const buttons = row.map(([place, text]) => this.button(members[place], text, shared ? "" : members[place].note));
      return el("div", { class: "line" }, this.heading(`… ${end}`, shared), ...buttons);
    });
    return el("div", { class: "group" }, start ? this.heading(`${start} …`, "") : null, ...shown);
  }

  list(members, start) {
    const texts = members.map((choice) => choice.text);
    const end = members.length > 2 ? several(ending(texts)) : "";
    const before = end ? beginning(texts) : start;
    const shared = before || end ? common(members) : "";
    const heading = before || end ? this.heading(`${before} … ${end}`.trim(), shared) : null;
    const buttons = members.map((choice) => this.button(choice, between(choice.text, before, end), shared ? "" : choice.note));
    return el("div", { class: "group" }, heading, ...buttons);
  }

  // What is possible beside almost any decision stands folded, so that it does not hide what is asked.
  aside(text, members) {
    const node = el("details", { class: "aside", open: this.open.has(text) }, el("summary", {}, say("aside", { text, count: members.length })), this.group(members));
    node.addEventListener("toggle", () => (node.open ? this.open.add(text) : this.open.delete(text)));
    return node;
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
  reasons(refusals) {
    const rule = (anchor) => el("button", { type: "button", class: "rule", "aria-label": say("rule", { text: anchor }), onclick: () => this.rule(anchor) }, "§");
    const items = [...groupBy(refusals, (refusal) => refusal.why)].slice(0, MOST).map(([why, alike]) =>
      el("li", {}, `${why} `, rule(alike[0].rule), el("span", { class: "soft" }, ` ${shortened(alike.map((refusal) => refusal.text))}`)),
    );
    return el("details", {}, el("summary", {}, data.refusals), el("ul", {}, ...items));
  }

  focus(action = null) {
    const buttons = [...this.box.querySelectorAll("button")];
    (buttons.find((button) => button.dataset.action === action) ?? buttons[0])?.focus({ preventScroll: true });
  }

  mark(action, name) {
    for (const button of this.box.querySelectorAll("[data-action]")) {
      const here = button.dataset.action === action;
      button.classList.toggle(name, here);
      if (name === "armed") button.setAttribute("aria-pressed", String(here));
    }
  }

  // Bring a button into sight, unless it can be seen already.
  reveal(action) {
    const button = [...this.box.querySelectorAll("[data-action]")].find((each) => each.dataset.action === action);
    if (!button) return;
    const folded = button.closest("details");
    if (folded) folded.open = true;
    const { left, top, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) button.scrollIntoView({ block: "center" });
  }

  busy(busy) {
    for (const button of this.box.querySelectorAll("[data-action]")) button.disabled = busy;
  }
}

// One word in common is no reason for a heading.
const several = (words) => (words.includes(" ") ? words : "");

// The note that all choices share; nothing if they differ.
const common = (choices) => (choices.every((choice) => choice.note === choices[0].note) ? choices[0].note : "");

const shortened = (texts) => texts.slice(0, FEW).join("; ") + (texts.length > FEW ? " …" : "");

function groupBy(things, key) {
  const groups = new Map();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}
