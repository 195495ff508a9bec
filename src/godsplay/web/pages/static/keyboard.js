// @ts-check
// Playing by keys: digits answer, arrows go from one lit thing to the next, Enter confirms, U takes back, Space skips.
import { nearest } from "./geometry.js";

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

let keys = false; // whether a key was pressed last, and not a pointer
document.addEventListener(
  "keydown",
  () => {
    keys = true;
  },
  true,
);
document.addEventListener(
  "pointerdown",
  () => {
    keys = false;
  },
  true,
);

/** Whether somebody plays by keys at this moment. */
export const byKeys = () => keys;

/**
 * @param {{
 *   board: import("./board.js").Board,
 *   choices: import("./choices.js").Choices,
 *   decision: import("./decision.js").Decision,
 *   card: import("./card.js").Card,
 *   skip: () => boolean,
 * }} page
 */
export function listenToKeys({ board, choices, decision, card, skip }) {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      return;
    const onThing = target instanceof Element && target.closest("button, a, summary, [data-actions]") !== null;
    if (key === "Escape") {
      if (!card.box.hidden) card.close();
      else if (decision.armed || decision.path.begun) decision.back();
    } else if (key === " " && skip()) event.preventDefault();
    else if (key === "Enter" && decision.armed && !onThing) decision.confirm();
    else if (key === "u" || key === "U") decision.undo();
    else if (/^[1-9]$/.test(key)) choices.answers[Number(key) - 1]?.click();
    else if (key in ARROWS && !(target instanceof Element && target.closest("[role=tablist]"))) {
      if (step(board, ARROWS[/** @type {keyof typeof ARROWS} */ (key)])) event.preventDefault();
    }
  });
}

/**
 * Go to the nearest lit thing in a direction; with none in focus, to the first.
 * @param {import("./board.js").Board} board
 * @param {{ x: number, y: number }} way
 */
function step(board, way) {
  const lit = board.pictures.flatMap((picture) => [...picture.querySelectorAll("[data-actions][tabindex]")]);
  if (!lit.length) return false;
  const here = document.activeElement;
  const next = here && lit.includes(here) ? nearest(here, lit, way) : lit[0];
  if (!(next instanceof SVGElement)) return true;
  next.focus({ preventScroll: true });
  board.zoom.reveal([next]);
  return true;
}
