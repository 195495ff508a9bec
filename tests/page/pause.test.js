import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Pause } from "../../src/godsplay/web/pages/static/pause.js";
import { settle } from "./samples.js";

/** @param {Promise<void>} promise */
async function isOver(promise) {
  let over = false;
  promise.then(() => {
    over = true;
  });
  await settle();
  return over;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a pause lasts as long as it is to last", async () => {
  const pause = new Pause();
  const waiting = pause.wait(500);
  mock.timers.tick(499);
  assert.equal(await isOver(waiting), false);
  mock.timers.tick(1);
  assert.equal(await isOver(waiting), true);
  assert.equal(pause.end, null);
});

test("no time is no pause", async () => {
  const pause = new Pause();
  assert.equal(await isOver(pause.wait(0)), true);
  assert.equal(pause.end, null);
});

test("to skip ends this pause and those that follow", async () => {
  const pause = new Pause();
  const waiting = pause.wait(500);
  pause.skip();
  assert.equal(await isOver(waiting), true);
  assert.equal(await isOver(pause.wait(500)), true);
  pause.skipping = false;
  assert.equal(await isOver(pause.wait(500)), false);
});

test("without a pause there is nothing to skip", () => {
  const pause = new Pause();
  pause.skip();
  assert.equal(pause.skipping, false);
});
