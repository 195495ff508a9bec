// @ts-check
// Looking back: a slider over the whole game, play and pause, and the way back to now.
import { find, select } from "./dom.js";
import { say } from "./text.js";

const STEP = 900;

export class Replay {
  bar = select(".replay");
  slider = find("replay-slider", HTMLInputElement);
  text = find("replay-text", HTMLOutputElement);
  button = find("replay-play");
  last = 0;
  /** @type {ReturnType<typeof setTimeout> | null} until the next step, while playing */
  timer = null;
  /** @type {{ ply: number } | null} */
  wished = null;
  fetching = false;

  /** @param {{ show: (ply: number) => Promise<void>, now: () => void, branch: () => void }} session */
  constructor({ show, now, branch }) {
    this.show = show;
    this.slider.addEventListener("input", () => {
      this.pause();
      this.wish(Number(this.slider.value));
    });
    this.button.addEventListener("click", () => (this.timer ? this.pause() : this.play()));
    find("now").addEventListener("click", () => {
      this.pause();
      now();
    });
    find("branch").addEventListener("click", () => branch());
  }

  /**
   * Show where in the game the board is.
   * @param {number} ply
   * @param {number} last
   * @param {boolean} past
   */
  at(ply, last, past) {
    this.last = last;
    this.slider.max = String(last);
    if (!this.wished) this.slider.value = String(ply);
    const text = ply === 0 ? say("start") : say("moment", { ply, last });
    this.text.value = text;
    this.slider.setAttribute("aria-valuetext", text);
    this.bar.classList.toggle("past", past);
    find("now").hidden = !past;
    find("branch").hidden = !past;
  }

  /**
   * Go to a position. Dragging asks for many; only the latest wish counts while one is being fetched.
   * @param {number} ply
   */
  async wish(ply) {
    this.wished = { ply };
    this.slider.value = String(ply);
    if (this.fetching) return;
    this.fetching = true;
    while (this.wished) {
      const next = /** @type {number} */ (this.wished.ply);
      await this.show(next).catch(() => {});
      if (this.wished?.ply === next) this.wished = null;
    }
    this.fetching = false;
  }

  play() {
    let ply = Number(this.slider.value);
    if (ply >= this.last) ply = -1;
    this.button.classList.add("playing");
    this.button.setAttribute("aria-pressed", "true");
    const step = async () => {
      ply += 1;
      await this.show(ply).catch(() => this.pause());
      if (ply >= this.last) this.pause();
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
