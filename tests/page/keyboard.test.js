import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, el, find } from "../../src/godsplay/web/pages/static/dom.js";
import { byKeys, listenToKeys } from "../../src/godsplay/web/pages/static/keyboard.js";
import { recorder } from "./samples.js";
import { stand } from "./svg.js";

/** @type {ReturnType<typeof recorder<string>>} what was done */
const done = recorder();
const answers = [1, 2, 3].map((number) => el("button", { onclick: () => done(`answer ${number}`) }));
const picture = draw("svg", {});
document.body.append(picture);
/** @type {any} */
const decision = { confirm: () => done("confirm"), back: () => done("back"), undo: () => done("undo") };
/** @type {any} */
const card = { box: { hidden: true }, close: () => done("close") };
/** @type {any} */
const board = { pictures: [picture], zoom: { reveal: (/** @type {Element[]} */ [node]) => done(`reveal ${node.id}`) } };
let playing = false;
let lately = false; // whether something was played until a moment ago
listenToKeys({
  board,
  choices: /** @type {any} */ ({ answers }),
  decision,
  card,
  skip: () => {
    if (playing) done("skip");
    return playing;
  },
  lately: () => lately,
});

/**
 * Press a key; return whether its usual effect was prevented.
 * @param {string} key
 * @param {KeyboardEventInit} [how]
 * @param {Element} [target]
 */
function press(key, how = {}, target = document.body) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

/**
 * Light spots in the picture, each at a place.
 * @param {Record<string, [number, number]>} spots
 */
function light(spots) {
  const nodes = Object.entries(spots).map(([id, [x, y]]) => {
    const node = draw("g", { id, "data-actions": id, tabindex: -1 });
    stand(node, x, y);
    return node;
  });
  picture.replaceChildren(...nodes);
}

beforeEach(() => {
  Object.assign(decision, { armed: null, path: { begun: false } });
  card.box.hidden = true;
  playing = false;
  lately = false;
  picture.replaceChildren();
  /** @type {HTMLElement} */ (document.activeElement).blur();
  done.calls.length = 0;
});

test("digits press the answers in their order", () => {
  for (const key of ["2", "1", "0", "9"]) press(key);
  assert.deepEqual(done.calls, ["answer 2", "answer 1"]);
});

test("Enter confirms what is to be confirmed, unless it presses what is in focus", () => {
  press("Enter");
  decision.armed = "bid 3";
  press("Enter", {}, find("undo"));
  assert.deepEqual(done.calls, []);
  press("Enter");
  assert.deepEqual(done.calls, ["confirm"]);
});

test("U takes the last move back", () => {
  press("u");
  press("U");
  assert.deepEqual(done.calls, ["undo", "undo"]);
});

test("Space skips what is played, and else does what it always does", () => {
  assert.equal(press(" "), false);
  playing = true;
  assert.equal(press(" "), true);
  assert.deepEqual(done.calls, ["skip"]);
});

test("a skip never turns into an answer: not when it comes too late, is held, or comes up over something new", () => {
  light({ here: [100, 100] });
  const places = [find("confirm"), /** @type {Element} */ (picture.firstElementChild)];
  for (const place of places) {
    assert.equal(press(" ", {}, place), false);
    assert.equal(press("Enter", { repeat: true }, place), true);
    lately = true;
    assert.equal(press(" ", {}, place), true);
    const up = new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true });
    place.dispatchEvent(up);
    assert.equal(up.defaultPrevented, true);
    lately = false;
  }
  lately = true;
  assert.equal(press("Enter", {}, find("settings-open")), false, "what is no answer is pressed at any time");
});

test("Escape closes the card first, then goes a step back, and else does nothing", () => {
  card.box.hidden = false;
  decision.armed = "bid 3";
  press("Escape");
  card.box.hidden = true;
  press("Escape");
  decision.armed = null;
  decision.path.begun = true;
  press("Escape");
  decision.path.begun = false;
  press("Escape");
  assert.deepEqual(done.calls, ["close", "back", "back"]);
});

test("arrows go to the first lit thing, and from there to the nearest in their direction", () => {
  light({ here: [100, 100], right: [200, 110], far: [300, 100], below: [100, 200] });
  assert.equal(press("ArrowRight"), true);
  assert.equal(document.activeElement?.id, "here");
  press("ArrowRight");
  assert.equal(document.activeElement?.id, "right");
  press("ArrowRight");
  press("ArrowLeft");
  press("ArrowLeft");
  assert.equal(document.activeElement?.id, "here");
  press("ArrowDown");
  assert.equal(document.activeElement?.id, "below");
  press("ArrowUp");
  assert.equal(document.activeElement?.id, "here");
  assert.equal(done.calls.at(-1), "reveal here");
});

test("where nothing lies in a direction, the focus stays; where nothing is lit, arrows scroll", () => {
  light({ here: [100, 100] });
  press("ArrowUp");
  assert.equal(press("ArrowUp"), true);
  assert.equal(document.activeElement?.id, "here");
  picture.replaceChildren();
  assert.equal(press("ArrowUp"), false);
});

test("arrows among tabs are for the tabs", () => {
  light({ here: [100, 100] });
  assert.equal(press("ArrowRight", {}, find("log-tab")), false);
});

test("whoever writes, uses a shortcut of the browser or reads a dialog is left alone", () => {
  const field = /** @type {HTMLFormElement} */ (find("chat-form")).elements.namedItem("text");
  press("u", {}, /** @type {HTMLInputElement} */ (field));
  press("u", {}, find("pace"));
  for (const how of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) press("u", how);
  find("settings").setAttribute("open", "");
  press("u");
  find("settings").removeAttribute("open");
  assert.deepEqual(done.calls, []);
});

test("whoever pressed a key last plays by keys, whoever pressed a pointer does not", () => {
  const stop = (/** @type {Event} */ event) => event.stopPropagation();
  picture.addEventListener("keydown", stop);
  picture.addEventListener("pointerdown", stop);
  press("Tab", {}, picture);
  assert.equal(byKeys(), true);
  picture.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  assert.equal(byKeys(), false);
  press("Tab", {}, picture);
  assert.equal(byKeys(), true);
  picture.removeEventListener("keydown", stop);
  picture.removeEventListener("pointerdown", stop);
});
