// @ts-check
// The clocks of the players: what each has left, counted down between two messages of the server.
import { el, find } from "./dom.js";
import { isMe, nameOf } from "./people.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").ShownClock} ShownClock */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
const TICK = 500; // milliseconds

/** @param {number} number */
const twoDigits = (number) => String(number).padStart(2, "0");

/**
 * Write a time as short as it can be read: 2 d 3 h, 5 h 10 m, 12:05.
 * @param {number} seconds
 */
export function writeTime(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor(left / HOUR), Math.floor(left / MINUTE)];
  if (days >= 1) return say("clock-days", { first: days, last: hours % 24 });
  if (hours >= 1) return say("clock-hours", { first: hours, last: twoDigits(minutes % 60) });
  return `${minutes}:${twoDigits(left % MINUTE)}`;
}

/**
 * Say a time in whole words, for those who listen.
 * @param {number} seconds
 */
export function sayTime(seconds) {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 2 * DAY) return say("time-days", { count: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return say("time-hours", { count: Math.floor(left / HOUR) });
  if (left >= 2 * MINUTE) return say("time-minutes", { count: Math.floor(left / MINUTE) });
  return say("time-seconds", { count: left });
}

export class Clocks {
  /** @type {Person[]} */
  people = [];
  heard = 0; // when the server said what each has, by the browser's own steady clock
  /** @type {Set<number>} seats that were warned in this turn */
  warned = new Set();
  news = find("clock-news");

  /** @type {ReturnType<typeof setInterval> | undefined} */
  ticking;

  /**
   * Take up what the server says; what was shown before is counted on.
   * @param {Person[]} people
   */
  met(people) {
    if (people === this.people) return;
    this.people = people;
    this.heard = performance.now();
    if (!this.ticking && people.some((person) => person.clock)) this.ticking = setInterval(() => this.tick(), TICK);
  }

  /** @param {ShownClock} clock */
  leftOf(clock) {
    const passed = (performance.now() - this.heard) / 1000;
    const away = Math.max(0, clock.away - passed);
    const ran = clock.runs ? Math.max(0, passed - clock.away) : 0;
    const turn = Math.max(0, clock.turn - ran);
    const bank = Math.max(0, clock.bank - Math.max(0, ran - clock.turn));
    return { away, turn, bank, all: turn + bank };
  }

  /**
   * Make the clock that stands beside a player; nothing where there are no clocks, or for a bot.
   * @param {Person} person
   */
  face(person) {
    const { clock, seat, bot } = person;
    if (!clock || (bot && !clock.flagged)) return null;
    const face = el("time", { "data-clock": seat });
    this.set(face, person);
    return face;
  }

  /**
   * @param {HTMLElement} face
   * @param {Person} person
   */
  set(face, { clock, bot }) {
    if (!clock) return;
    const { away, turn, bank, all } = this.leftOf(clock);
    const low = all <= clock.low && !bot;
    const text = bot && clock.flagged ? say("clock-up") : away ? say("clock-away") : writeTime(all);
    face.className = ["clock", clock.runs && !away && "runs", low && "low", away > 0 && "away"]
      .filter(Boolean)
      .join(" ");
    face.textContent = text;
    if (away) face.title = say("clock-away-for", { text: sayTime(away) });
    else if (turn > 0) face.title = say("clock-parts", { first: sayTime(turn), last: sayTime(bank) });
    else face.title = say("clock-left", { text: sayTime(all) });
  }

  tick() {
    for (const face of document.querySelectorAll("[data-clock]")) {
      const person = this.people[Number(face.getAttribute("data-clock"))];
      if (person && face instanceof HTMLElement) this.set(face, person);
    }
    for (const person of this.people) this.warn(person);
  }

  /**
   * Say once a turn that somebody has little time left.
   * @param {Person} person
   */
  warn(person) {
    const { clock, seat, bot } = person;
    const low = clock?.runs && !bot && !clock.away && this.leftOf(clock).all <= clock.low;
    if (!low) this.warned.delete(seat);
    else if (!this.warned.has(seat)) {
      this.warned.add(seat);
      const text = sayTime(this.leftOf(clock).all);
      const mine = isMe(person, this.people);
      this.news.textContent = mine
        ? say("clock-warn-you", { text })
        : say("clock-warn", { seat: nameOf(person, this.people), text });
    }
  }
}
