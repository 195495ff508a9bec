// @ts-check
// Moves in advance: what a player has decided already, for their own eyes; it can be taken back at any time.
import { get, post, remove } from "./api.js";
import { el, find, renew } from "./dom.js";
import { report, reportError } from "./notices.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").AdvanceData} AdvanceData */

export class Advance {
  /** @type {number | null} whose decisions are shown */
  seat = null;
  ply = -1; // the moves that were made when they were read
  /** @type {AdvanceData | null} */
  known = null;
  button = find("advance-open");
  dialog = find("advance", HTMLDialogElement);
  form = find("advance-form", HTMLFormElement);

  /** @param {import("./session.js").TableSession} session */
  constructor(session) {
    this.session = session;
    this.button.addEventListener("click", () => this.open());
    this.field("step").addEventListener("change", () => this.fillActions());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.decide();
    });
  }

  /** @param {string} name */
  field(name) {
    return /** @type {HTMLSelectElement} */ (this.form.querySelector(`[name="${name}"]`));
  }

  // Offer them to whoever plays; while some stand, look after every move what has become of them.
  met() {
    const { seat, people, following, ply, shown } = this.session;
    const person = seat === null ? null : people[seat];
    const plays = Boolean(person?.mine && !person.bot && following && shown && !shown.question?.over);
    this.button.hidden = !plays;
    if (!plays) return;
    const moved = ply !== this.ply && Boolean(this.known?.standing.length);
    if (seat !== this.seat || moved) this.load().catch(reportError);
  }

  async load() {
    const { seat, ply } = this.session;
    if (seat !== this.seat) this.show(null);
    this.seat = seat;
    this.ply = ply;
    const found = await get(`/advance?seat=${seat}`);
    if (seat !== this.session.seat) return;
    this.show(found);
    if (!found.dropped.length) return;
    report({ message: found.dropped.join(" "), lasting: true });
    this.show(await remove(`/advance?seat=${seat}&step=`)); // it was told
  }

  async open() {
    if (!this.dialog.open) this.dialog.showModal();
    await this.load().catch(reportError);
  }

  /** @param {AdvanceData | null} known */
  show(known) {
    this.known = known;
    const standing = known?.standing ?? [];
    this.button.textContent = standing.length ? say("advance-count", { count: standing.length }) : say("advance");
    const rows = standing.map(({ step, text }) => {
      const back = el("button", { type: "button", onclick: () => this.takeBack(step) }, say("advance-back"));
      return el("li", {}, el("span", {}, text), back);
    });
    find("advance-standing").replaceChildren(...rows);
    const steps = (known?.offers ?? []).map(({ step, title }) => el("option", { value: step }, title));
    renew(this.field("step"), steps);
    this.fillActions();
  }

  fillActions() {
    const offer = this.known?.offers.find(({ step }) => step === this.field("step").value);
    const options = (offer?.options ?? []).map(({ action, text }) => el("option", { value: action }, text));
    renew(this.field("action"), options);
  }

  async decide() {
    const { seat } = this;
    const [step, action, until] = ["step", "action", "until"].map((name) => this.field(name).value);
    await post("/advance", { seat, step, action, until }).then((found) => this.show(found), reportError);
  }

  /** @param {string} step */
  async takeBack(step) {
    const place = `/advance?seat=${this.seat}&step=${encodeURIComponent(step)}`;
    await remove(place).then((found) => this.show(found), reportError);
  }
}
