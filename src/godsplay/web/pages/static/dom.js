// Making elements. Text always goes in as text, never as markup.
import { data } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

export const find = (id) => document.getElementById(id);

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export const el = (name, attributes, ...children) =>
  fill(document.createElement(name), attributes, children);

export const draw = (name, attributes, ...children) =>
  fill(document.createElementNS(SVG, name), attributes, children);

// Put children in the place of others, but leave alone what has not changed: no click and no focus is lost in it.
export function renew(parent, children) {
  children.forEach((child, place) => {
    const old = parent.children[place];
    if (!old) parent.append(child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  });
  while (parent.children.length > children.length) parent.lastElementChild.remove();
}

// The emblem of a seat: its colour and its outline.
export function emblem(seat) {
  return draw(
    "svg",
    { class: `emblem shade-${seat} seat-${data.colours[seat]}`, viewBox: "-12 -12 24 24", "aria-hidden": "true" },
    draw("rect", { class: "body", x: -11, y: -11, width: 22, height: 22, rx: 4 }),
    draw("path", { class: "mark", d: data.emblems[seat] }),
  );
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

// Dice as dice.
export function dice(faces, label) {
  const shown = faces.map((face) =>
    draw(
      "svg",
      { viewBox: "0 0 20 20", "aria-hidden": "true" },
      draw("rect", { x: 1, y: 1, width: 18, height: 18, rx: 4 }),
      ...PIPS[face].map((place) => draw("circle", { cx: 5 + 5 * (place % 3), cy: 5 + 5 * Math.floor(place / 3), r: 1.9 })),
    ),
  );
  return el("span", { class: "dice", role: "img", "aria-label": label }, ...shown);
}
