import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { EdgeScroll, speed } from "../../src/godsplay/web/pages/static/edge_scroll.js";
import { stand } from "./svg.js";

test("the board moves faster towards an edge, and not at all in the middle or outside", () => {
  assert.deepEqual(
    [-1, 0, 20, 40, 150, 260, 280, 300, 301].map((at) => speed(at, 0, 300)),
    [0, -12, -6, 0, 0, 0, 6, 12, 0],
  );
});

test("the board follows as long as something is carried near its edge", () => {
  const scene = find("board");
  stand(scene, 0, 0, 300);
  /** @type {[number, number][]} */
  const moved = [];
  Object.assign(scene, {
    scrollBy: (/** @type {ScrollToOptions} */ { left = 0, top = 0 }) => moved.push([left, top]),
  });
  /** @type {(() => void)[]} */
  const frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {() => void} */ call) => frames.push(call) });
  const edge = new EdgeScroll(scene);
  edge.carry({ x: 150, y: 280 });
  edge.carry({ x: 150, y: 300 });
  assert.equal(frames.length, 1, "a frame is asked for once");
  frames.shift()?.();
  frames.shift()?.();
  assert.deepEqual(moved, [
    [0, 12],
    [0, 12],
  ]);
  edge.stop();
  frames.shift()?.();
  assert.deepEqual([moved.length, frames.length], [2, 0]);
  edge.carry({ x: 150, y: 150 });
  frames.shift()?.();
  assert.deepEqual([moved.length, frames.length], [2, 0], "it rests in the middle");
});
