import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, find } from "../../src/godsplay/web/pages/static/dom.js";
import { Pointing } from "../../src/godsplay/web/pages/static/pointing.js";
import { choice, recorder } from "./samples.js";

const [touched, marked, tried] = Array.from({ length: 3 }, () => recorder());
/** @type {Element | null} */
let under = null;
/** @type {any} */
const decision = { touch: touched, back: () => touched("back") };
const pointing = new Pointing({
  board: /** @type {any} */ ({
    pointed: () => under,
    scene: find("board"),
    mark: (/** @type {string[]} */ spots) => marked(spots.join()),
  }),
  decision,
  preview: /** @type {any} */ ({ show: tried }),
});

const AT = new PointerEvent("pointermove", { clientX: 5, clientY: 6 });
const march = (/** @type {string} */ from, /** @type {string} */ to) =>
  choice(`march ${from} ${to}`, {
    parts: [
      { label: from, spots: [from] },
      { label: to, spots: [to] },
    ],
    spots: [from, to],
  });

beforeEach(() => {
  Object.assign(decision, { armed: null, path: { picked: [] } });
  for (const each of [touched, marked, tried]) each.calls.length = 0;
});

test("a button shows where its next step is, and a single choice also what it would change", () => {
  pointing.point([march("a", "b"), march("c", "b")]);
  assert.deepEqual([marked.calls, tried.calls], [["a,c"], [null]]);
  decision.path.picked = ["a"];
  pointing.point([march("a", "b")]);
  assert.deepEqual([marked.calls.at(-1), tried.calls.at(-1)], ["b", "march a b"]);
  pointing.point([choice("sell", { spots: ["field", "barn"] })]);
  assert.equal(marked.calls.at(-1), "field,barn");
});

test("after pointing, what is to be confirmed is tried out again", () => {
  decision.armed = "bid 3";
  pointing.point([march("a", "b")]);
  pointing.point([]);
  assert.deepEqual(marked.calls, ["a", ""]);
  assert.deepEqual(tried.calls, ["march a b", "bid 3"]);
});

test("what is dropped where it can go is chosen there, and else put back", () => {
  under = draw("g", { "data-spot": "b", "data-actions": "march a b" });
  pointing.drop(AT);
  under = draw("g", { "data-spot": "sea" });
  pointing.drop(AT);
  under = null;
  pointing.drop(AT);
  assert.deepEqual(touched.calls, ["b", "back", "back"]);
});

test("where what is carried can go is marked, until it is let go", () => {
  Object.assign(globalThis, { requestAnimationFrame: () => 1 });
  under = draw("g", { "data-spot": "b", "data-actions": "march a b" });
  pointing.carry(AT);
  under = draw("g", { "data-spot": "sea" });
  pointing.carry(AT);
  assert.deepEqual(marked.calls, ["b", ""]);
  assert.deepEqual(pointing.edge.point, { x: 5, y: 6 });
  pointing.letGo();
  assert.deepEqual([marked.calls.at(-1), pointing.edge.point], ["", null]);
});
