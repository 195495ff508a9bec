// @ts-check
// Sounds of our own making: wood, dice, paper, a bell; each is a few short tones and puffs of noise.

/** @typedef {"bell" | "dice" | "wood" | "paper"} SoundName */
/**
 * One part of a sound: a tone, or noise around a pitch.
 * @typedef {{ noise: boolean, at: number, length: number, pitch: number, loud: number, swell: number }} Part
 */

const SILENT = 0.0001; // loudness falls exponentially, and never to nothing

/** @type {(at: number, length: number, pitch: number, loud: number, swell?: number) => Part} */
const tone = (at, length, pitch, loud, swell = 0.003) => ({ noise: false, at, length, pitch, loud, swell });
/** @type {(at: number, length: number, pitch: number, loud: number, swell?: number) => Part} */
const puff = (at, length, pitch, loud, swell = 0.002) => ({ noise: true, at, length, pitch, loud, swell });

/** @param {number} at @param {number} pitch @param {number} loud */
const knock = (at, pitch, loud) => [puff(at, 0.05, pitch * 6, loud * 0.5), tone(at, 0.09, pitch, loud)];

/** @type {Record<SoundName, Part[]>} */
export const SOUNDS = {
  // A small bell: partials of a bar that is struck, the high ones gone first.
  bell: [tone(0, 1.4, 784, 0.3), tone(0, 0.7, 784 * 2.76, 0.12), tone(0, 0.3, 784 * 5.4, 0.05)],
  // A block that is put down.
  wood: knock(0, 190, 0.5),
  // Three dice that roll out, each knock softer and closer than the one before.
  dice: [0, 0.09, 0.16, 0.22, 0.3, 0.34].flatMap((at, count) => knock(at, 420 - 25 * count, 0.34 - 0.045 * count)),
  // A card that is turned over.
  paper: [puff(0, 0.16, 3200, 0.22, 0.07), puff(0.12, 0.07, 5200, 0.16, 0.01)],
};

export class Sounds {
  /** @type {AudioContext | null} opened when the first sound is wanted: browsers allow that after a click */
  context = null;

  /**
   * Play a sound.
   * @param {SoundName} name
   * @param {number} volume from 0 to 1
   */
  play(name, volume) {
    const Context = globalThis.AudioContext;
    if (!Context || volume <= 0) return;
    this.context ??= new Context();
    const { context } = this;
    if (context.state === "suspended") context.resume().catch(() => {});
    for (const part of SOUNDS[name]) this.sound(context, part, volume);
  }

  /**
   * @param {AudioContext} context
   * @param {Part} part
   * @param {number} volume
   */
  sound(context, part, volume) {
    const start = context.currentTime + part.at;
    const end = start + part.length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENT, start);
    loudness.gain.exponentialRampToValueAtTime(Math.max(SILENT, part.loud * volume), start + part.swell);
    loudness.gain.exponentialRampToValueAtTime(SILENT, end);
    loudness.connect(context.destination);
    const source = part.noise ? this.noise(context, part, loudness) : context.createOscillator();
    if ("frequency" in source) {
      source.frequency.value = part.pitch;
      source.connect(loudness);
    }
    source.start(start);
    source.stop(end);
  }

  /**
   * @param {AudioContext} context
   * @param {Part} part
   * @param {AudioNode} goal
   */
  noise(context, { length, pitch }, goal) {
    const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    source.connect(band).connect(goal);
    return source;
  }
}
