import "./browser.js";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { matches, search } from "../../src/godsplay/web/pages/static/rules.js";

beforeEach(() => {
  const rules = document.createElement("div");
  rules.id = "rules";
  rules.innerHTML = `
    <section id="army"><h2>The Polish army</h2>It has infantry.</section>
    <section id="sejm" data-find="parliament tie-break"><h2>The Sejm</h2>Żółkiewski sits there, not the infantry.</section>`;
  const contents = document.createElement("ul");
  contents.id = "contents";
  contents.innerHTML = `<li><a href="#army">army</a></li><li><a href="#sejm">Sejm</a></li>`;
  document.body.append(rules, contents);
});

afterEach(() => {
  document.getElementById("rules")?.remove();
  document.getElementById("contents")?.remove();
});

test("every word is looked for, in any order, whatever its accents and capitals", () => {
  assert.ok(matches("Hetman Żółkiewski in Kłuszyn", "kluszyn zolkiewski"));
  assert.ok(!matches("Hetman Żółkiewski", "zolkiewski sejm"));
});

test("words are found by how they begin, not by what they have in the middle", () => {
  assert.ok(matches("Those who are tied bid", "tie"));
  assert.ok(!matches("Treaties and cities", "tie"));
});

test("a word with a hyphen is found whole, without it, and by either half", () => {
  for (const wanted of ["set-up", "setup", "set up", "up"]) assert.ok(matches("The set-up of a game", wanted), wanted);
});

test("a section is found by words that its text does not use", () => {
  assert.equal(search("tiebreak"), 1);
  assert.equal(document.getElementById("sejm")?.hidden, false);
});

test("of the sections that have the words those about them come first", () => {
  assert.equal(search("army"), 1);
  assert.ok(document.getElementById("army")?.classList.contains("about"));
  assert.equal(search("infantry"), 2);
  assert.equal(document.querySelectorAll(".about").length, 0);
  assert.ok(document.getElementById("rules")?.classList.contains("searched"));
  search("");
  assert.ok(!document.getElementById("rules")?.classList.contains("searched"));
});

test("sections without the words are hidden, and so are their entries in the contents", () => {
  assert.equal(search("ARMY polish"), 1);
  assert.equal(document.getElementById("sejm")?.hidden, true);
  assert.equal(document.querySelector('a[href="#sejm"]')?.closest("li")?.hasAttribute("hidden"), true);
  assert.equal(document.querySelector('a[href="#army"]')?.closest("li")?.hasAttribute("hidden"), false);
});

test("a single letter is not looked for, and shows everything again", () => {
  search("army");
  assert.equal(search("a"), -1);
  assert.equal(document.getElementById("sejm")?.hidden, false);
});
