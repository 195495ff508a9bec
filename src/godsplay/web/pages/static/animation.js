// @ts-check
// Pieces that keep their name travel from where they were to where they are, those that go fall, cards turn over.
const GLIDE = 350;
const TURN = 500;
const FALL = 700;
const ROTATION = /^rotate\(\s*(-?[\d.]+)(?:[ ,]+(-?[\d.]+)[ ,]+(-?[\d.]+))?/;

/** @typedef {{ degrees: number, x: number, y: number }} Rotation by so much, around a point */
/** @typedef {{ node: SVGGraphicsElement, matrix: DOMMatrix | null, rotation: Rotation | null, face: string | null }} Place */
/** @typedef {Map<string, Place>} Places of pieces on the screen, by name */

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {ParentNode} root
 * @returns {SVGGraphicsElement[]}
 */
const pieces = (root) =>
  [...root.querySelectorAll("[data-piece]")].filter((each) => each instanceof SVGGraphicsElement);

/**
 * Find where every named piece stands.
 * @param {ParentNode[]} pictures
 * @returns {Places}
 */
export function places(pictures) {
  return new Map(pictures.flatMap(pieces).map((node) => [node.dataset.piece ?? "", placeOf(node)]));
}

/**
 * @param {SVGGraphicsElement} node
 * @returns {Place}
 */
const placeOf = (node) => ({
  node,
  matrix: node.getBoundingClientRect().width ? node.getScreenCTM() : null, // a sheet that is put away is nowhere
  rotation: rotation(node.getAttribute("transform")),
  face: node.getAttribute("data-face"),
});

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
 * Move pieces from where they were to where they are; those that are nowhere any more fall.
 * @param {ParentNode[]} pictures
 * @param {Places} before
 */
export function animate(pictures, before) {
  if (isStill() || !before.size) return;
  const now = new Set();
  for (const piece of pictures.flatMap(pieces)) {
    const name = piece.dataset.piece ?? "";
    now.add(name);
    const old = before.get(name);
    if (old?.node === piece) continue;
    const turned = rotation(piece.getAttribute("transform"));
    if (!old?.matrix) appear(piece);
    else if (old.rotation && turned) turn(piece, old.rotation, turned);
    else {
      travel(piece, old.matrix);
      if (old.face !== piece.getAttribute("data-face")) flip(piece);
    }
  }
  for (const [name, old] of before) if (!now.has(name)) fall(old);
}

/**
 * List the journeys that are under way in a picture, each as a promise; what glows and pulses travels nowhere.
 * @param {Element | null} root
 */
export function travelling(root) {
  const moving = root?.getAnimations({ subtree: true }) ?? [];
  return moving.filter((animation) => !(animation instanceof CSSAnimation)).map((animation) => animation.finished);
}

/** @param {Element} piece */
function appear(piece) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
}

/**
 * @param {SVGGraphicsElement} piece
 * @param {DOMMatrix} old on the screen
 */
function travel(piece, old) {
  const now = piece.getScreenCTM();
  const parent = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece.parentNode)).getScreenCTM?.();
  if (!now || !parent) return;
  const moved = Math.hypot(now.e - old.e, now.f - old.f) >= 0.5;
  const turned = Math.abs(now.a - old.a) + Math.abs(now.b - old.b) >= 0.01;
  if (!moved && !turned) return;
  const css = (/** @type {DOMMatrix} */ m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
  const [start, end] = [old, now].map((matrix) => css(parent.inverse().multiply(matrix)));
  piece.animate([{ transform: start }, { transform: end }], { duration: GLIDE, easing: "ease-out" });
}

/**
 * Turn a card over, by making what is on it narrow and wide again.
 * @param {Element} piece
 */
function flip(piece) {
  for (const part of piece.children) {
    part.animate([{ scale: "0 1" }, { scale: "1 1" }], { duration: GLIDE, easing: "ease-out" });
  }
}

/**
 * Let a piece that has gone fall out of the picture, and fade.
 * @param {Place} old
 */
function fall({ node, matrix }) {
  const svg = document.querySelector("#board > svg");
  const root = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
  if (!svg || !root || !matrix) return;
  const ghost = /** @type {SVGGraphicsElement} */ (node.cloneNode(true));
  const { a, b, c, d, e, f } = root.inverse().multiply(matrix);
  ghost.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  for (const part of [ghost, ...ghost.querySelectorAll("[data-piece], [data-spot]")]) {
    for (const name of ["data-piece", "data-spot", "data-actions", "role", "tabindex", "aria-label"])
      part.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  svg.append(ghost);
  const steps = [
    { opacity: 1, translate: "0 0" },
    { opacity: 1, translate: "0 -8px", offset: 0.25 },
    { opacity: 0, translate: "0 90px" },
  ];
  ghost.animate(steps, { duration: FALL, easing: "ease-in" }).finished.finally(() => ghost.remove());
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
