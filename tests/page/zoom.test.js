import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";

const media = { matches: true };
const still = { matches: true };
globalThis.matchMedia = (/** @type {string} */ query) =>
  /** @type {any} */ (query.includes("reduced-motion") ? still : media);
const { legibleSize, Zoom } = await import("../../src/godsplay/web/pages/static/zoom.js");

const VIEW = { left: 0, top: 0, width: 400, height: 300 };
const scene = /** @type {any} */ (find("board"));
let scrolled = { x: 0, y: 0 };
/** @type {any} */
let zoom;

/**
 * Show a picture of 2000 by 1000 units in a view of 400 by 300 pixels, with lit things at points of it.
 * @param {...[number, number]} lit
 */
function show(...lit) {
  scene.innerHTML = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const svg = scene.querySelector("svg");
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { width: 2000 } } });
  svg.getBoundingClientRect = () => ({
    left: -scrolled.x,
    top: -scrolled.y,
    width: 400 * zoom.size,
    height: 200 * zoom.size,
  });
  for (const [x, y] of lit) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
    node.setAttribute("data-actions", "a");
    const scale = () => (400 * zoom.size) / 2000;
    node.getBoundingClientRect = () =>
      /** @type {any} */ ({ left: x * scale() - scrolled.x, top: y * scale() - scrolled.y, width: 0, height: 0 });
    svg.append(node);
  }
  return zoom.lit();
}

scene.getBoundingClientRect = () => VIEW;
Object.defineProperty(scene, "clientWidth", { value: VIEW.width });
scene.scrollBy = (/** @type {{ left: number, top: number }} */ { left, top }) => {
  scrolled = { x: scrolled.x + left, y: scrolled.y + top };
};

beforeEach(() => {
  localStorage.clear();
  media.matches = true;
  still.matches = true;
  scrolled = { x: 0, y: 0 };
  zoom = new Zoom(scene);
  show();
});

test("a picture is made as large as it must be to be read, within limits", () => {
  assert.equal(legibleSize(2000, 400), 3.1);
  assert.equal(legibleSize(700, 400), 1);
  assert.equal(legibleSize(90_000, 400), 6);
});

test("on a wide screen the whole board is shown", () => {
  assert.equal(zoom.size, 3.1);
  media.matches = false;
  assert.equal(zoom.size, 1);
});

test("what is under the fingers stays there", () => {
  zoom.set(2, { x: 0, y: 0 });
  assert.deepEqual(scrolled, { x: 0, y: 0 });
  zoom.set(4, { x: 100, y: 50 });
  assert.deepEqual(scrolled, { x: 100, y: 50 });
});

test("the size has limits, and a size that is hardly more than the whole is the whole", () => {
  zoom.set(50);
  assert.equal(zoom.size, 6);
  zoom.set(0.1);
  assert.equal(zoom.size, 1);
  zoom.set(1.5);
  zoom.by(1 / 1.4);
  assert.equal(zoom.size, 1);
});

test("a browser remembers that somebody wants the whole board", () => {
  zoom.switch();
  assert.equal(zoom.size, 1);
  assert.equal(new Zoom(scene).size, 1);
  zoom.switch();
  assert.equal(zoom.size, 3.1);
});

test("two fingers spread to make it larger", () => {
  const touches = (/** @type {number} */ apart) => [
    { clientX: 100, clientY: 100 },
    { clientX: 100 + apart, clientY: 100 },
  ];
  const event = { preventDefault() {}, touches: touches(50) };
  zoom.set(2);
  zoom.pinch(event);
  zoom.spread({ ...event, touches: touches(75) });
  assert.equal(zoom.size, 3);
});

test("a wheel zooms only with Ctrl", () => {
  zoom.set(2);
  const event = { preventDefault() {}, deltaY: -200, clientX: 0, clientY: 0 };
  zoom.roll({ ...event, ctrlKey: false });
  assert.equal(zoom.size, 2);
  zoom.roll({ ...event, ctrlKey: true });
  assert.equal(zoom.size, 2 * Math.E);
});

test("with a new question most of what is lit comes into sight", () => {
  show([100, 100], [1600, 600], [1700, 650]);
  zoom.settle("bid 0");
  assert.ok(scrolled.x > 600, `${scrolled.x}`);
  const before = { ...scrolled };
  zoom.settle("bid 0");
  assert.deepEqual(scrolled, before);
});

test("what must be seen is in sight with a new question, though more is lit elsewhere", () => {
  const [own] = show([100, 100], [1600, 600], [1700, 650]);
  zoom.settle("bid 0", [own]);
  assert.ok(scrolled.x < 100, `${scrolled.x}`);
});

test("what must be seen gives way where nothing that is lit would be in sight with it", () => {
  const [own] = show([100, 100]);
  show([1600, 600], [1700, 650]);
  zoom.settle("bid 0", [own]);
  assert.ok(scrolled.x > 600, `${scrolled.x}`);
});

test("where nothing is lit the board stays, once it has begun in its middle", () => {
  zoom.settle(null);
  const middle = { ...scrolled };
  assert.ok(middle.x > 300, `${middle.x}`);
  show([100, 100]);
  zoom.settle("bid 0");
  const before = { ...scrolled };
  assert.notDeepEqual(before, middle);
  show();
  zoom.gather(zoom.lit());
  zoom.settle(null);
  assert.deepEqual(scrolled, before);
});

test("with the same question the nearest lit thing comes into sight if none is", () => {
  show([100, 100]);
  zoom.settle("bid 0");
  show([1500, 100], [900, 100]);
  zoom.settle("bid 0");
  assert.ok(Math.abs(scrolled.x - (900 * 0.62 - 200)) < 0.01, `${scrolled.x}`);
});

test("what is only in sight on the way to somewhere else is moved to", () => {
  /** @type {string[]} */
  const moves = [];
  still.matches = false;
  const { scrollBy } = scene;
  scene.scrollBy = (/** @type {{ left: number }} */ { left }) => moves.push(left > 0 ? "right" : "left");
  show([1700, 100]);
  zoom.question = null;
  zoom.settle("bid 0");
  show([100, 100]);
  zoom.reveal(zoom.lit());
  assert.deepEqual(moves, ["right", "left"]);
  scene.scrollBy = scrollBy;
});

test("a board that is shown whole is not scrolled", () => {
  media.matches = false;
  show([1700, 650]);
  zoom.settle("bid 0");
  assert.deepEqual(scrolled, { x: 0, y: 0 });
});
