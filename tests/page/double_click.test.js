import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ignoreDoubleClicks } from "../../src/godsplay/web/pages/static/double_click.js";
import { recorder } from "./samples.js";

const [one, other] = [document.createElement("div"), document.createElement("div")];
const clicks = recorder();
for (const node of [one, other]) node.addEventListener("click", () => clicks(true));
ignoreDoubleClicks(one, other);
let time = 0;

/** @param {Element} node @param {number} after @param {number} detail */
function click(node, after, detail) {
  time += after;
  const event = new MouseEvent("click", { detail });
  Object.defineProperty(event, "timeStamp", { value: time });
  node.dispatchEvent(event);
}

beforeEach(() => {
  time += 10_000;
  clicks.calls.length = 0;
});

test("the second click of a double click counts for nothing, wherever it lands", () => {
  click(one, 0, 1);
  click(other, 200, 2);
  assert.equal(clicks.calls.length, 1);
});

test("two slow clicks are two clicks", () => {
  click(one, 0, 1);
  click(one, 400, 2);
  assert.equal(clicks.calls.length, 2);
});

test("a keyboard may be as fast as it likes", () => {
  click(one, 0, 0);
  click(one, 20, 0);
  assert.equal(clicks.calls.length, 2);
});
