import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { TableSession } from "../../src/godsplay/web/pages/static/session.js";
import { choice, entry, person, settle, snapshot, update } from "./samples.js";

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Snapshot} Snapshot */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../src/godsplay/web/pages/types.d.ts").Shown} Shown */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Person} Person */

/** @type {LogEntry[]} what has happened at the server */
let entries = [];
/** @type {Person[]} */
let people = [];
/** @type {string[]} what was asked for */
let asked = [];
/** @type {Partial<Snapshot>} of every snapshot of now */
let now = {};

/** @param {string} path */
function answer(path) {
  asked.push(path);
  const ply = Number(/\/snapshots\/(\d+)/.exec(path)?.[1] ?? -1);
  if (ply < 0) return entries.slice(Number(/after=(\d+)/.exec(path)?.[1]));
  const seat = /seat=(\d+)/.exec(path)?.[1];
  const changes = ply === entries.length ? { choices: [choice("pass")], ...now } : {};
  return snapshot(ply, { last: entries.length, seat: seat === undefined ? null : Number(seat), ...changes });
}

function open({ delay = 1000 } = {}) {
  /** @type {{ ply: number, moving: boolean, live: number }[]} */
  const shown = [];
  /** @type {Person[]} */
  const passed = [];
  /** @type {unknown[]} */
  const errors = [];
  const log = {
    entries: /** @type {LogEntry[]} */ ([]),
    add(/** @type {LogEntry[]} */ more) {
      log.entries.push(...more);
    },
    cut(/** @type {number} */ length) {
      log.entries.length = Math.min(length, log.entries.length);
    },
    clear() {
      log.entries.length = 0;
    },
  };
  const view = {
    show: (/** @type {Shown} */ { ply, live }, /** @type {boolean} */ moving) =>
      shown.push({ ply, moving, live: live.length }),
    stayed() {},
    met() {},
    changedSeat() {},
    passDevice: async (/** @type {Person} */ next) => void passed.push(next),
    connected() {},
    cleared() {},
    served() {},
    report: (/** @type {unknown} */ error) => void errors.push(error),
  };
  const session = new TableSession({ log, chat: { last: 0, receive() {} }, settings: { delay }, view });
  return { session, log, shown, passed, errors };
}

/** @param {TableSession} session @param {object} [changes] */
async function receive(session, changes = {}) {
  session.receive(update({ moves: entries.length, people, ...changes }));
  await settle();
}

/** Let moves be looked at until none is left. */
async function watch() {
  for (let step = 0; step < 20; step += 1) {
    mock.timers.tick(5000);
    await settle();
  }
}

const plies = (/** @type {{ ply: number }[]} */ shown) => shown.map(({ ply }) => ply);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.fetch = async (path) => new Response(JSON.stringify(answer(String(path))));
  [entries, asked, now] = [[], [], {}];
  people = [person(0, { mine: true, acting: true }), person(1, { bot: "easy" })];
});

test("a page that opens shows now at once, with what can be chosen", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  const { session, shown } = open();
  await receive(session);
  assert.deepEqual(shown, [{ ply: 2, moving: false, live: 1 }]);
  assert.ok(asked.every((path) => path.includes("seat=0")));
});

test("moves of others are shown one by one, in order, each after a pause", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c")];
  await receive(session);
  assert.deepEqual(plies(shown), [0, 1]);
  mock.timers.tick(200);
  await settle();
  assert.deepEqual(plies(shown), [0, 1, 2]);
  mock.timers.tick(999);
  await settle();
  assert.deepEqual(plies(shown), [0, 1, 2]);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(plies(shown), [0, 1, 2, 3]);
  assert.deepEqual(
    shown.map(({ live }) => live),
    [1, 0, 0, 1],
  );
});

test("a click goes on to the next move", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 1, "a"), entry(2, 1, "b")];
  await receive(session);
  assert.deepEqual(plies(shown), [0, 1]);
  session.skip?.();
  await settle();
  assert.deepEqual(plies(shown), [0, 1, 2]);
});

test("moves that tell nothing are passed over", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 1), entry(2, 1), entry(3, 1, "c"), entry(4, 1)];
  await receive(session);
  await watch();
  assert.deepEqual(plies(shown), [0, 3, 4]);
});

test("without a delay, or far behind, the page jumps to now", async () => {
  const fast = open({ delay: 0 });
  await receive(fast.session);
  entries = [entry(1, 1, "a"), entry(2, 1, "b")];
  await receive(fast.session);
  assert.deepEqual(plies(fast.shown), [0, 2]);
  const slow = open();
  await receive(slow.session);
  entries = Array.from({ length: 80 }, (_, place) => entry(place + 1, 1, "x"));
  await receive(slow.session);
  assert.deepEqual(plies(slow.shown), [2, 80]);
});

test("moves that come while others are shown are shown after them", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 1, "a")];
  await receive(session);
  entries = [...entries, entry(2, 1, "b")];
  await receive(session);
  await watch();
  assert.deepEqual(plies(shown), [0, 1, 2]);
});

test("a move that was taken back is forgotten, and what takes its place is asked for anew", async () => {
  entries = [entry(1, 0, "a"), entry(2, 0, "wrong")];
  const { session, shown, log } = open();
  await receive(session);
  entries = [entry(1, 0, "a")];
  await receive(session, { kept: 1 });
  await watch();
  assert.equal(shown.at(-1)?.ply, 1);
  assert.deepEqual(log.entries, entries);
  entries = [entry(1, 0, "a"), entry(2, 0, "right")];
  await receive(session, { kept: 1 });
  await watch();
  assert.equal(log.entries[1].lines[0].text, "right");
});

test("the past stays in sight while the game goes on, and nothing can be chosen in it", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt(1);
  assert.deepEqual(shown.at(-1), { ply: 1, moving: true, live: 0 });
  entries = [...entries, entry(3, 1, "c")];
  await receive(session);
  await watch();
  assert.equal(shown.at(-1)?.ply, 1);
  session.backToNow();
  await watch();
  assert.deepEqual([shown.at(-1)?.ply, shown.at(-1)?.live], [3, 1]);
});

test("looking at the last move is looking at now", async () => {
  entries = [entry(1, 0, "a")];
  const { session } = open();
  await receive(session);
  await session.lookAt(0);
  assert.equal(session.following, false);
  await session.lookAt(7);
  assert.equal(session.following, true);
  assert.equal(session.ply, 1);
});

test("while others decide in secret, their moves leave the question as it is", async () => {
  people = [person(0, { mine: true, acting: true }), person(1, { acting: true }), person(2, { acting: true })];
  const { session, shown } = open();
  await receive(session, { sealed: true });
  entries = [entry(1, 1), entry(2, 2)];
  await receive(session, { sealed: true });
  assert.deepEqual(
    shown.map(({ ply, live }) => [ply, live]),
    [
      [0, 1],
      [2, 1],
    ],
  );
});

test("while others decide in secret, what is told of their moves takes no question away", async () => {
  people = [person(0, { mine: true, acting: true }), person(1, { acting: true }), person(2, { acting: true })];
  const { session, shown } = open();
  await receive(session, { sealed: true });
  entries = [entry(1, 1, "has bid"), entry(2, 2, "has bid")];
  await receive(session, { sealed: true });
  assert.ok(shown.every(({ live }) => live === 1));
  assert.equal(session.ply, 2);
});

test("what could be chosen once cannot be chosen any more", async () => {
  entries = [entry(1, 1, "a")];
  const { session, shown } = open({ delay: 0 });
  await receive(session);
  assert.deepEqual(shown.at(-1), { ply: 1, moving: false, live: 1 });
  entries = [...entries, entry(2, 0, "b")];
  await receive(session);
  await session.lookAt(1);
  assert.deepEqual(shown.at(-1), { ply: 1, moving: true, live: 0 });
  assert.equal(asked.filter((path) => path.includes("/snapshots/1")).length, 1);
});

test("what was asked for through other eyes is not shown to these", async () => {
  people = [person(0, { mine: true }), person(1, { mine: true })];
  const { session, log } = open();
  session.moves = 1;
  entries = [entry(1, 0, "seen by the first only")];
  session.seat = 0;
  const reading = session.readLog();
  session.lookAs(1);
  await reading;
  assert.deepEqual(log.entries, []);
});

test("at a shared screen the device is passed on where something is hidden, and only there", async () => {
  people = [person(0, { mine: true, acting: true }), person(1, { mine: true })];
  const { session, passed } = open({ delay: 0 });
  await receive(session);
  assert.equal(session.seat, 0);
  assert.deepEqual(passed, []);
  people = [person(0, { mine: true }), person(1, { mine: true, acting: true })];
  now = { secrets: true };
  entries = [entry(1, 0, "a")];
  await receive(session);
  assert.equal(session.seat, 1);
  assert.deepEqual(passed, [people[1]]);
  assert.equal(session.shared, true);
});

test("a move names the moves it was chosen after; a refused one is looked at again", async () => {
  const { session, shown } = open();
  entries = [entry(1, 1, "a")];
  await receive(session);
  /** @type {any[]} */
  const sent = [];
  const refuse = { pending: new Map(), send: async (/** @type {any} */ message) => void sent.push(message) };
  session.connection = /** @type {any} */ (refuse);
  await session.act("pass");
  assert.deepEqual(sent, [{ type: "act", seat: 0, action: "pass", moves: 1 }]);
  refuse.send = async () => {
    assert.equal(session.busy, true);
    assert.equal(session.settled, false);
    throw new Error("Not now.");
  };
  const before = shown.length;
  await assert.rejects(session.act("pass"), { message: "Not now." });
  await settle();
  assert.equal(session.busy, false);
  assert.equal(shown.length, before + 1);
});

test("a failure on the way is reported, and the next update is tried again", async () => {
  const { session, shown, errors } = open();
  const works = globalThis.fetch;
  globalThis.fetch = async () => new Response('{"error": "Gone."}', { status: 500 });
  await receive(session);
  assert.equal(errors.length, 1);
  globalThis.fetch = works;
  await receive(session);
  assert.deepEqual(plies(shown), [0]);
});
