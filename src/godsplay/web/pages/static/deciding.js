// Deciding: what was clicked is asked for once more if it is final, sent, taken back; a bot can be asked.
import { post } from "./ask.js";
import { find } from "./dom.js";
import { quiet, report } from "./notices.js";
import { ask } from "./prompt.js";
import { say } from "./words.js";

export class Deciding {
  constructor({ course, board, choices, settings, said, armed, moved }) {
    this.course = course;
    this.board = board;
    this.choices = choices;
    this.settings = settings;
    this.said = said; // shows the question of the moment
    this.changed = armed;
    this.moved = moved;
    this.forget();
    find("undo").addEventListener("click", () => course.undo().catch(report));
    find("cancel").addEventListener("click", () => this.arm(null));
    find("confirm").addEventListener("click", () => this.armed && this.send(this.armed));
    find("hint").addEventListener("click", () => this.askBot());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.armed) this.arm(null);
    });
  }

  forget() {
    this.armed = null; // what is to be confirmed
    this.chosen = null; // the verb of what was clicked last
  }

  choice(action) {
    return this.course.frame.live.find((each) => each.action === action);
  }

  // A new moment: what was to be confirmed still is, if it can still be chosen.
  show(frame) {
    this.arm(this.choice(this.armed) ? this.armed : null);
    find("undo").hidden = !(this.course.now && frame.undo);
    find("hint").hidden = !frame.live.length;
  }

  choose(action) {
    const choice = this.choice(action);
    if (!choice || this.course.busy) return;
    this.chosen = choice.verb;
    if (choice.final && this.settings.asks && this.armed !== action) this.arm(action);
    else this.send(action);
  }

  // What cannot be chosen says why.
  tried(target) {
    const { following, now, frame } = this.course;
    if (!following || !now || frame.over || frame.seat === null) return;
    const reason = this.board.why.tried(target, frame.prompt);
    if (reason) report(reason);
  }

  arm(action) {
    const { course } = this;
    const asked = action === this.armed;
    this.armed = action;
    this.board.mark(action, "armed");
    this.choices.mark(action, "armed");
    find("confirm").hidden = find("cancel").hidden = !action;
    if (action) {
      const { text, note } = this.choice(action);
      ask(say("sure", { text }), [course.people[course.frame.seat]], { why: note });
      if (!asked) find("confirm").focus();
      this.changed();
    } else if (course.frame) this.said();
  }

  async send(action) {
    if (this.course.busy) return;
    const { text, aside } = this.choice(action);
    this.armed = null;
    this.choices.busy(true);
    try {
      this.moved();
      await this.course.act(action);
      if (aside) report({ message: say("happened", { text }) }); // the question stays as it was
      else quiet();
    } catch (error) {
      report(error);
    } finally {
      this.choices.busy(false);
    }
  }

  async askBot() {
    const { ply, frame } = this.course;
    report({ message: say("hint-wait"), lasting: true });
    try {
      const { action, text } = await post("/hint", { seat: frame.seat });
      if (ply !== this.course.ply) return;
      this.board.mark(action, "hinted");
      this.choices.mark(action, "hinted");
      this.choices.reveal(action);
      report({ message: say("hint-is", { text }) });
    } catch (error) {
      report(error);
    }
  }
}
