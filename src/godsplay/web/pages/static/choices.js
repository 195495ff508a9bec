// @ts-check
// What can be done now, in the column: verbs as cards with price and effect, then what they are about; all of it folded.
import { get } from "./api.js";
import { el, find, renew, scrollWithin } from "./dom.js";
import { byKeys } from "./keyboard.js";
import { reportError } from "./notices.js";
import { phone } from "./phone.js";
import { say } from "./text.js";

const NUMBER = /^\d+$/;
const SHORT = 4; // letters, up to which an answer stands in a row with numbers

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {import("../server.d.ts").Verb} Verb */
/** @typedef {import("../server.d.ts").RefusalReason} RefusalReason */
/** @typedef {import("./path.js").ChoicePath} ChoicePath */
/** @typedef {import("./path.js").Option} Option */

/**
 * @typedef {{
 *   verb: (verb: string) => void,
 *   option: (label: string) => void,
 *   spot: (spot: string) => void,
 *   choose: (action: string) => void,
 *   point: (choices: Choice[]) => void,
 *   rule: (anchor: string) => void,
 * }} Page what the column reports
 */

/**
 * Whether answers stand in a row of numbers.
 * @param {Option[]} options
 */
function isNumbers(options) {
  const labels = options.map(({ label }) => label);
  return labels.some((label) => NUMBER.test(label)) && labels.every((label) => label.length <= SHORT);
}

/**
 * Return what choices are all said to bring.
 * @param {Choice[]} choices
 */
function commonNote(choices) {
  const notes = new Set(choices.map(({ note }) => note ?? ""));
  return notes.size === 1 ? [...notes][0] : "";
}

export class Choices {
  box = find("choices");
  /** @type {Set<string>} folds that somebody has opened */
  open = new Set();
  /** @type {ChoicePath | null} */
  path = null;
  /** How far on that path, as text: what comes next is read from its beginning, too. */
  step = "";
  /** Who was asked, and what could be answered, as text. */
  asked = "";
  /** Why the rest is not possible; what somebody has opened stays open while the same is asked. */
  /** @type {Element} */
  refusals = this.reasons(null);

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  clear() {
    this.box.replaceChildren();
  }

  /**
   * @param {ChoicePath} path
   * @param {Verb[]} verbs
   * @param {number | null} seat whose choices these are
   */
  show(path, verbs, seat) {
    const active = document.activeElement;
    const held = active instanceof HTMLElement && this.box.contains(active) ? active.dataset.key : undefined;
    const next = path.verb === null ? this.verbs(path, verbs) : this.options(path, verbs);
    const step = JSON.stringify([path.verb, path.picked, path.touched]);
    const another = path !== this.path || step !== this.step;
    const own = path.choices.filter((choice) => !choice.aside); // none while others decide
    const asked = JSON.stringify([seat, path.choices.map((choice) => choice.action)]);
    if (asked !== this.asked) this.refusals = this.reasons(seat);
    else if (path !== this.path) this.refusals.dispatchEvent(new Event("toggle")); // asked again: others have decided
    this.asked = asked;
    this.path = path;
    this.step = step;
    renew(this.box, [
      next,
      ...this.ahead(path),
      ...this.asides(path, verbs),
      ...(own.length ? [this.all(own), this.refusals] : []),
    ]);
    this.refusals = this.box.querySelector(":scope > .reasons") ?? this.refusals; // one that is the same has stayed
    if (another) this.box.scrollTop = 0; // once it is filled: an empty box is not laid out, and keeps where it was
    if (held !== undefined && !this.box.contains(document.activeElement)) this.focus(held);
  }

  /**
   * Offer the verbs.
   * @param {ChoicePath} path
   * @param {Verb[]} verbs
   */
  verbs(path, verbs) {
    const offered = verbs.filter((verb) => verb.kind !== "aside");
    return el("div", { class: "verbs" }, ...offered.map((verb) => this.verb(path, verb)));
  }

  /**
   * @param {ChoicePath} path
   * @param {Verb} verb
   */
  verb(path, { verb, title, note, kind }) {
    const choices = path.choices.filter((choice) => choice.verb === verb);
    const press = () => (choices.length === 1 ? this.page.choose(choices[0].action) : this.page.verb(verb));
    const button = this.button(`verb ${verb}`, kind === "leaving" ? "leaving" : "verb", choices, press);
    button.append(el("strong", {}, title));
    const said = note || (choices.length === 1 ? "" : say("ways", { count: choices.length }));
    if (said) button.append(el("small", {}, said));
    if (choices.length === 1) button.dataset.action = choices[0].action;
    return button;
  }

  /**
   * Offer what comes next on the way.
   * @param {ChoicePath} path
   * @param {Verb[]} verbs
   */
  options(path, verbs) {
    const verb = verbs.find((each) => each.verb === path.verb);
    const options = path.options;
    const buttons = options.map((option) => this.option(option, verb?.note ?? ""));
    const offered = new Set(path.begun ? [] : path.choices.map((choice) => choice.verb));
    const leaving = verbs.filter(({ kind, verb }) => kind === "leaving" && offered.has(verb));
    return el(
      "div",
      { class: "options" },
      this.heading(path, verb, leaving.length > 0),
      el("div", { class: isNumbers(options) ? "numbers" : "list" }, ...buttons),
      ...leaving.map((each) => this.verb(path, each)),
    );
  }

  /**
   * List where a card or block can go beside the row of them: a phone shows only a part of the board.
   * @param {ChoicePath} path
   */
  ahead(path) {
    const places = phone.matches && path.verb !== null && isNumbers(path.options) ? path.ahead : [];
    if (places.length < 2) return [];
    const buttons = places.map(({ label, spots, choices }) => {
      const button = this.button(`ahead ${label}`, "option", choices, () => this.page.spot(spots[0]));
      button.append(label);
      const note = commonNote(choices);
      if (note) button.append(el("small", {}, note));
      return button;
    });
    return [el("div", { class: "list ahead" }, ...buttons)];
  }

  /**
   * Say what all answers cost and bring; what they are about, too, where that is not in the prompt.
   * @param {ChoicePath} path
   * @param {Verb | undefined} verb
   * @param {boolean} optional the prompt asks whether to do anything at all
   */
  heading(path, verb, optional) {
    const said = [verb && optional ? verb.title : "", path.begun ? "" : path.common].filter(Boolean).join(" · ");
    const text = verb?.note || (isNumbers(path.options) ? commonNote(path.left) : "");
    const title = said ? el("strong", {}, said) : null;
    const note = text ? el("small", {}, text) : null;
    return title || note ? el("p", { class: "way" }, title, note) : null;
  }

  /**
   * @param {Option} option
   * @param {string} said what all choices cost and bring, which is said above
   */
  option({ label, choices }, said) {
    const [only] = choices;
    const one = choices.length === 1;
    const press = () => (one ? this.page.choose(only.action) : this.page.option(label));
    const button = this.button(`option ${label}`, "option", choices, press);
    button.append(label);
    if (one && only.note && only.note !== said) button.append(el("small", {}, only.note));
    if (one) button.dataset.action = only.action;
    return button;
  }

  /**
   * @param {string} key by which the button is found again
   * @param {string} style
   * @param {Choice[]} choices that it stands for
   * @param {() => void} press
   */
  button(key, style, choices, press) {
    const point = () => this.page.point(choices);
    const rest = () => this.page.point([]);
    const leads = choices.map((choice) => choice.action).join("|");
    const attributes = { type: "button", class: style, "data-key": key, "data-leads": leads, onclick: press };
    const button = el("button", { ...attributes, onpointerenter: point, onpointerleave: rest, onblur: rest });
    button.addEventListener("focus", () => byKeys() && point());
    return button;
  }

  /**
   * Fold what is possible beside almost any decision, so that it does not hide what is asked.
   * @param {ChoicePath} path
   * @param {Verb[]} verbs
   */
  asides(path, verbs) {
    return verbs
      .filter((verb) => verb.kind === "aside" && path.verb !== verb.verb)
      .map((verb) => {
        const choices = path.choices.filter((choice) => choice.verb === verb.verb);
        const title = say("aside", { text: verb.title, count: choices.length });
        return this.fold(`aside ${verb.verb}`, title, this.list(choices));
      });
  }

  /**
   * List every choice as a sentence, folded.
   * @param {Choice[]} choices
   */
  all(choices) {
    return this.fold("all", say("all-choices", { count: choices.length }), this.list(choices));
  }

  /** @param {Choice[]} choices */
  list(choices) {
    return el(
      "ul",
      {},
      ...choices.map((choice) => {
        const button = this.button(choice.action, "sentence", [choice], () => this.page.choose(choice.action));
        button.dataset.action = choice.action;
        button.append(choice.text);
        if (choice.note) button.append(el("small", {}, choice.note));
        return el("li", {}, button);
      }),
    );
  }

  /**
   * @param {string} key by which it is remembered that somebody has opened it
   * @param {string} title
   * @param {Element} content
   */
  fold(key, title, content) {
    const node = el("details", { class: "fold", open: this.open.has(key) }, el("summary", {}, title), content);
    node.addEventListener("toggle", () => (node.open ? this.open.add(key) : this.open.delete(key)));
    return node;
  }

  /**
   * Tell why something is not possible, once somebody asks.
   * @param {number | null} seat
   */
  reasons(seat) {
    const list = el("ul", {});
    const node = el("details", { class: "fold reasons", "data-seat": seat }, el("summary", {}, say("refusals")), list);
    node.addEventListener("toggle", async () => {
      if (!node.open) return;
      try {
        /** @type {RefusalReason[]} */
        const reasons = await get(`/refusals?seat=${seat}`);
        const items = reasons.map((reason) => this.reason(reason));
        list.replaceChildren(...(items.length ? items : [el("li", {}, say("no-refusals"))]));
        list.firstElementChild?.scrollIntoView({ block: "nearest" }); // it opens at the very end of the column
      } catch (error) {
        reportError(error);
      }
    });
    return node;
  }

  /** @param {RefusalReason} reason */
  reason({ why, rule, examples, more }) {
    const attributes = {
      type: "button",
      class: "rule",
      "aria-label": say("rule", { text: rule.replaceAll("-", " ") }),
    };
    const button = el("button", { ...attributes, onclick: () => this.page.rule(rule) }, "§");
    const listed = el("span", { class: "soft" }, ` ${examples.join("; ")}${more ? " …" : ""}`);
    return el("li", {}, `${why} `, button, listed);
  }

  // The buttons that answer the question, in their order; digits press them.
  get answers() {
    return [...this.box.querySelectorAll(":scope > :first-child button")].filter(
      (button) => button instanceof HTMLButtonElement,
    );
  }

  /** @param {string | null} [key] that was in focus before */
  focus(key = null) {
    const buttons = [...this.box.querySelectorAll("button")];
    const advised = this.answers.find((each) => each.classList.contains("hinted"));
    const button = buttons.find((each) => each.dataset.key === key) ?? advised ?? this.answers[0];
    button?.focus({ preventScroll: true });
  }

  /**
   * @param {string | null} action
   * @param {string} name of the mark
   */
  mark(action, name) {
    for (const button of this.box.querySelectorAll("button")) {
      button.classList.toggle(name, action !== null && button.dataset.action === action);
    }
  }

  /**
   * Mark the buttons that lead to a choice.
   * @param {string | null} action
   */
  lead(action) {
    for (const button of this.box.querySelectorAll("button")) {
      const leads = button.dataset.leads?.split("|") ?? [];
      button.classList.toggle("hinted", action !== null && leads.includes(action));
    }
    const next = this.answers.find((button) => button.classList.contains("hinted"));
    if (!next || (phone.matches && next.matches(".leaving"))) return; // that one is always in sight
    for (let box = next.parentElement; box && this.box.contains(box); box = box.parentElement) scrollWithin(box, next);
  }

  /** @param {boolean} disabled */
  disable(disabled) {
    for (const button of this.box.querySelectorAll("button")) button.disabled = disabled;
  }
}
