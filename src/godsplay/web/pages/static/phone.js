// @ts-check
// What a phone has no room for opens over the board: log and replay by a button, the others' sheets by a tap on the players.
import { find, select } from "./dom.js";

/** Whether this is a phone: for whom the page has another style, and little room. */
export const phone = matchMedia(find("phone-style", HTMLLinkElement).media);

export function openPanels() {
  const table = select("main.table");
  const button = find("reading-open");
  button.addEventListener("click", () => {
    const open = table.classList.toggle("reading-open");
    button.setAttribute("aria-expanded", String(open));
  });
  select(".players").addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button, summary, input, select, a")) return;
    table.classList.toggle("seats-open");
  });
  find("board").addEventListener("click", () => table.classList.remove("seats-open"));
}
