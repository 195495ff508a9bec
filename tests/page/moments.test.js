import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchMoments, mustDecide, NOWHERE, timeToSee } from "../../src/godsplay/web/pages/static/moments.js";
import { choice, entry } from "./samples.js";

const { lines } = entry(1, 0, "One.");

test("the server is told which picture the page has, as far as it has one", async () => {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(String(path).split("?")[1]);
    return new Response("[]");
  };
  await fetchMoments({ start: 2, end: 4, seat: null, base: NOWHERE });
  await fetchMoments({ start: 2, end: 4, seat: 0, base: { ply: 0, scene: 0 } });
  await fetchMoments({ start: 2, end: 4, seat: 1, base: { ply: 2, scene: 3 } });
  assert.deepEqual(asked, ["start=2&end=4", "start=2&end=4&seat=0&base=0", "start=2&end=4&seat=1&base=2&scene=3"]);
});

test("asides alone can wait", () => {
  assert.equal(mustDecide([]), false);
  assert.equal(mustDecide([choice("give", { aside: true })]), false);
  assert.equal(mustDecide([choice("give", { aside: true }), choice("pass")]), true);
});

test("what is told takes time by its weight, and a picture alone takes none", () => {
  assert.equal(timeToSee({ lines, weight: 2.5 }, 1000), 2500);
  assert.equal(timeToSee({ lines }, 1000), 1000);
  assert.equal(timeToSee({ lines: [], weight: 2 }, 1000), 0);
  assert.equal(timeToSee({}, 1000), 0);
});
