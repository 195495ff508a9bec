// The table page: keeps in step with the server, shows one moment after another, and sends what was chosen.
import { get, post, readRule } from "./ask.js";
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Connection } from "./connection.js";
import { el, emblem, find, renew } from "./dom.js";
import { showEnding } from "./ending.js";
import { Guide } from "./guide.js";
import { People } from "./people.js";
import { Replay } from "./replay.js";
import { Settings } from "./settings.js";
import { Story } from "./story.js";
import { data, say } from "./words.js";

const FARTHEST = 60; // with more moves than this to catch up, the page jumps
const OWN_PAUSE = 200; // after one's own move

class Page {
  constructor() {
    this.people = data.people;
    this.version = 0;
    this.chat = 0;
    this.moves = 0;
    this.seat = null; // through whose eyes we look
    this.following = true; // showing now, not the past
    this.chosen = null; // the verb of what was clicked last
    this.ply = -1; // the moment that is shown
    this.frames = new Map();
    this.settings = new Settings();
    this.board = new Board({ choose: (action) => this.choose(action), tried: (target) => this.tried(target) });
    this.choices = new Choices({ choose: (action) => this.choose(action), rule: (anchor) => this.rule(anchor) });
    this.story = new Story({ jump: (ply) => this.replay.wish(ply), rule: (anchor) => this.rule(anchor) });
    this.guide = new Guide({
      scene: this.board.scene,
      rule: (anchor) => this.rule(anchor),
      report: (message) => this.report(message),
      reveal: (nodes) => this.board.zoom.reveal(nodes),
    });
    this.seats = new People((error) => this.report(error));
    this.replay = new Replay({ show: (ply) => this.lookAt(ply), now: () => this.backToNow(), branch: () => this.branch() });
    find("undo").addEventListener("click", () => this.undo());
    find("cancel").addEventListener("click", () => this.arm(null));
    find("confirm").addEventListener("click", () => this.armed && this.send(this.armed));
    find("hint").addEventListener("click", () => this.hint());
    find("talk").addEventListener("submit", (event) => this.talk(event));
    find("board").addEventListener("click", () => this.skip?.());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.armed) this.arm(null);
    });
    this.prompt(say("connecting"));
    this.connection = new Connection({
      have: () => ({ version: this.version, chat: this.chat }),
      update: (update) => this.heard(update),
      state: (open) => document.body.classList.toggle("lost", !open) || (open ? this.quiet() : this.report({ message: say("lost"), lasting: true })),
    });
  }

  // Keeping in step.

  heard(update) {
    this.version = update.version;
    this.people = update.people;
    this.sealed = update.sealed;
    this.rematch = update.rematch;
    data.seated = update.people.some((person) => person.mine);
    if (update.kept < this.moves) {
      for (const ply of [...this.frames.keys()]) if (ply > update.kept) this.frames.delete(ply);
      this.story.cut(update.kept);
      if (this.ply > update.kept) this.ply = update.kept - 1;
      this.current = null;
    }
    this.moves = update.moves;
    this.hear(update.chat);
    const alone = update.people.filter((person) => !person.bot).every((person) => person.mine) && update.watching < 2;
    find("talking").hidden = alone && !this.chat;
    this.seats.show(this.people, this.frame?.standings);
    this.advance();
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
      this.report(error);
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
      if (this.isOld(frame)) continue;
      this.show(frame, !far);
      if (!far) await this.pause(next);
      await this.listen();
    }
    if (this.following && this.current !== this.moment()) {
      const frame = await this.fetch(this.moves, true);
      if (!this.isOld(frame)) this.show(frame, false);
    } else if (this.frame) this.replay.at(this.ply, this.moves, !this.following);
    await this.takeSeat();
    if (this.following && this.current !== this.moment()) this.again = true;
  }

  // Others decide in secret at the same time: their moves leave what is asked of us as it was.
  get together() {
    return this.following && this.sealed && this.people[this.seat]?.acting;
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

  // Give people time to see what others did; a click on the board goes on.
  pause(ply) {
    const mover = this.story.moments[ply - 1]?.seat;
    const quiet = !this.story.moments[ply - 1]?.lines.length;
    const own = mover === this.seat;
    const more = ply < this.moves || this.people.some((person) => person.acting && person.bot);
    const wait = !more || own || quiet ? Math.min(OWN_PAUSE, this.settings.delay) : this.settings.delay;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
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
    if (stays && (mine.length < 2 || !acting.length || acting.some((person) => person.seat === this.seat))) return;
    if (!stays && mine.length > 1 && !acting.length) return;
    const next = acting[0] ?? mine[0] ?? own[0];
    const seat = next ? next.seat : null;
    if (seat === this.seat) return;
    if (mine.length > 1 && (await this.hides(seat))) await this.passDevice(next);
    this.lookAs(seat);
  }

  async hides(seat) {
    if (this.sealed || this.frame?.secrets) return true;
    return (await get(`/frames/${this.moves}?seat=${seat}`)).secrets;
  }

  lookAs(seat) {
    this.seat = seat;
    this.armed = null;
    this.chosen = null;
    this.frames.clear();
    this.story.clear();
    this.current = null;
    if (this.ply > 0) this.ply = Math.min(this.ply, this.moves) - 1;
  }

  passDevice(person) {
    this.board.clear();
    this.story.clear();
    this.choices.show([], []);
    this.prompt("");
    this.guide.show(null);
    this.tell(null);
    const curtain = find("curtain");
    return new Promise((resolve) => {
      const button = el("button", { type: "button", class: "strong" }, say("i-am", { seat: person.name }));
      button.addEventListener("click", () => {
        curtain.hidden = true;
        this.shut(false);
        resolve();
      });
      curtain.replaceChildren(
        emblem(person.seat, data.colours[person.seat], data.emblems),
        el("h2", {}, say("pass-device", { seat: person.name })),
        el("p", {}, say("look-away")),
        button,
      );
      curtain.hidden = false;
      this.shut(true);
      button.focus();
    });
  }

  shut(closed) {
    for (const part of document.querySelectorAll("main, .prompt, .top")) part.inert = closed;
  }

  // Showing a moment.

  show(frame, moving) {
    const now = frame.ply === this.moves;
    this.frame = frame;
    this.ply = frame.ply;
    if (now) this.current = this.moment();
    const choices = frame.ply === frame.last && (frame.last === this.moves || this.together) ? frame.choices : [];
    const held = document.activeElement?.closest("#board, #choices, .prompt .acts") !== null && document.activeElement !== document.body;
    this.frame.live = choices;
    if (choices.length || !this.sealed) this.askedTogether = this.sealed;
    const refusals = choices.length ? frame.refusals : [];
    this.board.show(frame.picture, choices, refusals, moving, choices.length ? `${frame.step} ${frame.seat}` : null);
    this.board.scene.classList.toggle("past", !this.following);
    this.choices.show(choices, refusals);
    find("status").textContent = frame.status;
    this.arm(choices.some((choice) => choice.action === this.armed) ? this.armed : null);
    this.seats.show(this.people, frame.standings);
    this.story.here(frame.ply, this.following);
    this.tell(this.story.moments[frame.ply - 1]);
    this.replay.at(frame.ply, this.moves, !this.following);
    find("undo").hidden = !(now && frame.undo);
    find("hint").hidden = !choices.length;
    this.sheets(frame.sheets);
    this.guideOn();
    if (held && choices.length && !find("board").contains(document.activeElement)) this.choices.focus();
    if (now && frame.over && !this.ended) this.end();
  }

  // Newcomers are told what they need for what they have to decide.
  guideOn() {
    const { live, step, seat } = this.frame;
    this.guide.show(live.length && this.following ? { step, seat, chosen: this.chosen } : null);
  }

  say() {
    const { frame } = this;
    const person = frame.seat === null ? null : this.people[frame.seat];
    const mine = frame.live.length > 0;
    document.querySelector(".prompt").classList.toggle("mine", mine);
    const acting = this.people.filter((each) => frame.standings[each.seat]?.acting);
    this.prompt(frame.prompt.text, acting.includes(person) ? [person] : acting, frame.prompt);
    if (frame.over && this.following) find("prompt").append(el("button", { type: "button", onclick: () => this.end() }, say("ending")));
  }

  prompt(text, people = [], rule = null) {
    const emblems = people.map(({ seat }) => emblem(seat, data.colours[seat], data.emblems));
    const why = rule?.why ? el("small", {}, rule.why) : null;
    const title = rule?.title ? el("button", { type: "button", class: "rule", "data-rule": rule.rule, onclick: () => this.rule(rule.rule) }, rule.title) : null;
    renew(find("prompt"), [...emblems, el("span", {}, el("strong", {}, text), " ", title, why)]);
  }

  // The move that led here, under the board where the eyes are; the log says it to everybody else.
  tell(moment) {
    const text = (moment?.lines ?? []).map((line) => line.text).join(" ");
    const told = find("told");
    told.replaceChildren(...(text ? [emblem(moment.seat, data.colours[moment.seat], data.emblems), el("span", {}, text)] : []));
    told.title = text;
  }

  sheets(sheets) {
    const tables = sheets.map(([title, heads, rows]) =>
      el(
        "table",
        {},
        el("caption", {}, title),
        el("thead", {}, el("tr", {}, ...heads.map((head) => el(head ? "th" : "td", head ? { scope: "col" } : {}, head)))),
        el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((cell) => el("td", {}, cell))))),
      ),
    );
    find("sheets").replaceChildren(...tables);
  }

  // Choosing.

  choose(action) {
    const choice = this.frame.live.find((each) => each.action === action);
    if (!choice || this.busy) return;
    this.chosen = choice.verb;
    if (choice.final && this.settings.asks && this.armed !== action) this.arm(action);
    else this.send(action);
  }

  // What cannot be chosen says why.
  tried(target) {
    if (!this.following || this.ply !== this.moves || this.frame.over || this.frame.seat === null) return;
    const reason = this.board.why.tried(target, this.frame.prompt);
    if (reason) this.report(reason);
  }

  arm(action) {
    const asked = action === this.armed;
    this.armed = action;
    this.board.mark(action, "armed");
    this.choices.mark(action, "armed");
    find("confirm").hidden = find("cancel").hidden = !action;
    if (action) {
      const { text, note } = this.frame.live.find((each) => each.action === action);
      this.prompt(say("sure", { text }), [this.people[this.frame.seat]], { why: note });
      if (!asked) find("confirm").focus();
      this.guideOn();
    } else if (this.frame) this.say();
  }

  async send(action) {
    if (this.busy) return;
    this.busy = true;
    this.armed = null;
    this.choices.busy(true);
    try {
      await this.connection.send({ type: "act", seat: this.frame.seat, action, moves: this.frame.last });
      this.quiet();
    } catch (error) {
      this.report(error);
      this.current = null;
      this.advance();
    } finally {
      this.busy = false;
      this.choices.busy(false);
    }
  }

  async undo() {
    try {
      await this.connection.send({ type: "undo", seat: this.frame.seat });
    } catch (error) {
      this.report(error);
    }
  }

  async hint() {
    const { ply } = this;
    this.report({ message: say("hint-wait"), lasting: true });
    try {
      const { action } = await post("/hint", { seat: this.frame.seat });
      if (ply !== this.ply) return;
      const { text } = this.frame.live.find((choice) => choice.action === action);
      this.board.mark(action, "hinted");
      this.choices.mark(action, "hinted");
      this.report({ message: say("hint-is", { text }) });
    } catch (error) {
      this.report(error);
    }
  }

  // Looking back.

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
    try {
      const { table } = await post("/branches", { moves: this.ply, seat: this.seat });
      location.assign(`/t/${table}`);
    } catch (error) {
      this.report(error);
    }
  }

  end() {
    this.ended = true;
    showEnding({ people: this.people, rematch: this.rematch, report: (error) => this.report(error) }).catch((error) => this.report(error));
  }

  // Talking.

  hear(lines) {
    const list = find("chat");
    for (const line of lines) {
      if (line.number <= this.chat) continue;
      this.chat = line.number;
      const seat = line.seat === null ? null : this.people[line.seat];
      list.append(el("li", {}, el("b", {}, line.name || seat?.name || ""), `: ${line.text}`));
    }
    if (lines.length) list.scrollTop = list.scrollHeight;
  }

  async talk(event) {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    try {
      await this.connection.send({ type: "talk", text });
      field.value = "";
    } catch (error) {
      this.report(error);
    }
  }

  async rule(anchor) {
    try {
      const { title, html } = await readRule(anchor);
      const dialog = find("rule");
      find("rule-title").textContent = title;
      dialog.querySelector(".words").innerHTML = html; // our own rules, made by the server
      dialog.showModal();
    } catch (error) {
      this.report(error);
    }
  }

  report({ message, rule, lasting = false }) {
    const toast = find("toast");
    toast.replaceChildren(message);
    if (rule) toast.append(" ", el("button", { type: "button", class: "rule", onclick: () => this.rule(rule) }, "§"));
    clearTimeout(this.toasting);
    this.toasting = setTimeout(() => toast.replaceChildren(), lasting ? 20000 : 6000);
  }

  quiet() {
    find("toast").replaceChildren();
  }
}

window.page = new Page();
