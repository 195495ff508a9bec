import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Settings } from "../../src/godsplay/web/pages/static/settings.js";

beforeEach(() => localStorage.clear());

test("a new browser has the calm pace and asks before final moves", () => {
  const settings = new Settings();
  assert.equal(settings.delay, 1300);
  assert.equal(settings.asks, true);
});

test("what was chosen is remembered", () => {
  const settings = new Settings();
  settings.pace.value = "once";
  settings.pace.dispatchEvent(new Event("change"));
  settings.confirming.checked = false;
  settings.confirming.dispatchEvent(new Event("change"));
  const later = new Settings();
  assert.equal(later.delay, 0);
  assert.equal(later.asks, false);
});

test("a pace that this version does not know is the calm one", () => {
  localStorage.setItem("pace", "ludicrous");
  assert.equal(new Settings().delay, 1300);
});
