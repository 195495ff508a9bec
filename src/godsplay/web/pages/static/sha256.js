// @ts-check
// SHA-256 of a text: browsers offer theirs only where they trust the address, and a table at home has none to trust.

const ROUNDS = 64;

/**
 * Return the first bits of the fractional part of roots of primes, which the algorithm takes its constants from.
 * @param {number} count
 * @param {(prime: number) => number} root
 */
function constants(count, root) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
    if (prime) found.push(Math.floor((root(number) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = constants(8, Math.sqrt);
const KEYS = constants(ROUNDS, Math.cbrt);

const rotate = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));

/**
 * @param {string} text
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(text) {
  const given = new TextEncoder().encode(text);
  const padded = new Uint8Array((((given.length + 8) >> 6) << 6) + 64);
  padded.set(given);
  padded[given.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(given.length / 2 ** 29));
  view.setUint32(padded.length - 4, (given.length * 8) >>> 0);
  const sums = [...START];
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < padded.length; block += 64) {
    for (let place = 0; place < 16; place += 1) words[place] = view.getInt32(block + 4 * place);
    for (let place = 16; place < ROUNDS; place += 1) {
      const [far, near] = [words[place - 15], words[place - 2]];
      const first = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
      const second = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
      words[place] = words[place - 16] + first + words[place - 7] + second;
    }
    let [a, b, c, d, e, f, g, h] = sums;
    for (let place = 0; place < ROUNDS; place += 1) {
      const big = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + big + ((e & f) ^ (~e & g)) + KEYS[place] + words[place]) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [place, value] of [a, b, c, d, e, f, g, h].entries()) sums[place] = (sums[place] + value) | 0;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, value] of sums.entries()) digest.setInt32(4 * place, value);
  return new Uint8Array(digest.buffer);
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
