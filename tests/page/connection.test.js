import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection } from "../../src/godsplay/web/pages/static/connection.js";
import { recorder, update } from "./samples.js";

class FakeSocket {
  static OPEN = 1;
  /** @type {FakeSocket[]} */
  static all = [];
  readyState = 0;
  /** @type {any[]} */
  sent = [];
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: { data: string }) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  opened() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  lost() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** @param {object} message */
  receives(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const socket = () => /** @type {FakeSocket} */ (FakeSocket.all.at(-1));

function connect() {
  const [updates, changes, cleared] = [recorder(), recorder(), recorder()];
  const connection = new Connection({
    have: () => ({ version: 7, chat: 2 }),
    update: updates,
    changed: changes,
    cleared: () => cleared(true),
  });
  return { connection, updates, changes, cleared };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.all = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
});

test("the page says what it has as soon as the socket is open", () => {
  const { changes } = connect();
  assert.equal(socket().url, "ws://table.example/live/abc");
  socket().opened();
  assert.deepEqual(socket().sent, [{ type: "hello", version: 7, chat: 2 }]);
  assert.deepEqual(changes.calls, [true]);
});

test("an update is passed on", () => {
  const { updates } = connect();
  socket().opened();
  socket().receives(update({ moves: 4 }));
  assert.equal(updates.calls[0].moves, 4);
});

test("messages are numbered, and each answer goes to its own", async () => {
  const { connection } = connect();
  socket().opened();
  const first = connection.send({ type: "act", seat: 0, action: "pass", moves: 1 });
  const second = connection.send({ type: "talk", text: "Hello" });
  assert.deepEqual(
    socket()
      .sent.slice(1)
      .map(({ id }) => id),
    [1, 2],
  );
  socket().receives({ type: "refused", id: 2, error: "Too many.", rule: null });
  socket().receives({ type: "done", id: 1, moves: 2 });
  assert.equal((await first).moves, 2);
  await assert.rejects(second, { message: "Too many." });
  assert.equal(connection.pending.size, 0);
});

test("an answer to nothing is passed over", () => {
  const { connection } = connect();
  socket().opened();
  socket().receives({ type: "refused", id: null, error: "Not understood." });
  socket().receives({ type: "done", id: 99, moves: 2 });
  assert.equal(connection.pending.size, 0);
});

test("a lost connection comes back, later each time, but at least every eight seconds", () => {
  const { changes } = connect();
  for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
    const before = FakeSocket.all.length;
    socket().lost();
    mock.timers.tick(wait - 1);
    assert.equal(FakeSocket.all.length, before);
    mock.timers.tick(1);
    assert.equal(FakeSocket.all.length, before + 1);
  }
  assert.ok(changes.calls.every((open) => open === false));
});

test("once it was open, the next loss is mended as fast as the first", () => {
  connect();
  socket().lost();
  mock.timers.tick(300);
  socket().opened();
  socket().lost();
  mock.timers.tick(300);
  assert.equal(FakeSocket.all.length, 3);
});

test("a move without an answer is sent again under its number; anything else is given up", async () => {
  const { connection } = connect();
  socket().opened();
  const move = connection.send({ type: "act", seat: 0, action: "pass", moves: 1 });
  const undo = connection.send({ type: "undo", seat: 0 });
  socket().lost();
  await assert.rejects(undo);
  mock.timers.tick(300);
  socket().opened();
  assert.deepEqual(socket().sent[1], { type: "act", seat: 0, action: "pass", moves: 1, id: 1 });
  assert.equal(socket().sent.length, 2);
  socket().receives({ type: "done", id: 1, moves: 2 });
  assert.equal((await move).moves, 2);
});

test("without a connection a move waits, and chat is refused at once", async () => {
  const { connection } = connect();
  const chat = connection.send({ type: "talk", text: "Hello" });
  await assert.rejects(chat);
  connection.send({ type: "act", seat: 0, action: "pass", moves: 1 });
  assert.deepEqual(socket().sent, []);
  socket().opened();
  assert.deepEqual(
    socket().sent.map(({ type }) => type),
    ["hello", "act"],
  );
});

test("a table that is gone is not asked for again", () => {
  const { cleared } = connect();
  socket().opened();
  socket().receives({ type: "cleared" });
  socket().lost();
  mock.timers.tick(10_000);
  assert.deepEqual(cleared.calls, [true]);
  assert.equal(FakeSocket.all.length, 1);
});

test("what the page shows is said once, and again on a new line", () => {
  const { connection } = connect();
  const look = { seat: 0, moves: 3, scene: 1, log: 3 };
  connection.look(look); // nobody hears that
  socket().opened();
  connection.look(look);
  connection.look(look);
  assert.deepEqual(socket().sent.slice(1), [{ type: "look", ...look }]);
  socket().opened();
  connection.look(look);
  assert.equal(socket().sent.filter((message) => message.type === "look").length, 2);
});
