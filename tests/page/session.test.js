import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { TableSession } from "../../src/godsplay/web/pages/static/session.js";
import { choice, entry, person, question, settle, update } from "./samples.js";

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Moment} Moment */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Question} Question */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../src/godsplay/web/pages/types.d.ts").Shown} Shown */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Person} Person */

/** @type {LogEntry[]} what has happened at the server */
let entries = [];
/** @type {Person[]} */
let people = [];
/** @type {string[]} what was asked for */
let asked = [];
/** @type {Partial<Question>} of every question of now */
let now = {};
let weight = 1; // of every scene

/**
 * The moments of a move: one for each scene that its lines tell, of which the last one asks; none if nothing is told.
 * @param {LogEntry} entry
 * @returns {Moment[]}
 */
function scenes({ ply, lines }) {
  const last = Math.max(0, ...lines.map((line) => line.scene ?? 1));
  return Array.from({ length: last }, (_, place) => ({
    ply,
    scene: place + 1,
    weight,
    lines: lines.filter((line) => (line.scene ?? 1) === place + 1),
    ...(place + 1 === last && { question: question() }),
  }));
}

/** @param {string} path */
function answer(path) {
  asked.push(path);
  const { pathname, searchParams } = new URL(path, location.href);
  if (pathname.endsWith("/log")) return entries.slice(Number(searchParams.get("after")));
  if (pathname.endsWith("/position")) return { question: question(now) };
  const [start, end] = ["start", "end"].map((name) => Number(searchParams.get(name)));
  assert.ok(start <= end && end <= entries.length, "the server knows no such moment");
  const moments = entries.slice(start, end).flatMap(scenes);
  if (moments.at(-1)?.ply !== end) moments.push({ ply: end });
  const last = /** @type {Moment} */ (moments.at(-1));
  last.question = question(end === entries.length ? { choices: [choice("pass")], ...now } : {});
  return moments;
}

function open({ delay = 1000 } = {}) {
  /** @type {{ ply: number, scene: number, moving: boolean, live: number }[]} */
  const shown = [];
  /** @type {boolean[]} whether each moment had a question */
  const asks = [];
  /** @type {Person[]} */
  const passed = [];
  /** @type {unknown[]} */
  const errors = [];
  /** @type {number[]} the moves that somebody was told who came back */
  const returned = [];
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
    show: (/** @type {Shown} */ { ply, scene, live, question }, /** @type {boolean} */ moving) => {
      shown.push({ ply, scene, moving, live: live.length });
      asks.push(question !== null);
    },
    stayed() {},
    met() {},
    changedSeat() {},
    passDevice: async (/** @type {Person} */ next) => void passed.push(next),
    connected() {},
    cleared() {},
    served() {},
    report: (/** @type {unknown} */ error) => void errors.push(error),
    returned: (/** @type {number} */ moves) => void returned.push(moves),
  };
  const session = new TableSession({ log, chat: { last: 0, receive() {} }, settings: { delay }, view });
  return { session, log, shown, asks, passed, errors, returned };
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

/** A move that is told in scenes, each with one line. */
const inScenes = (/** @type {number} */ ply, /** @type {number} */ count) =>
  entry(ply, 1, ...Array.from({ length: count }, (_, place) => ({ text: `Scene ${place + 1}`, scene: place + 1 })));

/** What was asked of the server for moments. */
const wishes = () =>
  asked
    .filter((path) => path.includes("/moments"))
    .map((path) => Object.fromEntries(new URL(path, location.href).searchParams));

const places = (/** @type {{ ply: number, scene: number }[]} */ shown) => shown.map(({ ply, scene }) => [ply, scene]);
const plies = (/** @type {{ ply: number }[]} */ shown) => shown.map(({ ply }) => ply);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.fetch = async (path) => new Response(JSON.stringify(answer(String(path))));
  [entries, asked, now, weight] = [[], [], {}, 1];
  people = [person(0, { mine: true, acting: true }), person(1, { bot: "easy" })];
});

test("a page that opens shows now at once, with what can be chosen", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  const { session, shown } = open();
  await receive(session);
  assert.deepEqual(shown, [{ ply: 2, scene: 0, moving: false, live: 1 }]);
  assert.ok(asked.every((path) => path.includes("seat=0")));
});

test("moves of others are shown one by one, in order, each after a pause", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c")];
  await receive(session);
  assert.deepEqual(plies(shown), [0, 1]);
  mock.timers.tick(999);
  await settle();
  assert.deepEqual(plies(shown), [0, 1]);
  mock.timers.tick(1);
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

test("a scene stays for as long as its weight says", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3)];
  weight = 2.5;
  await receive(session);
  mock.timers.tick(2499);
  await settle();
  assert.deepEqual(places(shown).at(-1), [1, 1]);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(places(shown).at(-1), [1, 2]);
});

test("a move is played scene by scene, and asks only in the last one", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3), inScenes(2, 2)];
  await receive(session);
  assert.equal(session.now, false);
  await watch();
  assert.deepEqual(places(shown), [
    [0, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 2],
  ]);
  assert.deepEqual(
    shown.map(({ live }) => live),
    [1, 0, 0, 0, 0, 1],
  );
  assert.ok(shown.slice(1).every(({ moving }) => moving));
  assert.equal(session.now, true);
});

test("between moves that are played nothing is asked; whoever looks back sees what was asked then", async () => {
  const { session, asks } = open();
  await receive(session);
  entries = [inScenes(1, 2), entry(2, 1, "b"), entry(3, 1, "c")];
  await receive(session);
  await watch();
  assert.deepEqual(asks, [true, false, false, false, true]);
  await session.lookAt({ ply: 1, scene: 2 }, false);
  assert.deepEqual(asks.slice(5), [false, true]);
});

test("to skip is to go on to the next decision, without motion", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3), inScenes(2, 2)];
  await receive(session);
  session.skip();
  await settle();
  assert.deepEqual(places(shown).at(-1), [2, 2]);
  assert.deepEqual(
    shown.map(({ moving }) => moving),
    [false, true, false, false, false, false],
  );
  assert.equal(session.pause.skipping, false);
});

test("what comes after a skip but before a decision is skipped, too; after the decision it is played again", async () => {
  const { session, shown } = open();
  await receive(session);
  now = { choices: [] };
  entries = [inScenes(1, 2)];
  await receive(session);
  session.skip();
  await settle();
  entries = [...entries, inScenes(2, 2)];
  now = {};
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [2, 2]);
  entries = [...entries, inScenes(3, 2)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [3, 1]);
});

test("what is pressed just after scenes were played was meant to skip them", async () => {
  const { session } = open();
  await receive(session);
  assert.equal(session.pause.lately, false, "nothing was played yet");
  entries.push(inScenes(1, 2));
  await receive(session);
  await watch();
  assert.equal(session.pause.lately, true);
});

test("whoever is called otherwise is so in all that was told before, and in the question", async () => {
  entries = [inScenes(1, 1)];
  const { session, log, shown } = open({ delay: 0 });
  await receive(session);
  const before = shown.length;
  asked = [];
  await receive(session, { people: people.map((each) => ({ ...each, called: `${each.called} the Bold` })) });
  assert.deepEqual(log.entries, entries);
  assert.ok(asked.some((path) => path.includes("/log?after=0")));
  assert.equal(shown.length, before + 1);
});

test("there is nothing to skip while nothing is played", async () => {
  const { session, shown } = open();
  await receive(session);
  session.skip();
  entries = [inScenes(1, 2)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [1, 1]);
});

test("the page says which picture it has, and through whose eyes", async () => {
  const { session } = open();
  await receive(session);
  entries = [inScenes(1, 2)];
  await receive(session);
  await watch();
  await session.lookAt({ ply: 1, scene: 1 }, false);
  await session.lookAt({ ply: 0, scene: 0 }, false);
  assert.deepEqual(wishes(), [
    { start: "0", end: "0", seat: "0" },
    { start: "0", end: "1", seat: "0", base: "0" },
    { start: "0", end: "1", seat: "0", base: "1", scene: "2" },
    { start: "0", end: "0", seat: "0", base: "1", scene: "1" },
  ]);
});

test("what comes with an update is not asked for, unless the page shows something else", async () => {
  const { session, log, shown } = open();
  await receive(session);
  [entries, asked] = [[entry(1, 1, "Ann moves")], []];
  const moments = [{ ply: 1, scene: 1, lines: [], question: question({ choices: [choice("pass")] }) }];
  const news = { seat: 0, moves: 0, scene: 0, log: 0, moments, entries };
  await receive(session, { news });
  assert.deepEqual(asked, []);
  assert.deepEqual(places(shown).at(-1), [1, 1]);
  assert.equal(log.entries.length, 1);
  entries = [...entries, entry(2, 1, "Bea moves")];
  await receive(session, { news }); // the page shows the first move by now
  await watch();
  assert.equal(wishes().length, 1);
  assert.equal(session.ply, 2);
});

test("whoever watches asks through nobody's eyes", async () => {
  people = [person(0), person(1)];
  const { session } = open();
  await receive(session);
  assert.deepEqual(wishes(), [{ start: "0", end: "0" }]);
});

test("moves that tell nothing are passed over without a pause", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [entry(1, 1), entry(2, 1), entry(3, 1, "c"), entry(4, 1)];
  await receive(session);
  assert.deepEqual(plies(shown), [0, 3]);
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

test("a picture of a move that was taken back is no base for another", async () => {
  entries = [entry(1, 0, "a"), entry(2, 0, "wrong")];
  const { session } = open();
  await receive(session);
  entries = [entry(1, 0, "a")];
  await receive(session, { kept: 1 });
  assert.equal(wishes().at(-1)?.base, undefined);
  entries = [entry(1, 0, "a"), entry(2, 0, "right")];
  await receive(session, { kept: 1 });
  assert.equal(wishes().at(-1)?.base, "1");
});

test("scenes of a move that is taken back while they play are not shown", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [1, 1]);
  entries = [entry(1, 0, "instead")];
  await receive(session, { kept: 0 });
  await watch();
  assert.deepEqual(places(shown).slice(2), [[1, 0]]);
  assert.equal(wishes().at(-1)?.base, undefined);
});

test("the past stays in sight while the game goes on, and nothing can be chosen in it", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt({ ply: 1, scene: 1 }, false);
  assert.deepEqual(shown.at(-1), { ply: 1, scene: 1, moving: true, live: 0 });
  entries = [...entries, entry(3, 1, "c")];
  await receive(session);
  await watch();
  assert.equal(shown.at(-1)?.ply, 1);
  session.backToNow();
  await watch();
  assert.deepEqual([shown.at(-1)?.ply, shown.at(-1)?.live], [3, 1]);
});

test("back to now is there at once, and plays what comes later", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b"), entry(3, 1, "c")];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt({ ply: 0, scene: 0 }, false);
  session.backToNow();
  await settle();
  assert.deepEqual(plies(shown), [3, 0, 3]);
  entries = [...entries, inScenes(4, 2)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [4, 1]);
});

test("whoever looks back while a move is played finds later moves played, not skipped", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3)];
  await receive(session);
  await session.lookAt({ ply: 0, scene: 0 }, false);
  now = { choices: [] };
  session.backToNow();
  await settle();
  entries = [...entries, inScenes(2, 2)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [2, 1]);
});

test("whoever goes to the last moment finds later moves played, not skipped", async () => {
  const { session, shown } = open();
  await receive(session);
  entries = [inScenes(1, 3)];
  await receive(session);
  await session.lookAt({ ply: 0, scene: 0 }, false);
  now = { choices: [] };
  await session.lookAt({ ply: 1, scene: 3 }, true);
  entries = [...entries, inScenes(2, 2)];
  await receive(session);
  assert.deepEqual(places(shown).at(-1), [2, 1]);
  assert.equal(shown.at(-1)?.moving, true);
});

test("a scene in the middle of a move can be looked at; what led to it is shown on the way", async () => {
  entries = [inScenes(1, 4)];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt({ ply: 1, scene: 2 }, false);
  assert.deepEqual(shown.slice(1), [
    { ply: 1, scene: 1, moving: false, live: 0 },
    { ply: 1, scene: 2, moving: true, live: 0 },
  ]);
  assert.equal(session.following, false);
  assert.equal(session.now, false);
});

test("a scene that a move does not have is its end", async () => {
  entries = [inScenes(1, 2)];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt({ ply: 1, scene: 7 }, false);
  assert.deepEqual(places(shown).at(-1), [1, 2]);
});

test("looking at the last moment is looking at now, and asks again", async () => {
  entries = [entry(1, 0, "a")];
  const { session, shown } = open();
  await receive(session);
  await session.lookAt({ ply: 0, scene: 0 }, false);
  assert.equal(session.following, false);
  await session.lookAt({ ply: 1, scene: 1 }, true);
  assert.equal(session.following, true);
  assert.equal(session.now, true);
  assert.deepEqual(shown.at(-1), { ply: 1, scene: 1, moving: true, live: 1 });
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

test("what was decided in secret is played once everybody has decided", async () => {
  people = [person(0, { mine: true, acting: true }), person(1, { acting: true })];
  const { session, shown } = open();
  await receive(session, { sealed: true });
  people = [person(0, { mine: true }), person(1, { acting: true })];
  now = { choices: [] };
  entries = [entry(1, 0)];
  await receive(session, { sealed: true });
  people = [person(0, { mine: true, acting: true }), person(1)];
  now = {};
  entries = [entry(1, 0), inScenes(2, 3)];
  await receive(session);
  await watch();
  assert.deepEqual(places(shown).slice(-3), [
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
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
  assert.deepEqual(shown.at(-1), { ply: 1, scene: 0, moving: false, live: 1 });
  entries = [...entries, entry(2, 0, "b")];
  await receive(session);
  await session.lookAt({ ply: 1, scene: 1 }, false);
  assert.deepEqual(shown.at(-1), { ply: 1, scene: 1, moving: true, live: 0 });
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

test("what has happened is shown to everybody at the screen, as onlookers see it, before the device is passed on", async () => {
  people = [person(0, { mine: true, acting: true }), person(1, { mine: true })];
  const { session, shown } = open();
  await receive(session);
  /** @type {() => void} */
  let arrive = () => {};
  session.view.passDevice = () =>
    new Promise((resolve) => {
      arrive = () => resolve();
    });
  people = [person(0, { mine: true }), person(1, { mine: true, acting: true })];
  now = { secrets: true };
  entries = [inScenes(1, 2)];
  await receive(session);
  await watch();
  const seen = [
    [0, 0],
    [1, 1],
    [1, 2],
  ];
  assert.deepEqual(places(shown), seen, "and nothing behind the curtain");
  assert.deepEqual(wishes().at(-1), { start: "0", end: "1" });
  arrive();
  await settle();
  await watch();
  assert.deepEqual(places(shown), [...seen, [1, 0]]);
  assert.deepEqual(wishes().at(-1), { start: "1", end: "1", seat: "1" });
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

test("a seat takes back, anybody talks, and nobody without a seat is asked anything", async () => {
  const { session } = open();
  assert.throws(() => session.say("Hello"), { message: "the session has not begun" });
  await receive(session);
  /** @type {any[]} */
  const sent = [];
  session.connection = /** @type {any} */ ({ send: async (/** @type {any} */ message) => void sent.push(message) });
  await session.undo();
  await session.say("Hello");
  assert.deepEqual(sent, [
    { type: "undo", seat: 0 },
    { type: "talk", text: "Hello" },
  ]);
  session.seat = null;
  assert.throws(() => session.undo(), { message: "nobody is asked anything" });
  await assert.rejects(session.act("pass"), { message: "nobody is asked anything" });
  assert.equal(session.busy, false);
});

test("another table goes on from the moment that is shown", async () => {
  entries = [entry(1, 0, "a"), entry(2, 1, "b")];
  const { session } = open();
  await receive(session);
  await session.lookAt({ ply: 1, scene: 1 }, false);
  /** @type {any} */
  let posted;
  globalThis.fetch = async (path, options) => {
    posted = [String(path), JSON.parse(String(options?.body))];
    return new Response('{"table": "xyz"}');
  };
  const gone = mock.method(location, "assign", () => {});
  await session.branch();
  assert.deepEqual(posted, ["/api/tables/abc/branches", { moves: 1, seat: 0 }]);
  assert.deepEqual(gone.mock.calls[0].arguments, ["/t/xyz"]);
  gone.mock.restore();
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
