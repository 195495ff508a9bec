// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { WorkerWire } from "../../src/godsplay/web/pages/static/worker_wire.js";

/** @returns {{ wire: WorkerWire, sent: any[], say: (news: object) => void }} */
function connected() {
  /** @type {any[]} */
  const sent = [];
  const port = {
    postMessage: (/** @type {object} */ message) => sent.push(message),
    onmessage: (/** @type {any} */ _) => {},
  };
  Object.assign(window.parent, { connectToTables: () => port });
  const wire = new WorkerWire();
  return { wire, sent, say: (news) => port.onmessage({ data: news }) };
}

test("every request gets its own answer, in whatever order they come", async () => {
  const { wire, sent, say } = connected();
  const first = wire.read("/a");
  const second = wire.act("POST", "/b", { seat: 1 });
  assert.deepEqual(sent, [
    { request: 1, method: "GET", path: "/a", body: "" },
    { request: 2, method: "POST", path: "/b", body: '{"seat":1}' },
  ]);
  say({ reply: 2, status: 409, body: '{"error": "No."}' });
  say({ reply: 1, status: 200, body: "[1]" });
  assert.deepEqual(await first, { ok: true, status: 200, body: [1] });
  assert.deepEqual(await second, { ok: false, status: 409, body: { error: "No." } });
});

test("a line opens, is heard and spoken to, and can be ended", () => {
  const { wire, sent, say } = connected();
  /** @type {string[]} */
  const heard = [];
  const line = wire.listen("/live/t", {
    opened: () => heard.push("opened"),
    hear: (text) => heard.push(text),
    closed: () => heard.push("closed"),
  });
  assert.equal(line.isOpen, false);
  say({ line: 1, opened: true });
  say({ line: 1, text: "news" });
  line.say("hello");
  line.close();
  say({ line: 1, text: "too late" });
  assert.deepEqual(heard, ["opened", "news", "closed"]);
  assert.deepEqual(sent, [
    { line: 1, path: "/live/t" },
    { line: 1, text: "hello" },
    { line: 1, closed: true },
  ]);
});
