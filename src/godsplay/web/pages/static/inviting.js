// @ts-check
// Inviting: links to the seats that are free, each to copy, to share, or to read off this screen as a QR code.
import { post } from "./api.js";
import { el, emblem, find, select } from "./dom.js";
import { reportError } from "./notices.js";
import { data } from "./page_data.js";
import { canShare, copy, share } from "./share.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").Invitation} Invitation */

const DONE = 2500; // milliseconds for which a button says that it has worked
const KEPT = `invitations/${data.table}`;

/**
 * Whether only this computer listens at an address: 127.0.0.0/8 and its names.
 * @param {string} host
 */
export const isLoopback = (host) => /^(localhost|127\..*|\[::1\])$/.test(host);

export class Inviting {
  dialog = find("inviting", HTMLDialogElement);
  list = select(".links", this.dialog);
  button = find("invite-open");
  /** @type {Person[]} */
  people = [];
  /** @type {number[]} the seats that the dialog is about */
  seats = [];

  constructor() {
    this.button.addEventListener("click", () => this.open());
    select(".only-here", this.dialog).hidden = !isLoopback(location.hostname);
  }

  /** @param {Person[]} people */
  met(people) {
    const came = this.seats.filter((seat) => this.people[seat]?.open && !people[seat]?.open);
    this.people = people;
    this.button.hidden = !data.host || !this.free().length;
    for (const seat of came) this.arrived(people[seat]);
  }

  free() {
    return this.people.filter((person) => person.open).map((person) => person.seat);
  }

  /**
   * Show the links of some seats: those that are free, unless others are asked for.
   * @param {number[]} [seats]
   */
  async open(seats = this.free()) {
    this.seats = seats;
    this.list.replaceChildren(...seats.map((seat) => this.row(this.people[seat])));
    if (!this.dialog.open) this.dialog.showModal();
    for (const seat of seats) {
      // A link that was made elsewhere may be in somebody's letter box: it ends only when that is asked for.
      if (known()[seat] || !this.people[seat].invited) await this.link(seat).catch(reportError);
    }
  }

  /** @param {Person} person */
  row({ seat, called }) {
    const make = el("button", { type: "button", onclick: () => this.link(seat).catch(reportError) }, say("new-link"));
    const parts = [el("p", { class: "soft" }, say("link-elsewhere")), make];
    return el(
      "li",
      { "data-seat": seat },
      el("h3", {}, emblem(seat), called),
      el("div", { class: "link" }, ...(this.people[seat].invited && !known()[seat] ? parts : [])),
    );
  }

  /**
   * Ask for the link of a seat, and show it. One that this browser knows is kept as long as it is good.
   * @param {number} seat
   */
  async link(seat) {
    /** @type {Invitation} */
    const found = await post("/invitations", { seat, known: known()[seat] ?? null });
    localStorage.setItem(KEPT, JSON.stringify({ ...known(), [seat]: found.path }));
    this.place(seat)?.replaceChildren(...this.shown(found));
  }

  /** @param {Invitation} invitation */
  shown({ seat, url, qr }) {
    const label = say("link-of", { seat: this.people[seat].called });
    const field = el("input", { value: url, readonly: true, "aria-label": label });
    field.addEventListener("focus", () => field.select());
    const copying = el("button", { type: "button", class: "strong" }, say("copy"));
    copying.addEventListener("click", async () =>
      confirm(copying, (await copy(url, field)) ? "copied" : "copy-failed"),
    );
    const sharing = el("button", { type: "button" }, say("share"));
    const text = say("share-invitation", { text: data.title });
    sharing.addEventListener("click", () => share({ url, title: data.title, text }));
    const picture = `data:image/svg+xml,${encodeURIComponent(qr)}`;
    return [
      el("div", { class: "row" }, field, copying, canShare() ? sharing : null),
      el("img", { src: picture, alt: say("qr-of", { seat: this.people[seat].called }), width: 180, height: 180 }),
    ];
  }

  /** @param {Person} person */
  arrived({ seat, called }) {
    const { [seat]: _, ...others } = known();
    localStorage.setItem(KEPT, JSON.stringify(others));
    this.place(seat)?.replaceChildren(el("p", {}, say("arrived", { seat: called })));
  }

  /** @param {number} seat */
  place(seat) {
    return this.list.querySelector(`[data-seat="${seat}"] .link`);
  }
}

/**
 * Return the links that this browser has made, by seat.
 * @returns {Record<string, string>}
 */
function known() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Let a button say for a moment what it has done.
 * @param {HTMLButtonElement} button
 * @param {string} word
 */
function confirm(button, word) {
  button.textContent = say(word);
  setTimeout(() => {
    button.textContent = say("copy");
  }, DONE);
}
