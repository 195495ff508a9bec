// @ts-check
// Strands of win chances below the replay bar: each seat's share of the win, move by move, and marks of what mattered.
import { draw, el, emblem, find } from "./dom.js";
import { data } from "./page_data.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").ReviewView} ReviewView */

const WIDTH = 1000; // of the strands, whatever they are stretched to
const HEIGHT = 100;
const EDGE = 0.05; // of the strands, where no emblem lies: there are the words of the scale, and the end
const APART = 0.03; // emblems that are nearer than this beside each other …
const CLOSE = 0.4; // … and than this above each other would lie on one another
const GRADES = ["slip", "mistake", "blunder"];

/**
 * Return the line of a seat's shares as the path of a picture.
 * @param {number[]} shares
 * @param {(ply: number) => number} place of a ply, from 0 to 1
 */
export function strand(shares, place) {
  const points = shares.map((share, ply) => `${(WIDTH * place(ply)).toFixed(1)} ${(HEIGHT * (1 - share)).toFixed(1)}`);
  return `M${points.join("L")}`;
}

/**
 * Return where on its strand the emblem of each seat is best told from the others: as far as can be from all of them.
 * @param {number[][]} strands
 * @param {(ply: number) => number} place of a ply, from 0 to 1
 * @returns {{ place: number, share: number }[]} by seat
 */
export function emblemPlaces(strands, place) {
  /** @type {{ place: number, share: number }[]} */
  const taken = [];
  for (const [seat, shares] of strands.entries()) {
    const room = shares.map((share, ply) => {
      const here = place(ply);
      if (here < EDGE || here > 1 - EDGE) return -1;
      if (taken.some((one) => Math.abs(one.place - here) < APART && Math.abs(one.share - share) < CLOSE)) return -0.5;
      return Math.min(...strands.filter((_, other) => other !== seat).map((other) => Math.abs(other[ply] - share)));
    });
    const best = room.indexOf(Math.max(...room));
    taken.push({ place: place(best), share: shares[best] });
  }
  return taken;
}

export class Strands {
  box = find("review-strands");
  /** @type {ReviewView | null} */
  shown = null;
  ply = 0; // where the board is

  /**
   * @param {{
   *   jump: (ply: number) => Promise<void> | void,
   *   place: (ply: number) => number,
   * }} page `place` is where on the bar a move lies, from 0 to 1
   */
  constructor(page) {
    this.page = page;
    this.box.addEventListener("click", (event) => this.jumpTo(event));
  }

  /** @param {ReviewView} review */
  show(review) {
    this.shown = review;
    const last = review.strands[0].length - 1;
    const place = (/** @type {number} */ ply) => this.page.place(Math.min(ply, last));
    const lines = review.strands.map((shares, seat) =>
      draw("path", { class: `strand shade-${seat} seat-${data.colours[seat]}`, d: strand(shares, place) }),
    );
    const casings = review.strands.map((shares) => draw("path", { class: "casing", d: strand(shares, place) }));
    const marks = review.marks.map(({ ply, kind, grade }) =>
      draw("path", {
        class: `mark ${kind} ${GRADES.includes(grade ?? "") ? grade : ""}`,
        d: `M${(WIDTH * place(ply)).toFixed(1)} ${HEIGHT}V${kind === "decision" ? HEIGHT * 0.8 : HEIGHT * 0.9}`,
      }),
    );
    const emblems = emblemPlaces(review.strands, place).map((at, seat) => {
      const found = emblem(seat);
      found.style.insetInlineStart = `${(100 * at.place).toFixed(1)}%`;
      found.style.insetBlockStart = `clamp(8px, ${(100 * (1 - at.share)).toFixed(1)}%, 100% - 8px)`;
      return found;
    });
    const label = say("review-strands");
    this.box.replaceChildren(
      draw(
        "svg",
        { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": label },
        draw("path", { class: "even", d: `M0 ${HEIGHT * (1 - 1 / lines.length)}H${WIDTH}` }),
        ...marks,
        ...casings,
        ...lines,
        draw("path", { class: "cursor", d: `M0 0V${HEIGHT}` }),
      ),
      el("span", { class: "scale all", "aria-hidden": "true" }, "100%"),
      el("span", { class: "scale none", "aria-hidden": "true" }, "0%"),
      ...emblems,
    );
    this.box.hidden = false;
    this.at(this.ply);
  }

  /**
   * Show where the board is.
   * @param {number} ply
   */
  at(ply) {
    this.ply = ply;
    this.box.querySelector(".cursor")?.setAttribute("d", `M${(WIDTH * this.page.place(ply)).toFixed(1)} 0V${HEIGHT}`);
  }

  /** @param {MouseEvent} event */
  jumpTo(event) {
    if (!this.shown) return;
    const box = this.box.getBoundingClientRect();
    const wanted = (event.clientX - box.left) / box.width;
    const plies = this.shown.strands[0].map((_, ply) => ply);
    const near = (/** @type {number} */ ply) => Math.abs(this.page.place(ply) - wanted);
    this.page.jump(plies.reduce((best, ply) => (near(ply) < near(best) ? ply : best)));
  }
}
