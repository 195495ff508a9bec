import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, find } from "../../src/godsplay/web/pages/static/dom.js";
import { Dragging } from "../../src/godsplay/web/pages/static/dragging.js";
import { recorder } from "./samples.js";
import { stand } from "./svg.js";

/** @type {ReturnType<typeof recorder<string>>} what was done */
const done = recorder();
const box = find("board");
const block = draw("g", { "data-spot": "block", "data-actions": "march", transform: "translate(5 5)" });
const stone = draw("g", { "data-spot": "stone", "data-actions": "turn" });
const unlit = draw("g", { "data-spot": "block" });

const land = draw("g", { "data-spot": "block", "data-actions": "march" });
for (const node of [block, stone, unlit]) stand(node, 100, 100, 20);
stand(land, 0, 0, 300);
box.append(draw("svg", {}, block, stone, unlit, land));
const dragging = new Dragging({
  boxes: [box],
  pointed: ({ target }) => (target instanceof Element ? target.closest("[data-spot]") : null),
  canLift: (spot) => spot === "block",
  take: (spot) => done(`take ${spot}`),
  carry: ({ clientX, clientY }) => done(`carry ${clientX} ${clientY}`),
  drop: ({ clientX, clientY }) => done(`drop ${clientX} ${clientY}`),
  letGo: () => done("let go"),
});
box.addEventListener("click", () => done("click"));

const pointer = (
  /** @type {string} */ type,
  /** @type {Element} */ node,
  clientX = 100,
  clientY = 100,
  /** @type {PointerEventInit} */ more = {},
) => node.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, isPrimary: true, ...more }));
const click = (/** @type {Element} */ node) =>
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
const finger = (/** @type {string} */ type, clientX = 100, clientY = 100, more = {}) =>
  pointer(type, block, clientX, clientY, { pointerType: "touch", ...more });
const scrolls = (/** @type {"Width" | "Height"} */ way, /** @type {boolean} */ more) =>
  Object.defineProperty(box, `scroll${way}`, { value: more ? 900 : 0, configurable: true });
const ghosts = () => document.querySelectorAll(".lifted");

beforeEach(() => {
  dragging.end();
  pointer("pointerdown", document.body);
  done.calls.length = 0;
  scrolls("Width", false);
  scrolls("Height", false);
});

test("a thing that is pulled is lifted: it is taken, and a copy follows the pointer", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 110, 100);
  const [ghost] = /** @type {NodeListOf<SVGElement>} */ (ghosts());
  assert.deepEqual(done.calls, ["take block", "carry 110 100"]);
  assert.equal(ghost.getAttribute("viewBox"), "0 0 20 20");
  assert.equal(ghost.firstElementChild?.hasAttribute("transform"), false);
  assert.equal(ghost.style.width, "20px");
  pointer("pointermove", block, 150, 130);
  assert.equal(ghost.style.translate, "150px 130px");
  assert.equal(ghosts().length, 1);
  assert.equal(ghost.classList.contains("by-finger"), false);
  assert.deepEqual(done.calls, ["take block", "carry 110 100", "carry 150 130"]);
});

test("it is dropped where the pointer leaves it, and the click that ends it counts for nothing", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 150, 150);
  pointer("pointerup", block, 160, 170);
  click(block);
  assert.deepEqual(done.calls, ["take block", "carry 150 150", "let go", "drop 160 170"]);
  assert.equal(ghosts().length, 0);
  click(block);
  assert.equal(done.calls.at(-1), "click");
});

test("a hand that trembles lifts nothing, and clicks", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 104, 104);
  pointer("pointerup", block, 104, 104);
  click(block);
  assert.deepEqual(done.calls, ["click"]);
});

test("what cannot be lifted stays: no way leads on, not lit, too large, by a second finger, or by another button", () => {
  for (const [node, more] of /** @type {[Element, PointerEventInit][]} */ ([
    [stone, {}],
    [unlit, {}],
    [land, {}],
    [block, { pointerType: "touch", isPrimary: false }],
    [block, { button: 2 }],
  ])) {
    pointer("pointerdown", node, 100, 100, more);
    pointer("pointermove", node, 200, 200);
    pointer("pointerup", node, 200, 200);
  }
  assert.deepEqual(done.calls, []);
});

test("a pointer that is lost lets go without dropping", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 150, 150);
  pointer("pointercancel", block);
  pointer("pointerup", block, 150, 150);
  assert.deepEqual(done.calls, ["take block", "carry 150 150", "let go"]);
  assert.equal(ghosts().length, 0);
});

test("a finger lifts at once where there is nothing more to see that way", () => {
  scrolls("Width", true);
  finger("pointerdown");
  finger("pointermove", 102, 80);
  finger("pointerup", 102, 60);
  assert.deepEqual(done.calls, ["take block", "carry 102 80", "let go", "drop 102 60"]);
});

test("a finger that moves at once where there is more to see moves the picture, and lifts nothing on the way", () => {
  scrolls("Width", true);
  finger("pointerdown");
  finger("pointermove", 80, 102);
  finger("pointermove", 80, 40);
  finger("pointerup", 80, 40);
  assert.deepEqual(done.calls, []);
});

test("a finger that has rested lifts whichever way it moves, and what it carries is above it", () => {
  scrolls("Width", true);
  scrolls("Height", true);
  let now = 1000;
  const at = (/** @type {string} */ type, /** @type {number} */ x) => {
    const event = new PointerEvent(type, { bubbles: true, clientX: x, isPrimary: true, pointerType: "touch" });
    Object.defineProperty(event, "timeStamp", { value: now });
    block.dispatchEvent(event);
  };
  at("pointerdown", 0);
  now += 250;
  at("pointermove", 20);
  assert.deepEqual(done.calls, ["take block", "carry 20 0"]);
  assert.ok(ghosts()[0].classList.contains("by-finger"));
});

test("the picture stays where it is while a finger carries something, and only then", () => {
  const slide = () => !box.dispatchEvent(new Event("touchmove", { cancelable: true }));
  assert.equal(slide(), false);
  finger("pointerdown");
  assert.equal(slide(), false);
  finger("pointermove", 100, 60);
  assert.equal(slide(), true);
  finger("pointerup", 100, 60);
  assert.equal(slide(), false);
});

test("a second finger ends a lift: two fingers change the size of the board", () => {
  finger("pointerdown");
  finger("pointermove", 100, 60);
  finger("pointerdown", 200, 60, { isPrimary: false, pointerId: 7 });
  finger("pointermove", 100, 20);
  assert.deepEqual(done.calls, ["take block", "carry 100 60", "let go"]);
  assert.equal(ghosts().length, 0);
});
