import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { besideName, isMe, listNames, nameOf, waitingText } from "../../src/godsplay/web/pages/static/people.js";
import { person } from "./samples.js";

Object.assign(data.words, {
  you: "You",
  open: "open seat",
  and: "%first% and %last%",
  "waiting-invite": "Waiting for you to invite %seat%",
  "waiting-join": "Waiting for someone to join as %seat%",
});

test("oneself is You, everybody else has one name", () => {
  const people = [
    person(0, { mine: true, player: "Zofia" }),
    person(1, { player: "Anna" }),
    person(2, { bot: "easy" }),
  ];
  assert.deepEqual(
    people.map((each) => nameOf(each, people)),
    ["You", "Anna", "Red"],
  );
  assert.deepEqual(
    people.map((each) => besideName(each, people)),
    ["White", "Black", "easy bot"],
  );
});

test("at a shared screen nobody is You", () => {
  const people = [person(0, { mine: true, player: "Zofia" }), person(1, { mine: true })];
  assert.ok(people.every((each) => !isMe(each, people)));
  assert.deepEqual(
    people.map((each) => nameOf(each, people)),
    ["Zofia", "Black"],
  );
});

test("a name that has its family already is not followed by it", () => {
  const people = [person(0, { player: "Anna", called: "Anna (White)" }), person(1, { open: true })];
  assert.deepEqual(
    people.map((each) => besideName(each, people)),
    ["", "open seat"],
  );
});

test("somebody whom a bot stands in for keeps the name", () => {
  const people = [person(0, { player: "Anna", bot: "easy" }), person(1)];
  assert.equal(nameOf(people[0], people), "Anna");
  assert.equal(besideName(people[0], people), "White, easy bot");
});

test("names are listed as people list them", () => {
  assert.equal(listNames([]), "");
  assert.equal(listNames(["Anna"]), "Anna");
  assert.equal(listNames(["Anna", "Ola"]), "Anna and Ola");
  assert.equal(listNames(["Anna", "Ola", "Red"]), "Anna, Ola and Red");
});

test("a game that waits for guests says who has to invite whom", () => {
  const people = [person(0, { mine: true }), person(1, { open: true, acting: true }), person(2, { open: true })];
  assert.equal(waitingText(people, true), "Waiting for you to invite Black");
  assert.equal(waitingText(people, false), "Waiting for someone to join as Black");
  people[2].acting = true;
  assert.equal(waitingText(people, true), "Waiting for you to invite Black and Red");
  assert.equal(waitingText([person(0, { acting: true }), person(1, { open: true })], true), null);
});
