import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { offerNext } from "../../src/godsplay/web/pages/static/after_game.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { recorder } from "./samples.js";

/** @type {ReturnType<typeof recorder<string>>} */
const pressed = recorder();
const page = { end: () => pressed("end"), review: () => pressed("review") };
const offered = () => [...find("after-game").children].map((node) => node.textContent);

test("whoever has played can play again, and anybody can look back or begin another game", () => {
  offerNext({ rematch: null, played: true }, page);
  assert.deepEqual(offered(), ["rematch", "ending", "review", "new-game"]);
  offerNext({ rematch: "xyz", played: true }, page);
  assert.deepEqual(offered(), ["to-rematch", "ending", "review", "new-game"]);
  offerNext({ rematch: null, played: false }, page);
  assert.deepEqual(offered(), ["ending", "review", "new-game"]);
  for (const button of find("after-game").querySelectorAll("button")) button.click();
  assert.deepEqual(pressed.calls, ["end", "review"]);
  assert.equal(find("after-game").querySelector("a")?.getAttribute("href"), "/new/chess");
});

test("nothing is offered before the end", () => {
  offerNext({ rematch: null, played: true }, page);
  offerNext(null, page);
  assert.equal(find("after-game").hidden, true);
  assert.deepEqual(offered(), []);
});
