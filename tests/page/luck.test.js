import "./browser.js";

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { findFault } from "../../src/godsplay/web/pages/static/luck.js";
import { hex, sha256 } from "../../src/godsplay/web/pages/static/sha256.js";

/** @param {string} text */
const hashed = (text) => createHash("sha256").update(text).digest("hex");

/**
 * Draw as the server does.
 * @param {string} seed
 * @param {number[]} limits
 * @returns {[number, number][]}
 */
function draws(seed, limits) {
  const bytes = [0, 1, 2, 3].flatMap((block) => [...createHash("sha256").update(`${seed}:${block}`).digest()]);
  return limits.map((limit) => {
    const next = () => /** @type {number} */ (bytes.shift());
    const range = limit <= 256 ? 256 : 65536;
    let value = range;
    while (value >= range - (range % limit)) value = limit <= 256 ? next() : next() * 256 + next();
    return [limit, value % limit];
  });
}

const seed = "5eed";
const entropy = [
  { seat: 0, text: "aaaa", after: null },
  { seat: 1, text: "bbbb", after: 3 },
];
const dealt = hashed(`${seed}|deal|0|aaaa`);
const later = hashed(`${dealt}|3|1|bbbb`);
const limits = [6, 6, 52, 300, 7, 256, 1];
const report = {
  seed,
  commitment: hashed(seed),
  chosen: false,
  entropy,
  draws: [draws(dealt, limits), draws(later, limits)],
};
const own = { text: "aaaa", commitment: report.commitment };

test("our SHA-256 is that of everybody, whatever the length", () => {
  for (let length = 0; length < 200; length += 1)
    assert.equal(hex(sha256("ż".repeat(length))), hashed("ż".repeat(length)));
  assert.equal(hex(sha256("")), hashed(""));
});

test("luck that follows from the seed and from what was added is fair", () => {
  assert.equal(findFault(report, own), "");
  assert.equal(findFault(report, null), "");
});

test("another seed, commitment, addition or draw is found", () => {
  assert.equal(findFault({ ...report, seed: "other" }, own), "seed");
  assert.equal(findFault(report, { ...own, commitment: hashed("other") }), "commitment");
  assert.equal(findFault(report, { ...own, text: "cccc" }), "own");
  assert.equal(findFault({ ...report, entropy: entropy.slice(1) }, null), "draws");
  assert.equal(findFault({ ...report, draws: [...report.draws, []] }, own), "draws");
  const [limit, index] = report.draws[1][6 - 2];
  const altered = report.draws[1].with(4, [limit, (index + 1) % limit]);
  assert.equal(findFault({ ...report, draws: [report.draws[0], altered] }, own), "draws");
});
