import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Preview } from "../../src/godsplay/web/pages/static/preview.js";
import { recorder, settle } from "./samples.js";

const tried = recorder();
/** @type {string[]} */
let asked = [];
/** @type {any} */
const session = {};
/** @type {Preview} */
let preview;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(session, { seat: 1, ply: 4 });
  preview = new Preview({ session, board: /** @type {any} */ ({ preview: tried }) });
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return new Response(JSON.stringify({ layers: { map: String(path).split("=")[1] }, status: "" }));
  };
  tried.calls.length = 0;
  asked = [];
});

/** Let the pointer rest. */
async function rest() {
  mock.timers.tick(150);
  await settle();
}

test("what is pointed at for a moment is tried out, and what is not is as it was", async () => {
  preview.show("buy a");
  mock.timers.tick(149);
  assert.deepEqual(asked, []);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(asked, ["/api/tables/abc/preview?action=buy+a&seat=1"]);
  assert.deepEqual(tried.calls, [null, { map: "buy+a&seat" }]);
  preview.show(null);
  assert.equal(tried.calls.at(-1), null);
});

test("what is passed over is not asked for", async () => {
  preview.show("buy a");
  preview.show("buy b");
  await rest();
  assert.equal(asked.length, 1);
  assert.match(asked[0], /buy\+b/);
});

test("the same is asked for once", async () => {
  preview.show("buy a");
  await rest();
  preview.show("buy a");
  await rest();
  assert.equal(asked.length, 1);
});

test("an answer that comes too late, after a move or for other eyes, is not shown", async () => {
  for (const change of [() => preview.show(null), () => (session.ply += 1), () => (session.seat = 0)]) {
    preview.show(null);
    Object.assign(session, { seat: 1, ply: 4 });
    preview.show("buy a");
    mock.timers.tick(150);
    change();
    await settle();
    assert.equal(tried.calls.at(-1), null);
  }
});

test("where nothing can be known before, nothing is shown and nothing is said", async () => {
  globalThis.fetch = async () => new Response('{"error": "No."}', { status: 404 });
  preview.show("roll");
  await rest();
  assert.deepEqual(tried.calls, [null]);
});
