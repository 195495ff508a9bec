// @ts-check
// How large the board is: whole, or so close that it can be read; buttons, two fingers, two taps and the wheel change it.
import { find } from "./dom.js";
import { bestCentre, corners, distance, inset, middle, sightFrom } from "./geometry.js";
import { phone } from "./phone.js";

const LEGIBLE = 0.62; // pixels for a unit of the picture
const HARDLY = 1.15; // a picture this near to legible is shown whole
const STEP = 1.4;
const MOST = 6;
const TWICE = 2; // what two taps enlarge by
const SOON = 350; // milliseconds between two taps
const NEAR = 30; // pixels
const EDGE = 16; // what is nearer to the edge than this is not in sight
const WHOLE = "whole-board"; // what a browser remembers

/** @typedef {import("../types.d.ts").Point} Point */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Return how many times its width a picture needs to be legible.
 * @param {number} width of the picture in its own units
 * @param {number} available in pixels
 */
export function legibleSize(width, available) {
  const size = (LEGIBLE * width) / available;
  return size < HARDLY ? 1 : Math.min(size, MOST);
}

export class Zoom {
  /** @type {number | null} a size that somebody chose by hand */
  chosen = null;
  /** @type {string | null | undefined} what was asked with the last picture; undefined before the first one */
  question = undefined;
  /** @type {{ size: number, apart: number } | null} when two fingers came down */
  pinched = null;
  /** @type {Point & { time: number } | null} the tap before this one */
  tapped = null;
  /** @type {Point | null} where the board is scrolling to, unless it is at rest */
  heading = null;
  toggle = find("whole-board");

  /** @param {HTMLElement} scene */
  constructor(scene) {
    this.scene = scene;
    this.toggle.addEventListener("click", () => this.switch());
    for (const button of document.querySelectorAll("[data-zoom]")) {
      const factor = button.getAttribute("data-zoom") === "in" ? STEP : 1 / STEP;
      button.addEventListener("click", () => this.by(factor));
    }
    scene.addEventListener("touchstart", (event) => this.pinch(event), { passive: true });
    scene.addEventListener("touchmove", (event) => this.spread(event), { passive: false });
    scene.addEventListener("pointerup", (event) => this.tap(event));
    scene.addEventListener("wheel", (event) => this.roll(event), { passive: false });
    for (const end of ["scrollend", "pointerdown", "wheel"]) {
      scene.addEventListener(end, () => this.rest(), { passive: true });
    }
    addEventListener("resize", () => this.apply());
  }

  get svg() {
    return this.scene.querySelector("svg");
  }

  get size() {
    return this.chosen ?? (localStorage.getItem(WHOLE) === "yes" ? 1 : this.legible());
  }

  // On a wide screen the whole board can be read.
  legible() {
    const width = this.svg?.viewBox.baseVal.width;
    return phone.matches && width ? legibleSize(width, this.scene.clientWidth) : 1;
  }

  apply() {
    const { size } = this;
    this.scene.classList.toggle("zoomed", size > 1);
    this.scene.style.setProperty("--zoom", String(size));
    this.toggle.hidden = size === 1 && this.legible() === 1;
    this.toggle.setAttribute("aria-pressed", String(size === 1));
  }

  get centre() {
    return middle(this.scene.getBoundingClientRect());
  }

  // What will be in the middle once the board is at rest: what is in sight on the way there does not stay.
  get destination() {
    const { centre, heading, scene } = this;
    if (!heading) return centre;
    return { x: centre.x + heading.x - scene.scrollLeft, y: centre.y + heading.y - scene.scrollTop };
  }

  rest() {
    this.heading = null;
  }

  /**
   * Change the size; what is at a point of the window stays there, or what is in the middle.
   * @param {number} size
   * @param {Point} [at]
   */
  set(size, at = this.centre) {
    const { svg } = this;
    if (!svg) return;
    const before = svg.getBoundingClientRect();
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.chosen = Math.max(1, Math.min(MOST, size));
    this.apply();
    const after = svg.getBoundingClientRect();
    const left = after.left + across * after.width - at.x;
    const top = after.top + down * after.height - at.y;
    this.scene.scrollBy({ left, top, behavior: "instant" });
  }

  /** @param {number} factor */
  by(factor) {
    const size = this.size * factor;
    this.set(size < HARDLY ? 1 : size);
  }

  switch() {
    const whole = this.size > 1;
    localStorage.setItem(WHOLE, whole ? "yes" : "no");
    this.chosen = null;
    this.apply();
    if (!whole) this.begin();
  }

  /** @param {TouchEvent} event */
  pinch({ touches }) {
    if (touches.length === 2) this.pinched = { size: this.size, apart: distance(...fingers(touches)) };
  }

  /** @param {TouchEvent} event */
  spread(event) {
    const { touches } = event;
    if (touches.length !== 2 || !this.pinched) return;
    event.preventDefault();
    const [one, other] = fingers(touches);
    const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    this.set((this.pinched.size * distance(one, other)) / this.pinched.apart, at);
  }

  /**
   * Two taps bring what is under the finger closer, or back; on what is lit a tap is a choice.
   * @param {PointerEvent} event
   */
  tap({ pointerType, target, clientX: x, clientY: y, timeStamp: time }) {
    const before = this.tapped;
    const lit = target instanceof Element && target.closest("[data-actions]") !== null;
    this.tapped = null;
    if (pointerType !== "touch" || lit) return;
    if (!before || time - before.time > SOON || distance(before, { x, y }) > NEAR) this.tapped = { x, y, time };
    else this.set(this.size > this.legible() * HARDLY ? this.legible() : this.legible() * TWICE, { x, y });
  }

  /**
   * Two fingers on a trackpad come as a wheel with Ctrl.
   * @param {WheelEvent} event
   */
  roll(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.set(this.size * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }

  lit() {
    return [...this.scene.querySelectorAll("[data-actions]")];
  }

  /**
   * Take up a new picture: with a new question as much as possible of what is lit comes into sight, else some of it
   * stays there. A board that comes up begins in its middle.
   * @param {string | null} question
   * @param {Element[]} [kept] what must be in sight beside it
   */
  settle(question, kept = []) {
    this.apply();
    if (this.question === undefined) this.begin(kept);
    else if (question !== this.question) this.gather(this.lit(), this.behavior, kept);
    else this.reveal(this.lit());
    this.question = question;
  }

  /** @param {Element[]} [kept] */
  begin(kept) {
    const lit = this.lit();
    this.gather(lit.length || !this.svg ? lit : [this.svg], "instant", kept);
  }

  /**
   * Go where most of these things are in sight at once; stay if that is here, or if there are none: what is asked for
   * then lies in the hand, and what is looked at on the board stays in sight.
   * @param {Element[]} nodes
   * @param {ScrollBehavior} [behavior]
   * @param {Element[]} [kept] what must be in sight with them
   */
  gather(nodes, behavior = this.behavior, kept = []) {
    if (this.size === 1 || !nodes.length) return;
    const [places, held] = [nodes, kept].map((some) => some.map((node) => middle(node.getBoundingClientRect())));
    this.gatherPoints(places, behavior, held);
  }

  /**
   * Go where most of what a scene shows is in sight, from corner to corner.
   * @param {Element[]} nodes
   */
  watch(nodes) {
    if (this.size === 1 || !nodes.length) return;
    this.gatherPoints(
      nodes.flatMap((node) => corners(inset(node.getBoundingClientRect(), EDGE))), // what just fits needs no edge
      this.behavior,
    );
  }

  /**
   * @param {Point[]} places
   * @param {ScrollBehavior} behavior
   * @param {Point[]} [kept]
   */
  gatherPoints(places, behavior, kept) {
    const centre = bestCentre(places, this.destination, (point) => this.sight(point), kept);
    if (centre) this.move(centre, behavior);
  }

  /**
   * Bring the nearest of these things into sight, unless one of them is there already.
   * @param {Element[]} nodes
   */
  reveal(nodes) {
    if (this.size === 1 || !nodes.length) return;
    const { destination } = this;
    const places = nodes.map((node) => middle(node.getBoundingClientRect()));
    if (places.some(this.sight(destination))) return;
    places.sort((one, other) => distance(one, destination) - distance(other, destination));
    this.move(places[0], this.behavior);
  }

  /**
   * Bring a thing into the middle, wherever the board is moving to.
   * @param {Element} node
   */
  bring(node) {
    if (this.size !== 1) this.move(middle(node.getBoundingClientRect()), this.behavior);
  }

  /**
   * Return a test of what is in sight once a point is in the middle.
   * @param {Point} centre
   */
  sight(centre) {
    const view = this.scene.getBoundingClientRect();
    return sightFrom(centre, view, this.svg?.getBoundingClientRect() ?? view, EDGE);
  }

  /** @returns {ScrollBehavior} */
  get behavior() {
    return still.matches ? "instant" : "smooth";
  }

  /**
   * @param {Point} to
   * @param {ScrollBehavior} behavior
   */
  move({ x, y }, behavior) {
    const { centre, scene } = this;
    const [left, top] = [x - centre.x, y - centre.y];
    this.heading = behavior === "smooth" ? { x: scene.scrollLeft + left, y: scene.scrollTop + top } : null;
    scene.scrollBy({ left, top, behavior });
  }
}

/**
 * @param {TouchList} touches
 * @returns {[Point, Point]}
 */
function fingers(touches) {
  const [one, other] = [touches[0], touches[1]];
  return [
    { x: one.clientX, y: one.clientY },
    { x: other.clientX, y: other.clientY },
  ];
}
