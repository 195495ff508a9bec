// @ts-check
// Whoever carries a thing to the edge of the board sees more of it: the board follows.
const EDGE = 40; // pixels from the edge at which the board begins to move
const FASTEST = 12; // pixels a frame, at the very edge

/** @typedef {import("../types.d.ts").Point} Point */

/**
 * Return how fast the board moves along one axis: faster towards an edge, and not at all in the middle or outside.
 * @param {number} at where the pointer is
 * @param {number} from
 * @param {number} to
 */
export function speed(at, from, to) {
  if (at < from || at > to) return 0;
  if (at < from + EDGE) return -FASTEST * (1 - (at - from) / EDGE);
  if (at > to - EDGE) return FASTEST * (1 - (to - at) / EDGE);
  return 0;
}

export class EdgeScroll {
  /** @type {Point | null} where the pointer is while something is carried */
  point = null;
  /** @type {number | null} the frame that was asked for */
  frame = null;

  /** @param {HTMLElement} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** @param {Point} point */
  carry(point) {
    this.point = point;
    this.frame ??= requestAnimationFrame(() => this.move());
  }

  stop() {
    this.point = null;
  }

  move() {
    this.frame = null;
    if (!this.point) return;
    const { left, right, top, bottom } = this.scene.getBoundingClientRect();
    const across = speed(this.point.x, left, right);
    const down = speed(this.point.y, top, bottom);
    if (!across && !down) return;
    this.scene.scrollBy({ left: across, top: down, behavior: "instant" });
    this.frame = requestAnimationFrame(() => this.move());
  }
}
