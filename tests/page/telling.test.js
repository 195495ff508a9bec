import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { showPrompt } from "../../src/godsplay/web/pages/static/prompt.js";
import { Telling } from "../../src/godsplay/web/pages/static/telling.js";
import { entry, recorder, shown } from "./samples.js";

const skipped = recorder();
const skip = find("skip");
const { lines } = entry(1, 0, { text: "Red invades.", seat: 1 }, { text: "A roll:", dice: [3, 5] });
let telling = new Telling({ skip() {} });

/**
 * A scene in the middle of a move, which asks nothing.
 * @param {number} scene
 * @param {...Parameters<typeof entry>[2]} told
 */
const scene = (scene, ...told) => shown(1, { scene, question: null, lines: entry(1, 0, ...told).lines });
const texts = () => [...telling.told.children].map((each) => each.textContent);
const prompt = () => find("prompt").textContent?.trim();

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  telling = new Telling({ skip: () => skipped(true) });
  telling.clear();
  showPrompt("Your move.");
});

test("a scene is told in its sentences, with its dice and the emblem of whoever each is about", () => {
  telling.show(shown(1, { lines, seat: 0 }), false, true);
  assert.deepEqual(texts(), ["Red invades.", "A roll:"]);
  assert.equal(telling.told.querySelectorAll(".dice svg").length, 2);
  assert.equal(telling.told.querySelectorAll(".emblem.shade-1").length, 1);
  assert.equal(telling.told.querySelectorAll(".emblem.shade-0").length, 0, "not of whoever moved");
});

test("readers of the screen hear a scene in one sentence, which goes with the device to nobody else", () => {
  telling.show(scene(1, "Red invades.", "Two estates are lost."), false, true);
  assert.equal(find("announcer").textContent, "Red invades; Two estates are lost.");
  telling.show(shown(2), true, true);
  assert.equal(find("announcer").textContent, "Red invades; Two estates are lost.", "nothing new is told");
  telling.clear();
  assert.equal(find("announcer").textContent, "");
});

test("what is told comes after what was told before, and a moment that tells nothing leaves it", () => {
  telling.show(scene(1, "One."), false, true);
  telling.show(scene(2, "Two.", "Three."), false, true);
  telling.show(shown(2), false, true);
  assert.deepEqual(texts(), ["One.", "Two.", "Three."]);
  assert.equal(telling.told.classList.contains("brief"), false);
});

test("only the latest sentences are kept", () => {
  for (let number = 1; number <= 50; number += 1) telling.show(scene(number, `${number}.`), false, true);
  assert.equal(texts().length, 40);
  assert.deepEqual([texts()[0], texts().at(-1)], ["11.", "50."]);
});

test("above a decision stands the last sentence alone", () => {
  telling.show(scene(1, "One."), false, true);
  telling.show(shown(1, { lines, scene: 2 }), true, true);
  assert.deepEqual(texts(), ["A roll:"]);
  assert.equal(telling.told.classList.contains("brief"), true);
  telling.show(shown(2), true, true);
  assert.deepEqual(texts(), []);
});

test("whoever looks back is told that moment, not what came after it", () => {
  telling.show(shown(4, { lines: entry(4, 0, "Four.").lines, scene: 1 }), false, true);
  telling.show(shown(5, { lines: entry(5, 0, "Five.").lines, scene: 1 }), false, true);
  telling.show(scene(2, "One, two."), false, false);
  assert.deepEqual(texts(), ["One, two."]);
  telling.show(scene(2, "One, two."), false, false);
  assert.deepEqual(texts(), ["One, two."], "again the same");
  telling.show(scene(1, "One, one."), false, false);
  telling.show(scene(2, "One, two."), false, false);
  assert.deepEqual(texts(), ["One, one.", "One, two."]);
});

test("what is played can be skipped until something is asked", () => {
  telling.show(scene(1, "One."), false, true);
  assert.equal(skip.hidden, false);
  skipped.calls.length = 0;
  skip.click();
  assert.ok(skipped.calls.length);
  telling.show(shown(1, { lines, scene: 2 }), false, true);
  assert.equal(skip.hidden, true);
});

test("nothing is to be skipped where somebody looks back", () => {
  telling.show(scene(1, "One."), false, false);
  assert.equal(skip.hidden, true);
});

test("while scenes play, the prompt says in which part of the game", () => {
  telling.show(scene(1, { text: "One.", chapter: "War" }, { text: "Two.", chapter: "Ruin" }), false, true);
  assert.equal(prompt(), "Ruin");
  showPrompt("");
  telling.show(scene(2, "Three."), false, true);
  assert.equal(prompt(), "Ruin", "a sentence without a heading belongs to the last one");
  showPrompt("Your move.");
  telling.show(shown(1, { lines: entry(1, 0, { text: "Four.", chapter: "Peace" }).lines, scene: 3 }), true, true);
  assert.equal(prompt(), "Your move.");
});

test("before any part of the game is known, the prompt stays", () => {
  telling.show(scene(1, "One."), false, true);
  assert.equal(prompt(), "Your move.");
});

test("the end of a turn is summed up until it is closed, or for a while", () => {
  const summary = ["You lost 4 estates.", "White leads by 3."];
  telling.show(shown(1, { summary }), false, true);
  telling.show(shown(2), false, true);
  assert.deepEqual(
    [...telling.summary.querySelectorAll("p")].map((each) => each.textContent),
    summary,
  );
  assert.equal(telling.summary.hidden, false);
  telling.summary.querySelector("button")?.click();
  assert.equal(telling.summary.hidden, true);
  telling.show(shown(3, { summary }), false, true);
  mock.timers.tick(12000);
  assert.equal(telling.summary.hidden, true);
});

test("whoever takes over the screen finds nothing told", () => {
  telling.show(shown(1, { lines, summary: ["You lost."] }), false, true);
  telling.clear();
  assert.deepEqual(texts(), []);
  assert.equal(telling.summary.hidden, true);
});

test("whoever comes back from the past is told nothing of it", () => {
  telling.show(scene(1, "One."), false, false);
  telling.show(shown(9), false, true);
  assert.deepEqual(texts(), []);
});

test("whoever leaps to another part of the game is told nothing of the one before", () => {
  const far = (/** @type {number} */ ply) => ({ ...scene(1, "Far away."), ply, status: `Turn ${ply}` });
  telling.show(scene(1, { text: "Red invades.", chapter: "War" }), false, false);
  telling.show({ ...scene(1, "Blue, too."), ply: 2 }, false, false);
  assert.deepEqual([texts(), prompt()], [["Red invades.", "Blue, too."], "War"]);
  telling.show(far(9), false, false);
  assert.deepEqual([texts(), prompt()], [["Far away."], "Turn 9"]);
  telling.show(far(4), false, false);
  assert.deepEqual([texts(), prompt()], [["Far away."], "Turn 4"]);
});
