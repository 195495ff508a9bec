// @ts-check
// The time that a scene stays before the next one; whoever is in a hurry skips to the end.

const REACTION = 400; // milliseconds within which nobody answers what has only just appeared

export class Pause {
  skipping = false;
  /** @type {(() => void) | null} ends the pause */
  end = null;
  over = -Infinity; // when the last scenes had been played

  /**
   * @param {number} length in milliseconds
   * @returns {Promise<void>}
   */
  wait(length) {
    if (this.skipping || length <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.end = null;
        resolve();
      };
      const timer = setTimeout(finish, length);
      this.end = finish;
    });
  }

  // Go on at once, and do not wait again before the next decision.
  skip() {
    if (!this.end) return;
    this.skipping = true;
    this.end();
  }

  // The scenes of a move have been played.
  played() {
    this.over = performance.now();
  }

  // Whether scenes are over only just: what is pressed now was meant to skip them.
  get lately() {
    return performance.now() - this.over < REACTION;
  }
}
