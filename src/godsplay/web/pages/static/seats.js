// @ts-check
// The seats: who plays, how they stand, and what can be done about an empty chair.
import { post } from "./api.js";
import { Clocks } from "./clocks.js";
import { el, emblem, find, renew } from "./dom.js";
import { Inviting } from "./inviting.js";
import { reportError } from "./notices.js";
import { data, link } from "./page_data.js";
import { besideName, nameOf } from "./people.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").SeatStatus} SeatStatus */

/**
 * Split a text so that numbers stand out from the words around them.
 * @param {string} text
 */
const figures = (text) => text.split(/(\d+)/).map((part) => (/\d/.test(part) ? el("b", {}, part) : part));

export class SeatList {
  list = find("seats");
  /** @type {Set<number>} seats whose menu is open */
  open = new Set();
  elsewhere = el("a", { href: link("/devices"), target: "_blank", rel: "noopener" }, say("watching-devices"));
  watching = el("p", { class: "soft" }, `${say("watching")} `, this.elsewhere);
  inviting = new Inviting();
  clocks = new Clocks();

  /**
   * @param {Person[]} people
   * @param {SeatStatus[] | undefined} statuses
   * @param {boolean} [now] whether the present is shown, not the past
   */
  show(people, statuses, now = true) {
    this.inviting.met(people);
    this.clocks.met(people);
    if (people.some((person) => person.mine)) this.watching.remove();
    else this.list.after(this.watching);
    this.elsewhere.hidden = data.in_page || !people.some((person) => !person.bot && !person.open);
    const active = document.activeElement;
    const focused = active instanceof HTMLElement && this.list.contains(active) ? active.dataset.key : undefined;
    const rows = people.map((person) => this.row(person, people, statuses?.[person.seat], now));
    if (this.list.children.length !== rows.length) return this.list.replaceChildren(...rows);
    rows.forEach((row, place) => {
      const shown = this.list.children[place];
      shown.className = row.className;
      renew(shown, [...row.children]);
    });
    const again = focused ? this.list.querySelector(`[data-key="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus();
  }

  /**
   * @param {Person} person
   * @param {Person[]} people
   * @param {SeatStatus | undefined} status
   * @param {boolean} now
   */
  row(person, people, status, now) {
    const acting = status ? status.acting : person.acting;
    return el(
      "li",
      { class: acting ? "acting" : null },
      emblem(person.seat),
      el("div", { class: "name" }, `${nameOf(person, people)} `, el("span", {}, besideName(person, people))),
      this.doing(person, acting, now),
      el("div", { class: "score" }, ...figures(status?.progress ?? "")),
      now ? this.clocks.face(person) : null,
      el(
        "div",
        { class: "facts" },
        ...(status?.facts ?? []).map(([label, value]) => el("span", {}, `${label} `, el("b", {}, value))),
      ),
      this.menu(person),
    );
  }

  /**
   * Whoever looks at the past sees whose decision it was; nobody thinks or waits there.
   * @param {Person} person
   * @param {boolean} acting
   * @param {boolean} now
   */
  doing(person, acting, now) {
    if (acting && now && person.bot) return el("div", { class: "doing thinking" }, say("thinking"));
    if (acting && now && person.open) return el("div", { class: "doing" }, say("waiting"));
    if (acting) return el("div", { class: "doing" }, say(person.mine ? "you-decide" : "decides"));
    if (!person.bot && !person.open && !person.online && !person.mine)
      return el("div", { class: "doing absent" }, say("away"));
    return null;
  }

  /** @param {Person} person */
  menu(person) {
    const { seat } = person;
    const button = (
      /** @type {string} */ key,
      /** @type {string} */ text,
      /** @type {() => Promise<unknown> | void} */ press,
    ) => el("button", { type: "button", "data-key": `${key}-${seat}`, onclick: press }, say(text));
    const substitute = (/** @type {string | null} */ bot) => () =>
      post("/substitute", { seat, bot }).catch(reportError);
    const rows = [];
    if (person.mine && person.bot) rows.push(button("back", "take-back", substitute(null)));
    if (person.mine && !person.bot) rows.push(this.naming(person));
    if (data.host && !data.in_page && !person.mine && !person.online) {
      rows.push(button("invite", person.open ? "invite" : "invite-instead", () => this.inviting.open([seat])));
    }
    if (!person.bot && (person.mine || (data.host && !person.online))) {
      rows.push(button("give", "give", substitute(data.usual)));
    }
    if (!rows.length) return null;
    const wide = person.open && data.host;
    const label = say("seat-menu", { seat: person.called });
    const details = el(
      "details",
      { class: "more", open: wide || this.open.has(seat) },
      el("summary", { "data-key": `more-${seat}`, "aria-label": label }, "···"),
      el("div", { class: "row" }, ...rows),
    );
    details.addEventListener("toggle", () => (details.open ? this.open.add(seat) : this.open.delete(seat)));
    return details;
  }

  /** @param {Person} person */
  naming(person) {
    const text = say("rename");
    const field = el("input", { value: person.player, maxlength: 24, "aria-label": text, placeholder: text });
    field.addEventListener("change", () => post("/name", { seat: person.seat, name: field.value }).catch(reportError));
    field.addEventListener("keydown", (event) => event.key === "Enter" && field.blur());
    return field;
  }
}
