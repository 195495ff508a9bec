import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { Notes } from "../../src/godsplay/web/pages/static/notes.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { person } from "./samples.js";

data.words["notes-saved"] = "Saved";
data.words["notes-failed"] = "Not saved: %text%";

let kept = "";
let works = true;
/** @type {[string, string[], string[][]][]} */
let secrets = [];
/** @type {string[]} */
let asked = [];
globalThis.fetch = async (/** @type {any} */ place, /** @type {any} */ options) => {
  const method = options?.method ?? "GET";
  asked.push(`${method} ${place}`);
  if (String(place).includes("/secrets")) return new Response(JSON.stringify(secrets));
  if (!works) return new Response(JSON.stringify({ error: "The disk is full." }), { status: 500 });
  if (method === "PUT") kept = JSON.parse(String(options?.body)).text;
  return new Response(JSON.stringify({ text: kept }));
};
/** @type {number | null} */
let seat = null;
const notes = new Notes({ seat: () => seat });

beforeEach(async () => {
  works = true;
  kept = "from yesterday";
  notes.saved = null;
  await notes.open();
  asked = [];
});

test("notes are for players, and for the host", () => {
  notes.met([person(0)]);
  assert.equal(find("notes-open").hidden, true);
  notes.met([person(0, { mine: true })]);
  assert.equal(find("notes-open").hidden, false);
  data.host = true;
  notes.met([person(0)]);
  assert.equal(find("notes-open").hidden, false);
  data.host = false;
});

test("what was written before is there when the notes are opened", () => {
  assert.equal(notes.field.value, "from yesterday");
  assert.equal(notes.field.disabled, false);
});

test("what is written is saved, once", async () => {
  notes.field.value = "mind Prussia";
  await notes.save();
  await notes.save();
  assert.deepEqual(asked, ["PUT /api/tables/abc/notes"]);
  assert.equal(kept, "mind Prussia");
  assert.equal(notes.status.textContent, "Saved");
});

test("what could not be saved stays, is said, and is saved the next time", async () => {
  works = false;
  notes.field.value = "mind Prussia";
  await notes.save();
  assert.equal(notes.status.textContent, "Not saved: The disk is full.");
  assert.equal(notes.field.value, "mind Prussia");
  works = true;
  await notes.open();
  assert.equal(notes.field.value, "mind Prussia", "what is not saved is not read over");
  await notes.save();
  assert.equal(kept, "mind Prussia");
});

test("before the notes were read nothing can be written over them", async () => {
  works = false;
  notes.saved = null;
  await notes.open();
  assert.equal(notes.field.disabled, true);
  works = true;
  await notes.save();
  assert.equal(kept, "from yesterday");
});

test("what only this seat knows stands above its notes", async () => {
  seat = 1;
  secrets = [["Noble blocks", ["", "Prussia"], [["Red", "4"]]]];
  await notes.open();
  assert.ok(asked.some((each) => each.endsWith("/secrets?seat=1")));
  assert.equal(find("own-secrets").hidden, false);
  assert.match(find("own-secrets").textContent ?? "", /Noble blocks.*Prussia.*Red.*4/);
  secrets = [];
  await notes.open();
  assert.equal(find("own-secrets").hidden, true);
  seat = null;
});
