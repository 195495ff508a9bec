import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { chooseHint, Guide } from "../../src/godsplay/web/pages/static/guide.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { hint } from "./samples.js";

const general = hint("general");
const about = hint("about-bids", { steps: ["bid"] });
const after = hint("after-a-click", { chosen: ["anything"] });
const buying = hint("about-buying", { chosen: ["buy"] });
const hints = [general, about, after, buying];
/** @type {Set<string>} */
const none = new Set();

/** @type {(string | null)[]} */
const advised = [];
const guide = new Guide({
  scene: find("board"),
  rule() {},
  reveal() {},
  bring() {},
  advise: (action) => advised.push(action),
});
const title = () => find("guide").querySelector("h2")?.textContent ?? null;
const question = { step: "bid", seat: 0, chosen: null };

beforeEach(() => {
  localStorage.clear();
  data.hints = hints;
  guide.general.clear();
  guide.show(null);
});

test("the first hint that fits and was not read is chosen", () => {
  assert.equal(chooseHint(hints, none, question), general);
  assert.equal(chooseHint(hints, new Set(["general"]), question), about);
  assert.equal(chooseHint(hints, new Set(["general"]), { step: "move", chosen: null }), null);
});

test("after a click a hint about this decision or this choice comes first", () => {
  assert.equal(chooseHint(hints, none, { step: "move", chosen: "buy" }), buying);
  assert.equal(chooseHint(hints, none, { step: "bid", chosen: "buy" }), about);
});

test("a hint for any choice needs a choice, and a hint for one verb that verb", () => {
  assert.equal(chooseHint([after], none, { step: "move", chosen: null }), null);
  assert.equal(chooseHint([after], none, { step: "move", chosen: "sell" }), after);
  assert.equal(chooseHint([buying], none, { step: "move", chosen: "sell" }), null);
});

test("nobody who is not asked gets a hint", () => {
  guide.show(question);
  assert.equal(title(), "Title of general");
  guide.show(null);
  assert.equal(title(), null);
  assert.equal(find("guide").hidden, true);
});

test("whoever has got it gets the next one, and never that one again", () => {
  guide.show(question);
  guide.gotIt();
  assert.equal(title(), "Title of about-bids");
  guide.gotIt();
  assert.equal(title(), null);
  guide.show(question);
  assert.equal(title(), null);
});

test("a move counts as having read the hint that stands open", () => {
  guide.show(question);
  guide.moved();
  guide.show(question);
  assert.equal(title(), "Title of about-bids");
  guide.moved();
  guide.show(question);
  assert.equal(title(), null);
});

test("a folded hint about this decision waits, one about any makes way all the same", () => {
  const fold = () => {
    for (const details of find("guide").querySelectorAll("details")) details.open = false;
  };
  guide.show(question);
  fold();
  guide.moved();
  guide.show(question);
  assert.equal(title(), "Title of about-bids");
  fold();
  guide.moved();
  guide.show(question);
  assert.equal(title(), "Title of about-bids");
});

test("whoever wants no hints gets none, until they ask for all of them again", () => {
  guide.show(question);
  guide.gotIt();
  guide.noMore();
  assert.equal(title(), null);
  guide.again();
  assert.equal(title(), "Title of general");
});

test("a part of the page that a hint is about is ringed, and only while it is shown", async () => {
  data.hints = [hint("how", { shows: "#choices" })];
  find("board").innerHTML = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const svg = /** @type {any} */ (find("board").querySelector("svg"));
  svg.getAnimations = () => [];
  guide.show(question);
  assert.ok(find("choices").classList.contains("ringed"));
  guide.show(null);
  assert.ok(!find("choices").classList.contains("ringed"));
});

const advice = { title: "Try: bid 7", text: "It wins.", action: "bid 7", number: 2, count: 5 };
const guided = { ...question, guided: advice };

test("at a guided turn the advice comes before all hints, and its move is marked", () => {
  guide.show(guided);
  assert.equal(title(), "Try: bid 7");
  assert.equal(advised.at(-1), "bid 7");
});

test("what a guided move explains is not told again as a hint", () => {
  guide.show(guided);
  guide.moved();
  guide.show(question);
  assert.equal(title(), null);
  assert.equal(advised.at(-1), null);
});

test("the same advice is given at the next guided table, and also where nobody wants hints", () => {
  guide.show(guided);
  guide.moved();
  localStorage.setItem("hints", "no");
  guide.show({ ...question, guided: { ...advice } });
  assert.equal(title(), "Try: bid 7");
});

test("whoever wants no more advice gets none at this table, and hints as before", () => {
  guide.show(guided);
  guide.noMore();
  assert.equal(title(), "Title of general");
  assert.equal(advised.at(-1), null);
  localStorage.setItem("guided-off", "another table");
  guide.show(guided);
  assert.equal(title(), "Try: bid 7");
});

test("the last words of a guided turn are there to be read once", () => {
  guide.show({ ...question, guided: { title: "You know it now", text: "Go on.", action: "", number: 0, count: 0 } });
  assert.equal(title(), "You know it now");
  guide.gotIt();
  assert.equal(title(), "Title of general");
});
