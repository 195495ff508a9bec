// @ts-check
// Props: what a scene puts onto the board, such as dice and numbers. They go once they have been seen.
import { select } from "./dom.js";
import { timeToSee } from "./moments.js";

export class Props {
  stage = select(".stage");
  /** @type {ReturnType<typeof setTimeout> | undefined} until they go */
  timer;

  /**
   * Show those of a moment; where something is asked, they do not stand in the way for long.
   * @param {import("../types.d.ts").Shown} shown
   * @param {number} delay for which a plain scene stays
   */
  show(shown, delay) {
    clearTimeout(this.timer);
    this.stage.classList.remove("settled");
    if (!shown.question) return;
    this.timer = setTimeout(() => this.stage.classList.add("settled"), timeToSee(shown, delay));
  }
}
