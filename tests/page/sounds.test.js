import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SOUNDS, Sounds } from "../../src/godsplay/web/pages/static/sounds.js";

/** @typedef {{ start: number, end: number, pitch?: number }} Played */

/** @type {Played[]} */
let played = [];
let opened = 0;
let resumed = 0;
let loudest = 0;

class Source {
  frequency = { value: 0 };
  begun = 0;

  connect(/** @type {unknown} */ goal) {
    return goal;
  }

  start(/** @type {number} */ at) {
    this.begun = at;
  }

  stop(/** @type {number} */ at) {
    played.push({ start: this.begun, end: at, pitch: this.frequency?.value });
  }
}

class FakeContext {
  state = "running";
  currentTime = 10;
  sampleRate = 1000;
  destination = {};

  constructor() {
    opened += 1;
  }

  async resume() {
    resumed += 1;
  }

  createGain() {
    const exponentialRampToValueAtTime = (/** @type {number} */ loud) => {
      assert.ok(loud > 0, "loudness never falls to nothing");
      loudest = Math.max(loudest, loud);
    };
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime }, connect() {} };
  }

  createOscillator() {
    return new Source();
  }

  createBuffer(/** @type {number} */ _, /** @type {number} */ length) {
    return { getChannelData: () => new Float32Array(length) };
  }

  createBufferSource() {
    const source = new Source();
    Reflect.deleteProperty(source, "frequency");
    return source;
  }

  createBiquadFilter() {
    return { frequency: { value: 0 }, connect() {} };
  }
}

beforeEach(() => {
  [played, opened, resumed, loudest] = [[], 0, 0, 0];
  Object.assign(globalThis, { AudioContext: FakeContext });
});

test("every part of a sound is played at its time, and as loud as is wished", () => {
  new Sounds().play("bell", 0.5);
  const wanted = SOUNDS.bell.map(({ at, length, pitch }) => ({ start: 10 + at, end: 10 + at + length, pitch }));
  assert.deepEqual(played, wanted);
  assert.equal(loudest, 0.15);
  new Sounds().play("dice", 1);
  assert.equal(played.length, SOUNDS.bell.length + SOUNDS.dice.length);
});

test("sounds share one context, which is opened when the first is wanted and woken when it sleeps", () => {
  const sounds = new Sounds();
  assert.equal(opened, 0);
  sounds.play("wood", 1);
  sounds.play("paper", 1);
  assert.deepEqual([opened, resumed], [1, 0]);
  Object.assign(/** @type {object} */ (sounds.context), { state: "suspended" });
  sounds.play("wood", 1);
  assert.deepEqual([opened, resumed], [1, 1]);
});

test("without volume, or in a browser without sound, there is silence", () => {
  new Sounds().play("wood", 0);
  Reflect.deleteProperty(globalThis, "AudioContext");
  new Sounds().play("wood", 1);
  assert.deepEqual([opened, played.length], [0, 0]);
});
