import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { find, select } from "../../src/godsplay/web/pages/static/dom.js";
import { recorder } from "./samples.js";

/** @type {ReturnType<typeof recorder<string>>} */
const opened = recorder();
const phone = { matches: false };
globalThis.matchMedia = () => /** @type {any} */ (phone);
const { Tabs } = await import("../../src/godsplay/web/pages/static/tabs.js");
const tabs = new Tabs(opened);
const key = (/** @type {string} */ name) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const unread = () => tabs.tabs.filter((tab) => tab.classList.contains("unread")).map((tab) => tab.id);

beforeEach(() => {
  find("chat-tab").hidden = false;
  find("log-tab").click();
  for (const tab of tabs.tabs) tab.classList.remove("unread");
  opened.calls.length = 0;
});

test("one panel is open at a time, and its tab alone is reached by Tab", () => {
  find("chat-tab").click();
  assert.equal(tabs.current, "chat-panel");
  assert.deepEqual(
    ["log-panel", "chat-panel", "tables"].map((id) => find(id).hidden),
    [true, false, true],
  );
  assert.deepEqual(
    tabs.tabs.filter((tab) => tab.tabIndex === 0).map((tab) => tab.id),
    ["chat-tab"],
  );
  assert.deepEqual(opened.calls, ["chat-panel"]);
});

test("a dot marks what is new where nobody looks, until somebody does", () => {
  tabs.news("chat-panel");
  assert.deepEqual(unread(), ["chat-tab"]);
  find("chat-tab").click();
  assert.deepEqual(unread(), []);
  tabs.news("chat-panel");
  assert.deepEqual(unread(), []);
});

test("on a phone nobody looks at a panel that lies closed", () => {
  phone.matches = true;
  find("chat-tab").click();
  tabs.news("chat-panel");
  assert.deepEqual(unread(), ["chat-tab"]);
  select("main.table").classList.add("reading-open");
  tabs.seen();
  assert.deepEqual(unread(), []);
  phone.matches = false;
});

test("arrows go round the tabs that are shown, and open them", () => {
  find("log-tab").focus();
  key("ArrowLeft");
  assert.equal(tabs.current, "tables");
  assert.equal(document.activeElement, find("tables-tab"));
  find("chat-tab").hidden = true;
  key("ArrowRight");
  key("ArrowRight");
  assert.equal(tabs.current, "tables");
  key("a");
  assert.equal(tabs.current, "tables");
});
