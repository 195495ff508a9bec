import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { fullName, say } from "../../src/godsplay/web/pages/static/text.js";

test("a sentence takes its values, each wherever it stands", () => {
  data.words.sure = "%text%? Really %text%, %seat%?";
  assert.equal(say("sure", { text: "Bid 3", seat: 1 }), "Bid 3? Really Bid 3, 1?");
});

test("a value that looks like a place for another one stays as it is", () => {
  data.words.greet = "Hello %name%";
  assert.equal(say("greet", { name: "%seat%" }), "Hello %seat%");
});

test("a sentence that is missing shows its key", () => {
  assert.equal(say("nothing"), "nothing");
});

test("somebody is named as everybody names them", () => {
  assert.equal(fullName({ called: "Zofia" }), "Zofia");
});
