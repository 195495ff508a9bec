import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find, select } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { showPrompt } from "../../src/godsplay/web/pages/static/prompt.js";
import { showQuestion } from "../../src/godsplay/web/pages/static/question.js";
import { choice, person, question, recorder, shown } from "./samples.js";

Object.assign(data.words, {
  asks: "%seat%: %text%",
  "bot-plays": "A bot plays for you",
  "over-one": "%seat% wins.",
  invite: "Invite",
  "take-back": "Play again yourself",
  "waiting-invite": "Waiting for you to invite %seat%",
  "waiting-join": "Waiting for someone to join as %seat%",
});

/** @type {ReturnType<typeof recorder<string>>} */
const pressed = recorder();
const page = { end: () => pressed("end"), review: () => pressed("review"), invite: () => pressed("invite") };
const pass = choice("pass");

/** @param {number[]} acting @returns {any} */
const status = (acting) => [0, 1, 2].map((seat) => ({ acting: acting.includes(seat), progress: "", facts: [] }));

function ask(changes = {}, way = "") {
  const session = {
    shown: shown(3, { seats: status([1]) }),
    seat: 0,
    people: [person(0, { mine: true }), person(1, { acting: true }), person(2)],
    following: true,
    shared: false,
    rematch: null,
    ...changes,
  };
  showQuestion(/** @type {any} */ (session), page, way);
}

const text = () => find("prompt").querySelector("strong")?.textContent;
const emblems = () => [...find("prompt").querySelectorAll(".emblem")].map((each) => each.classList[1]);
const button = () => /** @type {HTMLButtonElement | null} */ (find("prompt").querySelector(":scope > button"));
const mine = () => select(".decision").classList.contains("mine");

beforeEach(() => {
  data.host = false;
  showPrompt("");
  pressed.calls.length = 0;
});

test("whoever must decide is asked, with the emblem of nobody else", () => {
  ask({ shown: shown(3, { live: [pass], seats: status([0, 1]) }) });
  assert.equal(text(), "Your move.");
  assert.deepEqual(emblems(), ["shade-0"]);
  assert.equal(mine(), true);
});

test("whoever has gone part of the way is asked for the rest of it", () => {
  ask({ shown: shown(3, { live: [pass], seats: status([0]) }) }, "To march · Prussia");
  assert.equal(text(), "To march · Prussia");
  ask({ shown: shown(3, { live: [pass], seats: status([0]) }), shared: true }, "To march · Prussia");
  assert.equal(text(), "White: To march · Prussia");
});

test("whoever waits sees for whom", () => {
  ask({ shown: shown(3, { seats: status([1, 2]) }) });
  assert.equal(text(), "Your move.");
  assert.deepEqual(emblems(), ["shade-1", "shade-2"]);
  assert.equal(mine(), false);
});

test("what can only be done aside is no decision", () => {
  ask({ shown: shown(3, { live: [choice("give", { aside: true })], seats: status([1]) }) });
  assert.equal(mine(), false);
});

test("at a shared screen whoever is asked is called by name", () => {
  ask({ shown: shown(3, { live: [pass], seats: status([0]) }), shared: true });
  assert.equal(text(), "White: Your move.");
});

test("a scene without a question leaves the prompt, but nobody decides any more", () => {
  ask({ shown: shown(3, { live: [pass], seats: status([0]) }) });
  ask({ shown: shown(4, { question: null, seats: status([1]) }) });
  assert.equal(text(), "Your move.");
  assert.equal(mine(), false);
  ask({ shown: null });
  assert.equal(text(), "Your move.");
});

test("a game that waits for a guest says so, and lets its host invite", () => {
  const people = [person(0, { mine: true }), person(1, { open: true, acting: true })];
  ask({ people });
  assert.equal(text(), "Waiting for someone to join as Black");
  assert.equal(button(), null);
  data.host = true;
  ask({ people });
  ask({ people });
  assert.equal(text(), "Waiting for you to invite Black");
  assert.equal(find("prompt").querySelectorAll(":scope > button").length, 1);
  button()?.click();
  assert.deepEqual(pressed.calls, ["invite"]);
});

test("whoever has to decide, or looks at the past, waits for nobody", () => {
  data.host = true;
  const people = [person(0, { mine: true, acting: true }), person(1, { open: true, acting: true })];
  ask({ people, shown: shown(3, { live: [pass], seats: status([0, 1]) }) });
  assert.equal(text(), "Your move.");
  ask({ people, following: false });
  assert.equal(text(), "Your move.");
  assert.equal(button(), null);
});

test("once the game is over the question is who won, and what comes next is offered, though not from the past", () => {
  const seats = status([]).map((/** @type {object} */ each, /** @type {number} */ seat) => ({
    ...each,
    seat,
    won: seat === 1,
  }));
  const over = shown(9, { question: question({ over: true }), seats });
  ask({ shown: over });
  assert.equal(text(), "Black wins.");
  assert.deepEqual(emblems(), ["shade-1"]);
  assert.equal(find("after-game").hidden, false);
  ask({ shown: over, following: false });
  assert.equal(text(), "Your move.");
  assert.equal(find("after-game").hidden, true);
});

test("a long question has a line for phones, unless something else is said in its place", () => {
  const asked = question({ prompt: { ...question().prompt, text: "A long question.", brief: "Short?" } });
  const mine = { shown: shown(3, { seats: status([0]), question: asked, live: [pass] }) };
  const line = () => find("prompt").querySelector(".brief")?.textContent;
  ask(mine);
  assert.equal(find("prompt").querySelector(".full")?.textContent, "A long question.");
  assert.equal(line(), "Short?");
  ask({ ...mine, shared: true });
  assert.equal(line(), undefined);
});

test("whoever waits for another person can ask to be told, but nobody who decides or waits for a bot", () => {
  ask({ shown: shown(3, { seats: status([1]) }) });
  assert.equal(find("tell-me").hidden, false);
  ask({ shown: shown(3, { live: [pass], seats: status([0]) }) });
  assert.equal(find("tell-me").hidden, true);
  ask({ people: [person(0, { mine: true }), person(1, { bot: "easy" }), person(2)] });
  assert.equal(find("tell-me").hidden, true);
  ask({ seat: null });
  assert.equal(find("tell-me").hidden, true);
});

test("whoever a bot plays for is told so, and can take the seat back", () => {
  ask({ people: [person(0, { mine: true, bot: "easy" }), person(1), person(2)] });
  assert.equal(text(), "A bot plays for you");
  assert.deepEqual(emblems(), ["shade-0"]);
  assert.equal(button()?.textContent, "Play again yourself");
});
