import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { select } from "../../src/godsplay/web/pages/static/dom.js";
import { Props } from "../../src/godsplay/web/pages/static/props.js";
import { entry, shown } from "./samples.js";

const { lines } = entry(1, 0, "A roll.");
let props = new Props();
const gone = () => select(".stage").classList.contains("settled");

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  select(".stage").classList.remove("settled");
  props = new Props();
});

test("props go where something is asked, once there was time to see them", () => {
  props.show(shown(1, { lines, weight: 1.5 }), 1000);
  mock.timers.tick(1499);
  assert.equal(gone(), false);
  mock.timers.tick(1);
  assert.equal(gone(), true);
});

test("props stay while nothing is asked", () => {
  props.show(shown(1, { lines, question: null }), 1000);
  mock.timers.tick(60000);
  assert.equal(gone(), false);
});

test("the next scene shows its own props for its own time", () => {
  props.show(shown(1, { lines }), 1000);
  mock.timers.tick(999);
  props.show(shown(1, { lines, question: null }), 1000);
  mock.timers.tick(60000);
  assert.equal(gone(), false);
  props.show(shown(1, { lines }), 1000);
  mock.timers.tick(1000);
  props.show(shown(2, { lines }), 1000);
  assert.equal(gone(), false);
});

test("whoever wants everything at once has no props in the way", () => {
  props.show(shown(1, { lines }), 0);
  mock.timers.tick(1);
  assert.equal(gone(), true);
});
