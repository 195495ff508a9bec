// @ts-check
// What people are called: "You", or one name everywhere. The family is told by its emblem and a small word.
import { data } from "./page_data.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */

/**
 * Whether somebody is the one person who looks; at a shared screen nobody is.
 * @param {Person} person
 * @param {Person[]} people
 */
export const isMe = (person, people) => person.mine && people.filter((each) => each.mine).length === 1;

/**
 * Name somebody to whoever looks.
 * @param {Person} person
 * @param {Person[]} people
 */
export const nameOf = (person, people) => (isMe(person, people) ? say("you") : person.called);

/**
 * Say what stands small beside the name: the family, unless that is the name, and who plays for it.
 * @param {Person} person
 * @param {Person[]} people
 */
export function besideName(person, people) {
  const family = nameOf(person, people).includes(person.name) ? "" : person.name;
  const player = person.bot ? data.levels[person.bot] : person.open ? say("open") : "";
  return [family, player].filter(Boolean).join(", ");
}

/**
 * Join names to a list.
 * @param {string[]} names
 */
export function listNames(names) {
  if (names.length < 2) return names.join("");
  return say("and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/**
 * Say that the game waits for somebody who has yet to come, instead of the server's own sentence.
 * @param {Person[]} people
 * @param {boolean} host whether whoever looks opened the table
 * @returns {string | null} nothing if everybody is there whom the game waits for
 */
export function waitingText(people, host) {
  const missing = people.filter((person) => person.acting && person.open);
  if (!missing.length) return null;
  return say(host ? "waiting-invite" : "waiting-join", { seat: listNames(missing.map((person) => person.called)) });
}
