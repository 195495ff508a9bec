import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Follower } from "../../src/godsplay/web/pages/static/follower.js";
import { Looks } from "../../src/godsplay/web/pages/static/looks.js";
import { choice, person, question, settle, update } from "./samples.js";

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Moment} Moment */

/** @type {string[]} what was asked for or told */
let asked = [];
let moves = 0;

/**
 * A server at which every move is one scene.
 * @param {string} path
 */
function answer(path) {
  const { pathname, searchParams } = new URL(path, location.href);
  if (pathname.endsWith("/log")) return [];
  const [start, end] = ["start", "end"].map((name) => Number(searchParams.get(name)));
  assert.ok(end - start <= 60, "the server tells no more at once");
  asked.push(`${start}-${end}`);
  const choices = end === moves ? [choice("pass")] : [];
  /** @type {Moment[]} */
  const scenes = Array.from({ length: end - start }, (_, place) => ({
    ply: start + place + 1,
    scene: 1,
    lines: [{ text: "a", rule: "r", chapter: "" }],
  }));
  return scenes.length
    ? [...scenes.slice(0, -1), { ...scenes.at(-1), question: question({ choices }) }]
    : [{ ply: end, question: question({ choices }) }];
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  asked = [];
  globalThis.fetch = async (path, options) => {
    if (options?.method === "PUT") {
      asked.push(`${String(path).split("/").at(-1)} ${options.body}`);
      return new Response(null, { status: 204 });
    }
    return new Response(JSON.stringify(answer(String(path))));
  };
});

/** @param {{ left: number | null, delay?: number, people?: import("./samples.js").Person[] }} how */
async function comeBack({ left, delay = 1000, people = [person(0, { mine: true, acting: true }), person(1)] }) {
  /** @type {number[]} */
  const shown = [];
  /** @type {number[]} */
  const returned = [];
  const view = {
    show: (/** @type {{ ply: number }} */ { ply }) => void shown.push(ply),
    stayed() {},
    met() {},
    changedSeat() {},
    passDevice: async () => {},
    connected() {},
    cleared() {},
    served() {},
    report: (/** @type {unknown} */ error) => assert.fail(String(error)),
    returned: (/** @type {number} */ count) => void returned.push(count),
  };
  const log = { entries: [], add() {}, cut() {}, clear() {} };
  const follower = new Follower({ log, chat: { last: 0, receive() {} }, settings: { delay }, view });
  follower.left = left;
  follower.receive(update({ moves, people }));
  await settle();
  return { follower, shown, returned };
}

async function watch(steps = 100) {
  for (let step = 0; step < steps; step += 1) {
    mock.timers.tick(1000);
    await settle();
  }
}

test("whoever comes back begins where they left off, and is told the rest scene by scene", async () => {
  moves = 5;
  const { shown, returned } = await comeBack({ left: 2 });
  assert.deepEqual(shown, [2, 3]);
  await watch(10);
  assert.deepEqual(shown, [2, 3, 4, 5]);
  assert.deepEqual(returned, [3]);
});

test("what happened in weeks is told part by part", async () => {
  moves = 130;
  const { shown, returned } = await comeBack({ left: 2 });
  await watch(140);
  assert.deepEqual(asked, ["2-2", "2-62", "62-122", "122-130"]);
  assert.equal(shown.at(-1), 130);
  assert.deepEqual(returned, [128]);
});

test("skipping leads to now, however much has happened", async () => {
  moves = 130;
  const { follower, shown, returned } = await comeBack({ left: 2 });
  await watch(3);
  follower.skip();
  await settle();
  await watch(2);
  assert.deepEqual(asked, ["2-2", "2-62", "130-130"]);
  assert.equal(shown.at(-1), 130);
  assert.deepEqual(returned, [128]);
});

for (const [why, how] of /** @type {const} */ ([
  ["nobody knows what they have seen", { left: null }],
  ["they have seen everything", { left: 5 }],
  ["moves were taken back since", { left: 9 }],
  ["they want everything at once", { left: 2, delay: 0 }],
  ["they only watch", { left: 2, people: [person(0), person(1)] }],
])) {
  test(`now is shown at once if ${why}`, async () => {
    moves = 5;
    const { shown, returned } = await comeBack(/** @type {any} */ (how));
    assert.deepEqual(shown, [5]);
    assert.deepEqual(returned, []);
  });
}

test("a position counts as seen after a while, once", async () => {
  const looks = new Looks();
  const session = { seat: 0, following: true, now: true, moves: 7, deal: 0 };
  looks.note(session);
  looks.note(session);
  assert.deepEqual(asked, []);
  mock.timers.tick(4000);
  await settle();
  looks.note(session);
  mock.timers.tick(4000);
  await settle();
  assert.deepEqual(asked, ['look {"moves":7}']);
});

test("what was dealt anew counts anew", async () => {
  const looks = new Looks();
  const session = { seat: 0, following: true, now: true, moves: 0, deal: 1 };
  for (const deal of [1, 1, 2]) {
    looks.note({ ...session, deal });
    mock.timers.tick(4000);
    await settle();
  }
  assert.deepEqual(asked, ['look {"moves":0}', 'look {"moves":0}']);
});

test("what is past, on its way, or seen by onlookers does not count", async () => {
  const looks = new Looks();
  looks.note({ seat: null, following: true, now: true, moves: 7, deal: 0 });
  looks.note({ seat: 0, following: false, now: true, moves: 7, deal: 0 });
  looks.note({ seat: 0, following: true, now: false, moves: 7, deal: 0 });
  mock.timers.tick(9000);
  await settle();
  assert.deepEqual(asked, []);
});
