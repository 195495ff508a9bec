import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { showEnding } from "../../src/godsplay/web/pages/static/ending.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { person, settle } from "./samples.js";

data.words["over-you"] = "You win.";
data.words.you = "You";
data.words["link-copied"] = "Link copied.";
data.words["rematch-as"] = "You then play %seat%.";

const ending = {
  ranking: [1, 0],
  places: [2, 1],
  winners: [1],
  scores: [3, 7],
  progress: ["3 points", "7 points"],
  decided: "",
  points: [["Estates", [3, 7]]],
  chart: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};
const dialog = find("ending", HTMLDialogElement);

/** @param {object} [changes] */
function serve(changes = {}) {
  globalThis.fetch = async () => new Response(JSON.stringify({ ...ending, ...changes }));
}

test("the ending shows ranking, points by source, and what comes next", async () => {
  serve();
  await showEnding({ people: [person(0), person(1, { mine: true })], told: "Black wins.", rematch: null });
  assert.equal(dialog.open, true);
  assert.match(find("ending-title").textContent ?? "", /You win\.$/);
  assert.deepEqual(
    [...dialog.querySelectorAll(".podium li")].map((node) => [node.getAttribute("value"), node.textContent]),
    [
      ["1", "You7 points"],
      ["2", "White3 points"],
    ],
  );
  assert.deepEqual(
    [...dialog.querySelectorAll("tbody tr")].map((row) => row.textContent),
    ["Estates37", "total37"],
  );
  assert.match(dialog.querySelector(".again")?.textContent ?? "", /You then play White\.$/);
});

test("what decided between equals is told, and nothing where the points did", async () => {
  const reason = () => dialog.querySelector(".reason")?.textContent;
  serve();
  await showEnding({ people: [person(0), person(1)], told: "Black wins.", rematch: null });
  assert.equal(reason(), undefined);
  serve({ decided: "More nobles decided it." });
  await showEnding({ people: [person(0), person(1)], told: "Black wins.", rematch: null });
  assert.equal(reason(), "More nobles decided it.");
});

test("in a game without a second place the others follow the winner unnumbered", async () => {
  serve({ ranking: [1, 0], places: [null, null] });
  await showEnding({ people: [person(0), person(1)], told: "", rematch: null });
  assert.equal(dialog.querySelectorAll(".podium li[value]").length, 0);
  assert.deepEqual(
    [...dialog.querySelectorAll(".podium li")].map((node) => [node.className, node.textContent]),
    [
      ["won", "Black7 points"],
      ["", "White3 points"],
    ],
  );
});

test("where nobody has won there are no places, and a spectator has no rematch", async () => {
  serve({ winners: [], places: [null, null], points: [] });
  await showEnding({ people: [person(0), person(1)], told: "", rematch: null });
  assert.equal(dialog.querySelectorAll(".podium li[value]").length, 0);
  assert.equal(dialog.querySelector("table"), null);
  assert.equal(dialog.querySelector(".again"), null);
});

test("the table is shared as a link, with who won by name", async () => {
  serve();
  data.words["share-ending"] = "%seat% won %text%";
  /** @type {object[]} */
  const shared = [];
  const device = /** @type {any} */ (navigator);
  device.share = async (/** @type {object} */ what) => void shared.push(what);
  await showEnding({
    people: [person(0), person(1, { mine: true, player: "Zofia" })],
    told: "",
    rematch: null,
  });
  const button = [...dialog.querySelectorAll("button")].find((each) => each.textContent === "share");
  button?.click();
  await settle();
  assert.deepEqual(shared, [{ url: "http://table.example/t/abc", title: "Chess", text: "Zofia won Chess" }]);
  delete device.share;
});
