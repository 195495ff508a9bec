import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { SeatList } from "../../src/godsplay/web/pages/static/seats.js";
import { person } from "./samples.js";

const seats = new SeatList();
const rows = () => [...seats.list.children];
const keys = (/** @type {Element} */ row) =>
  [...row.querySelectorAll(".more .row [data-key]")].map((node) => node.getAttribute("data-key"));
/** @param {number} seat @param {string} progress @param {boolean} acting */
const status = (seat, progress, acting = false) => ({
  seat,
  name: "",
  score: null,
  progress,
  acting,
  won: false,
  facts: /** @type {[string, string][]} */ ([["money", "7"]]),
});

beforeEach(() => {
  data.host = false;
  seats.list.replaceChildren();
  seats.open.clear();
});

test("a seat shows who plays it, and numbers stand out", () => {
  data.words.you = "You";
  seats.show(
    [person(0, { mine: true, player: "Zofia" }), person(1, { bot: "easy" })],
    [status(0, "27 points"), status(1, "3 points")],
  );
  assert.equal(rows()[0].querySelector(".name")?.textContent, "You White");
  assert.equal(rows()[1].querySelector(".name")?.textContent, "Black easy bot");
  assert.equal(rows()[0].querySelector(".score b")?.textContent, "27");
  assert.equal(rows()[0].querySelector(".facts")?.textContent, "money 7");
});

test("who decides is taken from what is shown, not from what has happened since", () => {
  const people = [person(0, { acting: true }), person(1)];
  seats.show(people, [status(0, ""), status(1, "", true)], false);
  assert.deepEqual(
    rows().map((row) => row.className),
    ["", "acting"],
  );
  assert.match(rows()[1].textContent ?? "", /decides/);
});

test("in the past nobody thinks or waits", () => {
  const people = [person(0, { bot: "easy" }), person(1, { open: true })];
  const acting = [status(0, "", true), status(1, "", true)];
  seats.show(people, acting, true);
  assert.match(rows()[0].textContent ?? "", /thinking/);
  assert.match(rows()[1].textContent ?? "", /waiting/);
  seats.show(people, acting, false);
  assert.ok(rows().every((row) => row.textContent?.includes("decides")));
});

test("whoever looks at a decision of their own is spoken to, in the past, too", () => {
  for (const now of [true, false]) {
    seats.show([person(0, { mine: true }), person(1)], [status(0, "", true), status(1, "", true)], now);
    assert.deepEqual(
      rows().map((row) => row.querySelector(".doing")?.textContent),
      ["you-decide", "decides"],
    );
  }
});

test("one's own seat can be named and given away, or taken back from a bot", () => {
  seats.show([person(0, { mine: true }), person(1, { mine: true, bot: "easy" })], undefined);
  assert.deepEqual(keys(rows()[0]), ["give-0"]);
  assert.ok(rows()[0].querySelector("input"));
  assert.deepEqual(keys(rows()[1]), ["back-1"]);
});

test("only the host can invite to a seat or give it away, and only while its person is away", () => {
  const people = [person(0, { online: false }), person(1), person(2, { online: false, bot: "easy" })];
  seats.show(people, undefined);
  assert.deepEqual(rows().map(keys), [[], [], []]);
  data.host = true;
  seats.show(people, undefined);
  assert.deepEqual(rows().map(keys), [["invite-0", "give-0"], [], ["invite-2"]]);
});

test("a spectator is told so", () => {
  seats.show([person(0)], undefined);
  assert.ok(seats.watching.isConnected);
  seats.show([person(0, { mine: true })], undefined);
  assert.ok(!seats.watching.isConnected);
});

test("whoever plays here on another device is shown the way, unless all seats are bots' or empty", () => {
  const offered = (/** @type {Parameters<typeof person>[1]} */ changes) => {
    seats.show([person(0, changes)], undefined);
    return !seats.elsewhere.hidden;
  };
  assert.deepEqual([offered({}), offered({ bot: "easy" }), offered({ open: true })], [true, false, false]);
  assert.equal(seats.elsewhere.getAttribute("href"), "/devices");
  data.in_page = true;
  assert.equal(offered({}), false, "a page without a server has no devices");
  data.in_page = false;
});

test("the focus stays in a seat's menu when the seats are shown again", () => {
  const people = [person(0, { mine: true }), person(1)];
  seats.show(people, undefined);
  /** @type {HTMLElement} */ (rows()[0].querySelector('[data-key="give-0"]')).focus();
  seats.show([{ ...people[0], player: "Zofia" }, people[1]], undefined);
  assert.equal(document.activeElement?.getAttribute("data-key"), "give-0");
});
