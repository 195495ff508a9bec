// What happy-dom leaves out of pictures: places on the screen, boxes, and motion.

/** A matrix that only moves, which is all that tests need. */
export class Shift {
  a = 1;
  b = 0;
  c = 0;
  d = 1;

  /** @param {number} e @param {number} f */
  constructor(e, f) {
    this.e = e;
    this.f = f;
  }

  inverse() {
    return new Shift(-this.e, -this.f);
  }

  /** @param {Shift} other */
  multiply(other) {
    return new Shift(this.e + other.e, this.f + other.f);
  }
}

/** @typedef {{ node: Element, steps: Keyframe[], end: () => void }} Motion */

/** @type {Motion[]} */
export const motions = [];

Object.assign(Element.prototype, {
  animate(/** @type {Keyframe[]} */ steps) {
    let end = () => {};
    const finished = new Promise((resolve) => {
      end = () => resolve(undefined);
    });
    motions.push({ node: /** @type {any} */ (this), steps, end });
    return { finished };
  },
});

/**
 * Say where an element is on the screen, and how large.
 * @param {Element} node
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
export function stand(node, x, y, size = 10) {
  const box = { x, y, left: x, top: y, width: size, height: size, right: x + size, bottom: y + size };
  Object.assign(node, {
    getScreenCTM: () => new Shift(x, y),
    getBBox: () => ({ x: 0, y: 0, width: size, height: size }),
    getBoundingClientRect: () => box,
  });
}
