import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { newsSince, showNews } from "../../src/godsplay/web/pages/static/news.js";
import { entry } from "./samples.js";

const texts = (/** @type {{ text: string }[]} */ news) => news.map(({ text }) => text);

test("news are what one's last move led to and what others did since", () => {
  const entries = [entry(1, 1, "old"), entry(2, 0, "mine", "led to"), entry(3, 1, "theirs"), entry(4, 2)];
  assert.deepEqual(texts(newsSince({ ply: 4, seat: 0 }, entries)), ["mine", "led to", "theirs"]);
});

test("small steps of one's own since then are known", () => {
  const entries = [entry(1, 0, "mine"), entry(2, 1, "theirs"), entry(3, 0, "small step")];
  assert.deepEqual(texts(newsSince({ ply: 3, seat: 0 }, entries)), ["mine", "theirs"]);
});

test("whoever has not moved yet hears it from the beginning", () => {
  const entries = [entry(1, 1, "a"), entry(2, 2, "b")];
  assert.deepEqual(texts(newsSince({ ply: 2, seat: 0 }, entries)), ["a", "b"]);
  assert.deepEqual(newsSince({ ply: 0, seat: 0 }, entries), []);
});

test("nothing is told that comes after what is shown", () => {
  const entries = [entry(1, 1, "a"), entry(2, 1, "later")];
  assert.deepEqual(texts(newsSince({ ply: 1, seat: 0 }, entries)), ["a"]);
});

test("a sentence without a heading of its own goes with what came before, even before the news", () => {
  const entries = [entry(1, 1, { text: "a", chapter: "Spring" }), entry(2, 0, "mine"), entry(3, 1, "b")];
  assert.deepEqual(newsSince({ ply: 3, seat: 0 }, entries), [
    { text: "mine", chapter: "Spring" },
    { text: "b", chapter: "Spring" },
  ]);
});

test("the same news are not written again, so that readers keep their place", () => {
  const entries = [entry(1, 1, { text: "a", chapter: "Spring" })];
  showNews({ ply: 1, seat: 0 }, entries);
  const shown = find("news").querySelector("p");
  assert.equal(find("news").hidden, false);
  assert.equal(shown?.previousElementSibling?.textContent, "Spring");
  showNews({ ply: 1, seat: 0 }, entries);
  assert.equal(find("news").querySelector("p"), shown);
  showNews(null, entries);
  assert.equal(find("news").hidden, true);
});
