import assert from "node:assert/strict";
import test from "node:test";
import { pauseAfter } from "../../src/godsplay/web/pages/static/pace.js";
import { entry } from "./samples.js";

test("a move of another stays for the chosen time, longer the more it tells", () => {
  assert.equal(pauseAfter(entry(1, 1, "one"), 0, 1000), 1000);
  assert.equal(pauseAfter(entry(1, 1, "one", "two", "three"), 0, 1000), 1800);
});

test("no move stays for more than four times that", () => {
  assert.equal(pauseAfter(entry(1, 1, ..."abcdefghijklmnop"), 0, 1000), 4000);
});

test("one's own move, a silent one, and the last one hardly stay", () => {
  assert.equal(pauseAfter(entry(1, 0, "one", "two"), 0, 1000), 200);
  assert.equal(pauseAfter(entry(1, 1), 0, 1000), 200);
  assert.equal(pauseAfter(undefined, 0, 1000), 200);
});

test("whoever wants no pauses gets none", () => {
  assert.equal(pauseAfter(entry(1, 1, "one", "two"), 0, 0), 0);
  assert.equal(pauseAfter(undefined, 0, 0), 0);
});
