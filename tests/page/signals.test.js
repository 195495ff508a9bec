import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { Signals, titleOf, turnOf } from "../../src/godsplay/web/pages/static/signals.js";
import { SOUNDS } from "../../src/godsplay/web/pages/static/sounds.js";
import { choice, entry, person, question, shown } from "./samples.js";

Object.assign(data.words, {
  you: "You",
  and: "%first% and %last%",
  "your-turn": "Your turn",
  "title-turn": "Your turn · %text%",
  "title-thinking": "%seat% is thinking · %text%",
  "title-waiting": "Waiting for %seat% · %text%",
  "title-over": "Game over · %text%",
});
const icon = document.createElement("link");
icon.rel = "icon";
icon.setAttribute("href", "/static/icon.svg");
document.head.append(icon);

/** @type {string[]} */
let notified = [];
class FakeNotification extends EventTarget {
  static permission = "granted";
  static async requestPermission() {
    return FakeNotification.permission;
  }

  /** @param {string} text */
  constructor(text) {
    super();
    notified.push(text);
  }

  close() {}
}

const mine = { mine: true, names: [], over: false };
const others = { mine: false, names: ["Anna"], over: false };
/** @type {Signals} */
let signals;
/** @type {[string, number][]} */
const played = [];

/** @param {boolean} hidden */
const hide = (hidden) => Object.defineProperty(document, "hidden", { configurable: true, value: hidden });

beforeEach(() => {
  localStorage.clear();
  icon.setAttribute("href", "/static/icon.svg");
  Object.assign(globalThis, { Notification: FakeNotification });
  FakeNotification.permission = "granted";
  hide(false);
  notified = [];
  played.length = 0;
  signals = new Signals();
  signals.sounds.play = (name, volume) => void played.push([name, volume]);
});

test("the title says whose turn it is", () => {
  assert.equal(titleOf(mine), "Your turn · Chess");
  assert.equal(titleOf(others), "Anna is thinking · Chess");
  assert.equal(titleOf({ ...others, absent: true }), "Waiting for Anna · Chess");
  assert.equal(titleOf({ ...others, names: ["Anna", "Red"] }), "Waiting for Anna and Red · Chess");
  assert.equal(titleOf({ ...mine, over: true }), "Game over · Chess");
  assert.equal(titleOf({ mine: false, names: [], over: false }), "Chess");
});

test("title and icon follow the game", () => {
  signals.turn(others);
  assert.equal(document.title, "Anna is thinking · Chess");
  assert.equal(icon.getAttribute("href"), "/static/icon.svg");
  signals.turn(mine);
  assert.equal(document.title, "Your turn · Chess");
  assert.match(icon.getAttribute("href") ?? "", /icon_turn\.svg$/);
  signals.turn({ ...mine, over: true });
  assert.equal(icon.getAttribute("href"), "/static/icon.svg");
});

test("sounds are off until somebody asks for them", () => {
  signals.sound("dice");
  assert.deepEqual(played, []);
  signals.sounding.checked = true;
  signals.sounding.dispatchEvent(new Event("change"));
  signals.volume.value = "40";
  signals.sound("dice");
  assert.deepEqual(played.at(-1), ["dice", 0.4]);
  assert.equal(new Signals().sounding.checked, true, "the browser remembers");
});

test("a bell rings when it becomes one's turn, once, and not because the page was opened", () => {
  signals.sounding.checked = true;
  signals.turn(mine);
  assert.equal(played.length, 0);
  signals.turn(others);
  signals.turn(mine);
  signals.turn(mine);
  assert.deepEqual(
    played.map(([name]) => name),
    ["bell"],
  );
});

test("a scene is heard: dice, else cards, else a piece that is put down; silence where nothing is told", () => {
  const roll = { text: "A roll:", dice: [3, 5] };
  signals.scene(entry(1, 0, roll).lines);
  assert.equal(played.length, 0, "nobody has asked for sounds");
  signals.sounding.checked = true;
  signals.scene([]);
  signals.scene(entry(1, 0, "Red invades.").lines);
  signals.scene(entry(1, 0, "Red invades.", roll, "Red wins.").lines);
  signals.scene(entry(1, 0, { text: "Nothing rolled.", dice: [] }).lines);
  signals.scene(entry(1, 0, "Red begins.", { text: "Red draws.", paper: true }).lines);
  signals.scene(entry(1, 0, { text: "Red draws.", paper: true }, roll).lines);
  const heard = played.map(([name]) => name);
  assert.deepEqual(heard, ["wood", "dice", "wood", "paper", "dice"]);
});

test("whose turn it is, is known once it is on the board", () => {
  const people = [person(0, { mine: true, acting: true }), person(1, { acting: true, player: "Anna" }), person(2)];
  const turn = (/** @type {object} */ changes) =>
    turnOf(/** @type {any} */ ({ people, now: true, shown: shown(3, { live: [choice("pass")] }), ...changes }));
  assert.deepEqual(turn({}), { mine: true, names: ["You", "Anna"], absent: false, over: false });
  assert.equal(turn({ shown: shown(3) })?.mine, false);
  assert.equal(turn({ shown: shown(3, { live: [choice("give", { aside: true })] }) })?.mine, false);
  assert.equal(turn({ shown: shown(3, { question: question({ over: true }) }) })?.over, true);
  assert.equal(turn({ now: false }), null);
  assert.equal(turn({ shown: null }), null);
  assert.equal(turn({ shown: shown(3, { question: null }) }), null);
});

test("a notification comes only to somebody who wants it and looks elsewhere", () => {
  const next = () => {
    signals.turn(others);
    signals.turn(mine);
  };
  hide(true);
  next();
  signals.notifying.checked = true;
  hide(false);
  next();
  FakeNotification.permission = "denied";
  hide(true);
  next();
  assert.deepEqual(notified, []);
  FakeNotification.permission = "granted";
  next();
  assert.deepEqual(notified, ["Your turn"]);
});

test("whoever refuses notifications finds the box unticked", async () => {
  FakeNotification.permission = "denied";
  signals.notifying.checked = true;
  await signals.askToNotify();
  assert.equal(signals.notifying.checked, false);
  assert.equal(localStorage.getItem("notify"), "no");
});

test("a browser without notifications offers none", () => {
  Reflect.deleteProperty(globalThis, "Notification");
  assert.equal(new Signals().notifying.disabled, true);
});

test("every sound is short and soft", () => {
  for (const [name, parts] of Object.entries(SOUNDS)) {
    assert.ok(parts.length, name);
    assert.ok(
      parts.every((part) => part.at + part.length <= 1.5 && part.loud > 0 && part.loud <= 0.5),
      name,
    );
    assert.ok(
      parts.every((part) => part.swell < part.length),
      name,
    );
  }
});
