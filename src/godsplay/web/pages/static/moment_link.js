// @ts-check
// Links to a moment: /t/<table>#142 is the position after move 142.
import { data, link } from "./page_data.js";

const MOMENT = /^#(\d{1,6})$/;

/**
 * Read the number of moves that an address names.
 * @param {string} hash as `location.hash` has it
 * @returns {number | null} nothing if it names no moment
 */
export function momentFromHash(hash) {
  const found = MOMENT.exec(hash);
  return found ? Number(found[1]) : null;
}

/**
 * Write the address of a moment, or of the table itself.
 * @param {number | null} [ply]
 */
export const linkToMoment = (ply = null) =>
  `${location.origin}${link(`/t/${data.table}`)}${ply === null ? "" : `#${ply}`}`;

/**
 * Let the address name the moment of the past that is shown, so that it can be passed on; of now, the table itself.
 * @param {{ following: boolean, ply: number }} session
 */
export function nameMoment({ following, ply }) {
  const hash = following ? "" : `#${ply}`;
  if (location.hash !== hash) history.replaceState(null, "", location.pathname + hash);
}
