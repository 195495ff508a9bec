// @ts-check
// Pictures from the server as parts of the page.

/** @type {Map<string, CSSStyleSheet>} the styles of pictures, by their text */
const sheets = new Map();

/**
 * Read a picture. It may bring styles; they are taken in by a way that the page's policy allows.
 * @param {string} picture
 * @returns {SVGSVGElement}
 */
export function readPicture(picture) {
  const bare = picture
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, text) => adopt(text))
    .replaceAll(' style="', ' data-style="');
  const parsed = new DOMParser().parseFromString(bare, "image/svg+xml").documentElement;
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed, true)));
  for (const node of svg.querySelectorAll("[data-style]")) {
    /** @type {SVGElement} */ (node).style.cssText = node.getAttribute("data-style") ?? "";
  }
  svg.removeAttribute("height");
  if (svg.querySelector("[data-actions]")) svg.setAttribute("role", "group");
  const name = svg.querySelector(":scope > title");
  if (name) {
    svg.setAttribute("aria-label", name.textContent ?? "");
    name.remove(); // it would hover over the whole board
  }
  return svg;
}

/** @param {string} text */
function adopt(text) {
  if (!sheets.has(text)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return "";
}
