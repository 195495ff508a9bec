import assert from "node:assert/strict";
import test from "node:test";
import {
  around,
  beside,
  bestCentre,
  corners,
  distance,
  inset,
  joined,
  middle,
  share,
  sightFrom,
} from "../../src/godsplay/web/pages/static/geometry.js";

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, width, height });
/** @param {number} x @param {number} y */
const at = (x, y) => ({ x, y });

test("the box around points touches the outermost", () => {
  assert.deepEqual(around([at(3, 9), at(-1, 4), at(2, 6)]), box(-1, 4, 4, 5));
  assert.deepEqual(middle(box(10, 20, 30, 40)), at(25, 40));
  assert.equal(distance(at(0, 0), at(3, 4)), 5);
  assert.deepEqual(around(corners(box(10, 20, 30, 40))), box(10, 20, 30, 40));
});

test("what is in sight stands within the view around a centre, not at its edge", () => {
  const sees = sightFrom(at(500, 500), box(0, 0, 200, 100), box(0, 0, 1000, 1000), 10);
  assert.ok(sees(at(590, 540)));
  assert.ok(!sees(at(591, 500)));
  assert.ok(!sees(at(500, 541)));
});

test("a view does not leave the board: near a corner its centre stays inside", () => {
  const sees = sightFrom(at(0, 0), box(0, 0, 200, 100), box(0, 0, 1000, 1000), 10);
  assert.ok(sees(at(190, 90)));
  assert.ok(sees(at(10, 10)));
  assert.ok(!sees(at(191, 50)));
});

test("what lies at the edge of the board is in sight there", () => {
  const sees = sightFrom(at(1000, 1000), box(0, 0, 200, 100), box(0, 0, 1000, 1000), 10);
  assert.ok(sees(at(998, 998)));
  assert.ok(!sees(at(805, 950)));
});

test("the best centre is where most points are in sight", () => {
  const sight = (/** @type {{ x: number, y: number }} */ centre) =>
    sightFrom(centre, box(0, 0, 100, 100), box(0, 0, 1000, 1000), 0);
  const points = [at(100, 100), at(800, 800), at(820, 820), at(840, 800)];
  assert.deepEqual(bestCentre(points, at(100, 100), sight), at(820, 810));
  assert.equal(bestCentre(points, at(820, 810), sight), null);
});

test("boxes that nearly touch become one, also by way of a third", () => {
  const [left, right, between] = [box(0, 0, 10, 10), box(40, 0, 10, 10), box(15, 0, 20, 10)];
  assert.deepEqual(joined([left, right], 12), [left, right]);
  assert.deepEqual(joined([left, right, between], 12), [box(0, 0, 50, 10)]);
});

test("boxes beside each other stay apart if they are far apart in the other direction", () => {
  const boxes = [box(0, 0, 10, 10), box(5, 60, 10, 10)];
  assert.deepEqual(joined(boxes, 12), boxes);
});

test("a box is covered as far as another lies on it", () => {
  assert.equal(share(box(0, 0, 10, 10), box(5, 0, 10, 5)), 0.25);
  assert.equal(share(box(0, 0, 10, 10), box(20, 0, 10, 10)), 0);
  assert.equal(share(box(0, 0, 0, 10), box(0, 0, 10, 10)), 0);
});

test("what stands beside a thing is right, left, above or below it, and inside the whole", () => {
  const places = beside(box(100, 100, 20, 20), box(0, 0, 400, 130), { width: 60, height: 40 }, 10);
  assert.deepEqual(places, [box(130, 86, 60, 40), box(30, 86, 60, 40), box(80, 50, 60, 40), box(80, 86, 60, 40)]);
});

test("a rim is cut off a box, and never more than there is of it", () => {
  assert.deepEqual(inset(box(10, 10, 100, 20), 16), box(26, 20, 68, 0));
});
