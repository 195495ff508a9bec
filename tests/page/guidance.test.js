import "./browser.js";

import assert from "node:assert/strict";
import { test } from "node:test";
import { toExplain } from "../../src/godsplay/web/pages/static/guidance.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, question, shown } from "./samples.js";

Object.assign(data.words, { guided: "Now: %text%", "guided-end": "On your own" });

const sell = choice("sell");
/** @type {any} */
const decision = { chosen: "sell", choice: (/** @type {string} */ action) => (action === "sell" ? sell : undefined) };

/** @returns {any} */
const session = (changes = {}) => ({ shown: shown(3, { live: [sell] }), seat: 1, following: true, ...changes });

/** @param {string} action */
const guided = (action) => {
  const advice = { action, text: "It pays.", number: 1, count: 5 };
  return session({ shown: shown(3, { live: [sell], question: question({ choices: [sell], guided: advice }) }) });
};

test("what is asked of somebody here is explained, with what was chosen last", () => {
  assert.deepEqual(toExplain(session(), decision), { step: "move", seat: 1, chosen: "sell", guided: undefined });
});

test("nothing is explained to whoever is not asked, looks back, or could only do something aside", () => {
  assert.equal(toExplain(session({ shown: null }), decision), null);
  assert.equal(toExplain(session({ shown: shown(3) }), decision), null);
  assert.equal(toExplain(session({ following: false }), decision), null);
  assert.equal(toExplain(session({ shown: shown(3, { live: [choice("give", { aside: true })] }) }), decision), null);
  assert.equal(toExplain(session({ shown: shown(3, { live: [sell], question: null }) }), decision), null);
});

test("a guided turn names what it recommends, and says where it ends", () => {
  assert.equal(toExplain(guided("sell"), decision)?.guided?.title, "Now: Do sell");
  assert.equal(toExplain(guided(""), decision)?.guided?.title, "On your own");
});
