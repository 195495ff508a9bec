// @ts-check
// Moments from the server: what was seen of a game, as far as it differs from the picture that the page has.
import { get } from "./api.js";

/** @typedef {import("../server.d.ts").Moment} Moment */
/** @typedef {import("../types.d.ts").Place} Place */

/** @type {Readonly<Place>} the page has no picture */
export const NOWHERE = { ply: -1, scene: 0 };

/**
 * Fetch what was seen between two positions: the scenes of the moves, or one moment if they are the same.
 * @param {{ start: number, end: number, seat: number | null, base: Place }} wish `base` is the picture that the page has
 * @returns {Promise<Moment[]>}
 */
export function fetchMoments({ start, end, seat, base }) {
  const query = new URLSearchParams({ start: String(start), end: String(end) });
  if (seat !== null) query.set("seat", String(seat));
  if (base.ply >= 0) query.set("base", String(base.ply));
  if (base.scene) query.set("scene", String(base.scene));
  return get(`/moments?${query}`);
}

/**
 * Whether what came with an update is what the page would ask for.
 * @param {import("../server.d.ts").News} news
 * @param {{ start: number, end: number, seat: number | null, base: Place }} wish
 */
export const isNewsOf = (news, { start, end, seat, base }) =>
  news.seat === seat &&
  news.moves === base.ply &&
  news.scene === base.scene &&
  news.moves === start &&
  news.moments.at(-1)?.ply === end;

/**
 * Whether somebody has to decide between choices; asides alone can wait for as long as one likes.
 * @param {import("../server.d.ts").Choice[]} choices
 */
export const mustDecide = (choices) => choices.some((choice) => !choice.aside);

/**
 * Return for how long a moment is looked at, in milliseconds.
 * @param {Pick<Moment, "lines" | "weight">} moment
 * @param {number} delay for which a plain scene stays
 */
export const timeToSee = ({ lines, weight = 1 }, delay) => (lines?.length ? weight * delay : 0);
