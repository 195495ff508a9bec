import assert from "node:assert/strict";
import test from "node:test";
import { nextViewer } from "../../src/godsplay/web/pages/static/viewer.js";
import { person } from "./samples.js";

const open = { sealed: false, alone: false };

test("a spectator goes on looking as nobody", () => {
  assert.equal(nextViewer([person(0), person(1)], { seat: null, ...open }), undefined);
});

test("whoever loses their seat looks on as nobody", () => {
  assert.equal(nextViewer([person(0), person(1)], { seat: 1, ...open }), null);
});

test("a single person takes their own seat and keeps it, whoever decides", () => {
  const people = [person(0, { acting: true }), person(1, { mine: true })];
  assert.equal(nextViewer(people, { seat: null, ...open }), people[1]);
  assert.equal(nextViewer(people, { seat: 1, ...open }), undefined);
});

test("a person looks on through the eyes of the bot that plays for them", () => {
  const people = [person(0), person(1, { mine: true, bot: "easy", acting: true })];
  assert.equal(nextViewer(people, { seat: null, ...open }), people[1]);
});

test("at a shared screen whoever decides looks", () => {
  const people = [person(0, { mine: true }), person(1, { mine: true, acting: true })];
  assert.equal(nextViewer(people, { seat: 0, ...open }), people[1]);
  assert.equal(nextViewer(people, { seat: 1, ...open }), undefined);
});

test("at a shared screen nobody takes over while others decide", () => {
  const people = [person(0, { mine: true }), person(1, { mine: true }), person(2, { acting: true })];
  assert.equal(nextViewer(people, { seat: 0, ...open }), undefined);
  assert.equal(nextViewer(people, { seat: null, ...open }), undefined);
});

test("a secret decision at a shared screen begins with everybody else looking away, even for the same person", () => {
  const people = [person(0, { mine: true, acting: true }), person(1, { mine: true, acting: true })];
  assert.equal(nextViewer(people, { seat: 0, sealed: true, alone: false }), people[0]);
  assert.equal(nextViewer(people, { seat: 0, sealed: true, alone: true }), undefined);
  people[0].acting = false;
  assert.equal(nextViewer(people, { seat: 0, sealed: true, alone: true }), people[1]);
});
