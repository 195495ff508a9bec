import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { Chat } from "../../src/godsplay/web/pages/static/chat.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { person, recorder } from "./samples.js";

/** @type {string[]} */
const sent = [];
const news = recorder();
let works = true;
const chat = new Chat({
  send: async (text) => {
    if (!works) throw new Error("Too many.");
    sent.push(text);
  },
  news: () => news(true),
});
data.words.you = "You";
const people = [person(0, { mine: true }), person(1, { bot: "easy" })];
/** @param {number} number @param {string} text @param {number | null} seat @param {string} name */
const line = (number, text, seat = null, name = "") => ({
  number,
  text,
  seat,
  name,
  said: 0,
  kind: "talk",
  mine: false,
});
const plain = { people, watching: 1, removed: [], muted: false };
const lines = () => [...find("chat").children].map((node) => node.textContent);

test("whoever is alone with bots needs no room to chat", () => {
  chat.receive({ ...plain, chat: [] });
  assert.equal(find("chat-tab").hidden, true);
  chat.receive({ ...plain, chat: [], watching: 2 });
  assert.equal(find("chat-tab").hidden, false);
  chat.receive({ ...plain, chat: [], people: [...people, person(2)] });
  assert.equal(find("chat-tab").hidden, false);
});

test("a line is shown once, under the name of whoever said it, as text", () => {
  chat.receive({ ...plain, chat: [line(1, "<i>Hello</i>", 1), line(2, "Hi", null, "Zofia")] });
  chat.receive({ ...plain, chat: [line(2, "Hi", null, "Zofia"), line(3, "!", 0)] });
  assert.deepEqual(lines(), ["Black: <i>Hello</i>", "Zofia: Hi", "You: !"]);
  assert.equal(chat.last, 3);
  assert.equal(find("chat-tab").hidden, false);
});

test("a line that was taken back goes, a notice has no speaker", () => {
  chat.receive({ ...plain, chat: [{ ...line(4, "A bot plays Red."), kind: "notice" }], removed: [2] });
  assert.deepEqual(lines(), ["Black: <i>Hello</i>", "You: !", "A bot plays Red."]);
});

test("only who said something, and the host, can take it back", () => {
  chat.receive({ ...plain, chat: [line(5, "Mine"), { ...line(6, "Mine"), mine: true }] });
  const buttons = [...find("chat").children].slice(-2).map((node) => node.querySelectorAll("button").length);
  assert.deepEqual(buttons, [0, 1]);
});

test("news are lines that were not there before", () => {
  const before = news.calls.length;
  const said = line(13, "News", 1);
  chat.receive({ ...plain, chat: [said] });
  chat.receive({ ...plain, chat: [said] });
  chat.receive({ ...plain, chat: [] });
  assert.equal(news.calls.length, before + 1);
});

test("whoever has left keeps the name they had", () => {
  const others = [person(0, { mine: true }), person(1, { player: "Anna" })];
  chat.receive({ ...plain, chat: [line(14, "Back soon", 1, "Jan"), line(15, "Hello", 1, "Anna")], people: others });
  assert.deepEqual(lines().slice(-2), ["Jan: Back soon", "Anna: Hello"]);
  assert.equal(find("chat").lastElementChild?.querySelectorAll(".emblem").length, 1);
});

test("what was sent leaves the field, what could not be sent stays", async () => {
  const submit = () => chat.submit(new Event("submit"));
  chat.field.value = "  Good luck ";
  await submit();
  assert.deepEqual(sent, ["Good luck"]);
  assert.equal(chat.field.value, "");
  works = false;
  chat.field.value = "Again";
  await submit();
  assert.equal(chat.field.value, "Again");
  assert.equal(find("toast").textContent, "Too many.");
});

test("nothing is not sent", async () => {
  works = true;
  sent.length = 0;
  chat.field.value = "   ";
  await chat.submit(new Event("submit"));
  assert.deepEqual(sent, []);
});
