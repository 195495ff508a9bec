import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find, select } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, entry, person, question, recorder, settle, update, verb } from "./samples.js";
import "./svg.js";

/** @typedef {import("./samples.js").Choice} Choice */
/** @typedef {import("../../src/godsplay/web/pages/static/session.js").TableSession} TableSession */

/** @type {Record<string, () => void>} what the window listens to */
const listeners = {};
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => {
    listeners[name] = listener;
  },
});

/** @type {any[]} what the page has sent */
let sent = [];
/** @type {any} */
let socket;
Object.assign(globalThis, {
  WebSocket: class {
    static OPEN = 1;
    readyState = 1;

    constructor() {
      socket = this;
    }

    /** @param {string} text */
    send(text) {
      const message = JSON.parse(text);
      sent.push(message);
      if (message.type !== "hello") this.bring({ type: "done", id: message.id, moves: 1 });
    }

    /** @param {object} message */
    bring(message) {
      /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
    }
  },
});

const march = (/** @type {string} */ from, /** @type {string} */ to) =>
  choice(`march ${from} ${to}`, {
    final: true,
    parts: [
      { label: from, spots: [from] },
      { label: to, spots: [to] },
    ],
    spots: [from, to],
  });
const LAYERS = {
  map: `<g data-spot="a"/><g data-spot="b"/><g data-spot="c"/><g data-spot="sea"/>`,
  pieces: "",
  hand: "",
};

/** @type {import("./samples.js").LogEntry[]} */
let entries = [];
/** @type {Choice[]} */
let live = [];
let over = false;

/** @param {number} ply */
function moment(ply) {
  const now = ply === entries.length;
  const choices = now ? live : [];
  const verbs = [...new Set(choices.map((each) => each.verb))].map((name) => verb(name));
  return { ply, layers: LAYERS, status: "Turn 1", question: question({ choices, verbs, over: now && over }) };
}

/** @param {string} path */
function answer(path) {
  const { pathname, searchParams } = new URL(path, location.href);
  if (pathname.endsWith("/log")) return entries.slice(Number(searchParams.get("after")));
  if (pathname.endsWith("/tables")) return [["Money", ["", "money"], [["White", "7"]]]];
  if (pathname.endsWith("/preview")) return { layers: { pieces: "<text>Tried</text>" }, status: "" };
  const [start, end] = ["start", "end"].map((name) => Number(searchParams.get(name)));
  if (start === end) return [moment(end)];
  return entries.slice(start, end).map(({ ply, lines }) => ({ ...moment(ply), scene: 1, lines }));
}

globalThis.fetch = async (/** @type {RequestInfo | URL} */ path) => new Response(JSON.stringify(answer(String(path))));
document.elementsFromPoint = () => [];
mock.timers.enable({ apis: ["setTimeout"] });
await import("../../src/godsplay/web/pages/static/main.js");
const session = /** @type {TableSession} */ (/** @type {any} */ (window).page);
/** @type {any} */
const page = session.view;
socket.onopen();

let version = 0;
async function receive(changes = {}) {
  version += 1;
  const people = [person(0, { mine: true, acting: live.length > 0 }), person(1, { bot: "easy" })];
  session.current = null;
  socket.bring(update({ version, moves: entries.length, kept: entries.length, people, ...changes }));
  await settle();
}

// The page is opened by a link to a moment.
history.replaceState(null, "", "#1");
entries = [entry(1, 0, "a"), entry(2, 1, "b")];
await receive();
const arrived = { ply: session.ply, following: session.following, hash: location.hash };
session.backToNow();
await settle();

const follow = async (/** @type {string} */ hash) => {
  history.replaceState(null, "", `/t/abc${hash}`);
  listeners.hashchange();
  await settle();
};
const spot = (/** @type {string} */ name) =>
  /** @type {SVGElement} */ (document.querySelector(`[data-spot="${name}"]`));
const touch = (/** @type {string} */ name) => spot(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
const answers = () => [...find("choices").querySelectorAll(":scope > :first-child button")];
const pointer = (/** @type {string} */ type, /** @type {Element} */ node, x = 0, y = 0) =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, isPrimary: true }));
const acts = () => sent.filter(({ type }) => type === "act").map(({ action }) => action);

beforeEach(async () => {
  live = [march("a", "b"), march("a", "c"), march("b", "c")];
  entries = [];
  over = false;
  session.backToNow();
  await receive();
  sent = [];
});

test("the page shows the picture, the question, the status and what can be chosen", () => {
  assert.equal(find("status").textContent, "Turn 1");
  assert.match(find("prompt").textContent ?? "", /Your move\./);
  assert.equal(select(".decision").classList.contains("mine"), true);
  assert.deepEqual(
    answers().map((button) => button.textContent),
    ["a", "b"],
  );
  assert.equal(spot("a").hasAttribute("data-actions"), true);
  assert.equal(spot("sea").hasAttribute("data-actions"), false);
});

test("two touches and a confirmation make a move", async () => {
  touch("a");
  touch("c");
  assert.deepEqual(acts(), []);
  find("confirm").click();
  await settle();
  assert.deepEqual(acts(), ["march a c"]);
});

test("a button that is pointed at shows on the board where it leads, and what it would change", async () => {
  const [, only] = answers();
  only.dispatchEvent(new Event("pointerenter"));
  assert.equal(spot("b").classList.contains("pointed"), true);
  mock.timers.tick(150);
  await settle();
  assert.match(find("board").textContent ?? "", /Tried/);
  only.dispatchEvent(new Event("pointerleave"));
  assert.equal(spot("b").classList.contains("pointed"), false);
  assert.doesNotMatch(find("board").textContent ?? "", /Tried/);
});

test("a thing that is lifted and dropped on a target is chosen there, and elsewhere put back", () => {
  const lift = () => {
    Object.assign(spot("a"), { getBBox: () => ({ x: 0, y: 0, width: 9, height: 9 }) });
    document.elementsFromPoint = () => [spot("a")];
    pointer("pointerdown", spot("a"));
    pointer("pointermove", spot("a"), 50, 50);
  };
  lift();
  document.elementsFromPoint = () => [spot("sea")];
  pointer("pointerup", spot("sea"), 50, 50);
  assert.equal(find("cancel").hidden, true);
  lift();
  assert.equal(find("cancel").hidden, false);
  document.elementsFromPoint = () => [spot("c")];
  pointer("pointerup", spot("c"), 50, 50);
  document.elementsFromPoint = () => [];
  assert.equal(find("confirm").hidden, false);
  assert.match(find("prompt").textContent ?? "", /sure/);
  find("cancel").click();
  find("cancel").click();
});

test("the position is written as tables while somebody reads them", async () => {
  assert.equal(find("tables").children.length, 0);
  find("tables-tab").click();
  await settle();
  assert.equal(find("tables").children.length, 1);
  find("log-tab").click();
});

test("the focus goes to what is asked, but not away from what somebody writes", async () => {
  /** @type {HTMLElement} */ (document.activeElement).blur();
  await receive();
  assert.ok(document.activeElement === answers()[0]);
  const field = /** @type {HTMLInputElement} */ (select("#chat-form input"));
  field.focus();
  await receive();
  assert.ok(document.activeElement === field);
  field.blur();
});

test("whoever is not asked sees a question that is not theirs", async () => {
  live = [];
  entries = [entry(1, 0, "a")];
  await receive();
  assert.equal(select(".decision").classList.contains("mine"), false);
  assert.equal(find("choices").children.length, 0);
});

test("a lost connection is told for as long as it is lost", () => {
  data.words.lost = "Lost.";
  socket.onclose();
  assert.equal(find("toast").textContent, "Lost.");
  mock.timers.tick(300);
  socket.onopen();
  assert.equal(find("toast").textContent, "");
});

test("a page that is opened by a link to a moment shows it", () => {
  assert.deepEqual(arrived, { ply: 1, following: false, hash: "#1" });
});

test("a link leads to its moment, and one beyond the last to now", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c")];
  session.backToNow();
  await receive();
  await follow("#2");
  assert.deepEqual([session.ply, session.following], [2, false]);
  assert.equal(find("board").classList.contains("past"), true);
  await follow("#board");
  assert.deepEqual([session.ply, session.following], [2, false]);
  await follow("#0");
  assert.deepEqual([session.ply, session.following], [0, false]);
  await follow("#9");
  assert.deepEqual([session.ply, session.following], [3, true]);
  assert.equal(location.hash, "");
});

test("the address names the moment of the past that is shown, and no moment now", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c")];
  session.backToNow();
  await receive();
  assert.equal(location.hash, "");
  find("replay-back").click();
  await settle();
  assert.equal(location.hash, "#2");
  find("now").click();
  await settle();
  assert.equal(location.hash, "");
});

test("what a scene puts onto the board goes once it was seen and something is asked", async () => {
  const gone = () => select(".stage").classList.contains("settled");
  live = [];
  entries = [entry(1, 1, "a"), entry(2, 1, "b")];
  await receive();
  assert.equal(session.ply, 1);
  mock.timers.tick(page.settings.delay - 1);
  assert.equal(gone(), false);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual([session.ply, gone()], [2, false]);
  mock.timers.tick(page.settings.delay);
  assert.equal(gone(), true);
});

test("while moves are played they can be skipped, and what is passed over is not heard", async () => {
  const heard = recorder();
  const { play } = page.signals.sounds;
  page.signals.sounds.play = heard;
  page.signals.sounding.checked = true;
  live = [];
  entries = [entry(1, 1, "a"), entry(2, 1, { text: "b", dice: [6] }), entry(3, 1, "c")];
  await receive();
  assert.equal(find("skip").hidden, false);
  assert.deepEqual(heard.calls, ["wood"]);
  find("skip").click();
  await settle();
  assert.equal(session.ply, 3);
  assert.equal(find("skip").hidden, true);
  assert.deepEqual(heard.calls, ["wood"]);
  find("replay-back").click();
  await settle();
  assert.deepEqual(heard.calls, ["wood", "dice"]);
  page.signals.sounding.checked = false;
  page.signals.sounds.play = play;
});

test("the ending opens by itself once, and not over a moment that a link names", async () => {
  const ended = recorder();
  page.end = () => {
    page.ended = true;
    ended(true);
  };
  [page.arrived, over, live] = [false, true, []];
  history.replaceState(null, "", "/t/abc#1");
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  session.ply = -1; // as when the page is opened
  await receive();
  assert.equal(session.ply, 1);
  assert.equal(ended.calls.length, 0);
  session.backToNow();
  await settle();
  session.backToNow();
  await settle();
  assert.equal(ended.calls.length, 1);
});

test("whoever takes over the screen finds nothing of what another one saw", async () => {
  const row = find("seats").firstElementChild;
  row?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  assert.equal(find("seat-peek").children.length, 1);
  const passed = page.passDevice(person(1));
  for (const id of ["seat-peek", "board", "own-sheets", "choices", "log", "told", "announcer"]) {
    assert.equal(find(id).children.length, 0, id);
  }
  assert.equal(find("curtain").hidden, false);
  find("curtain").querySelector("button")?.click();
  await passed;
  page.board.lay(0);
  session.lookAs(0);
});
