// @ts-check
// Touch to know: a small card beside a thing says what it is, what can be done with it, why not, and by which rule.
import { get } from "./api.js";
import { el, find } from "./dom.js";
import { beside, share } from "./geometry.js";
import { ignoreGestureClick } from "./gesture_click.js";
import { reportError } from "./notices.js";
import { pictureOf } from "./thing_picture.js";

const DELAY = 350; // before a thing that is pointed at says what it is
const LONG_PRESS = 450;
const MOST = 4; // choices on a card
const ROOM = 10;
const SLIGHT = 0.1; // less than this of a thing may be covered, where the first place is free otherwise
const OWN = 3; // to see what the card is about counts as much as three of the others

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((whole, each) => whole + each, 0);

/** @typedef {import("../types.d.ts").Box} Box */
/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {import("../server.d.ts").ThingCard} ThingCard */
/** @typedef {import("../server.d.ts").Verb} Verb */

export class Card {
  box = find("card");
  /** @type {string | null} the spot that the card is about */
  spot = null;
  pinned = false; // by a click; else it goes when the pointer does
  /** @type {Element | null} */
  opener = null;
  /** @type {string | null} the spot that was chosen last: whoever chose it knows it, until the pointer comes back to it */
  answered = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {Map<string, ThingCard>} of the moment that is shown */
  known = new Map();

  /**
   * @param {{
   *   session: import("./session.js").TableSession,
   *   choose: (action: string) => void,
   *   verb: (verb: string, spot: string) => void,
   *   rule: (anchor: string) => void,
   *   lit: (spot: string) => Choice[],
   *   nodeAt: (spot: string) => Element | undefined,
   * }} page
   */
  constructor({ session, choose, verb, rule, lit, nodeAt }) {
    this.session = session;
    this.choose = choose;
    this.verb = verb;
    this.rule = rule;
    this.lit = lit;
    this.nodeAt = nodeAt;
    const stage = /** @type {HTMLElement} */ (this.box.parentElement);
    stage.addEventListener("pointerover", (event) => this.point(event));
    stage.addEventListener("pointerleave", () => this.leave());
    stage.addEventListener("contextmenu", (event) => this.ask(event));
    stage.addEventListener("pointerdown", (event) => this.press(event));
    for (const gone of ["touchend", "touchcancel", "touchmove"]) {
      stage.addEventListener(gone, () => clearTimeout(this.timer), { passive: true });
    }
    document.addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.box.contains(target) && !stage.contains(target)) this.close();
    });
  }

  // Forget what was known of another moment; a card that stays open tells of the new one.
  renew() {
    const { spot } = this;
    this.known.clear();
    const node = this.pinned && spot ? this.nodeAt(spot) : undefined;
    if (node && spot) this.show(spot, node, this.lit(spot), true);
    else this.close();
  }

  /** @param {PointerEvent} event */
  point({ target, pointerType }) {
    if (pointerType === "touch" || this.pinned) return;
    const node = target instanceof Element ? target.closest("[data-spot]") : null;
    const spot = node?.getAttribute("data-spot") ?? null;
    if (spot !== this.answered) this.answered = null;
    if (spot === (this.spot ?? this.answered)) return;
    this.leave();
    if (!node || !spot || this.session.pause.end) return;
    this.timer = setTimeout(() => this.show(spot, node, this.lit(spot), false), DELAY);
  }

  leave() {
    clearTimeout(this.timer);
    if (!this.pinned) this.close();
  }

  /**
   * A finger that rests on a thing asks about it, even where touching it would choose it.
   * @param {PointerEvent} event
   */
  press({ target, pointerType }) {
    const node = target instanceof Element ? target.closest("[data-spot]") : null;
    if (pointerType !== "touch" || !node) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      ignoreGestureClick();
      this.openAt(node);
    }, LONG_PRESS);
  }

  /** @param {MouseEvent} event */
  ask(event) {
    const node = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
    if (!node) return;
    event.preventDefault();
    this.openAt(node);
  }

  /** @param {Element} node */
  openAt(node) {
    const spot = node.getAttribute("data-spot") ?? "";
    this.open(spot, node, this.lit(spot));
  }

  /**
   * @param {string} spot
   * @param {Element} node
   * @param {Choice[]} choices that can be made there
   */
  open(spot, node, choices) {
    clearTimeout(this.timer);
    this.show(spot, node, choices, true);
  }

  /**
   * @param {string} spot
   * @param {Element} node
   * @param {Choice[]} choices
   * @param {boolean} pinned
   */
  async show(spot, node, choices, pinned) {
    const isAgain = this.pinned && spot === this.spot && !this.box.hidden;
    const isHeld = !isAgain || this.box.contains(document.activeElement);
    this.spot = spot;
    this.opener = node;
    this.pinned = pinned;
    try {
      const thing = await this.fetch(spot);
      if (this.spot !== spot || !node.isConnected) return;
      const parts = this.parts(thing, node, choices);
      if (!parts.length) return pinned ? this.close() : undefined;
      this.box.replaceChildren(...parts);
      this.box.classList.toggle("pinned", pinned);
      this.box.hidden = false;
      this.place(node);
      if (pinned && isHeld) this.box.querySelector("button")?.focus({ preventScroll: true });
    } catch (error) {
      if (pinned) reportError(error);
    }
  }

  /**
   * @param {string} spot
   * @returns {Promise<ThingCard>}
   */
  async fetch(spot) {
    const known = this.known.get(spot);
    if (known) return known;
    const { seat, ply } = this.session;
    const query = new URLSearchParams({ spot, ply: String(ply) });
    if (this.session.shown?.scene) query.set("scene", String(this.session.shown.scene)); // in the midst of a move
    if (seat !== null) query.set("seat", String(seat));
    const thing = await get(`/things?${query}`);
    if (ply === this.session.ply && seat === this.session.seat) this.known.set(spot, thing);
    return thing;
  }

  /**
   * @param {ThingCard} thing
   * @param {Element} node
   * @param {Choice[]} choices
   */
  parts(thing, node, choices) {
    const title = thing.title || node.getAttribute("data-label") || "";
    const reasons = choices.length ? [] : thing.refusals;
    if (!title && !choices.length && !reasons.length) return [];
    const { rule } = thing;
    const link = { type: "button", class: "rule", onclick: () => this.rule(rule) };
    return [
      el("div", { class: "head" }, pictureOf(node), el("h3", {}, title)),
      thing.about ? el("p", {}, thing.about) : null,
      thing.figures.length
        ? el("dl", {}, ...thing.figures.flatMap(([label, value]) => [el("dt", {}, label), el("dd", {}, value)]))
        : null,
      ...this.buttons(choices, node.getAttribute("data-spot") ?? ""),
      ...reasons.map(({ why }) => el("p", { class: "why-not" }, why)),
      rule ? el("p", {}, el("button", link, thing.rule_title || "§")) : null,
    ].filter((part) => part !== null);
  }

  /**
   * Offer what can be done here: the choices themselves, or their verbs where there are many.
   * @param {Choice[]} choices
   * @param {string} spot
   */
  buttons(choices, spot) {
    const verbs = new Map(choices.map((choice) => [choice.verb, choices.filter(({ verb }) => verb === choice.verb)]));
    if (choices.length <= MOST)
      return choices.map((choice) => this.button(choice.text, choice.note, () => this.choose(choice.action)));
    const titles = new Map((this.session.shown?.question?.verbs ?? []).map((verb) => [verb.verb, verb]));
    return [...verbs].map(([verb, members]) => {
      const { title, note } = titles.get(verb) ?? { title: verb, note: "" };
      if (members.length === 1)
        return this.button(members[0].text, members[0].note, () => this.choose(members[0].action));
      return this.button(title, note, () => this.verb(verb, spot));
    });
  }

  /**
   * @param {string} text
   * @param {string | undefined} note
   * @param {() => void} press
   */
  button(text, note, press) {
    const attributes = { type: "button", class: "option", onclick: press };
    return el("button", attributes, text, note ? el("small", {}, note) : null);
  }

  /**
   * Stand beside a thing, where the least of it and of what can be chosen is covered.
   * @param {Element} node
   */
  place(node) {
    const parent = /** @type {HTMLElement} */ (this.box.parentElement);
    const stage = parent.getBoundingClientRect();
    const thing = node.getBoundingClientRect();
    const lit = [...parent.querySelectorAll("svg [data-actions]")].map((each) => each.getBoundingClientRect());
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const places = beside(thing, stage, { width, height }, ROOM);
    const hidden = (/** @type {Box} */ place) => OWN * share(thing, place) + sum(lit.map((each) => share(each, place)));
    const { left, top } = places.reduce((best, place) => (hidden(place) < hidden(best) - SLIGHT ? place : best));
    this.box.style.left = `${left - stage.left}px`;
    this.box.style.top = `${top - stage.top}px`;
  }

  /**
   * Something was chosen, so the card goes.
   * @param {string} [spot] where, if it was on the board
   */
  answer(spot) {
    this.close();
    this.answered = spot ?? null;
  }

  close() {
    clearTimeout(this.timer);
    const inside = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.spot = null;
    this.pinned = false;
    if (!inside) return;
    const place =
      this.opener instanceof SVGElement && this.opener.hasAttribute("tabindex") ? this.opener : find("board");
    place.focus({ preventScroll: true });
  }
}
