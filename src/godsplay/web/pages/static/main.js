// The table page: its parts, and how they show one moment of the game.
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { Course } from "./course.js";
import { passDevice } from "./curtain.js";
import { Deciding } from "./deciding.js";
import { el, emblem, find } from "./dom.js";
import { ignoreDoubleClicks } from "./double.js";
import { showEnding } from "./ending.js";
import { Guide } from "./guide.js";
import { showNews } from "./news.js";
import { quiet, report, showRule } from "./notices.js";
import { People } from "./people.js";
import { ask } from "./prompt.js";
import { Replay } from "./replay.js";
import { Settings } from "./settings.js";
import { Story } from "./story.js";
import { Talk } from "./talk.js";
import { called, say } from "./words.js";

class Page {
  constructor() {
    const settings = new Settings();
    this.report = report;
    this.ended = false;
    this.board = new Board({ choose: (action) => this.deciding.choose(action), tried: (target) => this.deciding.tried(target) });
    this.choices = new Choices({ choose: (action) => this.deciding.choose(action), rule: showRule });
    this.story = new Story({ jump: (ply) => this.replay.wish(ply), rule: showRule });
    this.guide = new Guide({ scene: this.board.scene, rule: showRule, report, reveal: (nodes) => this.board.zoom.reveal(nodes) });
    this.seats = new People(report);
    const talk = new Talk({ send: (message) => this.course.connection.send(message), report });
    this.course = new Course({ story: this.story, talk, settings, view: this });
    this.replay = new Replay({
      show: (ply) => this.course.lookAt(ply),
      now: () => this.course.backToNow(),
      branch: () => this.course.branch().catch(report),
    });
    this.deciding = new Deciding({
      course: this.course,
      board: this.board,
      choices: this.choices,
      settings,
      said: () => this.say(),
      armed: () => this.lead(),
      moved: () => this.guide.moved(),
    });
    find("board").addEventListener("click", () => this.course.skip?.());
    find("told").addEventListener("click", ({ currentTarget }) => currentTarget.classList.toggle("whole"));
    ignoreDoubleClicks(find("board"), find("menu"), find("choices"), document.querySelector(".prompt .acts"));
    ask(say("connecting"));
    this.course.begin();
  }

  // What the course of the game brings.

  connected(open) {
    if (open) quiet();
    else report({ message: say("lost"), lasting: true });
  }

  // The table is gone: what is shown may still be looked at, and whatever is pressed leads home.
  cleared() {
    quiet();
    const dialog = find("cleared");
    dialog.addEventListener("close", () => location.assign("/"));
    dialog.showModal();
  }

  met(people) {
    this.seats.show(people, this.course.frame?.standings, this.course.following);
  }

  stayed() {
    this.replay.at(this.course.ply, this.course.moves, !this.course.following);
  }

  changedEyes() {
    this.deciding.forget();
  }

  passDevice(person) {
    this.board.clear();
    this.story.clear();
    this.choices.show([], []);
    this.guide.show(null);
    ask("");
    showNews(null, []);
    tell(null);
    return passDevice(person);
  }

  show(frame, moving) {
    const { course } = this;
    const { live } = frame;
    const held = document.activeElement?.closest("#board, #choices, .prompt .acts") !== null && document.activeElement !== document.body;
    const refusals = live.length ? frame.refusals : [];
    this.board.show(frame.picture, live, refusals, moving, live.length ? `${frame.step} ${frame.seat}` : null);
    this.board.scene.classList.toggle("past", !course.following);
    this.choices.show(live, refusals);
    find("status").textContent = frame.status;
    this.deciding.show(frame);
    this.met(course.people);
    this.story.here(frame.ply, course.following);
    tell(this.story.moments[frame.ply - 1]);
    showNews(live.length ? frame : null, this.story.moments);
    this.stayed();
    showSheets(frame.sheets);
    this.lead();
    if (held && live.length && !find("board").contains(document.activeElement)) this.choices.focus();
    if (course.now && frame.over && !this.ended) this.end();
  }

  // The question of the moment.
  say() {
    const { frame, people, following } = this.course;
    const person = frame.seat === null ? null : people[frame.seat];
    document.querySelector(".prompt").classList.toggle("mine", frame.live.length > 0);
    const acting = people.filter((each) => frame.standings[each.seat]?.acting);
    const text = frame.live.length && this.course.shared ? say("asks", { seat: called(person), text: frame.prompt.text }) : frame.prompt.text;
    ask(text, acting.includes(person) ? [person] : acting, frame.prompt);
    if (frame.over && following) find("prompt").append(el("button", { type: "button", onclick: () => this.end() }, say("ending")));
  }

  // Newcomers are told what they need for what they have to decide.
  lead() {
    const { frame, following } = this.course;
    const { live, step, seat } = frame;
    this.guide.show(live.length && following ? { step, seat, chosen: this.deciding.chosen } : null);
  }

  end() {
    this.ended = true;
    const told = this.story.moments.at(-1)?.lines.at(-1)?.text ?? "";
    showEnding({ people: this.course.people, told, rematch: this.course.rematch, report }).catch(report);
  }
}

// The move that led here, under the board where the eyes are; the log says it to everybody else.
function tell(moment) {
  const text = (moment?.lines ?? []).map((line) => line.text).join(" ");
  const told = find("told");
  told.replaceChildren(...(text ? [emblem(moment.seat), el("span", {}, text)] : []));
  told.title = text;
}

function showSheets(sheets) {
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

window.page = new Page().course; // for tests and the curious
