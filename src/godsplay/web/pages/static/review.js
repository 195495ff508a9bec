// @ts-check
// The review of a finished game: who won and why, moments that mattered, and strands of win chances.
import { get, post, remove } from "./api.js";
import { el, emblem, find } from "./dom.js";
import { data, link } from "./page_data.js";
import { nameOf } from "./people.js";
import { Strands } from "./strands.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").ReviewStatus} ReviewStatus */
/** @typedef {import("../server.d.ts").ReviewView} ReviewView */
/** @typedef {import("../server.d.ts").Line} Line */
/** @typedef {import("../server.d.ts").Person} Person */

const PULSE = 1500; // milliseconds between two looks at how far a review has come

/**
 * Return the moment to show for a mark: the position in which somebody decided, or what came of dice.
 * @param {{ ply: number, kind: string }} mark
 */
export const momentOf = ({ ply, kind }) => (kind === "decision" ? ply - 1 : ply);

/**
 * Return the place of the mark to step to. Dice and the decision that followed are one moment: the decision is shown.
 * @param {{ ply: number, kind: string }[]} marks
 * @param {number} mark the place of the one that is shown, -1 if none is
 * @param {number} way 1 or -1
 */
export function nextMark(marks, mark, way) {
  /** @param {number} one @param {number} other */
  const alike = (one, other) => marks[one] && marks[other] && momentOf(marks[one]) === momentOf(marks[other]);
  let next = mark < 0 && way < 0 ? marks.length - 1 : mark + way;
  while (alike(next, mark)) next += way;
  next = Math.max(0, Math.min(next, marks.length - 1));
  while (alike(next, next + 1)) next += 1;
  return next;
}

export class GameReview {
  tab = find("review-tab", HTMLButtonElement);
  panel = find("review-panel");
  /** @type {ReviewView | null} */
  shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waiting;
  begun = false; // whether the game is over, so that there can be a review
  wanted = false; // whether somebody here has asked for one
  running = false; // whether one is in the making, whoever asked for it
  mark = -1; // the place among the marks that was stepped to last

  /**
   * @param {{
   *   jump: (ply: number) => Promise<void> | void,
   *   place: (ply: number) => number,
   *   people: () => Person[],
   *   open: (tab: HTMLButtonElement) => void,
   *   report: (error: unknown) => void,
   * }} page `place` is where on the bar a move lies, from 0 to 1
   */
  constructor(page) {
    this.page = page;
    this.strands = new Strands(page);
    document.addEventListener("keydown", (event) => this.step(event));
    this.tab.addEventListener("click", ({ detail }) => {
      if (detail) this.panel.focus({ preventScroll: true }); // by a pointer: arrow keys are for the marks, not for tabs
    });
  }

  // The game is over: look whether there is a review.
  begin() {
    if (this.begun) return;
    this.begun = true;
    this.tab.hidden = false;
    this.look();
  }

  // Open the panel; whoever may have the game reviewed asks for it by that.
  open() {
    this.page.open(this.tab);
    if (this.mayAsk && !this.shown && !this.wanted) this.ask();
  }

  get mayAsk() {
    return data.host || this.page.people().some((person) => person.mine);
  }

  async look() {
    clearTimeout(this.waiting);
    try {
      this.show(await get("/review"));
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.page.report(error);
    if (this.wanted || this.running) this.waiting = setTimeout(() => this.look(), 4 * PULSE);
  }

  /** @param {ReviewStatus} status */
  show({ state, done, total, review }) {
    this.running = state === "running";
    if (state === "done" && review) {
      this.wanted = false;
      this.present(review);
    } else if (state === "running") {
      this.progress(done ?? 0, total ?? 0);
      this.waiting = setTimeout(() => this.look(), PULSE);
    } else if (this.wanted)
      this.ask(); // the server that worked on it has gone
    else this.offer();
  }

  offer() {
    const button = el("button", { type: "button", class: "strong", id: "review-begin" }, say("review-begin"));
    button.addEventListener("click", () => this.ask());
    const { mayAsk } = this;
    this.panel.replaceChildren(el("p", {}, say(mayAsk ? "review-offer" : "review-none")), ...(mayAsk ? [button] : []));
  }

  async ask() {
    this.wanted = true;
    try {
      this.show(await post("/review"));
    } catch (error) {
      this.wanted = false;
      this.page.report(error);
    }
  }

  /**
   * @param {number} done
   * @param {number} total
   */
  progress(done, total) {
    const cancel = el("button", { type: "button", hidden: !this.mayAsk }, say("review-cancel"));
    cancel.addEventListener("click", () => this.cancel());
    const text = done ? say("review-progress", { count: done, last: total }) : say("review-waiting");
    this.panel.replaceChildren(
      el("p", { role: "status" }, text),
      el("progress", { max: total || 1, value: done, "aria-label": text }),
      cancel,
    );
  }

  async cancel() {
    clearTimeout(this.waiting);
    this.wanted = false;
    await remove("/review").catch(this.page.report);
    this.look();
  }

  /** @param {ReviewView} review */
  present(review) {
    this.shown = review;
    this.mark = -1;
    const lists = [
      this.list(review.furthest, review.decisive, "step"),
      this.list(say("review-costliest"), review.costliest, "decision"),
      this.list(say("review-luckiest"), review.luckiest, "roll"),
      this.list(say("review-unluckiest"), review.unluckiest, "roll"),
      this.list(say("review-others"), review.others, "decision"),
      this.list(say("review-other-rolls"), review.other_rolls, "roll"),
    ];
    this.panel.replaceChildren(
      el("p", { class: "headline" }, review.headline),
      ...(review.turning ? [el("p", { class: "turning" }, review.turning)] : []),
      this.balance(review),
      ...(review.marks.length ? [el("p", { class: "keys soft" }, say("review-keys"))] : []),
      ...lists.filter((each) => each !== null),
      el("details", { class: "soft" }, el("summary", {}, say("review-how")), el("p", {}, review.note)),
    );
    this.strands.show(review);
  }

  /** @param {ReviewView} review */
  balance({ title, heads, rows, nobody }) {
    const people = this.page.people();
    const parts = heads.slice(0, -1); // accuracy is no part of the sum: it stands below the name
    const head = el("tr", {}, el("td", {}), ...parts.map((text) => el("th", { scope: "col" }, text)));
    const body = rows.map((cells, seat) => {
      const accuracy = el("small", { class: "accuracy" }, `${heads[parts.length]} ${cells[parts.length]}`);
      const called = nameOf(people[seat], people);
      const family = people[seat].name; // as sentences call the seat
      const beside = called.includes(family) ? [] : [el("small", { class: "beside" }, family)];
      const name = el("th", { scope: "row" }, emblem(seat), called, ...beside, accuracy);
      return el("tr", {}, name, ...cells.slice(0, -1).map((cell) => el("td", {}, cell)));
    });
    if (nobody.length) {
      const [name, ...cells] = nobody;
      const numbers = cells.slice(0, -1).map((cell) => el("td", {}, cell));
      body.push(el("tr", {}, el("th", { scope: "row" }, name), ...numbers));
    }
    const table = el("table", {}, el("caption", {}, title), el("thead", {}, head), el("tbody", {}, ...body));
    return el("div", { class: "wide" }, table);
  }

  /**
   * @param {string} title
   * @param {Line[]} lines
   * @param {string} kind
   */
  list(title, lines, kind) {
    if (!lines.length) return null;
    return el("section", {}, el("h3", {}, title), el("ol", {}, ...lines.map((line) => this.item(line, kind))));
  }

  /**
   * @param {Line} line
   * @param {string} kind
   */
  item({ ply, seat, title, sentences }, kind) {
    const show = el("button", { type: "button", class: "link" }, title);
    show.addEventListener("click", () => this.goTo(ply, kind));
    const acts = [];
    if (kind === "decision") {
      const branch = el("button", { type: "button", class: "quiet" }, say("review-branch"));
      branch.addEventListener("click", () => this.branch(ply - 1, seat));
      acts.push(branch);
    }
    const told = sentences.map((sentence) => el("p", {}, sentence));
    return el("li", { "data-ply": ply, "data-kind": kind }, emblem(seat), el("div", {}, show, ...told, ...acts));
  }

  /**
   * Play on from a moment, on the seat that decided there.
   * @param {number} moves
   * @param {number} seat
   */
  async branch(moves, seat) {
    try {
      const { table } = await post("/branches", { moves, seat });
      location.assign(link(`/t/${table}`));
    } catch (error) {
      this.page.report(error);
    }
  }

  /**
   * Show a moment on the board, and what is said of it.
   * @param {number} ply
   * @param {string} kind
   */
  goTo(ply, kind) {
    this.mark = this.shown?.marks.findIndex((mark) => mark.ply === ply) ?? -1;
    for (const item of this.panel.querySelectorAll("li")) {
      const here = item.dataset.ply === String(ply) && item.dataset.kind === kind;
      item.classList.toggle("here", here);
      if (here) item.scrollIntoView({ block: "nearest" });
    }
    return this.page.jump(momentOf({ ply, kind }));
  }

  /**
   * Left and right go from one marked moment to the next, while the review is open.
   * @param {KeyboardEvent} event
   */
  step(event) {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const { shown, panel } = this;
    if (!way || !shown?.marks.length || panel.hidden || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [role=tablist]")) return;
    event.preventDefault();
    const mark = shown.marks[nextMark(shown.marks, this.mark, way)];
    this.goTo(mark.ply, mark.kind);
  }
}
