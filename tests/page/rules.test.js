import "./browser.js";

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { matches, search } from "../../src/godsplay/web/pages/static/rules.js";

beforeEach(() => {
  const rules = document.createElement("div");
  rules.id = "rules";
  rules.innerHTML = `<section id="army">The Polish army</section><section id="sejm">Żółkiewski in the Sejm</section>`;
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
