// The board: shows the picture, lights what can be chosen, and says what was chosen.
import { el, find } from "./dom.js";
import { glide, places } from "./glide.js";
import { Why } from "./why.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

const sheets = new Map(); // the styles of pictures, by their text

export class Board {
  constructor({ choose, tried }) {
    this.choose = choose;
    this.tried = tried;
    this.scene = find("board");
    this.menu = find("menu");
    this.why = new Why(this.scene);
    this.zoom = new Zoom(this.scene);
    this.texts = new Map();
    this.scene.addEventListener("click", (event) => this.take(event));
    this.scene.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") this.take(event);
    });
    document.addEventListener("click", (event) => {
      if (!this.menu.contains(event.target) && !this.scene.contains(event.target)) this.close();
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  get svg() {
    return this.scene.querySelector("svg");
  }

  show(picture, choices, refusals, moving, question) {
    const before = moving ? places(this.svg) : new Map();
    const focused = this.scene.contains(document.activeElement) ? identity(document.activeElement) : null;
    this.texts = new Map(choices.map((choice) => [choice.action, choice.text]));
    this.why.take(refusals);
    this.notes = new Map(choices.map((choice) => [choice.action, choice.note]));
    const svg = read(picture);
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
    if (!this.asked.every((action) => this.texts.has(action))) return this.close();
    this.opener = this.named(identity(this.opener)) ?? this.scene;
  }

  clear() {
    this.scene.replaceChildren();
    this.close();
  }

  refocus(name) {
    const node = this.named(name) ?? this.scene.querySelector("[data-actions]") ?? this.scene;
    node.focus({ preventScroll: true });
  }

  named(name) {
    return [...this.scene.querySelectorAll("[data-actions]")].find((node) => identity(node) === name);
  }

  take(event) {
    const node = event.target.closest("[data-actions]");
    if (!node) {
      if (this.menu.hidden) this.tried(event.target);
      return this.close();
    }
    event.preventDefault();
    const here = node.dataset.actions.split("|").filter((action) => this.texts.has(action));
    const asked = this.menu.hidden || node === this.opener ? [] : here.filter((action) => this.asked.includes(action));
    const actions = asked.length ? asked : here; // two clicks, on what and where, say together what is meant
    this.close();
    if (actions.length === 1) this.choose(actions[0], node);
    else if (actions.length) this.open(actions, node);
  }

  // Several things can be done here: ask which.
  open(actions, node) {
    this.opener = node;
    this.asked = actions;
    const buttons = actions.map((action) =>
      el("button", { type: "button", "data-action": action, onclick: () => { this.close(); this.choose(action, node); } }, this.texts.get(action), el("small", {}, this.notes.get(action))),
    );
    this.menu.replaceChildren(el("p", {}, say("choose-one")), ...buttons);
    this.menu.hidden = false;
    const stage = this.menu.parentElement.getBoundingClientRect();
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
    if (inside) this.opener?.focus?.();
  }

  mark(action, name) {
    for (const node of this.scene.querySelectorAll(`.${name}`)) node.classList.remove(name);
    if (!action) return;
    for (const node of this.scene.querySelectorAll("[data-actions]")) {
      if (node.dataset.actions.split("|").includes(action)) node.classList.add(name);
    }
  }
}

// A lit place with lit things on it: both can be clicked, but only one of them is a button for the keyboard.
function untangle(outer) {
  const inner = [...outer.querySelectorAll("[data-actions]")];
  const covered = new Set(inner.flatMap((node) => node.dataset.actions.split("|")));
  const whole = outer.dataset.actions.split("|").every((action) => covered.has(action));
  for (const node of whole ? [outer] : inner) {
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
  }
}

const identity = (node) => node.dataset?.piece ?? node.dataset?.actions ?? node.id;

// A picture may bring styles; they are taken in by a way that the page's policy allows.
export function read(picture) {
  const bare = picture
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, text) => adopt(text))
    .replaceAll(' style="', ' data-style="');
  const svg = document.importNode(new DOMParser().parseFromString(bare, "image/svg+xml").documentElement, true);
  for (const node of svg.querySelectorAll("[data-style]")) node.style.cssText = node.dataset.style;
  svg.removeAttribute("height");
  if (svg.querySelector("[data-actions]")) svg.setAttribute("role", "group");
  const name = svg.querySelector(":scope > title");
  if (name) {
    svg.setAttribute("aria-label", name.textContent);
    name.remove(); // it would hover over the whole board
  }
  return svg;
}

function adopt(text) {
  if (!sheets.has(text)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return "";
}
