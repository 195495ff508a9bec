// @ts-check
// The table page: its parts, and how they show one moment of the game.
import { Advance } from "./advance.js";
import { get } from "./api.js";
import { Board } from "./board.js";
import { Card } from "./card.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Decision } from "./decision.js";
import { find, select } from "./dom.js";
import { ignoreDoubleClicks } from "./double_click.js";
import { Dragging } from "./dragging.js";
import { showEnding } from "./ending.js";
import { fitDecision, showWhetherMore } from "./fit.js";
import { toExplain } from "./guidance.js";
import { Guide } from "./guide.js";
import { Holidays } from "./holidays.js";
import { listenToKeys } from "./keyboard.js";
import { GameLog } from "./log.js";
import { Looks } from "./looks.js";
import { addLuck, owesLuck } from "./luck.js";
import { momentFromHash, nameMoment } from "./moment_link.js";
import { mustDecide } from "./moments.js";
import { Notes } from "./notes.js";
import { clearNotice, report, reportError, showCleared, showRule } from "./notices.js";
import { data } from "./page_data.js";
import { passDevice } from "./pass_device.js";
import { nameOf } from "./people.js";
import { openPanels } from "./phone.js";
import { Pointing } from "./pointing.js";
import { Preview } from "./preview.js";
import { showPrompt } from "./prompt.js";
import { Props } from "./props.js";
import { showQuestion } from "./question.js";
import { Replay } from "./replay.js";
import { GameReview } from "./review.js";
import { SeatPeek } from "./seat_peek.js";
import { SeatList } from "./seats.js";
import { TableSession } from "./session.js";
import { Settings } from "./settings.js";
import { Signals, turnOf } from "./signals.js";
import { Tabs } from "./tabs.js";
import { Telling } from "./telling.js";
import { say } from "./text.js";
import { showTables } from "./text_tables.js";
import { offerReload, Upgrade } from "./upgrade.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../types.d.ts").SessionView} SessionView */
/** @typedef {import("../types.d.ts").Shown} Shown */

/** @implements {SessionView} */
class TablePage {
  ended = false;
  arrived = false; // whether something has been shown
  report = reportError;
  cleared = showCleared;
  settings = new Settings();
  notes = new Notes({ seat: () => this.session.seat });
  looks = new Looks();
  holidays = new Holidays();
  signals = new Signals();
  tabs = new Tabs(() => this.showTables());
  props = new Props();
  telling = new Telling({ skip: () => this.skip() });
  seats = new SeatList();
  chat = new Chat({ send: (text) => this.session.say(text), news: () => this.tabs.news("chat-panel") });
  log = new GameLog({ jump: (ply) => this.replay.jump(ply), rule: showRule });
  board = new Board({ touch: (spot, node) => this.decision.touch(spot, node) });
  choices = new Choices({
    verb: (verb) => this.decision.takeVerb(verb),
    option: (label) => this.decision.takeOption(label),
    spot: (spot) => this.decision.takeSpot(spot),
    choose: (action) => this.decision.choose(action),
    point: (choices) => this.pointing.point(choices),
    rule: showRule,
  });
  guide = new Guide({
    scene: this.board.scene,
    rule: showRule,
    reveal: (nodes) => this.board.zoom.reveal(nodes),
    bring: (nodes) => this.board.bring(nodes),
    advise: (action) => this.decision.advise(action),
  });
  /** @type {TableSession} */
  session = new TableSession({ log: this.log, chat: this.chat, settings: this.settings, view: this });
  advance = data.advance ? new Advance(this.session) : null;
  replay = new Replay({
    show: (place, isLast) => this.session.lookAt(place, isLast),
    now: () => this.session.backToNow(),
    branch: () => this.session.branch().catch(reportError),
  });
  review = new GameReview({
    jump: (ply) => this.replay.jump(ply),
    place: (ply) => this.replay.numberOf({ ply, scene: 0 }) / Math.max(1, this.replay.last),
    people: () => this.session.people,
    open: (tab) => this.openTab(tab),
    report: reportError,
  });
  card = new Card({
    session: this.session,
    choose: (action) => this.decision.choose(action),
    verb: (verb, spot) => this.decision.takeVerb(verb, spot),
    rule: showRule,
    lit: (spot) => this.board.lit.get(spot) ?? [],
    nodeAt: (spot) => this.board.spots.get(spot)?.[0],
  });
  beside = {
    end: () => this.end(),
    review: () => this.review.open(),
    invite: () => this.seats.inviting.open(),
  };
  preview = new Preview({ session: this.session, board: this.board });
  decision = new Decision({
    session: this.session,
    board: this.board,
    choices: this.choices,
    card: this.card,
    preview: this.preview,
    settings: this.settings,
    showQuestion: () => showQuestion(this.session, this.beside, this.decision.way),
    changed: () => this.explain(),
    moved: () => this.guide.moved(),
  });
  pointing = new Pointing({ board: this.board, decision: this.decision, preview: this.preview });
  dragging = new Dragging({
    boxes: [this.board.scene, this.board.own],
    pointed: (event) => this.board.pointed(event),
    canLift: (spot) => this.decision.canLift(spot),
    take: (spot) => this.decision.lift(spot),
    carry: (event) => this.pointing.carry(event),
    drop: (event) => this.pointing.drop(event),
    letGo: () => this.pointing.letGo(),
  });
  peek = new SeatPeek({ sheet: (seat) => this.board.sheetOf(seat) });
  upgrade = new Upgrade({
    version: data.assets,
    isIdle: () => this.isIdle(),
    offer: offerReload,
    reload: () => location.reload(),
  });

  constructor() {
    ignoreDoubleClicks(select(".stage"), find("choices"), select(".decision .acts"));
    const { board, choices, decision, card } = this;
    const { pause } = this.session;
    listenToKeys({ board, choices, decision, card, skip: () => this.skip(), lately: () => pause.lately });
    this.read = openPanels(() => {
      this.log.reveal();
      this.tabs.seen();
    });
    find("choices").addEventListener("scroll", showWhetherMore, { passive: true });
    board.lay(null); // as a spectator sees it, until somebody takes a seat
    addEventListener("hashchange", () => this.followLink());
    showPrompt(say("connecting"));
    if (owesLuck())
      addLuck()
        .catch(reportError)
        .finally(() => this.session.begin());
    else this.session.begin();
  }

  // Go to the moment that the address names; beyond the last one, that is now.
  followLink() {
    const ply = momentFromHash(location.hash);
    const { following, moves } = this.session;
    if (ply !== null && (ply < moves || !following)) this.replay.jump(ply);
  }

  /** @param {HTMLButtonElement} tab */
  openTab(tab) {
    this.tabs.open(tab);
    this.read();
  }

  // The position as text, while somebody reads it.
  showTables() {
    const { seat, ply } = this.session;
    if (this.tabs.current !== "tables" || ply < 0) return;
    const query = new URLSearchParams({ ply: String(ply), ...(seat !== null && { seat: String(seat) }) });
    showTables(get(`/tables?${query}`));
  }

  // Go on to the next decision; whether there was anything to pass over.
  skip() {
    const playing = this.session.pause.end !== null;
    this.session.skip();
    return playing;
  }

  // What the session brings.

  /** @param {boolean} open */
  connected(open) {
    if (open) clearNotice();
    else report({ message: say("lost"), lasting: true });
  }

  /** @param {string} version of the scripts that the server has */
  served(version) {
    this.upgrade.check(version);
  }

  /** @param {Person[]} people */
  met(people) {
    this.seats.show(people, this.session.shown?.seats, this.session.following);
    this.board.call(people.map((person) => nameOf(person, people)));
    this.notes.met(people);
    this.holidays.met(people);
    this.advance?.met();
    const turn = turnOf(this.session);
    if (turn) this.signals.turn(turn);
  }

  stayed() {
    const { ply, shown, following } = this.session;
    const place = { ply, scene: shown?.scene ?? 0 };
    this.log.show(place, following);
    this.replay.at(place, this.log.entries, !following);
    this.review.strands.at(ply);
    this.looks.note(this.session);
  }

  changedSeat() {
    this.decision.forget();
    this.board.lay(this.session.seat);
  }

  /** @param {number} moves that were made while somebody was away */
  returned(moves) {
    const button = { text: say("recall"), press: () => this.notes.open() };
    report({ message: say("returned", { count: String(moves) }), button });
  }

  /** @param {Person} person */
  passDevice(person) {
    this.board.clear();
    this.log.clear();
    this.choices.clear();
    this.card.close();
    this.telling.clear();
    this.peek.hide();
    this.guide.show(null);
    showPrompt("");
    return passDevice(person);
  }

  /**
   * @param {Shown} shown
   * @param {boolean} moving
   */
  show(shown, moving) {
    const { session } = this;
    const asked = mustDecide(shown.live);
    const active = document.activeElement;
    const held = active === document.body || active?.closest(".stage svg, #board, .decision") !== null;
    this.board.show(shown.layers ?? {}, moving);
    this.board.scene.classList.toggle("past", !session.following);
    find("status").textContent = shown.status ?? "";
    this.decision.show(shown);
    this.card.renew();
    const kept = asked ? this.board.onBoard(shown.question?.sight ?? []) : [];
    this.board.zoom.settle(asked ? `${shown.question?.step} ${session.seat}` : null, kept);
    this.met(session.people);
    this.telling.show(shown, asked, session.following);
    this.props.show(shown, this.settings.delay);
    if (moving) this.signals.scene(shown.lines ?? []); // what is passed over is not heard
    if (!asked || !this.board.zoom.lit().length) this.board.zoom.watch([...this.board.scene.querySelectorAll(".prop")]);
    this.stayed();
    this.explain();
    this.showTables();
    if (this.arrived) nameMoment(session);
    else this.followLink();
    this.arrived = true;
    if (held && asked) this.choices.focus();
    else if (held) find("prompt").focus({ preventScroll: true });
    if (shown.question?.over) this.review.begin();
    if (session.following && session.now && shown.question?.over && !this.ended) this.end();
  }

  // Newcomers are told what they need for what they have to decide.
  explain() {
    if (this.session.shown) this.guide.show(toExplain(this.session, this.decision));
    fitDecision();
  }

  end() {
    this.ended = true;
    const { people, rematch } = this.session;
    const told = this.log.entries.at(-1)?.lines.at(-1)?.text ?? "";
    showEnding({ people, told, rematch }).catch(reportError);
  }

  // Whether a reload would lose nothing: no move on its way, nothing to be confirmed, no text half written.
  isIdle() {
    const writing = document.activeElement instanceof HTMLInputElement || this.chat.field.value !== "";
    const { following, settled } = this.session;
    return following && settled && !writing && !this.decision.armed && !document.querySelector("dialog[open]");
  }
}

Object.assign(window, { page: new TablePage().session }); // for tests and the curious
