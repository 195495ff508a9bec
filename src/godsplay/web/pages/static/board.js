// @ts-check
// The board and the sheets around it: shows the picture, lights what can be chosen, and reports what was touched.
import { animate, places } from "./animation.js";
import { writeNames } from "./called.js";
import { find, scrollWithin } from "./dom.js";
import { distance, isSmall, middle } from "./geometry.js";
import { data } from "./page_data.js";
import { adopt, Sheets } from "./picture.js";
import { Zoom } from "./zoom.js";

const FINGER = 44; // pixels that a finger needs to meet a thing

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {import("../server.d.ts").SheetData} SheetData */

export class Board {
  scene = find("board");
  own = find("own-sheets"); // the viewer's panel and hand
  others = find("seat-sheets");
  zoom = new Zoom(this.scene);
  /** @type {Sheets[]} */
  sheets = [];
  /** @type {string[]} what people are called, by seat */
  names = [];
  /** @type {Map<string, Element[]>} by the name of the spot */
  spots = new Map();
  /** @type {Map<string, Choice[]>} what can be chosen, by spot */
  lit = new Map();

  /** @param {{ touch: (spot: string, node: Element) => void }} page */
  constructor({ touch }) {
    this.touch = touch;
    adopt(data.style);
    for (const box of [this.scene, this.own, this.others]) {
      box.addEventListener("click", (event) => this.take(event));
      box.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") this.take(event);
      });
    }
    this.own.addEventListener("click", ({ target }) => this.bringSheet(target)); // a touch on its edge is enough
  }

  get svg() {
    return this.scene.querySelector("svg");
  }

  get pictures() {
    return this.sheets.map((sheet) => sheet.svg);
  }

  /**
   * Lay out empty sheets for a viewer; all layers are to come.
   * @param {number | null} seat
   */
  lay(seat) {
    const sheets = data.sheets[seat ?? data.sheets.length - 1];
    const isOwn = (/** @type {SheetData} */ sheet) => sheet.role === "hand" || (seat !== null && sheet.seat === seat);
    const board = new Sheets(
      sheets.filter(({ role }) => role === "board"),
      data.scope,
    );
    board.svg.setAttribute("aria-label", document.title);
    const own = sheets.filter((sheet) => sheet.role !== "board" && isOwn(sheet)).map((each) => this.sheet(each));
    const others = sheets.filter((sheet) => sheet.role !== "board" && !isOwn(sheet)).map((each) => this.sheet(each));
    this.scene.replaceChildren(board.svg);
    this.own.replaceChildren(...own.map(({ svg }) => svg));
    this.others.replaceChildren(...others.map(({ svg }) => svg));
    this.sheets = [board, ...own, ...others];
  }

  /** @param {SheetData} sheet */
  sheet(sheet) {
    const made = new Sheets([sheet], data.scope);
    made.svg.setAttribute("data-role", sheet.role);
    made.svg.setAttribute("data-seat", String(sheet.seat));
    return made;
  }

  /**
   * Return the sheet of a seat.
   * @param {number} seat
   */
  sheetOf(seat) {
    return this.pictures.find((each) => each.dataset.role === "seat" && each.dataset.seat === String(seat)) ?? null;
  }

  /**
   * Renew what has changed.
   * @param {Record<string, string>} layers
   * @param {boolean} moving whether pieces travel
   */
  show(layers, moving) {
    const before = moving ? places(this.pictures) : new Map();
    for (const sheet of this.sheets) sheet.update(layers);
    this.call(this.names);
    this.spots = new Map();
    for (const node of this.pictures.flatMap((picture) => [...picture.querySelectorAll("[data-spot]")])) {
      const spot = node.getAttribute("data-spot") ?? "";
      this.spots.set(spot, [...(this.spots.get(spot) ?? []), node]);
    }
    animate(this.pictures, before);
  }

  /**
   * Show what a choice would change, or how it is.
   * @param {Record<string, string> | null} layers
   */
  preview(layers) {
    for (const sheet of this.sheets) {
      if (layers) sheet.preview(layers);
      else sheet.restore();
    }
    if (layers) this.call(this.names);
  }

  /**
   * Name the people who play.
   * @param {string[]} names by seat
   */
  call(names) {
    this.names = names;
    for (const picture of this.pictures) writeNames(picture, names);
  }

  clear() {
    for (const box of [this.scene, this.own, this.others]) box.replaceChildren();
    this.sheets = [];
    this.spots = new Map();
    this.lit = new Map();
  }

  /**
   * Light the spots at which something can be chosen.
   * @param {Map<string, Choice[]>} lit
   */
  light(lit) {
    const focused = document.activeElement?.getAttribute("data-spot");
    this.lit = lit;
    for (const [spot, nodes] of this.spots) {
      const choices = lit.get(spot);
      for (const [place, node] of nodes.entries()) {
        node.classList.remove("pointed", "armed", "hinted");
        if (choices?.length) this.offer(node, choices, place === 0);
        else this.rest(node);
      }
    }
    const [first] = this.pictures.flatMap((picture) => [...picture.querySelectorAll("[data-actions][tabindex]")]);
    first?.setAttribute("tabindex", "0"); // Tab leads to one of them, arrows to the others
    this.hideDecoration();
    this.bringOwn();
    if (focused && lit.has(focused)) this.focus(focused);
  }

  // Where panel and hand have no room beside each other, what answers the question there comes into sight.
  bringOwn() {
    const answers = (/** @type {Element} */ node) =>
      this.lit.get(node.getAttribute("data-spot") ?? "")?.some((choice) => !choice.aside);
    const lit = [...this.own.querySelectorAll("[data-actions]")].filter(answers);
    const { left, right } = this.own.getBoundingClientRect();
    const isIn = (/** @type {Element} */ node) => {
      const { x } = middle(node.getBoundingClientRect());
      return x > left && x < right;
    };
    if (lit.filter(isIn).length < lit.length / 2) this.bringSheet(lit.find((node) => !isIn(node)) ?? null);
  }

  /** @param {EventTarget | null} inside of a panel or a hand */
  bringSheet(inside) {
    const sheet = inside instanceof Element ? inside.closest("#own-sheets > svg") : null;
    if (sheet) scrollWithin(this.own, sheet);
  }

  // Readers of the screen hear of what can be chosen, and of nothing else in the picture.
  hideDecoration() {
    const parts = [...this.spots.values()].flat();
    for (const node of [...this.sheets.flatMap((sheet) => [...sheet.layers.values()]), ...parts]) {
      const lit = node.hasAttribute("data-actions") || node.querySelector("[data-actions]") !== null;
      if (lit) node.removeAttribute("aria-hidden");
      else node.setAttribute("aria-hidden", "true");
    }
  }

  /**
   * @param {Element} node
   * @param {Choice[]} choices
   * @param {boolean} first only one of several nodes at a spot is a button for the keyboard
   */
  offer(node, choices, first) {
    node.setAttribute("data-actions", choices.map((choice) => choice.action).join("|"));
    if (!first) return;
    const name = node.getAttribute("data-label");
    const label =
      choices.length === 1 || !name
        ? choices
            .map((choice) => choice.text)
            .slice(0, 3)
            .join("; ")
        : name;
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    node.setAttribute("aria-label", label);
  }

  /** @param {Element} node */
  rest(node) {
    for (const name of ["data-actions", "role", "tabindex", "aria-label"]) node.removeAttribute(name);
  }

  /** @param {string} spot */
  focus(spot) {
    const node = this.spots.get(spot)?.find((each) => each.hasAttribute("tabindex"));
    if (node instanceof SVGElement) node.focus({ preventScroll: true });
  }

  /**
   * Find the spot under a pointer: one that is lit before all others.
   * @param {number} x
   * @param {number} y
   * @returns {Element | null}
   */
  at(x, y) {
    const found = document.elementsFromPoint(x, y).map((node) => node.closest("[data-spot]"));
    const spots = found.filter((node) => node !== null);
    return spots.find((node) => node.hasAttribute("data-actions")) ?? spots[0] ?? null;
  }

  /**
   * Bring marked things into sight, in whichever picture they are: the last of them, which lies on top.
   * @param {Element[]} nodes
   */
  bring(nodes) {
    const here = nodes.filter((node) => this.scene.contains(node)).at(-1);
    if (here) this.zoom.bring(here);
    for (const box of [this.own, this.others]) {
      const there = nodes.find((node) => box.contains(node));
      if (there) scrollWithin(box, there);
    }
  }

  /**
   * Bring one of some spots on the board into sight, unless one is there.
   * @param {string[]} spots
   */
  reveal(spots) {
    this.zoom.reveal(this.onBoard(spots));
  }

  /**
   * List what lies at some spots on the board itself.
   * @param {string[]} spots
   */
  onBoard(spots) {
    return spots.flatMap((spot) => this.spots.get(spot) ?? []).filter((node) => this.scene.contains(node));
  }

  /**
   * Find the spot that a finger means: a small thing that is lit may be missed by a little.
   * @param {number} x
   * @param {number} y
   * @returns {Element | null}
   */
  near(x, y) {
    const direct = this.at(x, y);
    if (direct && isSmall(direct.getBoundingClientRect(), FINGER)) return direct;
    const away = (/** @type {Element} */ node) => distance(middle(node.getBoundingClientRect()), { x, y });
    const small = [...this.lit.keys()]
      .flatMap((spot) => this.spots.get(spot) ?? [])
      .filter((node) => isSmall(node.getBoundingClientRect(), FINGER) && away(node) <= FINGER / 2)
      .sort((one, other) => away(one) - away(other));
    return small[0] ?? direct;
  }

  /** @param {Event} event */
  take(event) {
    const target = /** @type {Element} */ (event.target);
    const pointed = event instanceof MouseEvent && event.detail > 0 ? this.pointed(event) : null;
    const node = pointed ?? target.closest("[data-spot]");
    if (!node) return this.touch("", this.scene);
    event.preventDefault();
    this.touch(node.getAttribute("data-spot") ?? "", node);
  }

  /** @param {MouseEvent} event */
  pointed(event) {
    const { clientX, clientY } = event;
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    return finger ? this.near(clientX, clientY) : this.at(clientX, clientY);
  }

  /**
   * Lift the blocks or cards that were taken out of the viewer's hand: of several that are alike, one.
   * @param {Iterable<string>} spots
   */
  lift(spots) {
    for (const node of this.own.querySelectorAll(".taken")) node.classList.remove("taken");
    for (const spot of spots)
      this.spots
        .get(spot)
        ?.find((node) => this.own.contains(node))
        ?.classList.add("taken");
  }

  /**
   * Mark the spots of some choices.
   * @param {Iterable<string>} spots
   * @param {string} name of the mark
   */
  mark(spots, name) {
    for (const nodes of this.spots.values()) for (const node of nodes) node.classList.remove(name);
    for (const spot of spots) for (const node of this.spots.get(spot) ?? []) node.classList.add(name);
  }
}
