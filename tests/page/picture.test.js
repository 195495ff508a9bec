import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { adopt, readLayer, readPicture, Sheets } from "../../src/godsplay/web/pages/static/picture.js";

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").SheetData} SheetData */

/** @type {SheetData[]} */
const SHEETS = [
  { name: "board", role: "board", seat: -1, box: [0, 10, 100, 50], layers: ["map", "pieces"] },
  { name: "track", role: "board", seat: -1, box: [100, 0, 20, 60], layers: ["track"] },
];
let sheets = new Sheets(SHEETS, "picture");
const layer = (/** @type {string} */ name) => /** @type {SVGGElement} */ (sheets.layers.get(name));
const drawn = () => [...sheets.svg.children].map((each) => each.textContent);

beforeEach(() => {
  sheets = new Sheets(SHEETS, "picture");
  sheets.update({ map: "<text>Map</text>", pieces: "<text>Pieces</text>", track: "<text>Track</text>" });
});

test("a picture that stands alone has its name as label, no height, and no title of its own", () => {
  const svg = readPicture(`<svg xmlns="http://www.w3.org/2000/svg" height="9"><title>The board</title></svg>`);
  assert.equal(svg.getAttribute("aria-label"), "The board");
  assert.equal(svg.hasAttribute("height"), false);
  assert.equal(svg.querySelector("title"), null);
});

test("styles are taken in by script, once, and leave no style in the text", () => {
  const before = document.adoptedStyleSheets.length;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg"><style>.a{}</style><rect style="fill: red"/></svg>`;
  const svg = readPicture(picture);
  readPicture(picture);
  adopt(".a{}");
  assert.equal(document.adoptedStyleSheets.length, before + 1);
  assert.equal(svg.querySelector("style"), null);
  assert.equal(svg.querySelector("rect")?.style.fill, "red");
});

test("a layer is a group without titles, which would hover beside the card", () => {
  const group = readLayer(`<g style="opacity: 0.5"><title>A cube</title><rect/></g>`);
  assert.equal(group.tagName, "g");
  assert.equal(group.querySelector("title"), null);
  assert.equal(/** @type {SVGElement} */ (group.firstElementChild).style.opacity, "0.5");
});

test("sheets are one picture around all of them, with their layers from the bottom to the top", () => {
  assert.equal(sheets.svg.getAttribute("viewBox"), "0 0 120 60");
  assert.equal(sheets.svg.getAttribute("class"), "picture");
  assert.deepEqual(drawn(), ["Map", "Pieces", "Track"]);
});

test("only what has changed is renewed, in its place", () => {
  const [map, pieces] = [layer("map"), layer("pieces")];
  sheets.update({ pieces: "<text>Moved</text>" });
  assert.equal(layer("map"), map);
  assert.notEqual(layer("pieces"), pieces);
  assert.deepEqual(drawn(), ["Map", "Moved", "Track"]);
});

test("layers of other sheets are left to them", () => {
  sheets.update({ hand: "<text>Hand</text>" });
  sheets.preview({ hand: "<text>Hand</text>" });
  assert.deepEqual(drawn(), ["Map", "Pieces", "Track"]);
});

test("what is tried out covers a layer, hidden from readers, until it is restored", () => {
  const pieces = layer("pieces");
  sheets.preview({ pieces: "<text>Tried</text>" });
  assert.deepEqual(drawn(), ["Map", "Pieces", "Tried", "Track"]);
  assert.equal(pieces.classList.contains("covered"), true);
  assert.equal(pieces.nextElementSibling?.getAttribute("aria-hidden"), "true");
  sheets.restore();
  assert.deepEqual(drawn(), ["Map", "Pieces", "Track"]);
  assert.equal(layer("pieces"), pieces);
  assert.equal(pieces.classList.contains("covered"), false);
});

test("of two choices that are tried out only the later one is shown", () => {
  sheets.preview({ pieces: "<text>One</text>" });
  sheets.preview({ track: "<text>Two</text>" });
  assert.deepEqual(drawn(), ["Map", "Pieces", "Track", "Two"]);
});

test("a new picture ends what is tried out", () => {
  sheets.preview({ map: "<text>Tried</text>", pieces: "<text>Tried</text>" });
  sheets.update({ pieces: "<text>Moved</text>" });
  assert.deepEqual(drawn(), ["Map", "Moved", "Track"]);
  assert.equal(sheets.svg.querySelector(".covered"), null);
});
