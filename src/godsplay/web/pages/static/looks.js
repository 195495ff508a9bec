// @ts-check
// What somebody has seen: the server keeps it, tells them nothing of that elsewhere, and shows the rest when they come back.
import { put } from "./api.js";

const PAUSE = 4000; // milliseconds for which a position stays before it counts as seen

export class Looks {
  /** @type {number | null} the moves that the server knows of */
  known = null;
  /** @type {number | null} the moves that are to be told */
  seen = null;
  /** @type {number | null} of which something was seen */
  deal = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waiting;

  constructor() {
    document.addEventListener("visibilitychange", () => (document.hidden ? this.save() : this.soon()));
  }

  /**
   * Note what is shown: a position counts while it is the last one, in sight of whoever sits there.
   * @param {{ seat: number | null, following: boolean, now: boolean, moves: number, deal: number }} session
   */
  note({ seat, following, now, moves, deal }) {
    if (deal !== this.deal) this.seen = this.known = null; // the server has forgotten it, too
    this.deal = deal;
    if (seat === null || !following || !now || document.hidden || moves === this.seen) return;
    this.seen = moves;
    this.soon();
  }

  soon() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.save(), PAUSE);
  }

  save() {
    clearTimeout(this.waiting);
    const { seen } = this;
    if (seen === null || seen === this.known) return;
    this.known = seen;
    put("/look", { moves: seen }).catch(() => {
      this.known = null; // told with the next one
    });
  }
}
