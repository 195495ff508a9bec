// @ts-check
// The table page: its parts, and how they show one snapshot of the game.
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { Choices } from "./choices.js";
import { Decision } from "./decision.js";
import { el, emblem, find, select } from "./dom.js";
import { ignoreDoubleClicks } from "./double_click.js";
import { showEnding } from "./ending.js";
import { Guide } from "./guide.js";
import { GameLog } from "./log.js";
import { showNews } from "./news.js";
import { clearNotice, report, reportError, showRule } from "./notices.js";
import { data } from "./page_data.js";
import { passDevice } from "./pass_device.js";
import { showPrompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { SeatList } from "./seats.js";
import { mustDecide, TableSession } from "./session.js";
import { Settings } from "./settings.js";
import { fullName, say } from "./text.js";
import { Upgrade } from "./upgrade.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../types.d.ts").SessionView} SessionView */
/** @typedef {import("../server.d.ts").LogEntry} LogEntry */
/** @typedef {import("../types.d.ts").Shown} Shown */
/** @typedef {import("../server.d.ts").Snapshot} Snapshot */

/** @implements {SessionView} */
class TablePage {
  ended = false;
  report = reportError;
  settings = new Settings();
  seats = new SeatList();
  chat = new Chat({ send: (text) => this.session.say(text) });
  log = new GameLog({ jump: (ply) => this.replay.wish(ply), rule: showRule });
  choices = new Choices({ choose: (action) => this.decision.choose(action), rule: showRule });
  board = new Board({
    choose: (action) => this.decision.choose(action),
    explain: (target) => this.decision.explain(target),
  });
  guide = new Guide({
    scene: this.board.scene,
    rule: showRule,
    reveal: (nodes) => this.board.zoom.reveal(nodes),
  });
  /** @type {TableSession} */
  session = new TableSession({ log: this.log, chat: this.chat, settings: this.settings, view: this });
  replay = new Replay({
    show: (ply) => this.session.lookAt(ply),
    now: () => this.session.backToNow(),
    branch: () => this.session.branch().catch(reportError),
  });
  decision = new Decision({
    session: this.session,
    board: this.board,
    choices: this.choices,
    settings: this.settings,
    showQuestion: () => this.showQuestion(),
    changed: () => this.showHint(),
    moved: () => this.guide.moved(),
  });
  upgrade = new Upgrade({
    version: data.assets,
    isIdle: () => this.isIdle(),
    offer: () => this.offerReload(),
    reload: () => location.reload(),
  });

  constructor() {
    find("board").addEventListener("click", () => this.session.skip?.());
    find("last-move").addEventListener("click", () => find("last-move").classList.toggle("whole"));
    ignoreDoubleClicks(find("board"), find("menu"), find("choices"), select(".prompt .acts"));
    showPrompt(say("connecting"));
    this.session.begin();
  }

  // What the session brings.

  /** @param {boolean} open */
  connected(open) {
    if (open) clearNotice();
    else report({ message: say("lost"), lasting: true });
  }

  // The table is gone: what is shown may still be looked at, and whatever is pressed leads home.
  cleared() {
    clearNotice();
    const dialog = find("cleared", HTMLDialogElement);
    dialog.addEventListener("close", () => location.assign("/"));
    dialog.showModal();
  }

  /** @param {string} version of the scripts that the server has */
  served(version) {
    this.upgrade.check(version);
  }

  /** @param {Person[]} people */
  met(people) {
    this.seats.show(people, this.session.snapshot?.seat_status, this.session.following);
  }

  stayed() {
    this.replay.at(this.session.ply, this.session.moves, !this.session.following);
  }

  changedSeat() {
    this.decision.forget();
  }

  /** @param {Person} person */
  passDevice(person) {
    this.board.clear();
    this.log.clear();
    this.choices.clear();
    this.guide.show(null);
    showPrompt("");
    showNews(null, []);
    showLastMove(undefined);
    return passDevice(person);
  }

  /**
   * @param {Shown} snapshot
   * @param {boolean} moving
   */
  show(snapshot, moving) {
    const { session } = this;
    const { live } = snapshot;
    const asked = mustDecide(live);
    const active = document.activeElement;
    const held = active !== document.body && active?.closest("#board, #choices, .prompt .acts") !== null;
    const question = asked ? `${snapshot.step} ${snapshot.seat}` : null;
    this.board.show(snapshot.picture, live, live.length ? snapshot.refusals : [], moving, question);
    this.board.scene.classList.toggle("past", !session.following);
    if (live.length) this.choices.show(live, snapshot.groups, asked ? snapshot.reasons : []);
    else this.choices.clear();
    find("status").textContent = snapshot.status;
    this.decision.show(snapshot);
    this.met(session.people);
    this.log.show(snapshot.ply, session.following);
    showLastMove(this.log.entries[snapshot.ply - 1]);
    showNews(asked ? snapshot : null, this.log.entries);
    this.stayed();
    showTables(snapshot.tables);
    this.showHint();
    if (held && asked && !find("board").contains(document.activeElement)) this.choices.focus();
    if (session.now && snapshot.over && !this.ended) this.end();
  }

  // What is asked now, and of whom.
  showQuestion() {
    const { snapshot, people, following, shared } = this.session;
    if (!snapshot) return;
    const { seat, prompt, live } = snapshot;
    const person = seat === null ? null : people[seat];
    select(".prompt").classList.toggle("mine", mustDecide(live));
    const acting = people.filter((each) => snapshot.seat_status[each.seat]?.acting);
    const text =
      mustDecide(live) && shared && person ? say("asks", { seat: fullName(person), text: prompt.text }) : prompt.text;
    showPrompt(text, person && acting.includes(person) ? [person] : acting, prompt);
    if (snapshot.over && following) {
      find("prompt").append(el("button", { type: "button", onclick: () => this.end() }, say("ending")));
    }
  }

  // Newcomers are told what they need for what they have to decide.
  showHint() {
    const { snapshot, following } = this.session;
    if (!snapshot) return;
    const { live, step, seat } = snapshot;
    this.guide.show(mustDecide(live) && following ? { step, seat, chosen: this.decision.chosen } : null);
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

  offerReload() {
    report({
      message: say("upgrade"),
      lasting: true,
      button: { text: say("reload"), press: () => location.reload() },
    });
  }
}

/**
 * Show the move that led here, under the board where the eyes are; the log says it to everybody else.
 * @param {LogEntry | undefined} entry
 */
function showLastMove(entry) {
  const text = (entry?.lines ?? []).map((line) => line.text).join(" ");
  const box = find("last-move");
  box.replaceChildren(...(entry && text ? [emblem(entry.seat), el("span", {}, text)] : []));
  box.title = text;
}

/** @param {Snapshot["tables"]} tables */
function showTables(tables) {
  const elements = tables.map(([title, heads, rows]) =>
    el(
      "table",
      {},
      el("caption", {}, title),
      el("thead", {}, el("tr", {}, ...heads.map((head) => el(head ? "th" : "td", head ? { scope: "col" } : {}, head)))),
      el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((cell) => el("td", {}, cell))))),
    ),
  );
  find("tables").replaceChildren(...elements);
}

Object.assign(window, { page: new TablePage().session }); // for tests and the curious
