// @ts-check
// Luck that nobody can choose: this browser adds to it before the game begins, and checks it when the game is over.
import { get, post } from "./api.js";
import { data } from "./page_data.js";
import { hex, sha256 } from "./sha256.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").LuckReport} LuckReport */
/** @typedef {{ text: string, commitment: string }} Noted what this browser has added, and what was published before */

const key = `luck ${data.table}`;

// Whether this browser holds a seat that has not added anything yet.
export const owesLuck = () =>
  data.luck.adds && data.people.some((person) => person.mine && !data.luck.given.includes(person.seat));

// Add random bytes to the luck, and note them with the commitment that was published before.
export async function addLuck() {
  const text = hex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    if (!localStorage.getItem(key))
      localStorage.setItem(key, JSON.stringify({ text, commitment: data.luck.commitment }));
  } catch {
    // a browser that keeps nothing cannot compare later
  }
  await post("/luck", { text });
}

/** @returns {Noted | null} */
function noted() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

// Check the luck of a game that is over; return what to say of it.
export async function checkLuck() {
  /** @type {LuckReport} */
  const report = await get("/luck");
  if (report.seed === null || (!report.commitment && !report.chosen)) return say("luck-none");
  const fault = findFault(report, noted());
  if (fault) return say("luck-bad", { text: fault });
  return say(report.chosen ? "luck-chosen" : "luck-good");
}

/**
 * Return what does not fit; nothing if all is well.
 * @param {LuckReport} report
 * @param {Noted | null} own
 */
export function findFault({ seed, commitment, chosen, entropy, draws }, own) {
  if (!chosen && hex(sha256(seed ?? "")) !== commitment) return "seed";
  if (own && !chosen && own.commitment !== commitment) return "commitment";
  if (own && !chosen && !entropy.some((given) => given.text === own.text)) return "own";
  const seeds = seedsOf(seed ?? "", entropy);
  if (draws.length > seeds.length) return "draws";
  return draws.every((segment, place) => follows(seeds[place], segment)) ? "" : "draws";
}

/**
 * List the seeds that a game goes through: that of the deal, then one for every moment when something was added.
 * @param {string} seed
 * @param {LuckReport["entropy"]} entropy
 */
function seedsOf(seed, entropy) {
  const mix = (/** @type {string} */ before, /** @type {LuckReport["entropy"][number]} */ { after, seat, text }) =>
    hex(sha256(`${before}|${after ?? "deal"}|${seat}|${text}`));
  const isDeal = (/** @type {{ after?: number | null }} */ given) => (given.after ?? null) === null;
  let current = entropy.filter(isDeal).reduce(mix, seed);
  const found = [current];
  const moments = new Set(entropy.filter((given) => !isDeal(given)).map((given) => given.after));
  for (const moment of moments) {
    current = entropy.filter((given) => given.after === moment).reduce(mix, current);
    found.push(current);
  }
  return found;
}

/**
 * Whether draws follow from a seed: bytes come from its hashes, and those that would favour somebody are passed over.
 * @param {string} seed
 * @param {[number, number][]} segment out of how many, and which
 */
function follows(seed, segment) {
  let blocks = 0;
  /** @type {number[]} */
  let bytes = [];
  const next = () => {
    if (!bytes.length) bytes = [...sha256(`${seed}:${blocks++}`)];
    return /** @type {number} */ (bytes.shift());
  };
  return segment.every(([limit, index]) => {
    const range = limit <= 256 ? 256 : 65536;
    let value = range;
    while (value >= range - (range % limit)) value = limit <= 256 ? next() : next() * 256 + next();
    return value % limit === index;
  });
}
