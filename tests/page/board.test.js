import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Board } from "../../src/godsplay/web/pages/static/board.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, recorder } from "./samples.js";
import { motions, stand } from "./svg.js";

/** @type {ReturnType<typeof recorder<[string, Element]>>} */
const touched = recorder();
const board = new Board({ touch: (spot, node) => touched([spot, node]) });

const MAP = `<g id="city" data-spot="city" data-label="The city"><text>City</text></g>
  <g id="town" data-spot="town"></g><rect id="sea"/>`;
const PIECES = `<g id="cube" data-spot="cube" data-piece="cube"/><g id="shadow" data-spot="cube"/>`;

const node = (/** @type {string} */ id) => /** @type {SVGElement} */ (document.querySelector(`#${id}`));
const click = (/** @type {string} */ id) => node(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
const spots = () => touched.calls.map(([spot]) => spot);
const [build, buy] = [choice("build city"), choice("buy city")];

beforeEach(() => {
  document.elementsFromPoint = () => [];
  board.lay(0);
  board.show({ map: MAP, pieces: PIECES, hand: `<g id="king" data-spot="king"/>` }, false);
  board.light(new Map());
  motions.length = 0;
  touched.calls.length = 0;
});

test("the viewer's panel and hand lie apart from those of others", () => {
  assert.equal(board.scene.querySelectorAll("svg").length, 1);
  const roles = (/** @type {HTMLElement} */ box) => [...box.children].map((each) => each.getAttribute("data-role"));
  assert.deepEqual([roles(board.own), roles(board.others)], [["seat", "hand"], ["seat"]]);
  board.lay(null);
  assert.deepEqual([roles(board.own), roles(board.others)], [[], ["seat", "seat"]]);
});

test("what can be chosen is lit and a button; the rest is hidden from readers", () => {
  board.light(new Map([["city", [build]]]));
  assert.equal(node("city").getAttribute("data-actions"), "build city");
  assert.equal(node("city").getAttribute("role"), "button");
  assert.equal(node("city").hasAttribute("aria-hidden"), false);
  assert.equal(node("town").hasAttribute("data-actions"), false);
  assert.equal(node("town").getAttribute("aria-hidden"), "true");
});

test("readers of the screen hear of no layer in which nothing can be chosen", () => {
  const hidden = (/** @type {string} */ id) => node(id).closest("svg > g")?.getAttribute("aria-hidden") ?? null;
  board.light(new Map([["town", [build]]]));
  assert.deepEqual([hidden("town"), hidden("cube"), hidden("king")], [null, "true", "true"]);
  board.light(new Map([["cube", [build]]]));
  assert.deepEqual([hidden("town"), hidden("cube"), hidden("king")], ["true", null, "true"]);
  assert.equal(node("shadow").hasAttribute("aria-hidden"), false);
  board.show({ map: MAP }, false);
  board.light(new Map());
  assert.deepEqual([hidden("town"), hidden("cube"), hidden("king")], ["true", "true", "true"]);
});

test("what stands around something lit is not hidden with it", () => {
  board.show(
    { map: `<g id="land" data-spot="land"><g id="inn" data-spot="inn"/><g id="mill" data-spot="mill"/></g>` },
    false,
  );
  board.light(new Map([["inn", [build]]]));
  const hidden = ["land", "inn", "mill"].map((id) => node(id).hasAttribute("aria-hidden"));
  assert.deepEqual(hidden, [false, false, true]);
});

test("Tab leads to the first lit thing alone, wherever that is", () => {
  const reached = () => [...document.querySelectorAll("[tabindex='0'][data-spot]")].map(({ id }) => id);
  board.light(
    new Map([
      ["king", [build]],
      ["town", [build]],
      ["cube", [buy]],
    ]),
  );
  assert.deepEqual(reached(), ["town"]);
  assert.equal(node("king").getAttribute("tabindex"), "-1");
  board.light(new Map([["king", [build]]]));
  assert.deepEqual(reached(), ["king"]);
  board.light(new Map());
  assert.deepEqual(reached(), []);
});

test("the sheet of a seat is its panel, wherever it lies, and never a hand", () => {
  const of = (/** @type {number} */ seat) => board.sheetOf(seat);
  data.sheets[0].reverse(); // the hand first
  board.lay(0);
  data.sheets[0].reverse();
  assert.equal(of(0)?.parentElement, board.own);
  assert.equal(of(0)?.dataset.role, "seat");
  assert.equal(of(1)?.parentElement, board.others);
  assert.equal(of(2), null);
  board.clear();
  assert.equal(of(0), null);
  board.lay(0);
});

test("a lit spot is named by its one choice, or by itself if there are several", () => {
  board.light(
    new Map([
      ["city", [build]],
      ["town", [build, buy]],
    ]),
  );
  assert.equal(node("city").getAttribute("aria-label"), "Do build city");
  assert.equal(node("town").getAttribute("aria-label"), "Do build city; Do buy city");
  board.light(new Map([["city", [build, buy]]]));
  assert.equal(node("city").getAttribute("aria-label"), "The city");
});

test("what is lit no more is as it was", () => {
  board.light(new Map([["city", [build, buy]]]));
  assert.equal(node("city").getAttribute("data-actions"), "build city|buy city");
  board.light(new Map());
  for (const name of ["data-actions", "role", "tabindex", "aria-label"]) {
    assert.equal(node("city").hasAttribute(name), false);
  }
});

test("of several things at one spot all are lit, and one is a button for the keyboard", () => {
  board.light(new Map([["cube", [build]]]));
  assert.equal(node("shadow").hasAttribute("data-actions"), true);
  assert.equal(document.querySelectorAll("[role=button]").length, 1);
});

test("the focus stays on a spot that is still lit, though it was drawn anew", () => {
  board.light(new Map([["cube", [build]]]));
  board.focus("cube");
  assert.equal(document.activeElement, node("cube"));
  board.light(new Map([["cube", [build, buy]]]));
  assert.equal(document.activeElement, node("cube"));
});

test("a click reports the spot, on the board and on the sheets around it", () => {
  click("city");
  click("king");
  assert.deepEqual(spots(), ["city", "king"]);
  assert.equal(touched.calls[0][1], node("city"));
});

test("a click beside everything reports no spot", () => {
  click("sea");
  assert.deepEqual(spots(), [""]);
});

test("Enter and Space touch what is in focus, and no other key does", () => {
  for (const key of ["Enter", " ", "a"])
    node("town").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  assert.deepEqual(spots(), ["town", "town"]);
});

test("a pointer finds what is lit under what is not", () => {
  document.elementsFromPoint = () => [node("cube"), node("city"), board.scene];
  assert.equal(board.at(5, 5), node("cube"));
  board.light(new Map([["city", [build]]]));
  assert.equal(board.at(5, 5), node("city"));
  node("cube").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  assert.deepEqual(spots(), ["city"]);
  document.elementsFromPoint = () => [board.scene];
  assert.equal(board.at(5, 5), null);
});

test("a finger may miss a small thing that is lit by a little, a pointer may not", () => {
  const tap = (/** @type {string} */ pointerType, /** @type {number} */ clientX) => {
    touched.calls.length = 0;
    const where = { clientX, clientY: 105, detail: 1, bubbles: true };
    node("city").dispatchEvent(new PointerEvent("click", { ...where, pointerType }));
    return spots();
  };
  stand(node("city"), 0, 0, 300);
  stand(node("cube"), 100, 100);
  stand(node("shadow"), 100, 100);
  document.elementsFromPoint = () => [node("city")];
  assert.deepEqual(tap("touch", 120), ["city"], "not what is not lit");
  board.light(new Map([["cube", [buy]]]));
  assert.deepEqual(tap("touch", 120), ["cube"]);
  assert.deepEqual(tap("touch", 140), ["city"]);
  assert.deepEqual(tap("mouse", 120), ["city"]);
  stand(node("town"), 115, 100);
  document.elementsFromPoint = () => [node("town")];
  assert.deepEqual(tap("touch", 120), ["town"], "which a finger met");
});

test("of panel and hand, that comes into sight which is touched or in which something can be chosen", () => {
  const scrolled = recorder();
  board.own.scrollBy = (/** @type {any} */ way) => scrolled(way.left);
  stand(board.own, 0, 0, 300);
  const [panel, hand] = board.own.children;
  stand(panel, 320, 0, 200);
  stand(hand, 0, 0, 290);
  stand(node("king"), 10, 0);
  board.light(new Map([["king", [build]]]));
  assert.deepEqual(scrolled.calls, [], "it is in sight");
  panel.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  assert.deepEqual(scrolled.calls, [220]);
  stand(hand, -220, 0, 290);
  stand(node("king"), -210, 0);
  board.light(new Map([["king", [build]]]));
  assert.deepEqual(scrolled.calls, [220, -220]);
  board.light(new Map([["king", [choice("give", { aside: true })]]]));
  assert.deepEqual(scrolled.calls, [220, -220], "what can be done besides may stay out of sight");
});

test("of some spots those on the board come into sight, not those in the hand", () => {
  const revealed = recorder();
  board.zoom.reveal = (/** @type {Element[]} */ nodes) => revealed(nodes.map(({ id }) => id));
  board.reveal(["city", "king", "nowhere"]);
  assert.deepEqual(revealed.calls, [["city"]]);
});

test("spots are marked wherever they stand, until others are", () => {
  const marked = () => [...document.querySelectorAll(".armed")].map(({ id }) => id);
  board.mark(["cube", "nowhere"], "armed");
  assert.deepEqual(marked(), ["cube", "shadow"]);
  board.mark(["king"], "armed");
  assert.deepEqual(marked(), ["king"]);
  board.mark([], "armed");
  assert.deepEqual(marked(), []);
});

test("only what has changed is drawn anew, and known by its spot", () => {
  const city = node("city");
  board.show({ pieces: `<g id="duke" data-spot="duke"/>` }, false);
  assert.equal(node("city"), city);
  assert.deepEqual([...board.spots.keys()].sort(), ["city", "duke", "king", "town"]);
});

test("pieces travel only if the picture is to move", () => {
  const moved = `<g data-piece="cube" transform="rotate(90)"/>`;
  for (const moving of [false, true]) {
    board.show({ pieces: `<g id="cube" data-piece="cube" transform="rotate(0)"/>` }, false);
    stand(node("cube"), 0, 0);
    board.show({ pieces: moved }, moving);
    assert.equal(motions.length, moving ? 1 : 0);
  }
});

test("what a choice would change is shown, and taken back", () => {
  board.preview({ hand: "<text>Tried</text>" });
  assert.match(board.own.textContent ?? "", /Tried/);
  board.preview(null);
  assert.doesNotMatch(board.own.textContent ?? "", /Tried/);
});

test("a board that is cleared has nothing left on it", () => {
  board.light(new Map([["city", [build]]]));
  board.clear();
  assert.equal(find("board").children.length + board.own.children.length + board.others.children.length, 0);
  assert.deepEqual([board.spots.size, board.lit.size], [0, 0]);
});

test("of alike things in the viewer's hand one is lifted; what lies on the board stays", () => {
  board.show({ hand: `<g id="five" data-spot="block 5"/><g id="fifth" data-spot="block 5"/>` }, false);
  board.lift(["block 5", "city", "nowhere"]);
  const taken = [...document.querySelectorAll(".taken")].map(({ id }) => id);
  assert.deepEqual(taken, ["five"]);
  board.lift([]);
  assert.equal(document.querySelector(".taken"), null);
});
