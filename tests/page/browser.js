// A browser without a window: the table page's own template in happy-dom, as globals for the scripts.
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

const TEMPLATE = new URL("../../src/godsplay/web/pages/templates/table.html", import.meta.url);
const PACES = ["calm", "brisk", "once"];
const NAMES = [
  "document",
  "CSSAnimation",
  "CSSStyleSheet",
  "DOMParser",
  "Element",
  "Event",
  "FormData",
  "HTMLButtonElement",
  "HTMLDialogElement",
  "HTMLElement",
  "HTMLFormElement",
  "HTMLInputElement",
  "HTMLLinkElement",
  "HTMLOutputElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
  "KeyboardEvent",
  "MouseEvent",
  "Node",
  "PointerEvent",
  "SVGElement",
  "SVGGraphicsElement",
  "SVGSVGElement",
  "history",
  "localStorage",
  "location",
  "sessionStorage",
];

/**
 * The sheets that a viewer sees: a board, two panels, and for players a hand.
 * @param {number} viewer
 * @returns {import("../../src/godsplay/web/pages/server.d.ts").SheetData[]}
 */
const sheets = (viewer) => [
  { name: "board", role: "board", seat: -1, box: [0, 0, 100, 60], layers: ["map", "pieces"] },
  { name: "panel-0", role: "seat", seat: 0, box: [100, 0, 40, 30], layers: ["panel-0"] },
  { name: "panel-1", role: "seat", seat: 1, box: [100, 30, 40, 30], layers: ["panel-1"] },
  ...(viewer < 2 ? [hand(viewer)] : []),
];

/**
 * @param {number} seat
 * @returns {import("../../src/godsplay/web/pages/server.d.ts").SheetData}
 */
const hand = (seat) => ({ name: "hand", role: "hand", seat, box: [0, 60, 100, 20], layers: ["hand"] });

/** @type {import("../../src/godsplay/web/pages/server.d.ts").PageData} */
const data = {
  table: "abc",
  game: "chess",
  title: "Chess",
  assets: "version-1",
  root: "",
  in_page: false,
  people: [],
  seen: null,
  seats: ["white", "black", "red"],
  colours: ["white", "black", "red"],
  emblems: ["M0 0", "M1 1", "M2 2"],
  host: false,
  advance: false,
  luck: { commitment: "", chosen: null, adds: false, given: [] },
  levels: { easy: "easy bot", normal: "normal bot" },
  usual: "normal",
  words: {},
  hints: [],
  scope: "picture",
  style: "",
  sheets: [0, 1, 2].map(sheets),
};

const browser = new Window({ url: "http://table.example/t/abc" });
const body = readFileSync(TEMPLATE, "utf8")
  .replace(/\{%.*?%\}/gs, "")
  .replace(/\{\{.*?\}\}/gs, "");
browser.document.body.innerHTML = body;

const source = /** @type {any} */ (browser);
for (const name of NAMES) {
  const value = source[name] ?? class {};
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.assign(globalThis, {
  window: browser,
  addEventListener: () => {},
  matchMedia: () => ({ matches: false }),
  ResizeObserver: class {
    observe() {}
  },
});

const script = document.getElementById("data");
if (!script) throw new Error("the template has no place for the page's data");
script.textContent = JSON.stringify(data);
document.getElementById("pace")?.replaceChildren(
  ...PACES.map((pace) => {
    const option = document.createElement("option");
    option.value = pace;
    return option;
  }),
);
