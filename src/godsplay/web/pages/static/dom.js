// @ts-check
// Making elements. Text always goes in as text, never as markup.
import { data } from "./page_data.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | boolean | null | undefined | ((event: Event) => unknown)} Attribute */
/** @typedef {Node | string | null | undefined} Child */

/**
 * Find a part of the page that its template always has.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [kind] what it must be, where that matters
 * @returns {T}
 */
export function find(id, kind) {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`the page has no such #${id}`);
  return /** @type {T} */ (found);
}

/**
 * Find the one element of a part that fits a selector.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function select(selector, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no such ${selector}`);
  return found;
}

/**
 * @template {Element} T
 * @param {T} node
 * @param {Record<string, Attribute>} attributes
 * @param {Child[]} children
 */
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice("on".length), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/**
 * Make an element of the page.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, Attribute>} attributes with listeners as `onclick`
 * @param {...Child} children
 */
export const el = (name, attributes, ...children) => fill(document.createElement(name), attributes, children);

/**
 * Make an element of a picture.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, Attribute>} attributes
 * @param {...Child} children
 */
export const draw = (name, attributes, ...children) => fill(document.createElementNS(SVG, name), attributes, children);

/**
 * Put children in the place of others, but leave alone what has not changed: no click and no focus is lost in it.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function renew(parent, children) {
  children.forEach((child, place) => {
    const old = parent.children[place];
    if (!old) parent.append(child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  });
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}

/**
 * Draw the emblem of a seat: its colour and its outline.
 * @param {number} seat
 */
export function emblem(seat) {
  return draw(
    "svg",
    { class: `emblem shade-${seat} seat-${data.colours[seat]}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    draw("rect", { class: "body", x: -11, y: -11, width: 22, height: 22, rx: 4 }),
    draw("path", { class: "mark", d: data.emblems[seat] }),
  );
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * Draw dice.
 * @param {number[]} faces
 * @param {string} label
 */
export function dice(faces, label) {
  const pip = (/** @type {number} */ place) =>
    draw("circle", { cx: 5 + 5 * (place % 3), cy: 5 + 5 * Math.floor(place / 3), r: 1.9 });
  const shown = faces.map((face) =>
    draw(
      "svg",
      { viewBox: "0 0 20 20", "aria-hidden": "true" },
      draw("rect", { x: 1, y: 1, width: 18, height: 18, rx: 4 }),
      ...PIPS[face].map(pip),
    ),
  );
  return el("span", { class: "dice", role: "img", "aria-label": label }, ...shown);
}

/**
 * Scroll a box, and nothing around it, until a part of it is in sight.
 * @param {Element} box
 * @param {Element} part
 */
export function scrollWithin(box, part) {
  const outer = box.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  const left = Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right);
  const top = Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom);
  box.scrollBy({ left, top });
}
