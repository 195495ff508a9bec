// @ts-check
// Whose eyes: one's own, or at a shared screen those of whoever must decide.

/** @typedef {import("../server.d.ts").Person} Person */

/**
 * Choose who looks at the screen next.
 * @param {Person[]} people
 * @param {{ seat: number | null, sealed: boolean, alone: boolean }} now who looks, whether several people decide in
 *   secret, and whether the others at this screen have looked away
 * @returns {Person | null | undefined} nobody for a spectator, undefined if whoever looks goes on looking
 */
export function nextViewer(people, { seat, sealed, alone }) {
  const own = people.filter((person) => person.mine);
  const playing = own.filter((person) => !person.bot);
  const acting = playing.filter((person) => person.acting);
  const shared = playing.length > 1;
  const stays = own.some((person) => person.seat === seat);
  const decides = acting.find((person) => person.seat === seat);
  const secret = sealed && !alone && shared && acting.length > 0;
  if (stays && !secret && (!shared || !acting.length || decides)) return undefined;
  if (!stays && shared && !acting.length) return undefined;
  const next = decides ?? acting[0] ?? playing[0] ?? own[0] ?? null;
  return (next?.seat ?? null) === seat && !secret ? undefined : next;
}
