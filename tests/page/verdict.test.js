import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { verdict, verdictText } from "../../src/godsplay/web/pages/static/verdict.js";
import { person } from "./samples.js";

test("the verdict depends on who won and on who looks", () => {
  assert.equal(verdict([], []), "over-none");
  assert.equal(verdict([0, 1], [{ seat: 0 }]), "over-many");
  assert.equal(verdict([1], [{ seat: 0 }]), "over-one");
  assert.equal(verdict([1], [{ seat: 1 }]), "over-you");
  assert.equal(verdict([1], [{ seat: 0 }, { seat: 1 }]), "over-one");
});

test("winners are named to whoever looks", () => {
  Object.assign(data.words, { "over-many": "%seat% win.", and: "%first% and %last%", you: "You" });
  const people = [person(0, { mine: true }), person(1, { player: "Zofia" }), person(2)];
  assert.equal(verdictText([0, 1], people), "You and Zofia win.");
});
