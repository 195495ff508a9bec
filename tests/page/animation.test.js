import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { glide, places, rotation, shortWay } from "../../src/godsplay/web/pages/static/animation.js";

/** A matrix that only moves, which is all that these tests need. */
class Shift {
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

/** @type {{ piece: string | undefined, from: Keyframe, to: Keyframe }[]} */
let moved = [];

/**
 * Draw pieces at places, in a picture that stands somewhere on the page.
 * @param {Record<string, { at?: [number, number], transform?: string }>} pieces
 * @param {[number, number]} [corner]
 * @returns {any}
 */
function picture(pieces, corner = [0, 0]) {
  const svg = /** @type {any} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  svg.getCTM = () => new Shift(...corner);
  for (const [name, { at = [0, 0], transform }] of Object.entries(pieces)) {
    const node = /** @type {any} */ (document.createElementNS("http://www.w3.org/2000/svg", "g"));
    node.dataset.piece = name;
    if (transform) node.setAttribute("transform", transform);
    node.getCTM = () => new Shift(corner[0] + at[0], corner[1] + at[1]);
    node.animate = (/** @type {Keyframe[]} */ [from, to]) => moved.push({ piece: node.dataset.piece, from, to });
    svg.append(node);
  }
  return svg;
}

beforeEach(() => {
  moved = [];
});

test("a rotation is read with its centre, which may be left out", () => {
  assert.deepEqual(rotation("rotate(-45 10,20)"), { degrees: -45, x: 10, y: 20 });
  assert.deepEqual(rotation("rotate( 30.5 )"), { degrees: 30.5, x: 0, y: 0 });
  assert.equal(rotation("translate(1 2)"), null);
  assert.equal(rotation(null), null);
});

test("the short way round is never more than half a turn", () => {
  assert.equal(shortWay(0, 90), 90);
  assert.equal(shortWay(350, 10), 20);
  assert.equal(shortWay(10, 350), -20);
  assert.equal(shortWay(-170, 170), -20);
  assert.equal(shortWay(720, 0), 0);
});

test("a piece travels from where it was, in the coordinates of the picture", () => {
  const before = places(picture({ king: { at: [10, 0] } }, [100, 100]));
  glide(picture({ king: { at: [50, 5] } }, [300, 300]), before);
  assert.deepEqual(moved, [
    { piece: "king", from: { transform: "matrix(1,0,0,1,10,0)" }, to: { transform: "matrix(1,0,0,1,50,5)" } },
  ]);
});

test("a piece that stands still does not move, though the picture may have", () => {
  const before = places(picture({ king: { at: [10, 0] } }, [100, 100]));
  glide(picture({ king: { at: [10.2, 0] } }, [0, 0]), before);
  assert.deepEqual(moved, []);
});

test("a new piece appears", () => {
  glide(picture({ pawn: {} }), places(picture({ king: {} })));
  assert.deepEqual(moved, [{ piece: "pawn", from: { opacity: 0 }, to: { opacity: 1 } }]);
});

test("a ring turns the short way round its own centre", () => {
  const before = places(picture({ ring: { transform: "rotate(350 10 20)" } }));
  glide(picture({ ring: { transform: "rotate(30 10 20)" } }), before);
  const css = (/** @type {number} */ degrees) => `translate(10px,20px) rotate(${degrees}deg) translate(-10px,-20px)`;
  assert.deepEqual(moved, [{ piece: "ring", from: { transform: css(-10) }, to: { transform: css(30) } }]);
});

test("nothing moves without a picture before, or for those who want no motion", () => {
  glide(picture({ king: {} }), places(null));
  globalThis.matchMedia = () => /** @type {any} */ ({ matches: true });
  glide(picture({ pawn: {} }), places(picture({ king: {} })));
  assert.deepEqual(moved, []);
});
