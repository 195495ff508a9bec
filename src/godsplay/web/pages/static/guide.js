// @ts-check
// The guide for a first game: one hint at a time beside the question, with a ring around what it is about.
import { travelling } from "./animation.js";
import { draw, el, find } from "./dom.js";
import { around, joined } from "./geometry.js";
import { report } from "./notices.js";
import { data } from "./page_data.js";
import { say } from "./text.js";

const OFF = "hints"; // what a browser remembers: that nobody wants hints, and which were read
const READ = "hints-read";
const ANYTHING = "anything"; // stands for every verb
const ROOM = 7; // between a thing and its ring, in units of the picture
const APART = 12; // things nearer than this share a ring

/** @typedef {import("../server.d.ts").HintText} HintText */
/** @typedef {import("../types.d.ts").Question} Question */

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

export class Guide {
  box = find("guide");
  /** @type {Question | null} */
  question = null;
  /** @type {HintText | null} */
  hint = null;
  /** @type {Set<string>} hints for any question that were shown since the last move */
  general = new Set();

  /** @param {{ scene: HTMLElement, rule: (anchor: string) => void, reveal: (nodes: Element[]) => void }} page */
  constructor({ scene, rule, reveal }) {
    this.scene = scene;
    this.rule = rule;
    this.reveal = reveal;
    find("guide-again").addEventListener("click", () => this.again());
  }

  /**
   * Show the hint for a question.
   * @param {Question | null} question nothing if nobody is asked
   */
  show(question) {
    this.question = question;
    const wanted = question && localStorage.getItem(OFF) !== "no";
    const hint = wanted ? chooseHint(data.hints, this.read(), question) : null;
    const other = hint !== this.hint;
    if (other) this.write(hint);
    this.hint = hint;
    if (hint && !isSpecific(hint)) this.general.add(hint.key);
    this.pointAtRest(other);
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
    const journeys = travelling(svg);
    if (journeys.length) await Promise.allSettled(journeys);
    if (svg !== this.scene.querySelector("svg") || hint !== this.hint) return;
    this.clear();
    this.point(svg);
    if (other) this.reveal([...this.scene.querySelectorAll(".ring rect")]);
  }

  clear() {
    for (const ring of this.scene.querySelectorAll(".ring")) ring.remove();
    for (const part of document.querySelectorAll(".ringed")) part.classList.remove("ringed");
  }

  // Whoever moves has seen what was said of every question: it does not stand in the way of what the next one needs.
  moved() {
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

  /** @param {HintText | null} hint */
  write(hint) {
    this.box.hidden = !hint;
    if (!hint) return this.box.replaceChildren();
    const attributes = { type: "button", class: "rule", onclick: () => this.rule(hint.rule) };
    const more = hint.rule ? el("button", attributes, hint.rule_title) : null;
    const link = { href: `/sources/${data.game}`, target: "_blank", rel: "noopener" };
    const sources = hint.sources ? el("a", link, say("sources")) : null;
    const folded = matchMedia("(max-width: 900px)").matches; // a phone has little room: its hints open by a tap
    const parts = [
      el("summary", {}, el("h2", {}, hint.title)),
      el("p", {}, hint.text, " ", more, sources),
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", class: "got-it", onclick: () => this.gotIt() }, say("hint-read")),
        el("button", { type: "button", class: "quiet", onclick: () => this.noMore() }, say("hint-none")),
      ),
    ];
    this.box.replaceChildren(el("details", { open: !folded }, ...parts));
  }

  gotIt() {
    if (this.hint) this.remember(this.hint.key);
    this.show(this.question);
    const next = this.box.querySelector("[open] .got-it") ?? this.box.querySelector("summary") ?? this.scene;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  noMore() {
    localStorage.setItem(OFF, "no");
    this.show(this.question);
    this.scene.focus({ preventScroll: true });
    report({ message: say("hint-back") });
  }

  again() {
    localStorage.removeItem(OFF);
    localStorage.removeItem(READ);
    find("settings", HTMLDialogElement).close();
    this.show(this.question);
    const button = this.box.querySelector(".got-it");
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /**
   * Ring what the hint is about: parts of the picture, or a part of the page where it names one.
   * @param {SVGSVGElement | null} svg
   */
  point(svg) {
    const shows = this.hint?.shows.replaceAll("{seat}", data.seats[this.question?.seat ?? -1]);
    if (!shows || !svg) return;
    if (shows.startsWith("#")) return document.querySelector(shows)?.classList.add("ringed");
    const nodes = [...svg.querySelectorAll(shows)].filter((node) => node instanceof SVGGraphicsElement);
    const boxes = nodes.map((node) => boxOf(svg, node)).filter((box) => box.width);
    const rings = joined(boxes, APART).map(({ left, top, width, height }) =>
      draw("rect", { x: left - ROOM, y: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 10 }),
    );
    svg.append(draw("g", { class: "ring", "aria-hidden": "true" }, ...rings));
  }
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
