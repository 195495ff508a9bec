import "./browser.js";

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { canShare, copy, share } from "../../src/godsplay/web/pages/static/share.js";

const device = /** @type {any} */ (navigator);
const shared = { url: "http://table.example/t/abc", title: "Chess" };
/** @type {string[]} */
let copied = [];

/** @param {boolean} works */
function clipboard(works) {
  Object.defineProperty(device, "clipboard", {
    configurable: true,
    value: works ? { writeText: async (/** @type {string} */ text) => void copied.push(text) } : undefined,
  });
}

afterEach(() => {
  copied = [];
  delete device.share;
  clipboard(false);
});

test("a device with a way of its own shares by it", async () => {
  /** @type {object[]} */
  const got = [];
  device.share = async (/** @type {object} */ what) => void got.push(what);
  assert.ok(canShare());
  assert.equal(await share(shared), "shared");
  assert.deepEqual(got, [shared]);
});

test("whoever thinks better of it is not given a copy instead", async () => {
  clipboard(true);
  device.share = async () => {
    throw Object.assign(new Error("no"), { name: "AbortError" });
  };
  assert.equal(await share(shared), "cancelled");
  assert.deepEqual(copied, []);
});

test("elsewhere the link is copied", async () => {
  clipboard(true);
  assert.ok(!canShare());
  assert.equal(await share(shared), "copied");
  assert.deepEqual(copied, [shared.url]);
});

test("where browsers allow no copy, the field is selected and the old way tried", async () => {
  const field = document.createElement("input");
  field.value = shared.url;
  /** @type {string[]} */
  const asked = [];
  const page = /** @type {any} */ (document);
  page.execCommand = (/** @type {string} */ command) => asked.push(command) > 0;
  assert.equal(await copy(shared.url, field), true);
  assert.deepEqual(asked, ["copy"]);
  assert.equal(await share(shared), "failed");
  delete page.execCommand;
});
