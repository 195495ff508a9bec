// The course of the game: in step with the server, from moment to moment, through the eyes of whoever may look.
import { get, post } from "./ask.js";
import { Connection } from "./connection.js";
import { data } from "./words.js";

const FARTHEST = 60; // with more moves than this to catch up, the page jumps
const OWN_PAUSE = 200; // after one's own move
const LINE = 0.4; // what every further line adds to the pause after a move, as a part of it
const LONGEST = 4; // times the pause after a move of one line

export class Course {
  constructor({ story, talk, settings, view }) {
    this.story = story;
    this.talk = talk;
    this.settings = settings;
    this.view = view; // what shows it all
    this.people = data.people;
    this.version = 0;
    this.moves = 0;
    this.seat = null; // through whose eyes we look
    this.following = true; // showing now, not the past
    this.ply = -1; // the moment that is shown
    this.frame = null; // and all that belongs to it
    this.frames = new Map();
    this.busy = false; // a move is on its way
    this.alone = false; // the others at this screen have looked away
  }

  begin() {
    this.connection = new Connection({
      have: () => ({ version: this.version, chat: this.talk.last }),
      update: (update) => this.heard(update),
      state: (open) => this.view.connected(open),
      cleared: () => this.view.cleared(),
    });
  }

  heard(update) {
    this.version = update.version;
    this.people = update.people;
    this.sealed = update.sealed;
    this.rematch = update.rematch;
    data.seated = update.people.some((person) => person.mine);
    if (update.kept < this.moves) this.forget(update.kept);
    this.moves = update.moves;
    this.talk.hear(update);
    this.view.met(this.people);
    this.advance();
  }

  // Moves were taken back.
  forget(kept) {
    for (const ply of [...this.frames.keys()]) if (ply > kept) this.frames.delete(ply);
    this.story.cut(kept);
    if (this.ply > kept) this.ply = kept - 1;
    this.current = null;
  }

  // Show moment after moment until there is no newer one.
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
    await this.listen();
    while (this.following && this.ply < this.moves) {
      const far = this.ply < 0 || this.moves - this.ply > FARTHEST || this.settings.delay === 0;
      const next = far || (this.together && this.askedTogether) ? this.moves : this.nextTold();
      const frame = await this.fetch(next);
      await this.listen(); // a moment is shown together with what is told of it
      if (this.isOld(frame)) continue;
      this.show(frame, !far);
      if (!far) await this.pause(next);
      await this.listen();
    }
    if (this.following && this.current !== this.moment()) {
      const frame = await this.fetch(this.moves, true);
      await this.listen();
      if (!this.isOld(frame)) this.show(frame, false);
    } else if (this.frame) this.view.stayed();
    await this.takeSeat();
    if (this.following && this.current !== this.moment()) this.again = true;
  }

  // Others decide in secret at the same time: their moves leave what is asked of us as it was.
  get together() {
    return this.following && this.sealed && this.people[this.seat]?.acting;
  }

  // Whether the shown moment is the last there is.
  get now() {
    return this.ply === this.moves;
  }

  // While others go on in secret, a moment that is already over would ask nothing and take the question away.
  isOld(frame) {
    if (!this.together || !this.askedTogether || frame.ply === frame.last) return false;
    this.moves = Math.max(this.moves, frame.last);
    return true;
  }

  // Moves that others make in secret tell us nothing: they are passed over.
  nextTold() {
    let ply = this.ply + 1;
    while (ply < this.moves && !this.story.moments[ply - 1]?.lines.length) ply += 1;
    return ply;
  }

  // What the shown picture depends on besides the move.
  moment() {
    const person = this.people[this.seat];
    return `${this.moves} ${this.seat} ${person?.bot ?? ""}`;
  }

  async fetch(ply, fresh = false) {
    if (!fresh && ply < this.moves && this.frames.has(ply)) return this.frames.get(ply);
    const { seat } = this;
    const frame = await get(`/frames/${ply}${seat === null ? "" : `?seat=${seat}`}`);
    if (seat === this.seat) this.frames.set(ply, frame);
    return frame;
  }

  async listen() {
    const have = this.story.moments.length;
    if (have >= this.moves) return;
    const { seat } = this;
    const moments = await get(`/moments?after=${have}${seat === null ? "" : `&seat=${seat}`}`);
    if (seat === this.seat && have === this.story.moments.length) this.story.add(moments);
  }

  // Only of the last moment something can still be chosen.
  show(frame, moving) {
    this.frame = frame;
    this.ply = frame.ply;
    if (this.now) this.current = this.moment();
    frame.live = frame.ply === frame.last && (frame.last === this.moves || this.together) ? frame.choices : [];
    if (frame.live.length || !this.sealed) this.askedTogether = this.sealed;
    if (!this.sealed && !frame.secrets) this.alone = false;
    this.view.show(frame, moving);
  }

  // Whether several people share this screen.
  get shared() {
    return this.people.filter((person) => person.mine && !person.bot).length > 1;
  }

  // How long a move stays to be looked at: the more it tells, the longer.
  wait(ply) {
    const { seat, lines } = this.story.moments[ply - 1] ?? { lines: [] };
    const { delay } = this.settings;
    const more = ply < this.moves || this.people.some((person) => person.acting && person.bot);
    if (!more || seat === this.seat || !lines.length) return Math.min(OWN_PAUSE, delay);
    return delay * Math.min(LONGEST, 1 + LINE * (lines.length - 1));
  }

  // Give people time to see what others did; a click on the board goes on.
  pause(ply) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.wait(ply));
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  // Whose eyes: one's own, or at a shared screen whoever must decide.
  async takeSeat() {
    const mine = this.people.filter((person) => person.mine && !person.bot);
    const own = this.people.filter((person) => person.mine);
    const acting = mine.filter((person) => person.acting);
    const stays = own.some((person) => person.seat === this.seat);
    const secret = this.sealed && !this.alone && mine.length > 1 && acting.length > 0;
    if (stays && !secret && (mine.length < 2 || !acting.length || acting.some((person) => person.seat === this.seat))) return;
    if (!stays && mine.length > 1 && !acting.length) return;
    const next = acting.find((person) => person.seat === this.seat) ?? acting[0] ?? mine[0] ?? own[0];
    const seat = next ? next.seat : null;
    if (seat === this.seat && !secret) return;
    this.alone = mine.length > 1 && (await this.hides(seat));
    if (this.alone) await this.view.passDevice(next);
    this.lookAs(seat);
  }

  async hides(seat) {
    if (this.sealed || this.frame?.secrets) return true;
    return (await get(`/frames/${this.moves}?seat=${seat}`)).secrets;
  }

  lookAs(seat) {
    this.seat = seat;
    this.frames.clear();
    this.story.clear();
    this.current = null;
    if (this.ply > 0) this.ply = Math.min(this.ply, this.moves) - 1;
    this.view.changedEyes();
  }

  // Send a move; after one that is refused, look again where the table stands.
  async act(action) {
    this.busy = true;
    try {
      await this.connection.send({ type: "act", seat: this.frame.seat, action, moves: this.frame.last });
    } catch (error) {
      this.current = null;
      this.advance();
      throw error;
    } finally {
      this.busy = false;
    }
  }

  undo() {
    return this.connection.send({ type: "undo", seat: this.frame.seat });
  }

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

  async branch() {
    const { table } = await post("/branches", { moves: this.ply, seat: this.seat });
    location.assign(`/t/${table}`);
  }
}
