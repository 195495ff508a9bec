// @ts-check
// What a phone has no room for opens over the board: log and replay by a button, the others' sheets by a tap on the players.
import { find, select } from "./dom.js";

/** Whether this is a phone: for whom the page has another style, and little room. */
export const phone = matchMedia(find("phone-style", HTMLLinkElement).media);

/** Whether log and chat are in sight: on a phone they lie closed until somebody opens them. */
export const isReading = () => !phone.matches || select("main.table").classList.contains("reading-open");

/**
 * @param {() => void} opened is told that there is something to read
 * @returns {() => void} opens what can be read
 */
export function openPanels(opened) {
  const table = select("main.table");
  const button = find("reading-open");
  const read = (/** @type {boolean} */ open) => {
    table.classList.toggle("reading-open", open);
    button.setAttribute("aria-expanded", String(open));
    if (open) opened();
  };
  button.addEventListener("click", () => read(!table.classList.contains("reading-open")));
  find("reading-close").addEventListener("click", () => read(false));
  select(".players").addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button, summary, input, select, a")) return;
    table.classList.toggle("seats-open");
  });
  document.addEventListener("click", ({ target }) => {
    const inside = target instanceof Element && target.closest(".players, .seat-sheets, .thing") !== null;
    if (!inside) table.classList.remove("seats-open");
  });
  return () => read(true);
}
