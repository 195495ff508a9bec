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
const line = (number, text, seat = null, name = "") => ({ number, text, seat, name, said: 0 });
const lines = () => [...find("chat").children].map((node) => node.textContent);

test("whoever is alone with bots needs no room to chat", () => {
  chat.receive({ chat: [], people, watching: 1 });
  assert.equal(find("chat-tab").hidden, true);
  chat.receive({ chat: [], people, watching: 2 });
  assert.equal(find("chat-tab").hidden, false);
  chat.receive({ chat: [], people: [...people, person(2)], watching: 1 });
  assert.equal(find("chat-tab").hidden, false);
});

test("a line is shown once, under the name of whoever said it, as text", () => {
  chat.receive({ chat: [line(1, "<i>Hello</i>", 1), line(2, "Hi", null, "Zofia")], people, watching: 1 });
  chat.receive({ chat: [line(2, "Hi", null, "Zofia"), line(3, "!", 0)], people, watching: 1 });
  assert.deepEqual(lines(), ["Black: <i>Hello</i>", "Zofia: Hi", "You: !"]);
  assert.equal(chat.last, 3);
  assert.equal(find("chat-tab").hidden, false);
});

test("news are lines that were not there before", () => {
  const before = news.calls.length;
  const said = line(4, "News", 1);
  chat.receive({ chat: [said], people, watching: 1 });
  chat.receive({ chat: [said], people, watching: 1 });
  chat.receive({ chat: [], people, watching: 1 });
  assert.equal(news.calls.length, before + 1);
});

test("whoever has left keeps the name they had", () => {
  const others = [person(0, { mine: true }), person(1, { player: "Anna" })];
  chat.receive({ chat: [line(14, "Back soon", 1, "Jan"), line(15, "Hello", 1, "Anna")], people: others, watching: 1 });
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
