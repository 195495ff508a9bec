import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { course, marked, Replay } from "../../src/godsplay/web/pages/static/replay.js";
import { entry, recorder, settle } from "./samples.js";

data.words.moment = "Move %ply% of %last%";
data.words.start = "The start";

/** @typedef {import("../../src/godsplay/web/pages/types.d.ts").Place} Place */

/** @type {Place[]} */
let shown = [];
/** @type {boolean[]} of every moment that was shown */
let lasts = [];
/** @type {(() => void)[]} */
let arrive = [];
let slow = false;
const now = recorder();
const replay = new Replay({
  show: (place, isLast) => {
    shown.push(place);
    lasts.push(isLast);
    return slow ? new Promise((resolve) => arrive.push(resolve)) : Promise.resolve();
  },
  now: () => now(true),
  branch() {},
});

/** Moves of one scene each. */
const moves = (/** @type {number} */ count) => Array.from({ length: count }, (_, place) => entry(place + 1, 0, "x"));
const after = (/** @type {number} */ ply, scene = 0) => ({ ply, scene });
const plies = () => shown.map(({ ply }) => ply);

// Three moves: one scene, three scenes with a new turn in the second, one scene with a new turn.
const game = [
  entry(1, 0, "One."),
  entry(2, 1, "Two.", { text: "Turn 2.", scene: 2, turn: true }, { text: "Three.", scene: 3 }),
  entry(3, 0, { text: "Turn 3.", turn: true }),
];

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [shown, lasts, arrive, slow] = [[], [], [], false];
  replay.pause();
  replay.at(after(0), moves(5), false);
});

test("a game goes from its beginning through the scenes of every move", () => {
  const { places, turns } = course(game);
  assert.deepEqual(places, [after(0), after(1, 1), after(2, 1), after(2, 2), after(2, 3), after(3, 1)]);
  assert.deepEqual(turns, [3, 5]);
  assert.deepEqual(course([]), { places: [after(0)], turns: [] });
});

test("a move that tells nothing is one moment: the position after it", () => {
  assert.deepEqual(course([entry(1, 0), entry(2, 0, "x")]).places, [after(0), after(1), after(2, 1)]);
});

test("the slider counts scenes, with a mark where a turn begins", () => {
  replay.at(after(2, 2), game, true);
  assert.deepEqual([replay.slider.value, replay.slider.max], ["3", "5"]);
  assert.equal(find("replay-text", HTMLOutputElement).value, "Move 2 of 3");
  const marks = [...replay.marks.children].map((mark) => /** @type {HTMLElement} */ (mark).style.insetInlineStart);
  assert.deepEqual(marks, ["60%", "100%"]);
});

test("turns of a long game do not all get a mark", () => {
  const turns = (/** @type {number} */ count) => Array.from({ length: count }, (_, place) => 3 * place);
  assert.deepEqual(marked(turns(40)), turns(40));
  assert.deepEqual(marked(turns(60)).slice(0, 3), [0, 15, 30]);
  assert.equal(marked(turns(333)).length, 34);
});

test("a scene that is not known stands at the move it belongs to", () => {
  replay.at(after(2, 9), game, true);
  assert.equal(replay.slider.value, "4");
});

test("steps go scene by scene, and not beyond the ends", async () => {
  replay.at(after(2, 1), game, true);
  find("replay-on").click();
  await settle();
  find("replay-back").click();
  await settle();
  assert.deepEqual(shown, [after(2, 2), after(2, 1)]);
  replay.at(after(0), game, true);
  find("replay-back").click();
  await settle();
  replay.at(after(3), game, true);
  find("replay-on").click();
  await settle();
  assert.deepEqual(shown.slice(2), [after(0), after(3, 1)]);
});

test("a jump to a move leads to its end", async () => {
  replay.at(after(0), game, true);
  await replay.jump(2);
  assert.deepEqual(shown, [after(2, 3)]);
});

test("whoever arrives at the last moment is told so, by whatever way", async () => {
  replay.at(after(0), game, true);
  await replay.jump(2);
  await replay.jump(3);
  replay.at(after(2, 3), game, true);
  replay.play();
  mock.timers.tick(0);
  await settle();
  assert.deepEqual(lasts, [false, true, true]);
});

test("a replay plays every scene", async () => {
  replay.at(after(1), game, true);
  replay.play();
  for (let step = 0; step < 6; step += 1) {
    mock.timers.tick(900);
    await settle();
  }
  assert.deepEqual(shown, [after(2, 1), after(2, 2), after(2, 3), after(3, 1)]);
});

test("the bar says where in the game the board is", () => {
  replay.at(after(3), moves(9), true);
  assert.equal(find("replay-text", HTMLOutputElement).value, "Move 3 of 9");
  assert.deepEqual([replay.slider.value, replay.slider.max], ["3", "9"]);
  assert.equal(find("now").hidden, false);
  replay.at(after(0), moves(9), false);
  assert.equal(find("replay-text", HTMLOutputElement).value, "The start");
  assert.equal(find("branch").hidden, true);
});

test("while a position is being fetched only the latest wish counts", async () => {
  slow = true;
  replay.wish(1);
  replay.wish(2);
  replay.wish(3);
  replay.at(after(1), moves(5), true);
  assert.equal(replay.slider.value, "3");
  arrive[0]();
  await settle();
  assert.deepEqual(plies(), [1, 3]);
  arrive[1]();
  await settle();
  assert.equal(replay.wished, null);
  assert.deepEqual(plies(), [1, 3]);
});

test("whoever moves the slider while a replay fetches gets there after it, and the replay stops", async () => {
  slow = true;
  replay.play();
  mock.timers.tick(0);
  replay.slider.value = "4";
  replay.slider.dispatchEvent(new Event("input"));
  assert.deepEqual(plies(), [1]);
  arrive[0]();
  await settle();
  assert.deepEqual(plies(), [1, 4]);
  arrive[1]();
  await settle();
  mock.timers.tick(5000);
  assert.deepEqual(plies(), [1, 4]);
  assert.equal(replay.timer, null);
});

test("a replay stops where a moment cannot be had", async () => {
  const { show } = replay;
  replay.show = () => Promise.reject(new Error("Gone."));
  replay.play();
  mock.timers.tick(0);
  await settle();
  replay.show = show;
  assert.equal(replay.timer, null);
  assert.equal(replay.wished, null);
});

test("a replay goes on move by move, and stops at the end", async () => {
  replay.at(after(3), moves(5), true);
  replay.play();
  for (let step = 0; step < 6; step += 1) {
    mock.timers.tick(900);
    await settle();
  }
  assert.deepEqual(plies(), [4, 5]);
  assert.equal(replay.button.getAttribute("aria-pressed"), "false");
});

test("a replay that is begun at the end begins at the beginning", async () => {
  replay.at(after(5), moves(5), false);
  replay.play();
  mock.timers.tick(0);
  await settle();
  assert.deepEqual(plies(), [0]);
});

test("the slider and the way back to now stop a replay", async () => {
  replay.play();
  replay.slider.value = "2";
  replay.slider.dispatchEvent(new Event("input"));
  assert.equal(replay.timer, null);
  replay.play();
  find("now").click();
  mock.timers.tick(5000);
  await settle();
  assert.deepEqual(plies(), [2]);
  assert.deepEqual(now.calls, [true]);
});
