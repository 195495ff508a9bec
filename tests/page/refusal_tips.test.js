import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { RefusalTips } from "../../src/godsplay/web/pages/static/refusal_tips.js";
import { refusal } from "./samples.js";

data.words["not-asked"] = "Not asked: %text%";

const scene = find("board");
scene.innerHTML = `
  <g data-barred="buy a|buy b|buy c|buy d|buy e"><rect id="dear"/></g>
  <g data-actions="bid 1"><g data-barred="buy a"><rect id="lit"/></g></g>
  <g><title>A river</title><rect id="river"/></g>
  <rect id="nothing"/>`;
const tips = new RefusalTips(scene);
const prompt = { text: "Bid.", rule: "bids" };

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  tips.update([
    refusal("buy a", { why: "Too dear.", rule: "money" }),
    refusal("buy b", { why: "Too dear." }),
    refusal("buy c", { why: "Sold out." }),
    refusal("buy d", { why: "Closed." }),
    refusal("buy e", { why: "Forbidden." }),
  ]);
});

test("a place gives each of its reasons once, and no more than three", () => {
  assert.deepEqual(
    tips.at(find("dear")).map(({ why }) => why),
    ["Too dear.", "Sold out.", "Closed."],
  );
});

test("where something can be chosen no reason is needed", () => {
  assert.deepEqual(tips.at(find("lit")), []);
});

test("whoever tries something is told why not, or what is asked instead", () => {
  const reason = tips.explain(find("dear"), prompt);
  assert.deepEqual(reason, { message: "Too dear. Sold out. Closed.", rule: "money" });
  assert.deepEqual(tips.explain(find("river"), prompt), { message: "Not asked: Bid.", rule: "bids" });
  assert.equal(tips.explain(find("nothing"), prompt), null);
});

test("what is pointed at for a while gives its reason until the pointer leaves", () => {
  const point = (/** @type {string} */ id) =>
    find(id).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  point("dear");
  mock.timers.tick(249);
  assert.equal(tips.tip.hidden, true);
  mock.timers.tick(1);
  assert.equal(tips.tip.hidden, false);
  assert.equal(tips.tip.children.length, 3);
  scene.dispatchEvent(new PointerEvent("pointerleave"));
  assert.equal(tips.tip.hidden, true);
  point("dear");
  point("nothing");
  mock.timers.tick(1000);
  assert.equal(tips.tip.hidden, true);
});
