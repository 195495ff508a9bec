// @ts-check
// The guide for a first game: one hint at a time beside the question, with a ring around what it is about.
import { travelling } from "./animation.js";
import { draw, el, find } from "./dom.js";
import { around, joined } from "./geometry.js";
import { report } from "./notices.js";
import { data, link } from "./page_data.js";
import { phone } from "./phone.js";
import { say } from "./text.js";

const OFF = "hints"; // what a browser remembers: that nobody wants hints, and which were read
const READ = "hints-read";
const GUIDED_OFF = "guided-off"; // the table at which nobody wants to be guided
const ANYTHING = "anything"; // stands for every verb
const ROOM = 7; // between a thing and its ring, in units of the picture
const NARROW = 1; // the same on the sheets beside the board, where things lie close
const APART = 12; // things nearer than this share a ring
const LARGE = 0.02; // the share of a picture from which on a thing is not ringed
/** @type {Set<string>} */
const NOTHING_READ = new Set();

/** @typedef {import("../server.d.ts").HintText} HintText */
/** @typedef {import("../types.d.ts").Question} Question */
/** @typedef {import("../types.d.ts").GuidedAdvice} GuidedAdvice */
/** @typedef {HintText & { advice?: GuidedAdvice }} GuideHint */

/**
 * Whether a hint is about this decision or this choice, and not about any.
 * @param {HintText} hint
 */
const isSpecific = (hint) => hint.steps.length > 0 || hint.chosen.some((verb) => verb !== ANYTHING);

/**
 * Choose the hint for a question: after a click one that is about it, else the first that fits and was not read.
 * @param {HintText[]} hints
 * @param {Set<string>} read
 * @param {Pick<Question, "step" | "chosen">} question
 * @returns {HintText | null}
 */
export function chooseHint(hints, read, { step, chosen }) {
  const fits = (/** @type {string[]} */ wanted, /** @type {string | null} */ found) =>
    !wanted.length || (found !== null && found !== "" && (wanted.includes(found) || wanted.includes(ANYTHING)));
  const fitting = hints.filter((hint) => !read.has(hint.key) && fits(hint.steps, step) && fits(hint.chosen, chosen));
  return (chosen && fitting.find(isSpecific)) || (fitting[0] ?? null);
}

/**
 * Tell what a guided turn recommends in the form of a hint.
 * @param {GuidedAdvice} advice
 * @returns {GuideHint}
 */
export function guidedHint(advice) {
  const { title, number } = advice;
  const text = number === 1 ? `${advice.text} ${say("guided-how")}` : advice.text;
  const key = number ? `guided/${data.game}/${number}` : `guided/${data.table}`;
  return { key, title, text, steps: [], chosen: [], shows: "", rule: "", rule_title: "", sources: false, advice };
}

export class Guide {
  box = find("guide");
  /** @type {Question | null} */
  question = null;
  /** @type {GuideHint | null} */
  hint = null;
  advised = ""; // the spots that were brought into sight last
  /** @type {Set<string>} hints that whoever moves next needs no more */
  general = new Set();

  /**
   * @param {{
   *   scene: HTMLElement,
   *   rule: (anchor: string) => void,
   *   reveal: (nodes: Element[]) => void,
   *   bring: (nodes: Element[]) => void,
   *   advise: (action: string | null) => void,
   * }} page
   */
  constructor({ scene, rule, reveal, bring, advise }) {
    this.scene = scene;
    this.rule = rule;
    this.reveal = reveal;
    this.bring = bring;
    this.advise = advise;
    find("guide-again").addEventListener("click", () => this.again());
  }

  /**
   * Show the hint for a question.
   * @param {Question | null} question nothing if nobody is asked
   */
  show(question) {
    this.question = question;
    const hint = question && this.choose(question);
    const other = hint?.key !== this.hint?.key;
    if (hint?.advice || this.hint?.advice) this.advise(hint?.advice?.action || null);
    if (other) this.write(hint);
    this.hint = hint;
    if (hint && !hint.advice?.action && !isSpecific(hint)) this.general.add(hint.key);
    this.pointAtRest(other);
  }

  /**
   * Choose what to tell: at a guided turn its own advice, and whatever else could be said counts as told.
   * @param {Question} question
   * @returns {GuideHint | null}
   */
  choose(question) {
    const read = this.read();
    const guided = question.guided && localStorage.getItem(GUIDED_OFF) !== data.table && guidedHint(question.guided);
    if (!guided || read.has(guided.key)) {
      return localStorage.getItem(OFF) === "no" ? null : chooseHint(data.hints, read, question);
    }
    if (!guided.advice?.action) return guided;
    for (const hint of data.hints) if (chooseHint([hint], NOTHING_READ, question)) this.general.add(hint.key);
    return guided;
  }

  /**
   * Point at what the hint is about. What still travels has no place yet: it is ringed when it has come to rest,
   * unless the picture is another by then.
   * @param {boolean} other whether the hint is a new one
   */
  async pointAtRest(other) {
    this.clear();
    const svg = this.scene.querySelector("svg");
    const { hint } = this;
    const journeys = pictures().flatMap((picture) => travelling(picture));
    if (journeys.length) await Promise.allSettled(journeys);
    if (svg !== this.scene.querySelector("svg") || hint !== this.hint) return;
    this.clear();
    if (hint?.advice) return this.pointAtAdvice();
    this.point();
    if (other) this.revealRings();
  }

  // Bring what the hint is about into sight for whoever reads it; a folded hint leaves what is asked there.
  revealRings() {
    if (this.isOpen) this.reveal([...this.scene.querySelectorAll(".ring rect")]);
  }

  get isOpen() {
    return this.box.querySelector("details")?.open ?? false;
  }

  clear() {
    for (const ring of document.querySelectorAll(".stage .ring")) ring.remove();
    for (const part of document.querySelectorAll(".ringed")) part.classList.remove("ringed");
  }

  // Whoever moves has seen what was said of every question, and what stands open: it makes way for what comes next.
  moved() {
    if (this.isOpen && this.hint && !this.hint.advice) this.general.add(this.hint.key);
    this.remember(...this.general);
    this.general.clear();
  }

  /** @param {...string} keys */
  remember(...keys) {
    localStorage.setItem(READ, [...new Set([...this.read(), ...keys])].join(" "));
  }

  read() {
    return new Set(localStorage.getItem(READ)?.split(" "));
  }

  /** @param {GuideHint | null} hint */
  write(hint) {
    this.box.hidden = !hint;
    this.box.classList.toggle("guided", Boolean(hint?.advice));
    if (!hint) return this.box.replaceChildren();
    const attributes = { type: "button", class: "rule", onclick: () => this.rule(hint.rule) };
    const more = hint.rule ? el("button", attributes, hint.rule_title) : null;
    const opening = { href: link(`/sources/${data.game}`), target: "_blank", rel: "noopener" };
    const sources = hint.sources ? el("a", opening, say("sources")) : null;
    const folded = phone.matches; // its hints open by a tap
    const none = el("button", { type: "button", class: "quiet", onclick: () => this.noMore() }, say("hint-none"));
    const parts = [
      el("summary", {}, el("h2", {}, hint.title)),
      el("p", {}, hint.text, " ", more, sources),
      el("div", { class: "row" }, this.progress(hint), none),
    ];
    this.box.replaceChildren(el("details", { open: !folded, ontoggle: () => this.revealRings() }, ...parts));
  }

  /**
   * Return the button for whoever has read a hint; advice stays until the move is made, and says how many are to come.
   * @param {GuideHint} hint
   */
  progress({ advice }) {
    const { action, number: ply = 0, count: last = 0 } = advice ?? {};
    if (action) return el("small", {}, say("guided-move", { ply, last }));
    return el("button", { type: "button", class: "got-it", onclick: () => this.gotIt() }, say("hint-read"));
  }

  gotIt() {
    if (this.hint) this.remember(this.hint.key);
    this.show(this.question);
    const next = this.box.querySelector("[open] .got-it") ?? this.box.querySelector("summary") ?? this.scene;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  noMore() {
    if (this.hint?.advice) localStorage.setItem(GUIDED_OFF, data.table);
    else localStorage.setItem(OFF, "no");
    this.show(this.question);
    this.scene.focus({ preventScroll: true });
    report({ message: say("hint-back") });
  }

  again() {
    for (const key of [OFF, READ, GUIDED_OFF]) localStorage.removeItem(key);
    find("settings", HTMLDialogElement).close();
    this.show(this.question);
    const button = this.box.querySelector(".got-it") ?? this.box.querySelector("summary");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  // Ring what the hint is about: parts of the pictures, or a part of the page where it names one.
  point() {
    const shows = this.hint?.shows.replaceAll("{seat}", data.seats[this.question?.seat ?? -1]);
    if (!shows) return;
    if (shows.startsWith("#")) return document.querySelector(shows)?.classList.add("ringed");
    for (const svg of pictures()) {
      const parts = svg.querySelectorAll(shows);
      if (parts.length) ringAround(svg, parts);
    }
  }

  // Ring what is recommended, in all pictures, and bring it into sight; whatever is large glows instead.
  pointAtAdvice() {
    const marked = [...document.querySelectorAll(".stage .hinted")];
    const spots = marked.map((node) => node.getAttribute("data-spot")).join("|");
    if (spots !== this.advised) this.bring(marked);
    this.advised = spots;
    for (const svg of pictures()) {
      const { width, height } = svg.viewBox.baseVal;
      const small = [...svg.querySelectorAll(".hinted")].filter((node) => {
        const box = node instanceof SVGGraphicsElement && node.getBBox();
        return box && box.width * box.height < width * height * LARGE;
      });
      if (small.length) ringAround(svg, small);
    }
  }
}

// The board, and the sheets beside it.
const pictures = () =>
  [...document.querySelectorAll("#board > svg, #own-sheets > svg, #seat-sheets > svg")].filter(
    (svg) => svg instanceof SVGSVGElement,
  );

/**
 * Draw rings around parts of a picture; those near each other share one.
 * @param {SVGSVGElement} svg
 * @param {Iterable<Element>} parts
 */
function ringAround(svg, parts) {
  const nodes = [...parts].filter((node) => node instanceof SVGGraphicsElement);
  const boxes = nodes.map((node) => boxOf(svg, node)).filter((box) => box.width);
  const room = svg.parentElement?.matches(".own-sheets, .seat-sheets") ? NARROW : ROOM;
  const rings = joined(boxes, APART).map(({ left, top, width, height }) =>
    draw("rect", { x: left - room, y: top - room, width: width + 2 * room, height: height + 2 * room, rx: 10 }),
  );
  svg.append(draw("g", { class: "ring", "aria-hidden": "true" }, ...rings));
}

/**
 * Find where a thing stands in the coordinates of the whole picture.
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} node
 */
function boxOf(svg, node) {
  const { x, y, width, height } = node.getBBox();
  const matrix = svg
    .getScreenCTM()
    ?.inverse()
    .multiply(node.getScreenCTM() ?? undefined);
  const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y)];
  corners.push(new DOMPoint(x, y + height), new DOMPoint(x + width, y + height));
  return around(corners.map((corner) => corner.matrixTransform(matrix)));
}
