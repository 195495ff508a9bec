import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { GameLog } from "../../src/godsplay/web/pages/static/log.js";
import { entry, recorder } from "./samples.js";

const jumped = recorder();
const log = new GameLog({ jump: jumped, rule() {} });

const texts = (/** @type {string} */ selector) =>
  [...log.box.querySelectorAll(selector)].map((node) => node.textContent);

const game = [
  entry(1, 0, { text: "One.", chapter: "Spring" }),
  entry(2, 1),
  entry(3, 1, { text: "Two.", chapter: "Spring" }, { text: "Three.", chapter: "Summer" }),
  entry(4, 0, { text: "Four.", chapter: "Summer", dice: [1, 6] }),
];

beforeEach(() => {
  log.clear();
  log.add(game);
});

test("a heading stands once, where its part of the game begins", () => {
  assert.deepEqual(texts("h3"), ["Spring", "Summer"]);
  assert.deepEqual(texts("p"), ["One. §", "Two. §", "Three. §", "Four. §"]);
});

test("moves that tell nothing take no room", () => {
  assert.equal(log.entries.length, 4);
  assert.equal(log.box.querySelectorAll(".entry").length, 3);
});

test("dice are drawn with all their pips", () => {
  assert.equal(log.box.querySelectorAll(".dice svg").length, 2);
  assert.equal(log.box.querySelectorAll(".dice circle").length, 7);
});

test("what comes after the shown move is not told yet; looking back, everything is there", () => {
  log.show({ ply: 2, scene: 0 }, true);
  const hidden = () => log.nodes.map((node) => node?.hidden);
  assert.deepEqual(hidden(), [false, undefined, true, true]);
  log.show({ ply: 2, scene: 0 }, false);
  assert.deepEqual(hidden(), [false, undefined, false, false]);
});

test("in the middle of a move, what its later scenes tell is not told yet", () => {
  const scenes = [
    { text: "Red invades.", chapter: "War", scene: 1 },
    { text: "A roll.", chapter: "War", scene: 2 },
    { text: "An estate falls.", chapter: "Ruin", scene: 3 },
  ];
  log.add([entry(5, 0, ...scenes)]);
  const told = () =>
    [...(log.nodes[4]?.querySelectorAll("[data-scene]") ?? [])]
      .filter((node) => node instanceof HTMLElement && !node.hidden)
      .map((node) => node.textContent?.replace(" §", ""));
  log.show({ ply: 5, scene: 1 }, true);
  assert.deepEqual(told(), ["Red invades."]);
  log.show({ ply: 5, scene: 2 }, true);
  assert.deepEqual(told(), ["Red invades.", "A roll."]);
  for (const scene of [3, 0]) {
    log.show({ ply: 5, scene }, true);
    assert.deepEqual(told(), ["Red invades.", "A roll.", "Ruin", "An estate falls."]);
  }
  log.show({ ply: 5, scene: 1 }, false);
  assert.equal(told().length, 4);
});

test("the shown move is marked, or the last one before it that tells something", () => {
  log.show({ ply: 4, scene: 1 }, true);
  assert.equal(log.box.querySelectorAll(".here").length, 1);
  assert.equal(log.nodes[3]?.className, "entry here");
  log.show({ ply: 2, scene: 0 }, true);
  assert.equal(log.nodes[0]?.className, "entry here");
  log.show({ ply: 0, scene: 0 }, true);
  assert.equal(log.box.querySelectorAll(".here").length, 0);
});

test("moves that were taken back are gone, and the rest stands as before", () => {
  log.cut(3);
  assert.deepEqual(texts("p"), ["One. §", "Two. §", "Three. §"]);
  log.cut(9);
  assert.equal(log.entries.length, 3);
});

test("a click leads to its move", () => {
  /** @type {HTMLElement} */ (log.box.querySelectorAll(".jump")[1]).click();
  assert.deepEqual(jumped.calls, [3]);
});
