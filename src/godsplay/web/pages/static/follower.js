// @ts-check
// Following a game: in step with the server, scene by scene, through the eyes of whoever may look.
import { get } from "./api.js";
import { fetchMoments, mustDecide, NOWHERE, timeToSee } from "./moments.js";
import { data } from "./page_data.js";
import { Pause } from "./pause.js";
import { nextViewer } from "./viewer.js";

const FARTHEST = 60; // with more moves than this to catch up, the page jumps

/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").Moment} Moment */
/** @typedef {import("../types.d.ts").Shown} Shown */
/** @typedef {import("../types.d.ts").Place} Place */

export class Follower {
  people = data.people;
  version = 0;
  moves = 0;
  sealed = false; // several people decide in secret
  /** @type {string | null} the table of the next game */
  rematch = null;
  /** @type {number | null} through whose eyes we look */
  seat = null;
  following = true; // showing now, not the past
  /** @type {Readonly<Place>} */
  base = NOWHERE; // the moment whose picture the page has
  ply = -1; // the number of moves in what is shown
  /** @type {Shown | null} what is shown */
  shown = null;
  /** @type {string | null} what the shown moment of now depends on */
  current = null;
  askedTogether = false; // the question on the page is one that others answer in secret, too
  alone = false; // the others at this screen have looked away
  advancing = false;
  again = false; // something has changed while advancing
  pause = new Pause();

  /**
   * @param {{
   *   log: import("../types.d.ts").Log,
   *   chat: { last: number, receive: (update: Update) => void },
   *   settings: { delay: number },
   *   view: import("../types.d.ts").SessionView,
   * }} parts
   */
  constructor({ log, chat, settings, view }) {
    this.log = log;
    this.chat = chat;
    this.settings = settings;
    this.view = view;
  }

  /** @param {Update} update */
  receive(update) {
    const { names } = this;
    this.version = update.version;
    this.people = update.people;
    if (names !== this.names) this.log.clear(); // it is read again
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
    this.log.cut(kept);
    this.base = { ...(this.base.ply > kept ? NOWHERE : this.base) }; // what is on its way is for another one
    if (this.ply > kept) this.ply = -1;
    this.current = null;
    this.pause.skip();
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
    while (this.following && this.ply < this.moves) await this.play();
    if (this.following && this.current !== this.nowKey()) {
      const [moment] = await this.fetch(this.moves, this.moves);
      if (moment && !this.isOld(moment)) this.show(moment, false);
    } else if (this.shown) this.view.stayed();
    await this.takeSeat();
    if (this.following && this.current !== this.nowKey()) this.again = true;
  }

  // Play the scenes of the moves that are new, one after the other; far behind, only where they have led.
  async play() {
    const far = this.ply < 0 || this.moves - this.ply > FARTHEST || this.settings.delay === 0;
    const jump = far || (this.together && this.askedTogether);
    const { moves } = this;
    const moments = await this.fetch(jump ? moves : this.ply, moves);
    let { base } = this;
    await this.readLog(); // a position is shown together with what is told of it
    for (const [place, moment] of moments.entries()) {
      const last = place === moments.length - 1;
      if (!this.following || base !== this.base || this.isOld(moment)) return;
      this.show(moment, !far && !this.pause.skipping);
      base = this.base;
      const asks = last && mustDecide(moment.question?.choices ?? []); // then there is time to look anyway
      if (!jump && !asks) await this.pause.wait(timeToSee(moment, this.settings.delay));
    }
    if (!jump) this.pause.played();
    const { seat, shown } = this;
    if (seat === null || shown?.question?.over || mustDecide(shown?.live ?? [])) this.pause.skipping = false;
  }

  skip() {
    this.pause.skip();
  }

  // Others decide in secret at the same time: their moves leave what is asked of us as it was.
  get together() {
    return this.following && this.sealed && this.seat !== null && this.people[this.seat]?.acting;
  }

  // Whether what is shown is the last there is.
  get now() {
    return this.ply === this.moves && this.shown?.question !== null;
  }

  /**
   * While others go on in secret, a position that is already over would ask nothing and take the question away.
   * @param {Moment} moment
   */
  isOld(moment) {
    return Boolean(this.together && this.askedTogether && moment.ply < this.moves);
  }

  // What is shown of now depends on: the moves, whose eyes, whether a bot plays there, and what everybody is called.
  nowKey() {
    const person = this.seat === null ? null : this.people[this.seat];
    return `${this.moves} ${this.seat} ${person?.bot ?? ""} ${this.names}`;
  }

  /**
   * Fetch what was seen between two positions; nothing if meanwhile another picture was shown or is to be.
   * @param {number} start
   * @param {number} end
   * @returns {Promise<Moment[]>}
   */
  async fetch(start, end) {
    const { seat, base } = this;
    const moments = await fetchMoments({ start, end, seat, base });
    return base === this.base ? moments : [];
  }

  async readLog() {
    const have = this.log.entries.length;
    if (have >= this.moves) return;
    const { seat } = this;
    const entries = await get(`/log?after=${have}${seat === null ? "" : `&seat=${seat}`}`);
    if (seat === this.seat && have === this.log.entries.length) this.log.add(entries);
  }

  // What everybody is called, in the log and in every question.
  get names() {
    return this.people.map((person) => person.called).join("\n");
  }

  /**
   * Show a moment; only in the last one something can be chosen.
   * @param {Moment} moment
   * @param {boolean} moving
   */
  show(moment, moving) {
    const { ply, scene = 0, question } = moment;
    this.ply = ply;
    this.base = { ply, scene };
    const isNow = question !== undefined && ply === this.moves;
    const live = isNow ? (question?.choices ?? []) : [];
    const asks = isNow || !this.following; // between the moves that are played, nobody is asked any more
    this.shown = { ...moment, scene, live, question: (asks && question) || null };
    if (isNow) this.current = this.nowKey();
    if (mustDecide(live) || !this.sealed) this.askedTogether = this.sealed;
    if (!this.sealed && question && !question.secrets) this.alone = false;
    this.view.show(this.shown, moving);
  }

  // Whether several people share this screen.
  get shared() {
    return this.people.filter((person) => person.mine && !person.bot).length > 1;
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
    if (this.sealed || this.shown?.question?.secrets) return true;
    return (await get(`/position?seat=${seat}`)).question.secrets;
  }

  /** @param {number | null} seat */
  lookAs(seat) {
    this.seat = seat;
    this.base = { ...NOWHERE };
    this.log.clear();
    this.current = null;
    this.ply = Math.min(this.ply, this.moves); // what is new is told to whoever looks now
    this.view.changedSeat();
  }

  /**
   * Look at another moment; the last one leads back to the game as it goes on.
   * @param {Place} place
   * @param {boolean} isLast
   */
  async lookAt({ ply, scene }, isLast) {
    this.following = isLast;
    this.pause.skip();
    const moments = await this.fetch(scene ? ply - 1 : ply, ply);
    const found = moments.findIndex((moment) => moment.scene === scene);
    const last = found < 0 ? moments.length - 1 : found;
    for (const [place, moment] of moments.slice(0, last + 1).entries()) this.show(moment, place === last);
    if (isLast) this.pause.skipping = false; // what comes from now on is played
  }

  backToNow() {
    this.following = true;
    this.ply = -1;
    this.pause.skipping = false;
    this.advance();
  }
}
