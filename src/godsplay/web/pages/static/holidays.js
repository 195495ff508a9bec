// @ts-check
// Holidays: whoever plays with a clock of days can let it stand for some of them.
import { post } from "./api.js";
import { el, find, renew } from "./dom.js";
import { reportError } from "./notices.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").ShownClock} ShownClock */

export class Holidays {
  box = find("holidays");

  /** @param {Person[]} people */
  met(people) {
    const mine = people.filter((person) => person.mine && !person.bot && person.clock);
    renew(
      this.box,
      mine.flatMap((person) => this.offer(person, /** @type {ShownClock} */ (person.clock))),
    );
  }

  /**
   * Offer days of holiday, or the end of one.
   * @param {Person} person
   * @param {ShownClock} clock
   * @returns {HTMLElement[]}
   */
  offer({ seat, called }, { away, holidays }) {
    const send = (/** @type {number} */ days) => post("/holiday", { seat, days }).catch(reportError);
    if (away > 0)
      return [el("button", { type: "button", onclick: () => send(0) }, say("holiday-over", { seat: called }))];
    if (holidays < 1) return [];
    const field = el("select", {}, el("option", { value: 0 }, "—"));
    for (let days = 1; days <= holidays; days += 1) {
      field.append(el("option", { value: days }, say("holiday-days", { count: days })));
    }
    field.addEventListener("change", () => Number(field.value) && send(Number(field.value)));
    return [el("label", {}, say("holiday", { seat: called }), " ", field)];
  }
}
