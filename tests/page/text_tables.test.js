import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { showTables } from "../../src/godsplay/web/pages/static/text_tables.js";

/** @typedef {import("../../src/godsplay/web/pages/static/text_tables.js").TextTable} TextTable */

/** @type {TextTable[]} */
const TABLES = [["Families", ["", "money"], [["White", "<b>7</b>"]]]];

const texts = (/** @type {string} */ selector) =>
  [...find("tables").querySelectorAll(selector)].map((node) => node.textContent);

test("a table has its title, heads for columns that have a name, and cells as text", async () => {
  await showTables(Promise.resolve(TABLES));
  assert.deepEqual(texts("caption"), ["Families"]);
  assert.deepEqual(texts("th"), ["money"]);
  assert.deepEqual(texts("tbody td"), ["White", "<b>7</b>"]);
});

test("tables take the place of those before; a failure is told and leaves them", async () => {
  await showTables(Promise.resolve([...TABLES, ...TABLES]));
  await showTables(Promise.resolve(TABLES));
  await showTables(Promise.reject(new Error("Gone.")));
  assert.equal(texts("table").length, 1);
  assert.equal(find("toast").textContent, "Gone.");
});
