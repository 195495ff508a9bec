// @ts-check
// Pictures from the server as parts of the page: sheets that hold layers, of which only those that changed are renewed.
import { draw } from "./dom.js";

/** @typedef {import("../server.d.ts").SheetData} SheetData */

/** @type {Map<string, CSSStyleSheet>} the styles of pictures, by their text */
const sheets = new Map();

/**
 * Read a picture that stands alone. It may bring styles; they are taken in by a way that the page's policy allows.
 * @param {string} picture
 * @returns {SVGSVGElement}
 */
export function readPicture(picture) {
  const bare = picture.replace(/<style>([\s\S]*?)<\/style>/g, (_, text) => adopt(text));
  const parsed = new DOMParser().parseFromString(withoutStyles(bare), "image/svg+xml").documentElement;
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
  setStyles(svg);
  svg.removeAttribute("height");
  const name = svg.querySelector(":scope > title");
  if (name) {
    svg.setAttribute("aria-label", name.textContent ?? "");
    name.remove(); // it would hover over the whole picture
  }
  return svg;
}

/**
 * Read a layer, or any other part of a picture.
 * @param {string} text
 * @returns {SVGGElement}
 */
export function readLayer(text) {
  const whole = `<g xmlns="http://www.w3.org/2000/svg">${withoutStyles(text)}</g>`;
  const parsed = new DOMParser().parseFromString(whole, "image/svg+xml").documentElement;
  const layer = /** @type {SVGGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
  setStyles(layer);
  for (const words of layer.querySelectorAll("title")) words.remove(); // the card of a thing says more
  return layer;
}

/**
 * Take in the style of pictures.
 * @param {string} text
 */
export function adopt(text) {
  if (!sheets.has(text)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return "";
}

/** @param {string} text */
const withoutStyles = (text) => text.replaceAll(' style="', ' data-style="');

/** @param {Element} root */
function setStyles(root) {
  for (const node of root.querySelectorAll("[data-style]")) {
    /** @type {SVGElement} */ (node).style.cssText = node.getAttribute("data-style") ?? "";
    node.removeAttribute("data-style");
  }
}

/** Some sheets as one picture. */
export class Sheets {
  /** @type {Map<string, SVGGElement>} by the name of the layer */
  layers = new Map();

  /**
   * @param {SheetData[]} sheets
   * @param {string} scope the class by which the style of pictures finds them
   */
  constructor(sheets, scope) {
    const left = Math.min(...sheets.map(({ box: [x] }) => x));
    const top = Math.min(...sheets.map(({ box: [, y] }) => y));
    const width = Math.max(...sheets.map(({ box: [x, , wide] }) => x + wide)) - left;
    const height = Math.max(...sheets.map(({ box: [, y, , high] }) => y + high)) - top;
    this.svg = draw("svg", { class: scope, viewBox: `${left} ${top} ${width} ${height}`, role: "group" });
    this.svg.style.aspectRatio = `${width} / ${height}`;
    for (const name of sheets.flatMap((sheet) => sheet.layers)) {
      const layer = draw("g", {});
      this.layers.set(name, layer);
      this.svg.append(layer);
    }
  }

  /** @type {Map<SVGGElement, SVGGElement>} layers that are tried out, by those that they cover */
  tried = new Map();

  /**
   * Show layers as a choice would change them, for as long as it is looked at.
   * @param {Record<string, string>} changed
   */
  preview(changed) {
    this.restore();
    for (const [name, text] of Object.entries(changed)) {
      const old = this.layers.get(name);
      if (!old) continue;
      const layer = readLayer(text);
      layer.setAttribute("class", "preview");
      layer.setAttribute("aria-hidden", "true");
      old.after(layer);
      old.classList.add("covered");
      this.tried.set(old, layer);
    }
  }

  restore() {
    for (const [old, layer] of this.tried) {
      layer.remove();
      old.classList.remove("covered");
    }
    this.tried.clear();
  }

  /**
   * Renew the layers that have changed, as far as they are here.
   * @param {Record<string, string>} changed
   */
  update(changed) {
    this.restore();
    for (const [name, text] of Object.entries(changed)) {
      const old = this.layers.get(name);
      if (!old) continue;
      const layer = readLayer(text);
      old.replaceWith(layer);
      this.layers.set(name, layer);
    }
  }
}
