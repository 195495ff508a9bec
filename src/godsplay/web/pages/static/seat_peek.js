// @ts-check
// Whoever points at a player sees their sheet large, beside the list.
import { find } from "./dom.js";

const EDGE = 8; // that stays free at the edges of the window
const ROOM = 12; // between the sheet and the list

export class SeatPeek {
  box = find("seat-peek");

  /** @param {{ sheet: (seat: number) => SVGSVGElement | null }} page */
  constructor({ sheet }) {
    const list = find("seats");
    list.addEventListener("pointerover", ({ target }) => {
      const row = target instanceof Element ? target.closest("li") : null;
      const found = row && sheet([...list.children].indexOf(row));
      if (row && found) this.show(found, row);
      else this.hide();
    });
    list.addEventListener("pointerleave", () => this.hide());
  }

  hide() {
    this.box.hidden = true;
    this.box.replaceChildren();
  }

  /**
   * @param {SVGSVGElement} sheet
   * @param {Element} row beside which it is shown
   */
  show(sheet, row) {
    this.box.hidden = false;
    const copy = /** @type {SVGSVGElement} */ (sheet.cloneNode(true));
    for (const node of copy.querySelectorAll("[id], [data-spot]")) {
      for (const name of ["id", "data-spot", "data-actions", "tabindex", "role"]) node.removeAttribute(name);
    }
    copy.querySelector(".ring")?.remove(); // it is drawn for the page, not for the copy
    this.box.replaceChildren(copy);
    const { top, left } = row.getBoundingClientRect();
    this.box.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - this.box.offsetHeight - EDGE))}px`;
    this.box.style.left = `${Math.max(EDGE, left - this.box.offsetWidth - ROOM)}px`;
  }
}
