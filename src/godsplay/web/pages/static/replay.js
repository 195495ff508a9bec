// @ts-check
// Looking back: a slider over the whole game by scenes with marks for the turns, steps, play and pause, back to now.
import { el, find, renew, select } from "./dom.js";
import { say } from "./text.js";

const STEP = 900;
const MOST_MARKS = 40; // more would look like a hatching

/** @typedef {import("../types.d.ts").Place} Place */
/** @typedef {import("../server.d.ts").LogEntry} LogEntry */

/**
 * List every moment of a game: its beginning, and the scenes of each move as far as they are known.
 * @param {LogEntry[]} entries
 * @returns {{ places: Place[], turns: number[] }} with the numbers of the moments at which a turn begins
 */
export function course(entries) {
  const places = [{ ply: 0, scene: 0 }];
  const turns = [];
  for (const { ply, lines } of entries) {
    const scenes = Math.max(1, ...lines.map((line) => line.scene ?? 1));
    for (const line of lines) if (line.turn) turns.push(places.length - 1 + (line.scene ?? 1));
    for (let scene = 1; scene <= scenes; scene += 1) places.push({ ply, scene: lines.length ? scene : 0 });
  }
  return { places, turns };
}

/**
 * Choose the turns that get a mark: all, or every fifth, tenth, twentieth … of a long game.
 * @param {number[]} turns
 */
export function marked(turns) {
  let every = 1;
  for (let next = 5; turns.length / every > MOST_MARKS; next *= 2) every = next;
  return turns.filter((_, place) => place % every === 0);
}

export class Replay {
  bar = select(".replay");
  slider = find("replay-slider", HTMLInputElement);
  text = find("replay-text", HTMLOutputElement);
  marks = find("replay-marks");
  button = find("replay-play");
  /** @type {Place[]} */
  places = [{ ply: 0, scene: 0 }];
  /** @type {ReturnType<typeof setTimeout> | null} until the next step, while playing */
  timer = null;
  /** @type {{ number: number } | null} */
  wished = null;
  fetching = false;

  /** @param {{ show: (place: Place, isLast: boolean) => Promise<void>, now: () => void, branch: () => void }} session */
  constructor({ show, now, branch }) {
    this.show = show;
    this.slider.addEventListener("input", () => {
      this.pause();
      this.wish(Number(this.slider.value));
    });
    this.button.addEventListener("click", () => (this.timer ? this.pause() : this.play()));
    for (const [id, step] of /** @type {[string, number][]} */ ([
      ["replay-back", -1],
      ["replay-on", 1],
    ])) {
      find(id).addEventListener("click", () => {
        this.pause();
        this.wish(Number(this.slider.value) + step);
      });
    }
    find("now").addEventListener("click", () => {
      this.pause();
      now();
    });
    find("branch").addEventListener("click", () => branch());
  }

  get last() {
    return this.places.length - 1;
  }

  /**
   * Show where in the game the board is.
   * @param {Place} place
   * @param {LogEntry[]} entries
   * @param {boolean} past
   */
  at(place, entries, past) {
    const { places, turns } = course(entries);
    this.places = places;
    this.slider.max = String(this.last);
    if (!this.wished) this.slider.value = String(this.numberOf(place));
    const { ply } = place;
    const text = ply === 0 ? say("start") : say("moment", { ply, last: entries.length });
    this.text.value = text;
    this.slider.setAttribute("aria-valuetext", text);
    this.bar.classList.toggle("past", past);
    select("main.table").classList.toggle("looking-back", past);
    find("now").hidden = !past;
    find("branch").hidden = !past;
    renew(
      this.marks,
      marked(turns).map((turn) => this.mark(turn)),
    );
  }

  /** @param {number} turn */
  mark(turn) {
    const node = el("i", {});
    node.style.insetInlineStart = `${(100 * turn) / Math.max(1, this.last)}%`;
    return node;
  }

  /** @param {Place} place */
  numberOf({ ply, scene }) {
    const found = scene ? this.places.findIndex((each) => each.ply === ply && each.scene === scene) : -1;
    return found >= 0 ? found : this.places.findLastIndex((each) => each.ply <= ply);
  }

  /**
   * Go to the position after a number of moves.
   * @param {number} ply
   */
  jump(ply) {
    this.pause();
    return this.wish(this.numberOf({ ply, scene: 0 }));
  }

  /**
   * Go to a moment. Dragging asks for many; only the latest wish counts while one is being fetched.
   * @param {number} number
   */
  async wish(number) {
    const wanted = Math.max(0, Math.min(number, this.last));
    this.wished = { number: wanted };
    this.slider.value = String(wanted);
    if (this.fetching) return;
    this.fetching = true;
    while (this.wished) {
      const next = /** @type {number} */ (this.wished.number);
      await this.show(this.places[next], next === this.last).catch(() => this.pause());
      if (this.wished?.number === next) this.wished = null;
    }
    this.fetching = false;
  }

  play() {
    let number = Number(this.slider.value);
    if (number >= this.last) number = -1;
    this.button.classList.add("playing");
    this.button.setAttribute("aria-pressed", "true");
    const step = async () => {
      number += 1;
      await this.wish(number);
      if (number >= this.last) this.pause();
      else if (this.timer) this.timer = setTimeout(step, STEP);
    };
    this.timer = setTimeout(step, 0);
  }

  pause() {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.button.classList.remove("playing");
    this.button.setAttribute("aria-pressed", "false");
  }
}
