import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { showCounsel } from "../../src/godsplay/web/pages/static/counsel.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { GameReview, momentOf, nextMark } from "../../src/godsplay/web/pages/static/review.js";
import { emblemPlaces, strand } from "../../src/godsplay/web/pages/static/strands.js";
import { person } from "./samples.js";

const LINE = { ply: 3, seat: 1, share: -0.1, title: "Move 3", sentences: ["Better: pass."] };
const REVIEW = {
  headline: "White won.",
  turning: "White was ahead from move 1 on.",
  title: "Chances in %",
  heads: ["luck", "accuracy"],
  rows: [
    ["+1", "90%"],
    ["−1", "70%"],
  ],
  nobody: [],
  note: "In points.",
  strands: [
    [0.5, 0.6, 0.4, 1],
    [0.5, 0.4, 0.6, 0],
  ],
  marks: [
    { ply: 1, kind: "roll", grade: "" },
    { ply: 3, kind: "decision", grade: "mistake" },
  ],
  furthest: "What brought the winner furthest",
  decisive: [],
  costliest: [LINE],
  luckiest: [],
  unluckiest: [],
  others: [],
  other_rolls: [],
};

/** @type {any[]} */
let answers = [];
/** @type {string[]} */
let asked = [];
globalThis.fetch = async (/** @type {any} */ place, /** @type {any} */ options) => {
  asked.push(`${options?.method ?? "GET"} ${place}`);
  return new Response(JSON.stringify(answers.shift() ?? { state: "none" }));
};
/** @type {number[]} */
let jumps = [];
/** @type {string[]} */
let opened = [];
const review = new GameReview({
  jump: (ply) => void jumps.push(ply),
  place: (ply) => ply / 3,
  people: () => [person(0, { mine: true }), person(1)],
  open: (tab) => void opened.push(tab.id),
  report: (error) => {
    throw error;
  },
});

beforeEach(() => {
  clearTimeout(review.waiting);
  answers = [];
  asked = [];
  jumps = [];
  opened = [];
  review.wanted = false;
});

const press = (/** @type {string} */ key, /** @type {Element} */ target = document.body) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("a strand goes from move to move, the whole win above", () => {
  assert.equal(
    strand([0.5, 1], (ply) => ply),
    "M0.0 50.0L1000.0 0.0",
  );
});

test("a decision is shown as it was before it, dice as what came of them", () => {
  assert.equal(momentOf({ ply: 7, kind: "decision" }), 6);
  assert.equal(momentOf({ ply: 7, kind: "roll" }), 7);
});

test("whoever played is offered a review, and sees how far it has come", async () => {
  await review.look();
  assert.ok(find("review-begin"));
  answers = [{ state: "running", done: 2, total: 9 }];
  await review.ask();
  assert.equal(review.panel.querySelector("progress")?.getAttribute("value"), "2");
});

test("a review that waits for its turn says so", async () => {
  answers = [{ state: "running", done: 0, total: 9 }];
  await review.look();
  assert.equal(review.panel.querySelector("[role=status]")?.textContent, "review-waiting");
});

test("whoever opens the review asks for it, once", async () => {
  answers = [{ state: "running", done: 0, total: 9 }];
  review.open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  review.open();
  assert.deepEqual(asked, ["POST /api/tables/abc/review"]);
  assert.deepEqual(opened, ["review-tab", "review-tab"]);
});

test("a review whose server has gone is asked for again", async () => {
  review.wanted = true;
  answers = [{ state: "none" }, { state: "running", done: 0, total: 9 }];
  await review.look();
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual(asked, ["GET /api/tables/abc/review", "POST /api/tables/abc/review"]);
});

test("whoever only looks on does not begin again what somebody has stopped", async () => {
  answers = [{ state: "running", done: 1, total: 9 }, { state: "none" }];
  await review.look();
  await review.look();
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual(asked, ["GET /api/tables/abc/review", "GET /api/tables/abc/review"]);
  assert.ok(find("review-begin"));
});

test("what belongs to no seat has a row of its own", () => {
  review.present({ ...REVIEW, nobody: ["nobody", "+100", ""] });
  const rows = [...review.panel.querySelectorAll("tbody tr")];
  assert.equal(rows.length, 3);
  assert.match(rows[2].textContent, /nobody\+100/);
});

test("each emblem lies where its strand is far from all others, and on no other emblem", () => {
  const strands = [
    [0.3, 0.3, 0.8, 0.4, 0],
    [0.3, 0.3, 0.1, 0.5, 1],
    [0.3, 0.4, 0.1, 0.1, 0],
  ];
  assert.deepEqual(
    emblemPlaces(strands, (ply) => ply / 4),
    [
      { place: 0.5, share: 0.8 },
      { place: 0.75, share: 0.5 },
      { place: 0.75, share: 0.1 },
    ],
  );
});

test("arrow keys go from one marked moment to the next while the review is open", () => {
  review.present(REVIEW);
  review.panel.hidden = true;
  press("ArrowRight");
  assert.deepEqual(jumps, []);
  review.panel.hidden = false;
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowRight");
  press("ArrowLeft");
  press("ArrowRight", find("chat-form").querySelector("input") ?? document.body);
  assert.deepEqual(jumps, [1, 2, 2, 1]);
});

test("whoever clicks the tab steps through the marks, and not through the tabs", () => {
  review.present(REVIEW);
  review.panel.hidden = false;
  review.tab.hidden = false;
  review.tab.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  assert.equal(document.activeElement, review.panel);
  press("ArrowRight", review.panel);
  assert.deepEqual(jumps, [1]);
});

test("the strands say where the board is", () => {
  review.present(REVIEW);
  review.strands.at(3);
  assert.equal(review.strands.box.querySelector(".cursor")?.getAttribute("d"), "M1000.0 0V100");
  assert.equal(review.strands.box.querySelectorAll(".strand").length, 2);
});

test("what a bot weighed is shown until something else is asked", () => {
  showCounsel({ choices: [{ action: "pass", text: "Pass", share: "40%", behind: "" }], line: ["Red: Pass"] });
  assert.equal(find("counsel").hidden, false);
  assert.match(find("counsel").textContent, /Pass40%/);
  showCounsel(null);
  assert.equal(find("counsel").hidden, true);
});

test("dice and the decision that followed are one step", () => {
  const marks = [
    { ply: 3, kind: "roll" },
    { ply: 4, kind: "decision" },
    { ply: 9, kind: "roll" },
  ];
  assert.equal(nextMark(marks, -1, 1), 1);
  assert.equal(nextMark(marks, 0, 1), 2);
  assert.equal(nextMark(marks, 1, 1), 2);
  assert.equal(nextMark(marks, 2, -1), 1);
  assert.equal(nextMark(marks, 1, -1), 1);
  assert.equal(nextMark(marks, 2, 1), 2);
  assert.equal(nextMark(marks, -1, -1), 2);
});
