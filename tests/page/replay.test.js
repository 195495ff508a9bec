import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { Replay } from "../../src/godsplay/web/pages/static/replay.js";
import { recorder, settle } from "./samples.js";

data.words.moment = "Move %ply% of %last%";
data.words.start = "The start";

/** @type {number[]} */
let shown = [];
/** @type {(() => void)[]} */
let arrive = [];
let slow = false;
const now = recorder();
const replay = new Replay({
  show: (ply) => {
    shown.push(ply);
    return slow ? new Promise((resolve) => arrive.push(resolve)) : Promise.resolve();
  },
  now: () => now(true),
  branch() {},
});

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  [shown, arrive, slow] = [[], [], false];
  replay.pause();
  replay.at(0, 5, false);
});

test("the bar says where in the game the board is", () => {
  replay.at(3, 9, true);
  assert.equal(find("replay-text", HTMLOutputElement).value, "Move 3 of 9");
  assert.deepEqual([replay.slider.value, replay.slider.max], ["3", "9"]);
  assert.equal(find("now").hidden, false);
  replay.at(0, 9, false);
  assert.equal(find("replay-text", HTMLOutputElement).value, "The start");
  assert.equal(find("branch").hidden, true);
});

test("while a position is being fetched only the latest wish counts", async () => {
  slow = true;
  replay.wish(1);
  replay.wish(2);
  replay.wish(3);
  replay.at(1, 5, true);
  assert.equal(replay.slider.value, "3");
  arrive[0]();
  await settle();
  assert.deepEqual(shown, [1, 3]);
  arrive[1]();
  await settle();
  assert.equal(replay.wished, null);
  assert.deepEqual(shown, [1, 3]);
});

test("a replay goes on move by move, and stops at the end", async () => {
  replay.at(3, 5, true);
  replay.play();
  for (let step = 0; step < 6; step += 1) {
    mock.timers.tick(900);
    await settle();
  }
  assert.deepEqual(shown, [4, 5]);
  assert.equal(replay.button.getAttribute("aria-pressed"), "false");
});

test("a replay that is begun at the end begins at the beginning", async () => {
  replay.at(5, 5, false);
  replay.play();
  mock.timers.tick(0);
  await settle();
  assert.deepEqual(shown, [0]);
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
  assert.deepEqual(shown, [2]);
  assert.deepEqual(now.calls, [true]);
});
