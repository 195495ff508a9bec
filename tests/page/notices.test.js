import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ApiError } from "../../src/godsplay/web/pages/static/api.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import {
  clearNotice,
  report,
  reportError,
  showCleared,
  showRule,
} from "../../src/godsplay/web/pages/static/notices.js";
import { recorder } from "./samples.js";

const toast = find("toast");

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  clearNotice();
});

test("a notice goes away, a lasting one later", () => {
  report({ message: "Soon gone." });
  mock.timers.tick(6000);
  assert.equal(toast.textContent, "");
  report({ message: "The link.", lasting: true });
  mock.timers.tick(6000);
  assert.equal(toast.textContent, "The link.");
  mock.timers.tick(14_000);
  assert.equal(toast.textContent, "");
});

test("a notice lies in front of the dialog that is open, and stays when that is closed", () => {
  const dialog = find("settings", HTMLDialogElement);
  dialog.showModal();
  report({ message: "Copied." });
  assert.equal(dialog.contains(toast), true);
  dialog.close();
  assert.equal(dialog.contains(toast), false);
  assert.equal(document.body.contains(toast), true);
  assert.equal(toast.textContent, "Copied.");
});

test("a newer notice has its own time", () => {
  report({ message: "First." });
  mock.timers.tick(5000);
  report({ message: "Second." });
  mock.timers.tick(5000);
  assert.equal(toast.textContent, "Second.");
});

test("a notice is text, whatever it contains", () => {
  report({ message: "<b>bold</b>" });
  assert.equal(toast.children.length, 0);
  assert.equal(toast.textContent, "<b>bold</b>");
});

test("an error leads to its rule if it has one", () => {
  reportError(new ApiError("Too dear.", "money"));
  assert.equal(toast.querySelector("button")?.textContent, "§");
  reportError(new Error("Broken."));
  assert.equal(toast.querySelector("button"), null);
  assert.equal(toast.textContent, "Broken.");
});

test("a notice may offer something to do", () => {
  const pressed = recorder();
  report({ message: "Newer.", button: { text: "Load", press: () => pressed(true) } });
  toast.querySelector("button")?.click();
  assert.deepEqual(pressed.calls, [true]);
});

test("a rule opens, or it is said why not", async () => {
  globalThis.fetch = async () => new Response('{"anchor": "a", "title": "Money", "html": "<p>Count it.</p>"}');
  await showRule("a");
  assert.equal(find("rule", HTMLDialogElement).open, true);
  assert.equal(find("rule-title").textContent, "Money");
  globalThis.fetch = async () => new Response('{"error": "No such rule."}', { status: 404 });
  await showRule("b");
  assert.equal(toast.textContent, "No such rule.");
});

test("where the table is gone, whatever is pressed leads home", () => {
  const gone = mock.method(location, "assign", () => {});
  report({ message: "Lost.", lasting: true });
  showCleared();
  const dialog = find("cleared", HTMLDialogElement);
  assert.equal(dialog.open, true);
  assert.equal(find("toast").textContent, "");
  assert.equal(gone.mock.callCount(), 0);
  dialog.close();
  assert.deepEqual(gone.mock.calls[0]?.arguments, ["/"]);
  gone.mock.restore();
});
