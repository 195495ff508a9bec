// @ts-check
// Trying out: what a choice would change is shown while it is pointed at or waits to be confirmed.
import { get } from "./api.js";

const DELAY = 150; // before what is pointed at is tried out

export class Preview {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {string | null} the action that is tried out, in notation */
  action = null;

  /**
   * @param {{ session: import("./session.js").TableSession, board: import("./board.js").Board }} parts
   */
  constructor({ session, board }) {
    this.session = session;
    this.board = board;
  }

  /**
   * Try an action out; nothing shows how things are.
   * @param {string | null} action
   */
  show(action) {
    if (action === this.action) return;
    this.action = action;
    clearTimeout(this.timer);
    this.board.preview(null);
    if (action) this.timer = setTimeout(() => this.fetch(action), DELAY);
  }

  /** @param {string} action */
  async fetch(action) {
    const { ply, seat } = this.session;
    const query = new URLSearchParams({ action, seat: String(seat) });
    const tried = await get(`/preview?${query}`).catch(() => null); // without one, the choice is as good
    const same = action === this.action && ply === this.session.ply && seat === this.session.seat;
    if (tried && same) this.board.preview(tried.layers);
  }
}
