// @ts-check
// The session at a table: in step with the server, move by move, through the eyes of whoever may look.
import { get, post } from "./api.js";
import { Connection } from "./connection.js";
import { pauseAfter } from "./pace.js";
import { data } from "./page_data.js";
import { nextViewer } from "./viewer.js";

const FARTHEST = 60; // with more moves than this to catch up, the page jumps

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").Shown} Shown */
/** @typedef {import("../types.d.ts").Log} Log */
/** @typedef {import("../types.d.ts").SessionView} SessionView */

/**
 * Whether somebody has to decide between choices; asides alone can wait for as long as one likes.
 * @param {import("../server.d.ts").Choice[]} choices
 */
export const mustDecide = (choices) => choices.some((choice) => !choice.aside);

export class TableSession {
  people = data.people;
  version = 0;
  moves = 0;
  sealed = false; // several people decide in secret
  /** @type {string | null} the table of the next game */
  rematch = null;
  /** @type {number | null} through whose eyes we look */
  seat = null;
  following = true; // showing now, not the past
  ply = -1; // the number of moves in what is shown
  /** @type {Shown | null} what is shown */
  snapshot = null;
  /** @type {Map<number, Snapshot>} */
  snapshots = new Map();
  /** @type {string | null} what the shown snapshot of now depends on */
  current = null;
  askedTogether = false; // the question on the page is one that others answer in secret, too
  busy = false; // a move is on its way
  alone = false; // the others at this screen have looked away
  advancing = false;
  again = false; // something has changed while advancing
  /** @type {(() => void) | null} ends the pause after a move */
  skip = null;
  /** @type {Connection | null} */
  connection = null;

  /**
   * @param {{
   *   log: Log,
   *   chat: { last: number, receive: (update: Update) => void },
   *   settings: { delay: number },
   *   view: SessionView,
   * }} parts
   */
  constructor({ log, chat, settings, view }) {
    this.log = log;
    this.chat = chat;
    this.settings = settings;
    this.view = view;
  }

  begin() {
    this.connection = new Connection({
      have: () => ({ version: this.version, chat: this.chat.last }),
      update: (update) => this.receive(update),
      changed: (open) => this.view.connected(open),
      cleared: () => this.view.cleared(),
    });
  }

  /** @param {Update} update */
  receive(update) {
    this.version = update.version;
    this.people = update.people;
    this.sealed = update.sealed;
    this.rematch = update.rematch;
    if (update.kept < this.moves) this.forget(update.kept);
    this.moves = update.moves;
    this.chat.receive(update);
    this.view.met(this.people);
    this.view.served(update.assets);
    this.advance();
  }

  /**
   * Forget moves that were taken back.
   * @param {number} kept
   */
  forget(kept) {
    for (const ply of [...this.snapshots.keys()]) if (ply > kept) this.snapshots.delete(ply);
    this.log.cut(kept);
    if (this.ply > kept) this.ply = kept - 1;
    this.current = null;
  }

  // Show move after move until there is no newer one.
  async advance() {
    this.again = true;
    if (this.advancing) return;
    this.advancing = true;
    try {
      while (this.again) {
        this.again = false;
        await this.keepUp();
      }
    } catch (error) {
      this.view.report(error);
    }
    this.advancing = false;
  }

  async keepUp() {
    await this.takeSeat();
    await this.readLog();
    while (this.following && this.ply < this.moves) {
      const far = this.ply < 0 || this.moves - this.ply > FARTHEST || this.settings.delay === 0;
      const next = far || (this.together && this.askedTogether) ? this.moves : this.nextTold();
      const snapshot = await this.fetch(next);
      await this.readLog(); // a position is shown together with what is told of it
      if (this.isOld(snapshot)) continue;
      this.show(snapshot, !far);
      if (!far) await this.pause(next);
      await this.readLog();
    }
    if (this.following && this.current !== this.nowKey()) {
      const snapshot = await this.fetch(this.moves, true);
      await this.readLog();
      if (!this.isOld(snapshot)) this.show(snapshot, false);
    } else if (this.snapshot) this.view.stayed();
    await this.takeSeat();
    if (this.following && this.current !== this.nowKey()) this.again = true;
  }

  // Others decide in secret at the same time: their moves leave what is asked of us as it was.
  get together() {
    return this.following && this.sealed && this.seat !== null && this.people[this.seat]?.acting;
  }

  // Whether what is shown is the last there is.
  get now() {
    return this.ply === this.moves;
  }

  /**
   * While others go on in secret, a position that is already over would ask nothing and take the question away.
   * @param {Snapshot} snapshot
   */
  isOld(snapshot) {
    if (!this.together || !this.askedTogether || snapshot.ply === snapshot.last) return false;
    this.moves = Math.max(this.moves, snapshot.last);
    return true;
  }

  // Moves that others make in secret tell us nothing: they are passed over.
  nextTold() {
    let ply = this.ply + 1;
    while (ply < this.moves && !this.log.entries[ply - 1]?.lines.length) ply += 1;
    return ply;
  }

  // What the picture of now depends on: the moves, whose eyes, and whether a bot plays there.
  nowKey() {
    const person = this.seat === null ? null : this.people[this.seat];
    return `${this.moves} ${this.seat} ${person?.bot ?? ""}`;
  }

  /**
   * @param {number} ply
   * @param {boolean} [fresh] whatever was fetched before
   * @returns {Promise<Snapshot>}
   */
  async fetch(ply, fresh = false) {
    const known = !fresh && ply < this.moves ? this.snapshots.get(ply) : undefined;
    if (known) return known;
    const { seat } = this;
    const snapshot = await get(`/snapshots/${ply}${seat === null ? "" : `?seat=${seat}`}`);
    if (seat === this.seat) this.snapshots.set(ply, snapshot);
    return snapshot;
  }

  async readLog() {
    const have = this.log.entries.length;
    if (have >= this.moves) return;
    const { seat } = this;
    const entries = await get(`/log?after=${have}${seat === null ? "" : `&seat=${seat}`}`);
    if (seat === this.seat && have === this.log.entries.length) this.log.add(entries);
  }

  /**
   * Show a snapshot; only in the last one something can still be chosen.
   * @param {Snapshot} snapshot
   * @param {boolean} moving
   */
  show(snapshot, moving) {
    this.ply = snapshot.ply;
    if (this.now) this.current = this.nowKey();
    const isLast = snapshot.ply === snapshot.last && (snapshot.last === this.moves || this.together);
    const shown = { ...snapshot, live: isLast ? snapshot.choices : [] };
    this.snapshot = shown;
    if (mustDecide(shown.live) || !this.sealed) this.askedTogether = this.sealed;
    if (!this.sealed && !shown.secrets) this.alone = false;
    this.view.show(shown, moving);
  }

  // Whether several people share this screen.
  get shared() {
    return this.people.filter((person) => person.mine && !person.bot).length > 1;
  }

  /**
   * Give people time to see what others did; a click on the board goes on.
   * @param {number} ply
   * @returns {Promise<void>}
   */
  pause(ply) {
    return new Promise((resolve) => {
      const more = ply < this.moves || this.people.some((person) => person.acting && person.bot);
      const entry = more ? this.log.entries[ply - 1] : undefined;
      const timer = setTimeout(resolve, pauseAfter(entry, this.seat, this.settings.delay));
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // Look through one's own eyes, or at a shared screen through those of whoever must decide.
  async takeSeat() {
    const { seat, sealed, alone } = this;
    const next = nextViewer(this.people, { seat, sealed, alone });
    if (next === undefined) return;
    this.alone = next !== null && this.shared && (await this.hides(next.seat));
    if (next && this.alone) await this.view.passDevice(next);
    this.lookAs(next?.seat ?? null);
  }

  /**
   * Whether a seat sees what others at this screen must not.
   * @param {number} seat
   * @returns {Promise<boolean>}
   */
  async hides(seat) {
    if (this.sealed || this.snapshot?.secrets) return true;
    return (await get(`/snapshots/${this.moves}?seat=${seat}`)).secrets;
  }

  /** @param {number | null} seat */
  lookAs(seat) {
    this.seat = seat;
    this.snapshots.clear();
    this.log.clear();
    this.current = null;
    if (this.ply > 0) this.ply = Math.min(this.ply, this.moves) - 1;
    this.view.changedSeat();
  }

  /**
   * Send a move; after one that is refused, look again where the table stands.
   * @param {string} action
   */
  async act(action) {
    const { seat, last } = this.asked();
    this.busy = true;
    try {
      await this.connected().send({ type: "act", seat, action, moves: last });
    } catch (error) {
      this.current = null;
      this.advance();
      throw error;
    } finally {
      this.busy = false;
    }
  }

  undo() {
    return this.connected().send({ type: "undo", seat: this.asked().seat });
  }

  /** @param {string} text */
  say(text) {
    return this.connected().send({ type: "talk", text });
  }

  // The seat that the shown snapshot asks, and the moves it was made after.
  asked() {
    const { seat, last } = this.snapshot ?? {};
    if (seat === null || seat === undefined || last === undefined) throw new Error("nobody is asked anything");
    return { seat, last };
  }

  connected() {
    if (!this.connection) throw new Error("the session has not begun");
    return this.connection;
  }

  // Whether nothing is on its way to the server.
  get settled() {
    return !this.busy && !this.connection?.pending.size;
  }

  /** @param {number} ply */
  async lookAt(ply) {
    const wanted = Math.max(0, Math.min(ply, this.moves));
    this.following = wanted === this.moves;
    const moving = Math.abs(wanted - this.ply) === 1;
    this.show(await this.fetch(wanted, this.following), moving);
  }

  backToNow() {
    this.following = true;
    this.ply = this.moves - 1;
    this.current = null;
    this.advance();
  }

  // Open another table that goes on from here.
  async branch() {
    const { table } = await post("/branches", { moves: this.ply, seat: this.seat });
    location.assign(`/t/${table}`);
  }
}
