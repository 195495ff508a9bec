import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Advance } from "../../src/godsplay/web/pages/static/advance.js";
import { wire } from "../../src/godsplay/web/pages/static/wire.js";
import { person, settle } from "./samples.js";

const offers = [
  { step: "bidding", title: "Bidding", options: [0, 1].map((bid) => ({ action: `bid ${bid}`, text: `Bid ${bid}` })) },
  { step: "campaigns", title: "Campaigns", options: [{ action: "pass", text: "Pass" }] },
];
const standing = [{ step: "campaigns", text: "Campaigns: Pass, every time." }];
const none = { standing: [], dropped: [], offers };

/** @type {any} */
let session;
/** @type {Advance} */
let advance;
/** @type {any} */
let answer;
/** @type {[string, string, object?][]} */
let sent;

beforeEach(() => {
  mock.restoreAll();
  sent = [];
  answer = none;
  const give = (/** @type {string} */ method, /** @type {string} */ path, /** @type {object | undefined} */ body) => {
    sent.push([method, path.replace(/^.*\/abc/, ""), body]);
    return Promise.resolve({ ok: true, status: 200, body: answer });
  };
  mock.method(wire, "read", (/** @type {string} */ path) => give("GET", path, undefined));
  mock.method(wire, "act", give);
  session = { seat: 0, people: [person(0, { mine: true })], following: true, ply: 3, shown: { question: {} } };
  advance = new Advance(session);
});

test("moves in advance are offered to whoever plays, and to nobody else", () => {
  advance.met();
  assert.equal(advance.button.hidden, false);
  for (const changes of [{ bot: "easy" }, { mine: false }]) {
    session.people = [person(0, { mine: true, ...changes })];
    advance.met();
    assert.equal(advance.button.hidden, true);
  }
  session.seat = null;
  advance.met();
  assert.equal(advance.button.hidden, true);
});

test("what can be decided depends on the step", async () => {
  advance.met();
  await settle();
  const texts = (/** @type {string} */ name) => [...advance.field(name).options].map((option) => option.textContent);
  assert.deepEqual(texts("step"), ["Bidding", "Campaigns"]);
  assert.deepEqual(texts("action"), ["Bid 0", "Bid 1"]);
  advance.field("step").value = "campaigns";
  advance.fillActions();
  assert.deepEqual(texts("action"), ["Pass"]);
});

test("a decision is sent, stands in the list and on the button, and can be taken back", async () => {
  advance.met();
  await settle();
  advance.field("step").value = "campaigns";
  advance.fillActions();
  advance.field("until").value = "always";
  answer = { ...none, standing };
  await advance.decide();
  assert.equal(sent.at(-1)?.[1], "/advance");
  assert.match(document.getElementById("advance-standing")?.textContent ?? "", /every time/);
  answer = none;
  document.querySelector("#advance-standing button")?.dispatchEvent(new Event("click"));
  await settle();
  assert.deepEqual(sent.at(-1)?.slice(0, 2), ["DELETE", "/advance?seat=0&step=campaigns"]);
  assert.equal(document.getElementById("advance-standing")?.children.length, 0);
});

test("only while something stands, the page looks after every move", async () => {
  advance.met();
  await settle();
  const asked = sent.length;
  session.ply = 4;
  advance.met();
  assert.equal(sent.length, asked);
  answer = { ...none, standing };
  await advance.load();
  session.ply = 5;
  advance.met();
  assert.equal(sent.length, asked + 2);
});

test("what came to nothing is told once", async () => {
  answer = { ...none, dropped: ["Not possible any more: Campaigns: Pass"] };
  await advance.load();
  assert.deepEqual(
    sent.map(([method]) => method),
    ["GET", "DELETE"],
  );
});
