// @ts-check
// Deciding: the way to a choice by column and board, what is final is asked for once more; sent, taken back.
import { post } from "./api.js";
import { showCounsel } from "./counsel.js";
import { find } from "./dom.js";
import { mustDecide } from "./moments.js";
import { clearNotice, report, reportError } from "./notices.js";
import { ChoicePath } from "./path.js";
import { showPrompt } from "./prompt.js";
import { say } from "./text.js";

/** @typedef {import("../types.d.ts").Shown} Shown */
/** @typedef {import("../server.d.ts").Choice} Choice */

/** @param {import("../server.d.ts").Verb[]} verbs */
const leavingVerbs = (verbs) => verbs.filter(({ kind }) => kind === "leaving").map(({ verb }) => verb);

export class Decision {
  path = new ChoicePath([]);
  /** @type {string | null} what is to be confirmed, in notation */
  armed = null;
  /** @type {string | null} what the guide or a bot recommends, in notation */
  advised = null;
  /** @type {string | null} the verb of what was chosen last */
  chosen = null;
  /** @type {string | null} what the path was made for */
  question = null;

  /**
   * @param {{
   *   session: import("./session.js").TableSession,
   *   board: import("./board.js").Board,
   *   choices: import("./choices.js").Choices,
   *   card: import("./card.js").Card,
   *   preview: import("./preview.js").Preview,
   *   settings: { asks: boolean },
   *   showQuestion: () => void,
   *   changed: () => void,
   *   moved: () => void,
   * }} parts
   */
  constructor({ session, board, choices, card, preview, settings, showQuestion, changed, moved }) {
    this.session = session;
    this.board = board;
    this.choices = choices;
    this.card = card;
    this.preview = preview;
    this.settings = settings;
    this.showQuestion = showQuestion;
    this.changed = changed;
    this.moved = moved;
    find("undo").addEventListener("click", () => this.undo());
    find("cancel").addEventListener("click", () => this.back());
    find("confirm").addEventListener("click", () => this.confirm());
    find("hint").addEventListener("click", () => this.askBot());
  }

  get live() {
    return this.session.shown?.live ?? [];
  }

  // How far on the way somebody is, in words: what is asked then is the rest of it.
  get way() {
    const { path } = this;
    if (!path.begun) return "";
    const verb = this.session.shown?.question?.verbs.find((each) => each.verb === path.verb);
    return [verb?.title, ...path.said].filter(Boolean).join(" · ");
  }

  forget() {
    this.armed = null;
    this.advised = null;
    this.chosen = null;
    this.question = null;
    this.path = new ChoicePath([]);
    this.preview.show(null);
  }

  /** @param {string | null} action */
  choice(action) {
    return this.live.find((each) => each.action === action);
  }

  /**
   * Take up a new moment: the way so far stays if the same is still asked.
   * @param {Shown} shown
   */
  show(shown) {
    const question = JSON.stringify(shown.live.map((choice) => choice.action));
    if (question !== this.question) {
      this.path = new ChoicePath(shown.live, leavingVerbs(shown.question?.verbs ?? []));
      this.advised = null;
    }
    this.question = question;
    find("undo").hidden = !(this.session.now && shown.question?.undo);
    find("hint").hidden = !mustDecide(shown.live);
    showCounsel(null);
    this.preview.show(null); // a new picture covers what was tried out
    this.arm(this.choice(this.armed) ? this.armed : null);
  }

  // Show where on the way we are: in the column, and by what is lit on the board.
  refresh() {
    const { shown, seat } = this.session;
    this.board.light(this.path.lit);
    if (this.live.length) this.choices.show(this.path, shown?.question?.verbs ?? [], seat);
    else this.choices.clear();
    const armed = this.choice(this.armed);
    this.board.mark(armed?.spots ?? this.path.taken, "armed");
    this.board.lift(this.path.taken);
    this.choices.mark(this.armed, "armed");
    this.advise(this.advised);
    this.preview.show(this.armed);
    find("cancel").hidden = !this.armed && !this.path.begun;
    find("confirm").hidden = !this.armed;
  }

  /**
   * Mark the next step of the way to a choice, in the column and on the board.
   * @param {string | null} action
   */
  advise(action) {
    this.advised = action;
    const choice = this.path.left.find((each) => each.action === action);
    const next = choice?.parts?.[this.path.picked.length]?.spots ?? choice?.spots ?? [];
    this.board.mark(next, "hinted");
    this.choices.lead(action);
  }

  /**
   * @param {string} verb
   * @param {string} [spot] where it is to be done
   */
  takeVerb(verb, spot) {
    this.chosen = verb;
    this.path.take(verb, spot);
    this.step();
    this.choices.focus();
  }

  /** @param {string} label */
  takeOption(label) {
    const choice = this.path.pick(label);
    if (choice) this.choose(choice.action);
    else this.step();
  }

  /** @param {string} spot that a button stands for */
  takeSpot(spot) {
    const [node] = this.board.spots.get(spot) ?? [];
    if (!node) return;
    this.touch(spot, node);
    this.board.reveal([spot]);
  }

  /**
   * Something in the picture was touched: a choice, a step on the way to one, or a thing to know more about.
   * @param {string} spot
   * @param {Element} node
   */
  touch(spot, node) {
    if (this.session.pause.end) return this.session.skip();
    if (this.session.pause.lately) return; // it was meant to skip
    if (!spot) return this.card.close();
    if (this.isArmedAt(spot)) return this.confirm();
    const found = this.board.lit.has(spot) && !this.session.busy ? this.path.touch(spot) : null;
    if (found?.choice) this.choose(found.choice.action, spot);
    else if (found && !found.verbs) this.step(spot);
    else this.card.open(spot, node, this.board.lit.get(spot) ?? []);
  }

  /**
   * Whether a thing can be carried to where it is to go.
   * @param {string} spot
   */
  canLift(spot) {
    const { pause, busy } = this.session;
    return !pause.end && !pause.lately && !busy && this.path.canLift(spot);
  }

  /** @param {string} spot */
  lift(spot) {
    this.path.lift(spot);
    this.step();
  }

  /**
   * Whether what is to be confirmed happens at a spot, so that a click there answers it.
   * @param {string} spot
   */
  isArmedAt(spot) {
    return this.board.lit.has(spot) && (this.choice(this.armed)?.spots?.includes(spot) ?? false);
  }

  /** @param {string} [spot] that was touched */
  step(spot) {
    this.armed = null;
    this.card.answer(spot);
    const held = document.activeElement;
    this.refresh();
    this.board.zoom.gather(this.board.zoom.lit());
    this.showQuestion();
    this.changed();
    if (held?.matches("[data-spot]:not([tabindex])")) this.choices.focus(); // what is no longer lit loses the focus
  }

  back() {
    if (this.armed) this.arm(null);
    else {
      this.path.back();
      this.step();
    }
    this.choices.focus();
  }

  /**
   * @param {string} action
   * @param {string} [spot] that was touched
   */
  choose(action, spot) {
    const choice = this.choice(action);
    if (!choice || this.session.busy) return;
    this.card.answer(spot);
    this.chosen = choice.verb;
    if (choice.final && this.settings.asks && this.armed !== action) this.arm(action);
    else this.send(action);
  }

  confirm() {
    if (this.armed) this.send(this.armed);
  }

  undo() {
    if (!find("undo").hidden) this.session.undo().catch(reportError);
  }

  /** @param {string | null} action */
  arm(action) {
    const asked = action === this.armed;
    this.armed = action;
    this.refresh();
    const choice = this.choice(action);
    if (choice && this.session.seat !== null) {
      const person = this.session.people[this.session.seat];
      showPrompt(say("sure", { text: choice.text }), [person], { why: choice.note });
      if (!asked) {
        this.board.reveal(choice.spots ?? []);
        find("confirm").focus();
      }
      this.changed();
    } else this.showQuestion();
  }

  /** @param {string} action */
  async send(action) {
    const choice = this.choice(action);
    if (!choice || this.session.busy) return;
    this.armed = null;
    if (!choice.aside) this.question = null; // what is asked next is another question, even with the same choices
    if (document.activeElement?.closest(".decision")) find("prompt").focus({ preventScroll: true });
    this.choices.disable(true); // what is disabled would lose the focus
    try {
      this.moved();
      await this.session.act(action);
      if (!choice.aside) return clearNotice(); // what was offered is over
      report({ message: say("happened", { text: choice.text }) }); // the question stays as it was
    } catch (error) {
      reportError(error);
    }
    this.choices.disable(false);
  }

  async askBot() {
    const { ply, seat } = this.session;
    report({ message: say("hint-wait"), lasting: true });
    try {
      /** @type {import("../server.d.ts").Suggestion} */
      const suggestion = await post("/hint", { seat });
      const { action, text } = suggestion;
      if (ply !== this.session.ply) return;
      showCounsel(suggestion);
      this.advise(action);
      report({ message: say("hint-is", { text }) });
    } catch (error) {
      reportError(error);
    }
  }
}
