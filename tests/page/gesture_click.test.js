import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { ignoreGestureClick } from "../../src/godsplay/web/pages/static/gesture_click.js";

const board = find("board");
let clicks = 0;
board.addEventListener("click", () => {
  clicks += 1;
});
const click = (detail = 1) => board.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  clicks = 0;
});

test("the click that ends a gesture is ignored, and only that one", () => {
  ignoreGestureClick();
  click();
  assert.equal(clicks, 0);
  click();
  assert.equal(clicks, 1);
});

test("a gesture that ended without a click takes none from what is pressed next", () => {
  ignoreGestureClick();
  board.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  click();
  assert.equal(clicks, 1);
});

test("a click by a key is meant", () => {
  ignoreGestureClick();
  click(0);
  assert.equal(clicks, 1);
});
