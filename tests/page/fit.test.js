import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { el, find, select } from "../../src/godsplay/web/pages/static/dom.js";
import { fitDecision, showWhetherMore } from "../../src/godsplay/web/pages/static/fit.js";

const decision = select(".decision");
const box = find("choices");
const answers = el("div", {});
const bottom = (/** @type {() => number} */ value) => () => /** @type {DOMRect} */ ({ bottom: value() });

/**
 * Let the answers end at a height, by what has given way so far.
 * @param {Record<string, number>} ends
 */
function end(ends) {
  const at = () => ends[["tighter", "tight"].find((name) => decision.classList.contains(name)) ?? "whole"];
  answers.getBoundingClientRect = bottom(at);
}

beforeEach(() => {
  box.replaceChildren(answers);
  box.getBoundingClientRect = bottom(() => 400);
  decision.classList.remove("tight", "tighter");
});

const steps = () => [...decision.classList].filter((name) => name.startsWith("tight"));

test("nothing gives way while all answers are in sight", () => {
  end({ whole: 400 });
  decision.classList.add("tight"); // of the question before
  fitDecision();
  assert.deepEqual(steps(), []);
});

test("what was told last gives way first, then why it matters", () => {
  end({ whole: 440, tight: 398 });
  fitDecision();
  assert.deepEqual(steps(), ["tight"]);
  end({ whole: 470, tight: 430, tighter: 395 });
  fitDecision();
  assert.deepEqual(steps(), ["tighter"]);
});

test("without answers there is nothing to fit", () => {
  box.replaceChildren();
  fitDecision();
  assert.deepEqual(steps(), []);
});

test("answers fade out while more of them follow", () => {
  end({ whole: 470, tight: 470, tighter: 470 });
  fitDecision();
  assert.equal(decision.classList.contains("more"), true);
  end({ whole: 400, tight: 400, tighter: 400 });
  showWhetherMore();
  assert.equal(decision.classList.contains("more"), false);
});

test("what stands below the answers fades out where it would be cut", () => {
  end({ whole: 380, tight: 380, tighter: 380 });
  const fold = el("details", {});
  box.append(fold);
  const place = (/** @type {number} */ top) => () => /** @type {DOMRect} */ ({ top, bottom: top + 30 });
  fold.getBoundingClientRect = place(390);
  fitDecision();
  assert.deepEqual(steps(), []);
  assert.equal(decision.classList.contains("more"), true);
  for (const top of [370, 396]) {
    fold.getBoundingClientRect = place(top);
    showWhetherMore();
    assert.equal(decision.classList.contains("more"), false);
  }
});
