import "./browser.js";

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Clocks, sayTime, writeTime } from "../../src/godsplay/web/pages/static/clocks.js";
import { Holidays } from "../../src/godsplay/web/pages/static/holidays.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { person } from "./samples.js";

const clock = (changes = {}) => ({
  turn: 0,
  bank: 600,
  runs: true,
  low: 60,
  flagged: false,
  away: 0,
  holidays: 0,
  ...changes,
});

let now = 0;
/** @type {Clocks} */
let clocks;

beforeEach(() => {
  now = 1000;
  mock.method(performance, "now", () => now);
  mock.timers.enable({ apis: ["setInterval"] });
  Object.assign(data.words, {
    "clock-days": "%first% d %last% h",
    "clock-hours": "%first% h %last% m",
    "clock-warn": "%seat%: only %text% left",
    "clock-warn-you": "You have only %text% left.",
    "time-seconds": "%count% seconds",
    "time-minutes": "%count% minutes",
    "time-hours": "%count% hours",
    "time-days": "%count% days",
  });
  clocks = new Clocks();
  clocks.news.textContent = "";
});

afterEach(() => {
  mock.reset();
  mock.timers.reset();
});

test("times are as short as they can be read", () => {
  assert.deepEqual([5, 65, 600, 3600, 5 * 3600 + 600, 86400 * 2 + 3 * 3600].map(writeTime), [
    "0:05",
    "1:05",
    "10:00",
    "1 h 00 m",
    "5 h 10 m",
    "2 d 3 h",
  ]);
  assert.deepEqual([30, 300, 3 * 3600, 3 * 86400].map(sayTime), ["30 seconds", "5 minutes", "3 hours", "3 days"]);
});

test("without clocks nothing stands beside a player, and nothing ticks", () => {
  clocks.met([person(0)]);
  assert.equal(clocks.face(person(0)), null);
  assert.equal(clocks.ticking, undefined);
});

test("a clock that runs counts down between two messages, another one stands", () => {
  const people = [person(0, { clock: clock() }), person(1, { clock: clock({ runs: false }) })];
  clocks.met(people);
  const faces = people.map((each) => clocks.face(each) ?? assert.fail());
  document.body.append(...faces);
  now += 65_000;
  mock.timers.tick(500);
  assert.deepEqual(
    faces.map((face) => face.textContent),
    ["8:55", "10:00"],
  );
  clocks.met(people); // the same news once more
  clocks.tick();
  assert.equal(faces[0].textContent, "8:55");
  clocks.met([person(0, { clock: clock({ bank: 700 }) }), people[1]]);
  clocks.tick();
  assert.equal(faces[0].textContent, "11:40");
  for (const face of faces) face.remove();
});

test("the time of the turn goes before the bank", () => {
  const shown = clock({ turn: 100, bank: 50 });
  clocks.met([person(0, { clock: shown })]);
  now += 120_000;
  assert.deepEqual(clocks.leftOf(shown), { away: 0, turn: 0, bank: 30, all: 30 });
});

test("on holiday nothing is taken off", () => {
  const shown = clock({ away: 100 });
  clocks.met([person(0, { clock: shown })]);
  now += 90_000;
  assert.deepEqual(clocks.leftOf(shown), { away: 10, turn: 0, bank: 600, all: 600 });
  now += 20_000;
  assert.deepEqual(clocks.leftOf(shown), { away: 0, turn: 0, bank: 590, all: 590 });
});

test("whoever has little time left is warned in colour, and once aloud", () => {
  const people = [person(0, { mine: true, clock: clock({ bank: 70 }) }), person(1, { clock: clock({ runs: false }) })];
  clocks.met(people);
  clocks.tick();
  assert.equal(clocks.news.textContent, "");
  now += 20_000;
  clocks.tick();
  assert.equal(clocks.news.textContent, "You have only 50 seconds left.");
  assert.match(clocks.face(people[0])?.className ?? "", /\blow\b/);
  clocks.news.textContent = "";
  now += 10_000;
  clocks.tick();
  assert.equal(clocks.news.textContent, "");
});

test("others hear of it by name", () => {
  clocks.met([person(0, { player: "Zofia", clock: clock({ bank: 30 }) }), person(1, { mine: true })]);
  clocks.tick();
  assert.equal(clocks.news.textContent, "Zofia: only 30 seconds left");
});

test("holidays are offered to whoever has some left, and ended by whoever is away", () => {
  const holidays = new Holidays();
  holidays.met([
    person(0, { mine: true, clock: clock({ holidays: 3 }) }),
    person(1, { clock: clock({ holidays: 3 }) }),
  ]);
  assert.equal(holidays.box.querySelectorAll("option").length, 4);
  holidays.met([person(0, { mine: true, clock: clock({ away: 100 }) })]);
  assert.equal(holidays.box.firstElementChild?.tagName, "BUTTON");
  holidays.met([person(0, { mine: true, clock: clock() })]);
  assert.equal(holidays.box.children.length, 0);
});
