// @ts-check
// Boards are drawn alike for everybody, with the names of the seats; the page writes those of the people in their place.

const MORE = "…";

/**
 * Write a name where a seat's own is drawn, cut to the room that there is.
 * @param {Element} node
 * @param {string} name
 */
function write(node, name) {
  const room = Number(node.getAttribute("data-room"));
  const isTooLong = () => /** @type {SVGTextElement} */ (node).getComputedTextLength() > room;
  node.textContent = name;
  for (let end = name.length - 1; end > 0 && isTooLong(); end -= 1) node.textContent = name.slice(0, end).trim() + MORE;
}

/**
 * Name the people in a picture as the rest of the page does.
 * @param {Element} picture
 * @param {string[]} names by seat
 */
export function writeNames(picture, names) {
  for (const node of picture.querySelectorAll("[data-called]")) {
    const name = names[Number(node.getAttribute("data-called"))];
    if (!name || name === node.textContent) continue;
    write(node, name);
    const beside = node.nextElementSibling;
    if (beside?.matches(".beside")) beside.textContent = ""; // it said who looks, as the name does now
  }
}
