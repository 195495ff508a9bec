// The guide for a first game: one hint at a time beside the question, with a ring around what it is about.
import { draw, el, find } from "./dom.js";
import { travelling } from "./glide.js";
import { data, say } from "./words.js";

const OFF = "hints"; // what a browser remembers: that nobody wants hints, and which were read
const READ = "hints-read";
const ANYTHING = "anything";
const ROOM = 7; // between a thing and its ring, in units of the picture
const APART = 12; // things nearer than this share a ring

export class Guide {
  constructor({ scene, rule, report, reveal }) {
    this.scene = scene;
    this.rule = rule;
    this.report = report;
    this.reveal = reveal;
    this.box = find("guide");
    this.moment = null;
    this.hint = null;
    this.general = new Set(); // hints for any moment that were shown since the last move
    find("guide-again").addEventListener("click", () => this.again());
  }

  // A moment is what somebody has to decide: the step, the seat, the verb that was chosen last; null if there is nothing.
  show(moment) {
    this.moment = moment;
    const hint = moment && localStorage.getItem(OFF) !== "no" ? this.next(moment) : null;
    const other = hint !== this.hint;
    if (other) this.write(hint);
    this.hint = hint;
    if (hint && !named(hint)) this.general.add(hint.key);
    this.pointAtRest(other);
  }

  // What still travels has no place yet: it is ringed when it has come to rest, unless the picture is another by then.
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

  next({ step, chosen }) {
    const read = this.read();
    const fits = (wanted, found) => !wanted.length || wanted.includes(found) || (Boolean(found) && wanted.includes(ANYTHING));
    const fitting = data.hints.filter((hint) => !read.has(hint.key) && fits(hint.steps, step) && fits(hint.chosen, chosen));
    return (chosen && fitting.find(named)) || (fitting[0] ?? null);
  }

  // Whoever moves has seen what was said of every moment: it does not stand in the way of what the next one needs.
  moved() {
    this.remember(...this.general);
    this.general.clear();
  }

  remember(...keys) {
    localStorage.setItem(READ, [...new Set([...this.read(), ...keys])].join(" "));
  }

  read() {
    return new Set(localStorage.getItem(READ)?.split(" "));
  }

  write(hint) {
    this.box.hidden = !hint;
    if (!hint) return this.box.replaceChildren();
    const more = hint.rule ? el("button", { type: "button", class: "rule", onclick: () => this.rule(hint.rule) }, hint.rule_title) : null;
    const sources = hint.sources ? el("a", { href: `/sources/${data.game}`, target: "_blank", rel: "noopener" }, say("sources")) : null;
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
    this.remember(this.hint.key);
    this.show(this.moment);
    (this.box.querySelector("[open] .got-it") ?? this.box.querySelector("summary") ?? this.scene).focus({ preventScroll: true });
  }

  noMore() {
    localStorage.setItem(OFF, "no");
    this.show(this.moment);
    this.scene.focus({ preventScroll: true });
    this.report({ message: say("hint-back") });
  }

  again() {
    localStorage.removeItem(OFF);
    localStorage.removeItem(READ);
    find("settings").close();
    this.show(this.moment);
    this.box.querySelector(".got-it")?.focus({ preventScroll: true });
  }

  // Ring what the hint is about: parts of the picture, or a part of the page where it names one.
  point(svg) {
    const shows = this.hint?.shows.replaceAll("{seat}", data.seats[this.moment.seat]);
    if (!shows || !svg) return;
    if (shows.startsWith("#")) return document.querySelector(shows)?.classList.add("ringed");
    const places = joined([...svg.querySelectorAll(shows)].map((node) => place(svg, node)).filter((each) => each.width));
    const rings = places.map(({ x, y, width, height }) =>
      draw("rect", { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 10 }),
    );
    svg.append(draw("g", { class: "ring", "aria-hidden": "true" }, ...rings));
  }
}

// Whether a hint is about this decision or this choice, and not about any.
const named = (hint) => hint.steps.length > 0 || hint.chosen.some((verb) => verb !== ANYTHING);

// Where a thing stands in the coordinates of the whole picture.
function place(svg, node) {
  const { x, y, width, height } = node.getBBox();
  const matrix = svg.getScreenCTM().inverse().multiply(node.getScreenCTM());
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(matrix));
  const [left, top] = [Math.min(...corners.map((point) => point.x)), Math.min(...corners.map((point) => point.y))];
  return { x: left, y: top, width: Math.max(...corners.map((point) => point.x)) - left, height: Math.max(...corners.map((point) => point.y)) - top };
}

// Things that stand close together are one thing to the eye.
function joined(places) {
  const found = [];
  for (let here of places) {
    for (let other; (other = found.find((each) => near(each, here))); ) {
      found.splice(found.indexOf(other), 1);
      here = union(here, other);
    }
    found.push(here);
  }
  return found;
}

function near(one, other) {
  const gap = (a, length, b, width) => Math.max(a - b - width, b - a - length);
  return gap(one.x, one.width, other.x, other.width) < APART && gap(one.y, one.height, other.y, other.height) < APART;
}

function union(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
