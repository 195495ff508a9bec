import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { writeNames } from "../../src/godsplay/web/pages/static/called.js";

const LETTER = 10; // the width of each
const picture = document.createElement("div");
const shown = () => [...picture.querySelectorAll("text")].map((node) => node.textContent);

beforeEach(() => {
  picture.innerHTML = `<svg>
    <text data-called="0" data-room="60">White</text><text class="beside">you</text>
    <text data-called="1" data-room="60">Red</text>
    <text>Prussia</text>
  </svg>`;
  for (const node of picture.querySelectorAll("[data-called]")) {
    Object.assign(node, { getComputedTextLength: () => LETTER * (node.textContent ?? "").length });
  }
});

test("people stand on a board by the name that they have on the page", () => {
  writeNames(picture, ["You", "Anna"]);
  assert.deepEqual(shown(), ["You", "", "Anna", "Prussia"]);
});

test("whoever is called like their seat stays as drawn", () => {
  writeNames(picture, ["White", "Red"]);
  assert.deepEqual(shown(), ["White", "you", "Red", "Prussia"]);
});

test("a name is cut to its room, and written whole where there is more", () => {
  writeNames(picture, ["White", "Katarzyna"]);
  assert.equal(shown()[2], "Katar…");
  picture.querySelector("[data-called='1']")?.setAttribute("data-room", "200");
  writeNames(picture, ["White", "Katarzyna"]);
  assert.equal(shown()[2], "Katarzyna");
});

test("before anybody is known the seats' names stay", () => {
  writeNames(picture, []);
  assert.deepEqual(shown(), ["White", "you", "Red", "Prussia"]);
});
