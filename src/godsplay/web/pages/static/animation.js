// @ts-check
// Pieces that keep their name travel from where they were to where they are; rings turn.
const GLIDE = 350;
const TURN = 500;
const ROTATION = /^rotate\(\s*(-?[\d.]+)(?:[ ,]+(-?[\d.]+)[ ,]+(-?[\d.]+))?/;

/** @typedef {{ degrees: number, x: number, y: number }} Rotation by so much, around a point */
/** @typedef {Map<string, { matrix: DOMMatrix | null, rotation: Rotation | null }>} Places of pieces, by name */

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {ParentNode} svg
 * @returns {SVGGraphicsElement[]}
 */
const pieces = (svg) => [...svg.querySelectorAll("[data-piece]")].filter((each) => each instanceof SVGGraphicsElement);

/**
 * Find where every named piece stands, in the coordinates of the picture.
 * @param {SVGSVGElement | null} svg
 * @returns {Places}
 */
export function places(svg) {
  if (!svg) return new Map();
  return new Map(
    pieces(svg).map((piece) => [
      piece.dataset.piece ?? "",
      { matrix: toRoot(svg, piece), rotation: rotation(piece.getAttribute("transform")) },
    ]),
  );
}

/**
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} node
 */
function toRoot(svg, node) {
  const own = node.getCTM();
  const root = svg.getCTM?.() ?? svg.getScreenCTM();
  if (!own) return null;
  // The root's own matrix holds size and zoom, which are no business of the pieces.
  return root ? root.inverse().multiply(own) : own;
}

/**
 * Read a transformation that begins with a rotation.
 * @param {string | null} transform
 * @returns {Rotation | null}
 */
export function rotation(transform) {
  const found = ROTATION.exec(transform ?? "");
  return found && { degrees: Number(found[1]), x: Number(found[2] ?? 0), y: Number(found[3] ?? 0) };
}

/**
 * Return how far it is from one angle to another by the short way round, in degrees.
 * @param {number} from
 * @param {number} to
 */
export const shortWay = (from, to) => ((((to - from) % 360) + 540) % 360) - 180;

/**
 * Move pieces from where they were to where they are.
 * @param {SVGSVGElement} svg
 * @param {Places} before
 */
export function glide(svg, before) {
  if (isStill() || !before.size) return;
  for (const piece of pieces(svg)) {
    const old = before.get(piece.dataset.piece ?? "");
    const turned = rotation(piece.getAttribute("transform"));
    if (!old) appear(piece);
    else if (old.rotation && turned) turn(piece, old.rotation, turned);
    else if (old.matrix) travel(svg, piece, old.matrix);
  }
}

/**
 * List the journeys that are under way in a picture, each as a promise; what glows and pulses travels nowhere.
 * @param {SVGSVGElement | null} svg
 */
export function travelling(svg) {
  const moving = svg?.getAnimations({ subtree: true }) ?? [];
  return moving.filter((animation) => !(animation instanceof CSSAnimation)).map((animation) => animation.finished);
}

/** @param {Element} piece */
function appear(piece) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
}

/**
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} piece
 * @param {DOMMatrix} old
 */
function travel(svg, piece, old) {
  const now = toRoot(svg, piece);
  if (!now) return;
  const moved = Math.hypot(now.e - old.e, now.f - old.f) >= 0.5;
  const turned = Math.abs(now.a - old.a) + Math.abs(now.b - old.b) >= 0.01;
  if (!moved && !turned) return;
  const parent = toRoot(svg, /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentNode)));
  if (!parent) return;
  const css = (/** @type {DOMMatrix} */ m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
  const [start, end] = [old, now].map((matrix) => css(parent.inverse().multiply(matrix)));
  piece.animate([{ transform: start }, { transform: end }], { duration: GLIDE, easing: "ease-out" });
}

/**
 * Turn a piece the short way round; the turning point stays as the picture has it.
 * @param {Element} piece
 * @param {Rotation} old
 * @param {Rotation} now
 */
function turn(piece, old, now) {
  const way = shortWay(now.degrees, old.degrees);
  if (Math.abs(way) < 0.1) return;
  const { x, y } = now;
  const css = (/** @type {number} */ degrees) =>
    `translate(${x}px,${y}px) rotate(${degrees}deg) translate(${-x}px,${-y}px)`;
  const steps = [{ transform: css(now.degrees + way) }, { transform: css(now.degrees) }];
  piece.animate(steps, { duration: TURN, easing: "ease-in-out" });
}
