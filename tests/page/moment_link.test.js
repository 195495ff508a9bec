import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { linkToMoment, momentFromHash, nameMoment } from "../../src/godsplay/web/pages/static/moment_link.js";

test("an address names a moment by its number", () => {
  assert.equal(momentFromHash("#142"), 142);
  assert.equal(momentFromHash("#0"), 0);
});

test("whatever else stands there names none", () => {
  for (const hash of ["", "#", "#board", "#-1", "#1.5", "#1e3", "# 12", "#12x", "142", "#1234567"]) {
    assert.equal(momentFromHash(hash), null, hash);
  }
});

test("a link leads back to its moment", () => {
  assert.equal(linkToMoment(), "http://table.example/t/abc");
  assert.equal(linkToMoment(142), "http://table.example/t/abc#142");
  assert.equal(momentFromHash(new URL(linkToMoment(0)).hash), 0);
});

test("the address names a moment of the past, and of now only the table", () => {
  nameMoment({ following: false, ply: 142 });
  assert.equal(location.href, linkToMoment(142));
  nameMoment({ following: false, ply: 0 });
  assert.equal(location.href, linkToMoment(0));
  nameMoment({ following: true, ply: 150 });
  assert.equal(location.href, linkToMoment());
});

test("looking through a game leaves no trail to go back on", () => {
  const before = history.length;
  for (const ply of [1, 2, 3]) nameMoment({ following: false, ply });
  nameMoment({ following: true, ply: 9 });
  assert.equal(history.length, before);
});
