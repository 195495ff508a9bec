// How large the board is: whole, or so close that it can be read; buttons, two fingers and the wheel change it.
import { find } from "./dom.js";

const LEGIBLE = 0.62; // pixels for a unit of the picture
const HARDLY = 1.15; // a picture this near to legible is shown whole
const STEP = 1.4;
const MOST = 6;
const EDGE = 16; // what is nearer to the edge than this is not in sight
const WHOLE = "whole-board"; // what a browser remembers

const narrow = matchMedia("(max-width: 900px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Zoom {
  constructor(scene) {
    this.scene = scene;
    this.chosen = null; // a size that somebody chose by hand
    this.question = undefined; // that was asked with the last picture
    this.toggle = find("whole-board");
    this.toggle.addEventListener("click", () => this.switch());
    for (const button of document.querySelectorAll("[data-zoom]")) {
      button.addEventListener("click", () => this.by(button.dataset.zoom === "in" ? STEP : 1 / STEP));
    }
    scene.addEventListener("touchstart", (event) => this.pinch(event), { passive: true });
    scene.addEventListener("touchmove", (event) => this.spread(event), { passive: false });
    scene.addEventListener("wheel", (event) => this.roll(event), { passive: false });
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
    if (!narrow.matches || !width) return 1;
    const size = (LEGIBLE * width) / this.scene.clientWidth;
    return size < HARDLY ? 1 : Math.min(size, MOST);
  }

  apply() {
    const { size } = this;
    this.scene.classList.toggle("zoomed", size > 1);
    this.scene.style.setProperty("--zoom", String(size));
    this.toggle.hidden = size === 1 && this.legible() === 1;
    this.toggle.setAttribute("aria-pressed", String(size === 1));
  }

  // Change the size; what is at a point of the window stays there, or what is in the middle.
  set(size, at = middle(this.scene.getBoundingClientRect())) {
    const before = this.svg?.getBoundingClientRect();
    if (!before) return;
    const [across, down] = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.chosen = Math.max(1, Math.min(MOST, size));
    this.apply();
    const after = this.svg.getBoundingClientRect();
    this.scene.scrollBy({ left: after.left + across * after.width - at.x, top: after.top + down * after.height - at.y, behavior: "instant" });
  }

  by(factor) {
    const size = this.size * factor;
    this.set(size < HARDLY ? 1 : size);
  }

  switch() {
    const whole = this.size > 1;
    localStorage.setItem(WHOLE, whole ? "yes" : "no");
    this.chosen = null;
    this.apply();
    if (!whole) this.gather(this.lit(), "instant");
  }

  pinch({ touches }) {
    if (touches.length === 2) this.pinched = { size: this.size, apart: apart(touches) };
  }

  spread(event) {
    const { touches } = event;
    if (touches.length !== 2 || !this.pinched) return;
    event.preventDefault();
    const at = { x: (touches[0].clientX + touches[1].clientX) / 2, y: (touches[0].clientY + touches[1].clientY) / 2 };
    this.set((this.pinched.size * apart(touches)) / this.pinched.apart, at);
  }

  // Two fingers on a trackpad come as a wheel with Ctrl.
  roll(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.set(this.size * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }

  lit() {
    return [...this.scene.querySelectorAll("[data-actions]")];
  }

  // A new picture: with a new question as much as possible of what is lit comes into sight, else some of it stays there.
  settle(question) {
    this.apply();
    if (question !== this.question) this.gather(this.lit(), this.question === undefined ? "instant" : this.manner);
    else this.reveal(this.lit());
    this.question = question;
  }

  // Go where most of these things are in sight at once; stay if that is here.
  gather(nodes, behavior) {
    if (this.size === 1) return;
    const places = (nodes.length ? nodes : [this.svg]).map((node) => middle(node.getBoundingClientRect()));
    let best = places.filter(this.inSight(middle(this.scene.getBoundingClientRect())));
    const here = best.length;
    for (const centre of [middle(around(places)), ...places]) {
      const seen = places.filter(this.inSight(centre));
      if (seen.length > best.length) best = seen;
    }
    if (best.length > here) this.move(middle(around(best)), behavior);
  }

  // Bring the nearest of these things into sight, unless one of them is there already.
  reveal(nodes) {
    if (this.size === 1 || !nodes.length) return;
    const centre = middle(this.scene.getBoundingClientRect());
    const places = nodes.map((node) => middle(node.getBoundingClientRect()));
    if (places.some(this.inSight(centre))) return;
    const far = ({ x, y }) => Math.hypot(x - centre.x, y - centre.y);
    this.move(places.sort((one, other) => far(one) - far(other))[0], this.manner);
  }

  // Tell what is in sight once a point is in the middle, as far as the board lets it.
  inSight(centre) {
    const view = this.scene.getBoundingClientRect();
    const whole = this.svg.getBoundingClientRect();
    const within = (low, value, high) => Math.max(low, Math.min(value, high));
    const [wide, high] = [view.width / 2 - EDGE, view.height / 2 - EDGE];
    const x = within(whole.left + view.width / 2, centre.x, whole.right - view.width / 2);
    const y = within(whole.top + view.height / 2, centre.y, whole.bottom - view.height / 2);
    return (place) => Math.abs(place.x - x) <= wide && Math.abs(place.y - y) <= high;
  }

  get manner() {
    return still.matches ? "instant" : "smooth";
  }

  move({ x, y }, behavior) {
    const centre = middle(this.scene.getBoundingClientRect());
    this.scene.scrollBy({ left: x - centre.x, top: y - centre.y, behavior });
  }
}

function around(places) {
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
