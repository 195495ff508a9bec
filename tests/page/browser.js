// A browser without a window: the table page's own template in happy-dom, as globals for the scripts.
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

const TEMPLATE = new URL("../../src/godsplay/web/pages/templates/table.html", import.meta.url);
const PACES = ["slow", "normal", "fast", "instant"];
const NAMES = [
  "document",
  "CSSAnimation",
  "CSSStyleSheet",
  "DOMParser",
  "Element",
  "Event",
  "HTMLDialogElement",
  "HTMLElement",
  "HTMLFormElement",
  "HTMLInputElement",
  "HTMLOutputElement",
  "HTMLSelectElement",
  "KeyboardEvent",
  "MouseEvent",
  "Node",
  "PointerEvent",
  "SVGElement",
  "SVGGraphicsElement",
  "localStorage",
  "location",
  "sessionStorage",
];

/** @type {import("../../src/godsplay/web/pages/server.d.ts").PageData} */
const data = {
  table: "abc",
  game: "chess",
  assets: "version-1",
  people: [],
  seats: ["white", "black", "red"],
  colours: ["white", "black", "red"],
  emblems: ["M0 0", "M1 1", "M2 2"],
  host: false,
  levels: { easy: "easy bot", normal: "normal bot" },
  usual: "normal",
  words: {},
  hints: [],
  refusals: "What is not possible now",
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
