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

/** @param {boolean} pressed */
function useKeys(pressed) {
  keys = pressed;
  document.documentElement.classList.toggle("by-keys", keys);
}
document.addEventListener("keydown", () => useKeys(true), true);
document.addEventListener("pointerdown", () => useKeys(false), true);

const ANSWERS = "#choices button, #confirm, [data-actions]";

/** Whether somebody plays by keys at this moment. */
export const byKeys = () => keys;

/**
 * @param {{
 *   board: import("./board.js").Board,
 *   choices: import("./choices.js").Choices,
 *   decision: import("./decision.js").Decision,
 *   card: import("./card.js").Card,
 *   skip: () => boolean,
 *   lately: () => boolean,
 * }} page with whether there was something to skip, and whether there was until a moment ago
 */
export function listenToKeys({ board, choices, decision, card, skip, lately }) {
  const take = (/** @type {KeyboardEvent} */ event) => {
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
    } else if (key === " " && skip()) swallow(event);
    else if ((event.repeat || lately()) && isPress(key) && onAnswer(target)) swallow(event);
    else if (key === "Enter" && decision.armed && !onThing) decision.confirm();
    else if (key === "u" || key === "U") decision.undo();
    else if (/^[1-9]$/.test(key)) choices.answers[Number(key) - 1]?.click();
    else if (key in ARROWS && !(target instanceof Element && target.closest("[role=tablist]"))) {
      if (step(board, ARROWS[/** @type {keyof typeof ARROWS} */ (key)])) event.preventDefault();
    }
  };
  document.addEventListener("keydown", take, true); // before the picture takes it as a touch
}

const isPress = (/** @type {string} */ key) => key === " " || key === "Enter";

const onAnswer = (/** @type {EventTarget | null} */ target) =>
  target instanceof Element && target.closest(ANSWERS) !== null;

/**
 * Let a key that is down press nothing, not even when it comes up over something new.
 * @param {KeyboardEvent} event
 */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
  document.addEventListener("keyup", (up) => up.preventDefault(), { capture: true, once: true });
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
