import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choices } from "../../src/godsplay/web/pages/static/choices.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, group, recorder } from "./samples.js";

const chosen = recorder();
const rules = recorder();
const choices = new Choices({ choose: chosen, rule: rules });
const box = choices.box;

const buttons = () => choices.all();
const labels = () => buttons().map((button) => button.textContent);

beforeEach(() => {
  choices.open.clear();
  choices.clear();
  chosen.calls.length = 0;
  data.words.aside = "%text% (%count%)";
});

test("nothing to choose leaves nothing", () => {
  assert.equal(box.children.length, 0);
});

test("a button shows what its headings do not say, and all of it to those who listen", () => {
  const some = [choice("bid 1", { note: "cheap" }), choice("bid 2", { note: "dear" })];
  const buttons = [
    { action: "bid 1", text: "1" },
    { action: "bid 2", text: "2" },
  ];
  choices.show(some, [group(some, { heading: "Bid …", rows: [{ heading: "", note: "", buttons }] })], []);
  assert.equal(box.querySelector(".group > p")?.textContent, "Bid …");
  assert.deepEqual(labels(), ["1cheap", "2dear"]);
  assert.equal(choices.all()[0].getAttribute("aria-label"), "Do bid 1 (cheap)");
});

test("what all of a group or a row cost is said once, above", () => {
  const some = [choice("buy a", { note: "for 2" }), choice("buy b", { note: "for 2" })];
  choices.show(some, [group(some, { heading: "Buy …", note: "for 2" })], []);
  assert.equal(box.querySelector(".group > p small")?.textContent, "for 2");
  assert.equal(box.querySelectorAll("button small").length, 0);
  const rows = [{ heading: "… here", note: "for 2", buttons: group(some).rows[0].buttons }];
  choices.show(some, [group(some, { rows })], []);
  assert.equal(box.querySelector(".line > p")?.textContent, "… herefor 2");
  assert.equal(box.querySelectorAll("button small").length, 0);
});

test("groups stand in the order in which the server sends them; what leaves the decision is marked", () => {
  const [bid, pass] = [choice("bid 1"), choice("stand down")];
  choices.show([pass, bid], [group([bid]), group([pass], { kind: "leaving" })], []);
  assert.deepEqual(labels(), ["Do bid 1", "Do stand down"]);
  assert.equal(box.querySelector(".leaving")?.textContent, "Do stand down");
});

test("an aside is folded with its count, and stays open once somebody has opened it", () => {
  const some = [choice("give a", { aside: "Give" }), choice("give b", { aside: "Give" })];
  const aside = group(some, { kind: "aside", title: "Give away" });
  choices.show(some, [aside], []);
  const details = /** @type {HTMLDetailsElement} */ (box.querySelector("details.aside"));
  assert.equal(details.querySelector("summary")?.textContent, "Give away (2)");
  assert.equal(details.open, false);
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  choices.clear();
  choices.show(some, [aside], []);
  assert.equal(box.querySelector("details")?.open, true);
});

test("a click chooses", () => {
  const some = [choice("bid 1"), choice("bid 2")];
  choices.show(some, [group(some)], []);
  choices.all()[1].click();
  assert.deepEqual(chosen.calls, ["bid 2"]);
});

test("reasons are listed with examples and their rule", () => {
  const reason = { why: "Too dear.", rule: "money", examples: ["Buy a", "Buy b"], more: true };
  choices.show([choice("pass")], [group([choice("pass")])], [reason]);
  const item = box.querySelector("li");
  assert.equal(item?.textContent, "Too dear. § Buy a; Buy b …");
  item?.querySelector("button")?.click();
  assert.deepEqual(rules.calls, ["money"]);
});

test("the focus stays on the same choice, or goes to the first if that is gone", () => {
  const [one, two, three] = ["bid 1", "bid 2", "bid 3"].map((action) => choice(action));
  choices.show([one, two], [group([one, two])], []);
  choices.focus("bid 2");
  choices.show([two, three], [group([two, three])], []);
  assert.equal(/** @type {HTMLElement} */ (document.activeElement).dataset.action, "bid 2");
  choices.show([one, three], [group([one, three])], []);
  assert.equal(/** @type {HTMLElement} */ (document.activeElement).dataset.action, "bid 1");
});

test("what has not changed is not made anew, so that no click is lost", () => {
  const some = [choice("bid 1")];
  choices.show(some, [group(some)], []);
  const before = box.firstElementChild;
  choices.show(some, [group(some)], []);
  assert.equal(box.firstElementChild, before);
});

test("one choice is armed at a time; all are disabled while a move is on its way", () => {
  const some = [choice("bid 1"), choice("bid 2")];
  choices.show(some, [group(some)], []);
  choices.mark("bid 1", "armed");
  choices.mark("bid 2", "armed");
  assert.deepEqual(
    buttons().map((button) => button.getAttribute("aria-pressed")),
    ["false", "true"],
  );
  choices.disable(true);
  assert.ok(buttons().every((button) => button.disabled));
  choices.disable(false);
  assert.ok(buttons().every((button) => !button.disabled));
});
