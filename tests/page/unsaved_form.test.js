import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { el } from "../../src/godsplay/web/pages/static/dom.js";
import { UnsavedForm } from "../../src/godsplay/web/pages/static/unsaved_form.js";

/** The form as the server sends it, beside another one. */
function load() {
  const until = el("input", { name: "until", value: "07:00" });
  const form = el("form", {}, until);
  const other = el("form", {});
  document.body.replaceChildren(form, other);
  const unsaved = new UnsavedForm(form);
  return { until, form, other, unsaved };
}
const send = (/** @type {HTMLFormElement} */ form) => form.dispatchEvent(new Event("submit", { bubbles: true }));

beforeEach(() => sessionStorage.clear());

test("what was changed is still there after another form was sent, once", () => {
  const { until, other } = load();
  until.value = "08:30";
  send(other);
  assert.equal(load().until.value, "08:30");
  assert.equal(load().until.value, "07:00");
});

test("what is restored is still not saved", () => {
  const first = load();
  first.until.value = "08:30";
  send(first.other);
  send(load().other);
  assert.equal(load().until.value, "08:30");
});

test("what is saved, or was never changed, is not kept", () => {
  const { until, form, other } = load();
  send(other);
  until.value = "08:30";
  send(form);
  assert.equal(load().until.value, "07:00");
});

test("a page that loads itself anew can keep it, too", () => {
  const { until, unsaved } = load();
  until.value = "09:00";
  unsaved.keep();
  assert.equal(load().until.value, "09:00");
});
