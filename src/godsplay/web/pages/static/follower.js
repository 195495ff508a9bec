// @ts-check
// Following a game: in step with the server, scene by scene, through the eyes of whoever may look.
import { get } from "./api.js";
import { fetchMoments, isNewsOf, mustDecide, NOWHERE, timeToSee } from "./moments.js";
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
  deal = -1; // how often the game was dealt
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
  /** @type {number | null} the moves that were seen at the last visit, before anything is shown */
  left = data.seen ?? null;
  away = 0; // the moves that are being told to somebody who comes back
  advancing = false;
  again = false; // something has changed while advancing
  /** @type {import("../server.d.ts").News | null} the last moves, if they came with the update that told of them */
  news = null;
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
    if (update.deal !== this.deal) this.dealAnew(update.deal);
    this.moves = update.moves;
    this.news = update.news ?? null;
    this.chat.receive(update);
    this.view.met(this.people);
    this.view.served(update.assets);
    this.advance();
  }

  /**
   * Somebody came before the first move and has added to the luck: what was shown is not on the table any more.
   * @param {number} deal
   */
  dealAnew(deal) {
    if (this.deal >= 0) this.forget(-1);
    this.deal = deal;
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
    else if (this.now) this.rested();
  }

  // Everything that has happened is shown.
  rested() {}

  // Play the scenes of the moves that are new, one after the other; far behind, only where they have led.
  async play() {
    if (this.ply < 0) await this.comeBack();
    const many = this.moves - this.ply > FARTHEST && (!this.away || this.pause.skipping);
    const far = this.ply < 0 || many || this.settings.delay === 0;
    const jump = far || (this.together && this.askedTogether);
    const moves = far ? this.moves : Math.min(this.moves, this.ply + FARTHEST);
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
    if (this.away && this.ply === this.moves) {
      this.view.returned(this.away);
      this.away = 0;
    }
    const { seat, shown } = this;
    if (seat === null || shown?.question?.over || mustDecide(shown?.live ?? [])) this.pause.skipping = false;
  }

  // Whoever comes back begins where they left off, and is told what happened since; at a shared screen nobody does.
  async comeBack() {
    const { left } = this;
    this.left = null;
    if (left === null || left >= this.moves || this.seat === null || this.shared || this.settings.delay === 0) return;
    const [moment] = await this.fetch(left, left);
    if (!moment || !this.following) return;
    this.away = this.moves - left;
    this.show(moment, false);
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
    const { seat, base, news } = this;
    if (news && isNewsOf(news, { seat, start, end, base })) return news.moments;
    const moments = await fetchMoments({ start, end, seat, base });
    return base === this.base ? moments : [];
  }

  // The server tells a long log part by part.
  async readLog() {
    const { seat } = this;
    let have = this.log.entries.length;
    const { news } = this;
    if (news && news.seat === seat && news.log === have) this.log.add(news.entries);
    have = this.log.entries.length;
    while (have < this.moves) {
      const entries = await get(`/log?after=${have}${seat === null ? "" : `&seat=${seat}`}`);
      if (seat !== this.seat || have !== this.log.entries.length || !entries.length) return;
      this.log.add(entries);
      have = this.log.entries.length;
    }
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
    if (next && this.alone) {
      await this.showEverybody();
      await this.view.passDevice(next);
    }
    this.lookAs(next?.seat ?? null);
  }

  // What has happened is for everybody at this screen: they see it as onlookers do, before the device is passed on.
  async showEverybody() {
    if (!this.following || this.ply < 0 || this.ply === this.moves) return;
    this.lookAs(null);
    await this.readLog();
    while (this.following && this.ply < this.moves) await this.play();
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
