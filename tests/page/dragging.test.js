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
box.append(draw("svg", {}, block, stone, unlit));
for (const node of [block, stone, unlit]) stand(node, 100, 100, 20);
const dragging = new Dragging({
  boxes: [box],
  canLift: (spot) => spot === "block",
  take: (spot) => done(`take ${spot}`),
  drop: (x, y) => done(`drop ${x} ${y}`),
});
box.addEventListener("click", () => done("click"));

const pointer = (
  /** @type {string} */ type,
  /** @type {Element} */ node,
  clientX = 100,
  clientY = 100,
  /** @type {PointerEventInit} */ more = {},
) => node.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, button: 0, ...more }));
const click = (/** @type {Element} */ node) =>
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
const ghosts = () => document.querySelectorAll(".lifted");

beforeEach(() => {
  dragging.end();
  pointer("pointerdown", document.body);
  done.calls.length = 0;
});

test("a thing that is pulled is lifted: it is taken, and a copy follows the pointer", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 110, 100);
  const [ghost] = /** @type {NodeListOf<SVGElement>} */ (ghosts());
  assert.deepEqual(done.calls, ["take block"]);
  assert.equal(ghost.getAttribute("viewBox"), "0 0 20 20");
  assert.equal(ghost.firstElementChild?.hasAttribute("transform"), false);
  assert.equal(ghost.style.width, "20px");
  pointer("pointermove", block, 150, 130);
  assert.equal(ghost.style.translate, "150px 130px");
  assert.equal(ghosts().length, 1);
  assert.deepEqual(done.calls, ["take block"]);
});

test("it is dropped where the pointer leaves it, and the click that ends it counts for nothing", () => {
  pointer("pointerdown", block);
  pointer("pointermove", block, 150, 150);
  pointer("pointerup", block, 160, 170);
  click(block);
  assert.deepEqual(done.calls, ["take block", "drop 160 170"]);
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

test("what cannot be lifted stays: no way leads on, not lit, by finger, or by another button", () => {
  for (const [node, more] of /** @type {[Element, PointerEventInit][]} */ ([
    [stone, {}],
    [unlit, {}],
    [block, { pointerType: "touch" }],
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
  assert.deepEqual(done.calls, ["take block"]);
  assert.equal(ghosts().length, 0);
});
