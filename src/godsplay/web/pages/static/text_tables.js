// @ts-check
// The position as tables of text, for whoever would rather read it.
import { el, find } from "./dom.js";
import { reportError } from "./notices.js";

/** @typedef {[string, string[], string[][]]} TextTable a title, heads and rows */

/**
 * Write the tables of the position that is shown.
 * @param {Promise<TextTable[]>} tables
 */
export async function showTables(tables) {
  try {
    find("tables").replaceChildren(...(await tables).map(writeTable));
  } catch (error) {
    reportError(error);
  }
}

/** @param {TextTable} table */
export function writeTable([title, heads, rows]) {
  return el(
    "table",
    {},
    el("caption", {}, title),
    el("thead", {}, el("tr", {}, ...heads.map((head) => el(head ? "th" : "td", head ? { scope: "col" } : {}, head)))),
    el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((cell) => el("td", {}, cell))))),
  );
}
