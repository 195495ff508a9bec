// @ts-check
// The picture of a thing on its card: the thing itself, with what lies on it.
import { draw } from "./dom.js";
import { data } from "./page_data.js";

const LARGEST = 420; // units; what is larger is part of the ground, and no thing
const TALL = 60; // a card to be read, or something round
const WIDE = 90; // a panel
const EDGE = 2;
const MARKS = ["pointed", "armed", "hinted", "taken"];
const FOR_POINTING = ["data-actions", "data-spot", "data-piece", "role", "tabindex", "aria-label", "id"];

/** @param {Element} node */
export function pictureOf(node) {
  if (!(node instanceof SVGGraphicsElement)) return null;
  const box = node.getBBox();
  if (!box.width || !box.height || box.width > LARGEST || box.height > LARGEST) return null;
  const lying = lyingOn(node);
  const { x, y } = lying.length ? cornerOf(node) : box;
  const parts = lying.length ? [layerOf(node), ...lying].map(copyOf) : [copyOf(node)];
  if (!lying.length) parts[0].removeAttribute("transform");
  const viewBox = `${x - EDGE} ${y - EDGE} ${box.width + 2 * EDGE} ${box.height + 2 * EDGE}`;
  return draw("svg", { class: data.scope + shapeOf(box), viewBox, "aria-hidden": "true" }, ...parts);
}

/** @param {{ width: number, height: number }} box */
function shapeOf({ width, height }) {
  if (height > width * 0.9 && height > TALL) return " tall";
  return width > height * 1.1 && width > WIDE ? " wide" : "";
}

/** @param {Element} node */
const layerOf = (node) => /** @type {SVGGElement} */ (node.closest("svg > g") ?? node);

/**
 * List the layers that lie on a thing and reach nowhere beyond it: what stands on a player's board.
 * @param {SVGGraphicsElement} node
 */
function lyingOn(node) {
  const own = node.getBoundingClientRect();
  const layers = [...(node.closest("svg")?.children ?? [])];
  return layers.slice(layers.indexOf(layerOf(node)) + 1).filter((layer) => {
    const { left, top, right, bottom, width } = layer.getBoundingClientRect();
    const [across, down] = [left >= own.left && right <= own.right, top >= own.top && bottom <= own.bottom];
    return width > 0 && across && down;
  });
}

/**
 * Return where a thing begins, in units of its picture.
 * @param {SVGGraphicsElement} node
 */
function cornerOf(node) {
  const { left, top } = node.getBoundingClientRect();
  const to = node.ownerSVGElement?.getScreenCTM()?.inverse() ?? { a: 1, d: 1, e: 0, f: 0 };
  return { x: left * to.a + to.e, y: top * to.d + to.f };
}

/**
 * Copy a part of a picture, as something that is nothing to press.
 * @param {Element} part
 */
function copyOf(part) {
  const copy = /** @type {SVGGraphicsElement} */ (part.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    each.classList.remove(...MARKS);
    for (const name of FOR_POINTING) each.removeAttribute(name);
  }
  return copy;
}
