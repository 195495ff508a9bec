// @ts-check
// The pace of the game: how long a move stays to be looked at.

const OWN = 200; // after one's own move
const LINE = 0.4; // what every further line adds to the pause after a move, as a part of it
const LONGEST = 4; // times the pause after a move of one line

/**
 * Return how long a move stays before the next one is shown, in milliseconds: the more it tells, the longer.
 * @param {import("../server.d.ts").LogEntry | undefined} entry nothing if no other move is near
 * @param {number | null} seat through whose eyes we look
 * @param {number} delay that somebody chose for a move of one line
 */
export function pauseAfter(entry, seat, delay) {
  if (!entry || entry.seat === seat || !entry.lines.length) return Math.min(OWN, delay);
  return delay * Math.min(LONGEST, 1 + LINE * (entry.lines.length - 1));
}
