// @ts-check
// Who won, in a sentence.
import { listNames, nameOf } from "./people.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */

/**
 * Choose the sentence that says who won.
 * @param {number[]} winners
 * @param {{ seat: number }[]} own seats
 */
export function verdict(winners, own) {
  if (winners.length === 0) return "over-none";
  if (winners.length > 1) return "over-many";
  return own.length === 1 && own[0].seat === winners[0] ? "over-you" : "over-one";
}

/**
 * Say who won to whoever looks.
 * @param {number[]} winners
 * @param {Person[]} people
 */
export function verdictText(winners, people) {
  const own = people.filter((person) => person.mine);
  return say(verdict(winners, own), { seat: listNames(winners.map((seat) => nameOf(people[seat], people))) });
}
