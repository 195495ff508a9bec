import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { offerReload, Upgrade } from "../../src/godsplay/web/pages/static/upgrade.js";

let idle = true;
let [offered, reloaded] = [0, 0];

const open = () =>
  new Upgrade({
    version: "old",
    isIdle: () => idle,
    offer: () => {
      offered += 1;
    },
    reload: () => {
      reloaded += 1;
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  [idle, offered, reloaded] = [true, 0, 0];
});

test("a page of the server's own version stays", () => {
  open().check("old");
  assert.deepEqual([offered, reloaded], [0, 0]);
});

test("an idle page loads the newer version by itself", () => {
  open().check("new");
  assert.deepEqual([offered, reloaded], [0, 1]);
});

test("whoever is busy is asked once, and the page loads anew when they are done", () => {
  const upgrade = open();
  idle = false;
  upgrade.check("new");
  upgrade.check("new");
  assert.deepEqual([offered, reloaded], [1, 0]);
  idle = true;
  upgrade.check("new");
  assert.deepEqual([offered, reloaded], [1, 1]);
});

test("where two servers differ a page does not reload for ever", () => {
  open().check("new");
  open().check("new");
  assert.deepEqual([offered, reloaded], [1, 1]);
});

test("the offer is there to be pressed", () => {
  const reload = mock.method(location, "reload", () => {});
  offerReload();
  assert.equal(reload.mock.callCount(), 0);
  find("toast").querySelector("button")?.click();
  assert.equal(reload.mock.callCount(), 1);
  reload.mock.restore();
});
