import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choices } from "../../src/godsplay/web/pages/static/choices.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { ChoicePath } from "../../src/godsplay/web/pages/static/path.js";
import { phone } from "../../src/godsplay/web/pages/static/phone.js";
import { choice, recorder, settle, verb } from "./samples.js";

/** @typedef {import("./samples.js").Choice} Choice */
/** @typedef {import("./samples.js").Verb} Verb */

data.words.aside = "%text% (%count%)";
data.words["all-choices"] = "All %count%";
data.words.ways = "%count% ways";
data.words["no-refusals"] = "Nothing";

/** @type {ReturnType<typeof recorder<string[]>>} */
const said = recorder();
/** @type {ReturnType<typeof recorder<Choice[]>>} */
const pointed = recorder();
const choices = new Choices({
  verb: (name) => said(["verb", name]),
  option: (label) => said(["option", label]),
  spot: (spot) => said(["spot", spot]),
  choose: (action) => said(["choose", action]),
  point: pointed,
  rule: (anchor) => said(["rule", anchor]),
});
const { box } = choices;
/** @type {ReturnType<typeof recorder<string>>} what was brought into sight */
const sighted = recorder();
Element.prototype.scrollIntoView = function () {
  sighted(this.textContent ?? "");
};

const bid = (/** @type {string} */ label, /** @type {Partial<Choice>} */ changes = {}) =>
  choice(`bid ${label}`, { parts: [{ label }], ...changes });
const gift = (/** @type {string} */ name) => choice(`give ${name}`, { aside: true });
const VERBS = [verb("bid"), verb("pass", { kind: "leaving" })];
const GIVING = verb("give", { title: "Give away", kind: "aside" });

/** @param {Choice[]} live @param {Verb[]} [verbs] */
function show(live, verbs = VERBS) {
  const path = new ChoicePath(live);
  choices.show(path, verbs, 0);
  return path;
}

const answers = () => choices.answers.map((button) => button.textContent);
const folds = () => [...box.querySelectorAll("details")];
const reasons = () => /** @type {HTMLDetailsElement} */ (box.querySelector(".reasons"));
const focused = () => /** @type {HTMLElement} */ (document.activeElement).dataset.key;

beforeEach(() => {
  choices.open.clear();
  choices.clear();
  said.calls.length = 0;
  pointed.calls.length = 0;
});

test("verbs come first, with what they cost and bring, or how many ways there are", () => {
  const live = [bid("1"), bid("2"), choice("pass"), choice("buy", { note: "for 2" })];
  show(live, [...VERBS, verb("buy", { note: "Spend 2, gain a noble" })]);
  assert.deepEqual(answers(), ["To bid2 ways", "To pass", "To buySpend 2, gain a noble"]);
  assert.equal(box.querySelector(".leaving")?.textContent, "To pass");
});

test("a verb with several choices is taken, one with a single choice is that choice", () => {
  show([bid("1"), bid("2"), choice("pass")]);
  choices.answers[0].click();
  choices.answers[1].click();
  assert.deepEqual(said.calls, [
    ["verb", "bid"],
    ["choose", "pass"],
  ]);
});

test("what comes after the verb is offered by its label", () => {
  const path = new ChoicePath([bid("1"), bid("2"), choice("pass")]);
  path.take("bid");
  choices.show(path, VERBS, 0);
  assert.deepEqual(answers(), ["1", "2"]);
  choices.answers[1].click();
  assert.deepEqual(said.calls, [["choose", "bid 2"]]);
});

test("an option with several choices leads on", () => {
  const march = (/** @type {string} */ to) => choice(`march ${to}`, { parts: [{ label: "Prussia" }, { label: to }] });
  const path = show([march("a"), march("b")], [verb("march")]);
  choices.answers[0].click();
  assert.deepEqual(said.calls, [["option", "Prussia"]]);
  path.pick("Prussia");
  choices.show(path, [verb("march")], 0);
  assert.deepEqual(answers(), ["a", "b"]);
});

test("what all choices of a verb cost is said once, above", () => {
  show([bid("a", { note: "for 2" }), bid("b", { note: "for 3" })], [verb("bid", { note: "for 2" })]);
  assert.equal(box.querySelector(".way small")?.textContent, "for 2");
  assert.deepEqual(answers(), ["a", "bfor 3"]);
});

test("what the answers are for is said where one may leave it, and not where the prompt asks for it", () => {
  const leaving = verb("pass", { kind: "leaving" });
  const path = new ChoicePath([bid("1"), bid("2"), choice("pass")], ["pass"]);
  choices.show(path, [verb("bid"), leaving], 0);
  assert.equal(box.querySelector(".way strong")?.textContent, "To bid");
  show([bid("1"), bid("2")]);
  assert.equal(box.querySelector(".way"), null);
});

test("numbers stand in a row, with a short word among them", () => {
  show([bid("1"), bid("12")]);
  assert.equal(box.querySelectorAll(".numbers button").length, 2);
  show([bid("1"), bid("Lady")]);
  assert.equal(box.querySelectorAll(".numbers button").length, 2);
  show([bid("1"), bid("everything")]);
  assert.equal(box.querySelectorAll(".list button").length, 2);
  show([bid("all"), bid("none")]);
  assert.equal(box.querySelectorAll(".list button").length, 2);
});

test("where only one thing can be done besides leaving, its answers stand there at once", () => {
  const path = new ChoicePath([bid("1"), bid("2"), choice("pass")], ["pass"]);
  choices.show(path, VERBS, 0);
  assert.deepEqual(answers(), ["1", "2", "To pass"]);
  assert.equal(new ChoicePath([bid("1"), choice("pass")], ["pass"]).verb, null, "two buttons say it in fewer words");
});

test("another question is read from its beginning", () => {
  show([bid("1"), bid("2")]);
  box.scrollTop = 40;
  show([bid("1"), bid("3")]);
  assert.equal(box.scrollTop, 0);
});

test("the next step is read from its beginning, the same one from where it was", () => {
  const path = show([bid("1"), bid("2"), choice("buy a"), choice("buy b"), choice("pass")], [...VERBS, verb("buy")]);
  box.scrollTop = 40;
  choices.show(path, VERBS, 0);
  assert.equal(box.scrollTop, 40);
  path.verb = "bid";
  choices.show(path, VERBS, 0);
  assert.equal(box.scrollTop, 0);
});

test("a box that was empty, and so not laid out, is read from its beginning once it is filled", () => {
  show([bid("1"), bid("2")]);
  choices.clear();
  let laid = 40; // an empty box takes no new position and comes back with its old one
  Object.defineProperty(box, "scrollTop", {
    configurable: true,
    get: () => laid,
    set: (/** @type {number} */ top) => {
      if (box.childElementCount) laid = top;
    },
  });
  show([bid("1"), bid("3")]);
  Reflect.deleteProperty(box, "scrollTop");
  assert.equal(laid, 0);
});

test("every choice is listed as a sentence, folded; asides are no answers", () => {
  show([bid("1", { note: "cheap" }), choice("pass"), gift("a")], [...VERBS, GIVING]);
  const all = folds()[1];
  assert.equal(all.querySelector("summary")?.textContent, "All 2");
  assert.equal(all.open, false);
  assert.deepEqual(
    [...all.querySelectorAll("button")].map((button) => button.textContent),
    ["Do bid 1cheap", "Do pass"],
  );
  assert.deepEqual(answers(), ["To bid", "To pass"]);
  all.querySelectorAll("button")[1].click();
  assert.deepEqual(said.calls, [["choose", "pass"]]);
});

test("an aside is folded with its count, and stays open once somebody has opened it", () => {
  show([gift("a"), gift("b")], [GIVING]);
  const [fold] = folds();
  assert.equal(fold.querySelector("summary")?.textContent, "Give away (2)");
  assert.equal(fold.open, false);
  fold.open = true;
  choices.clear();
  show([gift("a")], [GIVING]);
  assert.equal(folds()[0].open, true);
  folds()[0].open = false;
  choices.clear();
  show([gift("a")], [GIVING]);
  assert.equal(folds()[0].open, false);
});

test("a button points at what it stands for while the pointer is on it", () => {
  show([bid("1"), bid("2"), choice("pass")]);
  choices.answers[0].dispatchEvent(new Event("pointerenter"));
  choices.answers[0].dispatchEvent(new Event("pointerleave"));
  assert.deepEqual(
    pointed.calls.map((some) => some.map(({ action }) => action)),
    [["bid 1", "bid 2"], []],
  );
});

test("a button in focus points for whoever plays by keys, and not for whoever has just clicked", () => {
  show([bid("1"), bid("2"), choice("pass")]);
  const [first, second] = choices.answers;
  document.dispatchEvent(new PointerEvent("pointerdown"));
  first.focus();
  assert.equal(pointed.calls.flat().length, 0);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  second.focus();
  assert.deepEqual(
    pointed.calls.flat().map(({ action }) => action),
    ["pass"],
  );
  second.blur();
  assert.deepEqual(pointed.calls.at(-1), []);
});

test("while others decide, only what can be done besides is listed", () => {
  show([gift("a"), gift("b")], [GIVING]);
  assert.deepEqual(
    folds().map((fold) => fold.querySelector("summary")?.textContent),
    ["Give away (2)"],
  );
});

test("reasons are fetched when somebody asks, with examples and their rule", async () => {
  /** @type {string[]} */
  const asked = [];
  const reason = { why: "Too dear.", rule: "money", examples: ["Buy a", "Buy b"], more: true };
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return new Response(JSON.stringify([reason]));
  };
  show([choice("pass")]);
  assert.deepEqual(asked, []);
  reasons().open = true;
  await settle();
  assert.deepEqual(asked, ["/api/tables/abc/refusals?seat=0"]);
  assert.deepEqual(sighted.calls, ["Too dear. § Buy a; Buy b …"]);
  const item = box.querySelector(".reasons li");
  assert.equal(item?.textContent, "Too dear. § Buy a; Buy b …");
  item?.querySelector("button")?.click();
  assert.deepEqual(said.calls, [["rule", "money"]]);
});

test("opened reasons stay open while the same is asked, and close with another question", async () => {
  globalThis.fetch = async () => new Response("[]");
  const path = show([choice("pass")]);
  reasons().open = true;
  await settle();
  choices.show(path, VERBS, 0);
  assert.equal(reasons().open, true);
  assert.equal(reasons().querySelector("li")?.textContent, "Nothing");
  show([bid("1")]);
  assert.equal(reasons().open, false);
});

test("where nothing is refused, that is said; reasons that cannot be fetched are reported", async () => {
  globalThis.fetch = async () => new Response("[]");
  show([choice("pass")]);
  reasons().open = true;
  await settle();
  assert.equal(reasons().querySelector("li")?.textContent, "Nothing");
  globalThis.fetch = async () => new Response('{"error": "Gone."}', { status: 404 });
  reasons().open = false;
  reasons().open = true;
  await settle();
  assert.equal(find("toast").textContent, "Gone.");
});

test("the focus stays on the same choice, or goes to the first if that is gone", () => {
  show([bid("1"), bid("2")]);
  choices.focus("option 2");
  show([bid("2"), bid("3")]);
  assert.equal(focused(), "option 2");
  show([bid("1"), bid("3")]);
  assert.equal(focused(), "option 1");
});

test("advice marks every button that leads to its choice, and the focus goes there", () => {
  show([bid("1"), bid("2"), choice("pass")]);
  const led = () => [...box.querySelectorAll("button.hinted")].map((button) => button.textContent);
  choices.lead("pass");
  assert.deepEqual(led(), ["To pass", "Do pass"]);
  choices.focus();
  assert.equal(focused(), "verb pass");
  choices.lead("bid 2");
  assert.deepEqual(led(), ["To bid2 ways", "Do bid 2"]);
  choices.focus();
  assert.equal(focused(), "verb bid");
  choices.lead(null);
  assert.deepEqual(led(), []);
});

test("what has not changed is not made anew, so that no click is lost", () => {
  show([bid("1")]);
  const before = box.firstElementChild;
  show([bid("1")]);
  assert.equal(box.firstElementChild, before);
});

test("a choice is marked wherever it stands; all are disabled while a move is on its way", () => {
  show([bid("1"), bid("2")]);
  choices.mark("bid 1", "armed");
  choices.mark("bid 2", "armed");
  const armed = [...box.querySelectorAll("button.armed")].map((button) => button.textContent);
  assert.deepEqual(armed, ["2", "Do bid 2"]);
  choices.disable(true);
  assert.ok(choices.answers.every((button) => button.disabled));
  choices.disable(false);
  assert.ok(choices.answers.every((button) => !button.disabled));
});

test("on a phone the places that a card can go to are listed beside the cards, and can be chosen first", () => {
  const place = (/** @type {string} */ card, /** @type {string} */ to) =>
    choice(`bid ${card} ${to}`, {
      parts: [{ label: card }, { label: to, spots: [`spot ${to}`] }],
      spots: [`spot ${to}`],
      note: `scale of ${to}`,
    });
  const live = [place("1", "a"), place("1", "b"), place("2", "a"), place("2", "b")];
  const places = () => [...box.querySelectorAll(".ahead button")];
  show(live);
  assert.deepEqual(places(), []);
  Object.defineProperty(phone, "matches", { value: true, configurable: true });
  const path = show(live);
  assert.deepEqual(
    places().map((button) => button.textContent),
    ["ascale of a", "bscale of b"],
  );
  /** @type {HTMLElement} */ (places()[1]).click();
  assert.deepEqual(said.calls, [["spot", "spot b"]]);
  path.touch("spot b");
  choices.show(path, VERBS, 0);
  assert.deepEqual(places(), []);
  Object.defineProperty(phone, "matches", { value: false, configurable: true });
});

test("where only one place is left, it is named above the cards", () => {
  const place = (/** @type {string} */ card) =>
    choice(`bid ${card}`, { parts: [{ label: card }, { label: "Embassy" }] });
  show([place("1"), place("2")]);
  assert.equal(box.querySelector(".way strong")?.textContent, "Embassy");
  assert.deepEqual(answers(), ["1", "2"]);
});
