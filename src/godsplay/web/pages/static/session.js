// @ts-check
// The session at a table: whoever follows the game there also plays, takes back, talks and tries other ways.
import { post } from "./api.js";
import { Connection } from "./connection.js";
import { Follower } from "./follower.js";
import { link } from "./page_data.js";

export class TableSession extends Follower {
  busy = false; // a move is on its way
  /** @type {Connection | null} */
  connection = null;

  begin() {
    this.connection = new Connection({
      have: () => ({ version: this.version, chat: this.chat.last }),
      update: (update) => this.receive(update),
      changed: (open) => this.view.connected(open),
      cleared: () => this.view.cleared(),
    });
  }

  /**
   * Send a move; after one that is refused, look again where the table stands.
   * @param {string} action
   */
  async act(action) {
    const { seat, ply } = this.asked();
    this.busy = true;
    try {
      await this.connected().send({ type: "act", seat, action, moves: ply });
    } catch (error) {
      this.current = null;
      this.advance();
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /**
   * Say what is shown: the next moves can come with the update that tells of them.
   * @override
   */
  rested() {
    const { seat, base, log } = this;
    this.connection?.look({ seat, moves: base.ply, scene: base.scene, log: log.entries.length });
  }

  undo() {
    return this.connected().send({ type: "undo", seat: this.asked().seat });
  }

  /** @param {string} text */
  say(text) {
    return this.connected().send({ type: "talk", text });
  }

  // The seat that the shown moment asks, and the moves it was made after.
  asked() {
    const { seat, shown } = this;
    if (seat === null || !shown) throw new Error("nobody is asked anything");
    return { seat, ply: shown.ply };
  }

  connected() {
    if (!this.connection) throw new Error("the session has not begun");
    return this.connection;
  }

  // Whether nothing is on its way to the server.
  get settled() {
    return !this.busy && !this.connection?.pending.size;
  }

  // Open another table that goes on from here.
  async branch() {
    const { table } = await post("/branches", { moves: this.ply, seat: this.seat });
    location.assign(link(`/t/${table}`));
  }
}
