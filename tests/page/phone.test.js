import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { el, find, select } from "../../src/godsplay/web/pages/static/dom.js";
import { openPanels } from "../../src/godsplay/web/pages/static/phone.js";

let opened = 0;
const read = openPanels(() => {
  opened += 1;
});
const table = select("main.table");
const players = select(".players");
const click = (/** @type {Element} */ node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));

beforeEach(() => table.classList.remove("reading-open", "seats-open"));

test("a button opens and closes what there is to read, and says so", () => {
  const button = find("reading-open");
  click(button);
  assert.equal(table.classList.contains("reading-open"), true);
  assert.equal(button.getAttribute("aria-expanded"), "true");
  click(button);
  assert.equal(table.classList.contains("reading-open"), false);
  assert.equal(button.getAttribute("aria-expanded"), "false");
});

test("what there is to read is told when it is opened, and can be closed where it is", () => {
  opened = 0;
  click(find("reading-open"));
  click(find("reading-close"));
  assert.equal(opened, 1);
  assert.equal(table.classList.contains("reading-open"), false);
  assert.equal(find("reading-open").getAttribute("aria-expanded"), "false");
});

test("what there is to read can be opened from elsewhere, and stays open", () => {
  read();
  read();
  assert.equal(table.classList.contains("reading-open"), true);
  assert.equal(find("reading-open").getAttribute("aria-expanded"), "true");
});

test("a tap on the players shows their sheets, one elsewhere hides them", () => {
  for (const place of ["board", "choices"]) {
    click(players);
    click(find("seat-sheets"));
    assert.equal(table.classList.contains("seats-open"), true);
    click(find(place));
    assert.equal(table.classList.contains("seats-open"), false);
  }
});

test("what can be pressed among the players does its own thing only", () => {
  const button = el("button", {}, "Rename");
  players.append(button);
  click(button);
  assert.equal(table.classList.contains("seats-open"), false);
});
