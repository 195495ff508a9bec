import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Board } from "../../src/godsplay/web/pages/static/board.js";
import { choice, recorder } from "./samples.js";

const [chosen, tried] = [recorder(), recorder()];
const board = new Board({ choose: chosen, explain: tried });

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" height="9"><title>The board</title>
  <g id="city" data-actions="build city|buy city" role="button" tabindex="0"><text>City</text></g>
  <g id="town" data-actions="build town" role="button" tabindex="0"></g>
  <g id="house" data-actions="build city|build town" data-piece="house" role="button" tabindex="0"></g>
  <rect id="sea"/>
</svg>`;
const ALL = ["build city", "buy city", "build town"].map((action) => choice(action));

/** @param {string} id */
const click = (id) => board.scene.querySelector(`#${id}`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const offered = () => [...board.menu.querySelectorAll("button")].map((button) => button.dataset.action);

beforeEach(() => {
  board.close();
  board.show(PICTURE, ALL, [], false, "build 0");
  for (const each of [chosen, tried]) each.calls.length = 0;
});

test("what can be chosen is lit, and the picture's name is its label", () => {
  assert.equal(board.scene.querySelectorAll(".choice").length, 3);
  assert.equal(board.svg?.getAttribute("aria-label"), "The board");
  assert.equal(board.svg?.hasAttribute("height"), false);
  assert.equal(board.svg?.querySelector("title"), null);
});

test("a click on what means one thing chooses it", () => {
  click("town");
  assert.deepEqual(chosen.calls, ["build town"]);
});

test("a click on what means several things asks which", () => {
  click("city");
  assert.deepEqual(chosen.calls, []);
  assert.equal(board.menu.hidden, false);
  assert.deepEqual(offered(), ["build city", "buy city"]);
  board.menu.querySelectorAll("button")[1].click();
  assert.deepEqual(chosen.calls, ["buy city"]);
  assert.equal(board.menu.hidden, true);
});

test("two clicks, on what and where, say together what is meant", () => {
  click("city");
  click("house");
  assert.deepEqual(chosen.calls, ["build city"]);
});

test("a second click on the same thing asks again", () => {
  click("city");
  click("city");
  assert.deepEqual(chosen.calls, []);
  assert.deepEqual(offered(), ["build city", "buy city"]);
});

test("what is no longer possible is not offered", () => {
  board.show(PICTURE, [choice("build city")], [], false, "build 0");
  click("city");
  assert.deepEqual(chosen.calls, ["build city"]);
});

test("an open question stays while all its answers do", () => {
  click("city");
  board.show(PICTURE, ALL, [], false, "build 0");
  assert.equal(board.menu.hidden, false);
  board.show(PICTURE, [choice("build city")], [], false, "build 0");
  assert.equal(board.menu.hidden, true);
});

test("a click beside everything is a try, unless it closes the menu", () => {
  click("sea");
  assert.equal(tried.calls.length, 1);
  click("city");
  click("sea");
  assert.equal(tried.calls.length, 1);
  assert.equal(board.menu.hidden, true);
});

test("Escape closes the menu", () => {
  click("city");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  assert.equal(board.menu.hidden, true);
});

test("a choice is marked wherever it stands", () => {
  board.mark("build city", "armed");
  const marked = () => [...board.scene.querySelectorAll(".armed")].map(({ id }) => id);
  assert.deepEqual(marked(), ["city", "house"]);
  board.mark(null, "armed");
  assert.deepEqual(marked(), []);
});

test("of a lit place and the lit things on it only one is a button for the keyboard", () => {
  const nested = (/** @type {string} */ inner) => `<svg xmlns="http://www.w3.org/2000/svg">
    <g id="outer" data-actions="a|b" role="button"><g id="inner" data-actions="${inner}" role="button"/></g></svg>`;
  const buttons = () => [...board.scene.querySelectorAll("[role=button]")].map(({ id }) => id);
  board.show(nested("a|b"), [choice("a"), choice("b")], [], false, null);
  assert.deepEqual(buttons(), ["inner"]);
  board.show(nested("a"), [choice("a"), choice("b")], [], false, null);
  assert.deepEqual(buttons(), ["outer"]);
});
