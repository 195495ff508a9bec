// @ts-check
// The board: shows the picture, lights what can be chosen, and reports what was chosen.
import { glide, places } from "./animation.js";
import { el, find } from "./dom.js";
import { readPicture } from "./picture.js";
import { RefusalTips } from "./refusal_tips.js";
import { say } from "./text.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {import("../server.d.ts").Refusal} Refusal */

export class Board {
  scene = find("board");
  menu = find("menu");
  tips = new RefusalTips(this.scene);
  zoom = new Zoom(this.scene);
  /** @type {Map<string, Choice>} by notation */
  choices = new Map();
  /** @type {string[]} what the menu offers */
  asked = [];
  /** @type {Element | null} what was clicked to open the menu */
  opener = null;

  /** @param {{ choose: (action: string) => void, explain: (target: Element) => void }} page */
  constructor({ choose, explain }) {
    this.choose = choose;
    this.explain = explain;
    this.scene.addEventListener("click", (event) => this.take(event));
    this.scene.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.take(event);
    });
    document.addEventListener("click", ({ target }) => {
      const outside = target instanceof Node && !this.menu.contains(target) && !this.scene.contains(target);
      if (outside) this.close();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  get svg() {
    return this.scene.querySelector("svg");
  }

  /**
   * @param {string} picture
   * @param {Choice[]} choices
   * @param {Refusal[]} refusals
   * @param {boolean} moving
   * @param {string | null} question
   */
  show(picture, choices, refusals, moving, question) {
    const before = moving ? places(this.svg) : new Map();
    const active = document.activeElement;
    const focused = active && this.scene.contains(active) ? identity(active) : null;
    this.choices = new Map(choices.map((choice) => [choice.action, choice]));
    this.tips.update(refusals);
    const svg = readPicture(picture);
    this.scene.replaceChildren(svg);
    for (const node of svg.querySelectorAll("[data-actions]")) node.classList.add("choice");
    for (const node of svg.querySelectorAll("[data-actions]:has([data-actions])")) untangle(node);
    for (const words of svg.querySelectorAll("[role=button] text")) words.setAttribute("aria-hidden", "true");
    this.zoom.settle(question);
    glide(svg, before);
    this.keepAsking();
    if (focused) this.refocus(focused);
  }

  // Others may move while somebody is asked which one; the question stays as long as all its answers do.
  keepAsking() {
    if (this.menu.hidden) return;
    if (!this.asked.every((action) => this.choices.has(action))) return this.close();
    this.opener = (this.opener && this.named(identity(this.opener))) ?? this.scene;
  }

  clear() {
    this.scene.replaceChildren();
    this.close();
  }

  /** @param {string} name */
  refocus(name) {
    const node = this.named(name) ?? this.scene.querySelector("[data-actions]") ?? this.scene;
    focusOn(node, { preventScroll: true });
  }

  /** @param {string} name */
  named(name) {
    return [...this.scene.querySelectorAll("[data-actions]")].find((node) => identity(node) === name);
  }

  /** @param {Event} event */
  take(event) {
    const target = /** @type {Element} */ (event.target);
    const node = target.closest("[data-actions]");
    if (!node) {
      if (this.menu.hidden) this.explain(target);
      return this.close();
    }
    event.preventDefault();
    const here = actionsOf(node).filter((action) => this.choices.has(action));
    const asked = this.menu.hidden || node === this.opener ? [] : here.filter((action) => this.asked.includes(action));
    const actions = asked.length ? asked : here; // two clicks, on what and where, say together what is meant
    this.close();
    if (actions.length === 1) this.choose(actions[0]);
    else if (actions.length) this.open(actions, node);
  }

  /**
   * Ask which, where several things can be done.
   * @param {string[]} actions
   * @param {Element} node
   */
  open(actions, node) {
    this.opener = node;
    this.asked = actions;
    const buttons = actions.map((action) => {
      const choice = this.choices.get(action);
      const choose = () => {
        this.close();
        this.choose(action);
      };
      const attributes = { type: "button", "data-action": action, onclick: choose };
      return el("button", attributes, choice?.text, el("small", {}, choice?.note));
    });
    this.menu.replaceChildren(el("p", {}, say("choose-one")), ...buttons);
    this.menu.hidden = false;
    const stage = /** @type {HTMLElement} */ (this.menu.parentElement).getBoundingClientRect();
    const place = node.getBoundingClientRect();
    const left = Math.min(place.left - stage.left, stage.width - this.menu.offsetWidth - 8);
    const top = Math.min(place.bottom - stage.top + 4, stage.height - this.menu.offsetHeight - 8);
    this.menu.style.left = `${Math.max(8, left)}px`;
    this.menu.style.top = `${Math.max(8, top)}px`;
    buttons[0].focus();
  }

  close() {
    if (this.menu.hidden) return;
    const inside = this.menu.contains(document.activeElement);
    this.menu.hidden = true;
    if (inside && this.opener) focusOn(this.opener);
  }

  /**
   * @param {string | null} action
   * @param {string} name of the mark
   */
  mark(action, name) {
    for (const node of this.scene.querySelectorAll(`.${name}`)) node.classList.remove(name);
    if (!action) return;
    for (const node of this.scene.querySelectorAll("[data-actions]")) {
      if (actionsOf(node).includes(action)) node.classList.add(name);
    }
  }
}

/**
 * @param {Element} node
 * @returns {string[]}
 */
const actionsOf = (node) => node.getAttribute("data-actions")?.split("|") ?? [];

/**
 * Leave only one button for the keyboard where lit things stand on a lit place; both can be clicked.
 * @param {Element} outer
 */
function untangle(outer) {
  const inner = [...outer.querySelectorAll("[data-actions]")];
  const covered = new Set(inner.flatMap(actionsOf));
  const whole = actionsOf(outer).every((action) => covered.has(action));
  for (const node of whole ? [outer] : inner) {
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  }
}

/**
 * Return by what a part of one picture is found again in the next.
 * @param {Element} node
 */
const identity = (node) => node.getAttribute("data-piece") ?? node.getAttribute("data-actions") ?? node.id;

/**
 * @param {Element} node
 * @param {FocusOptions} [options]
 */
function focusOn(node, options) {
  if (node instanceof HTMLElement || node instanceof SVGElement) node.focus(options);
}
