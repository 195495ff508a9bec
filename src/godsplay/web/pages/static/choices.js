// @ts-check
// What can be done now, as buttons in the groups that the server made; what cannot, with the reason.
import { el, find, renew } from "./dom.js";
import { data } from "./page_data.js";
import { say } from "./text.js";

const BARELY = 4; // pixels that are not worth scrolling for

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {import("../server.d.ts").ChoiceGroup} ChoiceGroup */
/** @typedef {import("../server.d.ts").ChoiceRow} ChoiceRow */
/** @typedef {import("../server.d.ts").RefusalReason} RefusalReason */

export class Choices {
  box = find("choices");
  /** @type {Set<string>} asides that somebody has opened, by title */
  open = new Set();
  /** @type {Map<string, Choice>} by notation */
  choices = new Map();

  /** @param {{ choose: (action: string) => void, rule: (anchor: string) => void }} page */
  constructor({ choose, rule }) {
    this.choose = choose;
    this.rule = rule;
    this.box.addEventListener("scroll", () => this.showMore(), { passive: true });
    this.box.addEventListener("toggle", () => this.showMore(), { capture: true });
    new ResizeObserver(() => this.showMore()).observe(this.box);
  }

  // The box may end just below a row; a shadow says that more follows.
  showMore() {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    this.box.classList.toggle("more", scrollHeight - scrollTop - clientHeight > BARELY);
  }

  clear() {
    this.show([], [], []);
  }

  /**
   * @param {Choice[]} choices
   * @param {ChoiceGroup[]} groups of these choices
   * @param {RefusalReason[]} reasons
   */
  show(choices, groups, reasons) {
    const active = document.activeElement;
    const held = active instanceof HTMLElement && this.box.contains(active);
    const action = held ? active.dataset.action : undefined;
    this.choices = new Map(choices.map((choice) => [choice.action, choice]));
    const parts = [];
    if (groups.length) parts.push(el("div", { class: "groups" }, ...groups.map((group) => this.group(group))));
    if (reasons.length) parts.push(this.reasons(reasons));
    renew(this.box, parts);
    this.showMore();
    if (action !== undefined && !this.box.contains(document.activeElement)) this.focus(action);
  }

  /** @param {ChoiceGroup} group */
  group(group) {
    if (group.kind === "leaving") return el("div", { class: "group leaving" }, ...this.buttons(group, group.rows[0]));
    if (group.kind === "aside") return this.aside(group);
    return this.list(group);
  }

  /** @param {ChoiceGroup} group */
  list(group) {
    const heading = group.heading ? this.heading(group) : null;
    const rows = group.rows.map((row) => {
      const buttons = this.buttons(group, row);
      return row.heading ? [el("div", { class: "line" }, this.heading(row), ...buttons)] : buttons;
    });
    return el("div", { class: "group" }, heading, ...rows.flat());
  }

  /**
   * Fold what is possible beside almost any decision, so that it does not hide what is asked.
   * @param {ChoiceGroup} group
   */
  aside(group) {
    const { title } = group;
    const count = group.rows.reduce((sum, row) => sum + row.buttons.length, 0);
    const summary = el("summary", {}, say("aside", { text: title, count }));
    const node = el("details", { class: "aside", open: this.open.has(title) }, summary, this.list(group));
    node.addEventListener("toggle", () => (node.open ? this.open.add(title) : this.open.delete(title)));
    return node;
  }

  /** @param {{ heading: string, note: string }} common */
  heading({ heading, note }) {
    return el("p", {}, heading, note ? el("small", {}, note) : null);
  }

  /**
   * Make the buttons of a row; what all of them cost and bring is said above, once.
   * @param {ChoiceGroup} group
   * @param {ChoiceRow} row
   */
  buttons(group, row) {
    return row.buttons.map(({ action, text }) => this.button(action, text, !group.note && !row.note));
  }

  /**
   * @param {string} action
   * @param {string} text
   * @param {boolean} noted whether it says what it costs and brings
   */
  button(action, text, noted) {
    const choice = this.choices.get(action);
    const note = choice?.note ?? "";
    const whole = note ? `${choice?.text} (${note})` : choice?.text;
    const attributes = { type: "button", "data-action": action, "aria-label": whole, title: whole };
    const small = noted && note ? el("small", {}, note) : null;
    return el("button", { ...attributes, onclick: () => this.choose(action) }, text, small);
  }

  /** @param {RefusalReason[]} reasons */
  reasons(reasons) {
    const items = reasons.map(({ why, rule, examples, more }) => {
      const attributes = { type: "button", class: "rule", "aria-label": say("rule", { text: rule }) };
      const button = el("button", { ...attributes, onclick: () => this.rule(rule) }, "§");
      const listed = el("span", { class: "soft" }, ` ${examples.join("; ")}${more ? " …" : ""}`);
      return el("li", {}, `${why} `, button, listed);
    });
    return el("details", {}, el("summary", {}, data.refusals), el("ul", {}, ...items));
  }

  all() {
    return [...this.box.querySelectorAll("button")].filter((button) => button.dataset.action !== undefined);
  }

  /** @param {string | null} [action] that was in focus before */
  focus(action = null) {
    const buttons = [...this.box.querySelectorAll("button")];
    const button = buttons.find((each) => each.dataset.action === action) ?? buttons[0];
    button?.focus({ preventScroll: true });
  }

  /**
   * @param {string | null} action
   * @param {string} name of the mark
   */
  mark(action, name) {
    for (const button of this.all()) {
      const here = button.dataset.action === action;
      button.classList.toggle(name, here);
      if (name === "armed") button.setAttribute("aria-pressed", String(here));
    }
  }

  /**
   * Bring a button into sight, unless it can be seen already.
   * @param {string} action
   */
  reveal(action) {
    const button = this.all().find((each) => each.dataset.action === action);
    if (!button) return;
    const folded = button.closest("details");
    if (folded) folded.open = true;
    const { left, top, width, height } = button.getBoundingClientRect();
    const inSight = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    if (!inSight) button.scrollIntoView({ block: "center" });
  }

  /** @param {boolean} disabled */
  disable(disabled) {
    for (const button of this.all()) button.disabled = disabled;
  }
}
