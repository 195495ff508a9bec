// @ts-check
// Points and boxes: what is in sight, what stands close together.

/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("../types.d.ts").Box} Box */

const EDGE = 4; // between what stands beside a thing and the edge of the whole

/**
 * @param {Box} box
 * @returns {Point}
 */
export const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/**
 * @param {Point} one
 * @param {Point} other
 */
export const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Whether a box is smaller than a size, either way.
 * @param {Box} box
 * @param {number} size
 */
export const isSmall = ({ width, height }, size) => width < size && height < size;

/**
 * Return how much of a box another one covers, from 0 to 1.
 * @param {Box} box
 * @param {Box} cover
 */
export function share(box, cover) {
  const across = Math.min(box.left + box.width, cover.left + cover.width) - Math.max(box.left, cover.left);
  const down = Math.min(box.top + box.height, cover.top + cover.height) - Math.max(box.top, cover.top);
  const area = box.width * box.height;
  return area > 0 ? (Math.max(0, across) * Math.max(0, down)) / area : 0;
}

/**
 * List where a box can stand beside another: right, left, above, below, as far as the whole lets it.
 * @param {Box} box
 * @param {Box} whole
 * @param {{ width: number, height: number }} size
 * @param {number} room between them
 * @returns {Box[]}
 */
export function beside(box, whole, { width, height }, room) {
  const [across, down] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
  const places = [
    { left: box.left + box.width + room, top: down },
    { left: box.left - width - room, top: down },
    { left: across, top: box.top - height - room },
    { left: across, top: box.top + box.height + room },
  ];
  return places.map(({ left, top }) => ({
    left: within(left, whole.left, whole.width - width),
    top: within(top, whole.top, whole.height - height),
    width,
    height,
  }));
}

/**
 * @param {number} at
 * @param {number} start
 * @param {number} length
 */
const within = (at, start, length) => Math.max(start + EDGE, Math.min(at, start + length - EDGE));

/**
 * Return the smallest box around some points.
 * @param {Point[]} points
 * @returns {Box}
 */
export function around(points) {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/**
 * Return a test of what is in sight once a point is in the middle of a view, as far as the whole lets it get there.
 * @param {Point} centre
 * @param {Box} view
 * @param {Box} whole
 * @param {number} edge what is nearer to the edge of the view than this is not in sight, unless the whole ends there
 * @returns {(point: Point) => boolean}
 */
export function sightFrom(centre, view, whole, edge) {
  const across = reach(centre.x, view.width, whole.left, whole.width, edge);
  const down = reach(centre.y, view.height, whole.top, whole.height, edge);
  return ({ x, y }) => x >= across.from && x <= across.to && y >= down.from && y <= down.to;
}

/**
 * Return from where to where one sees, in one direction.
 * @param {number} centre
 * @param {number} size of the view
 * @param {number} start of the whole
 * @param {number} length of the whole
 * @param {number} edge
 */
function reach(centre, size, start, length, edge) {
  const last = start + length - size;
  const from = Math.max(start, Math.min(centre - size / 2, last));
  return { from: from > start ? from + edge : from, to: from < last ? from + size - edge : from + size };
}

/**
 * @param {Box} box
 * @returns {Point[]}
 */
export const corners = ({ left, top, width, height }) =>
  [left, left + width].flatMap((x) => [top, top + height].map((y) => ({ x, y })));

/**
 * Return a box with so much cut off all around, as far as there is so much.
 * @param {Box} box
 * @param {number} rim
 * @returns {Box}
 */
export function inset({ left, top, width, height }, rim) {
  const [across, down] = [Math.min(rim, width / 2), Math.min(rim, height / 2)];
  return { left: left + across, top: top + down, width: width - 2 * across, height: height - 2 * down };
}

/**
 * Find where most of some points are in sight at once.
 * @param {Point[]} points
 * @param {Point} here
 * @param {(centre: Point) => (point: Point) => boolean} sight
 * @param {Point[]} [kept] what must be in sight with them, if it can be with any of them
 * @returns {Point | null} nothing if no place is better than here
 */
export function bestCentre(points, here, sight, kept = []) {
  const seenFrom = (/** @type {Point} */ centre) => (kept.every(sight(centre)) ? points.filter(sight(centre)) : []);
  let best = seenFrom(here);
  const found = best.length;
  for (const some of [points, ...points.map((point) => [point])]) {
    const seen = seenFrom(middle(around([...some, ...kept])));
    if (seen.length > best.length) best = seen;
  }
  if (kept.length && !best.length) return bestCentre(points, here, sight);
  return best.length > found ? middle(around([...best, ...kept])) : null;
}

/**
 * Join boxes that stand closer together than a gap: they are one thing to the eye.
 * @param {Box[]} boxes
 * @param {number} gap
 * @returns {Box[]}
 */
export function joined(boxes, gap) {
  /** @type {Box[]} */
  const found = [];
  for (let here of boxes) {
    let place = found.findIndex((each) => isNear(each, here, gap));
    while (place >= 0) {
      here = union(here, ...found.splice(place, 1));
      place = found.findIndex((each) => isNear(each, here, gap));
    }
    found.push(here);
  }
  return found;
}

/**
 * @param {Box} one
 * @param {Box} other
 * @param {number} gap
 */
function isNear(one, other, gap) {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height);
  return across < gap && down < gap;
}

/** @param {...Box} boxes */
function union(...boxes) {
  return around(
    boxes.flatMap(({ left, top, width, height }) => [
      { x: left, y: top },
      { x: left + width, y: top + height },
    ]),
  );
}

/**
 * Find the nearest of some things in a direction; what lies aside counts as farther away.
 * @param {Element} from
 * @param {Element[]} things
 * @param {Point} way a step to the left, right, up or down
 * @returns {Element | null}
 */
export function nearest(from, things, way) {
  const here = middle(from.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const there = middle(thing.getBoundingClientRect());
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (thing === from || ahead < 1 || ahead + 2 * aside >= least) continue;
    best = thing;
    least = ahead + 2 * aside;
  }
  return best;
}
