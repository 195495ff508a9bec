// @ts-check
// Deciding: what was clicked is asked for once more if it is final, sent, taken back; a bot can be asked.
import { post } from "./api.js";
import { find } from "./dom.js";
import { clearNotice, report, reportError } from "./notices.js";
import { showPrompt } from "./prompt.js";
import { mustDecide } from "./session.js";
import { say } from "./text.js";

/** @typedef {import("../types.d.ts").Shown} Shown */

export class Decision {
  /** @type {string | null} what is to be confirmed, in notation */
  armed = null;
  /** @type {string | null} the verb of what was clicked last */
  chosen = null;

  /**
   * @param {{
   *   session: import("./session.js").TableSession,
   *   board: import("./board.js").Board,
   *   choices: import("./choices.js").Choices,
   *   settings: { asks: boolean },
   *   showQuestion: () => void,
   *   changed: () => void,
   *   moved: () => void,
   * }} parts
   */
  constructor({ session, board, choices, settings, showQuestion, changed, moved }) {
    this.session = session;
    this.board = board;
    this.choices = choices;
    this.settings = settings;
    this.showQuestion = showQuestion;
    this.changed = changed;
    this.moved = moved;
    find("undo").addEventListener("click", () => session.undo().catch(reportError));
    find("cancel").addEventListener("click", () => this.arm(null));
    find("confirm").addEventListener("click", () => this.armed && this.send(this.armed));
    find("hint").addEventListener("click", () => this.askBot());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.armed) this.arm(null);
    });
  }

  forget() {
    this.armed = null;
    this.chosen = null;
  }

  /** @param {string | null} action */
  choice(action) {
    return this.session.snapshot?.live.find((each) => each.action === action);
  }

  /**
   * Take up a new snapshot: what was to be confirmed still is, if it can still be chosen.
   * @param {Shown} snapshot
   */
  show(snapshot) {
    this.arm(this.choice(this.armed) ? this.armed : null);
    find("undo").hidden = !(this.session.now && snapshot.undo);
    find("hint").hidden = !mustDecide(snapshot.live);
  }

  /** @param {string} action */
  choose(action) {
    const choice = this.choice(action);
    if (!choice || this.session.busy) return;
    this.chosen = choice.verb;
    if (choice.final && this.settings.asks && this.armed !== action) this.arm(action);
    else this.send(action);
  }

  /**
   * Explain why something cannot be chosen.
   * @param {Element} target
   */
  explain(target) {
    const { following, now, snapshot } = this.session;
    if (!following || !now || !snapshot || snapshot.over || snapshot.seat === null) return;
    const reason = this.board.tips.explain(target, snapshot.prompt);
    if (reason) report(reason);
  }

  /** @param {string | null} action */
  arm(action) {
    const { people, snapshot } = this.session;
    const asked = action === this.armed;
    this.armed = action;
    this.board.mark(action, "armed");
    this.choices.mark(action, "armed");
    find("confirm").hidden = find("cancel").hidden = !action;
    const choice = this.choice(action);
    if (choice && snapshot && snapshot.seat !== null) {
      showPrompt(say("sure", { text: choice.text }), [people[snapshot.seat]], { why: choice.note });
      if (!asked) find("confirm").focus();
      this.changed();
    } else if (snapshot) this.showQuestion();
  }

  /** @param {string} action */
  async send(action) {
    const choice = this.choice(action);
    if (!choice || this.session.busy) return;
    this.armed = null;
    this.choices.disable(true);
    try {
      this.moved();
      await this.session.act(action);
      if (choice.aside)
        report({ message: say("happened", { text: choice.text }) }); // the question stays as it was
      else clearNotice();
    } catch (error) {
      reportError(error);
    } finally {
      this.choices.disable(false);
    }
  }

  async askBot() {
    const { ply, snapshot } = this.session;
    report({ message: say("hint-wait"), lasting: true });
    try {
      const { action, text } = await post("/hint", { seat: snapshot?.seat });
      if (ply !== this.session.ply) return;
      this.board.mark(action, "hinted");
      this.choices.mark(action, "hinted");
      this.choices.reveal(action);
      report({ message: say("hint-is", { text }) });
    } catch (error) {
      reportError(error);
    }
  }
}
