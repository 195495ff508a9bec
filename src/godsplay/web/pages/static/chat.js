// @ts-check
// Chat at the table.
import { put, remove } from "./api.js";
import { el, emblem, find } from "./dom.js";
import { reportError } from "./notices.js";
import { data } from "./page_data.js";
import { nameOf } from "./people.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").ShownLine} ChatLine */
/** @typedef {import("../server.d.ts").Person} Person */

export class Chat {
  last = 0; // the number of the last line that was received
  field = /** @type {HTMLInputElement} */ (find("chat-form", HTMLFormElement).elements.namedItem("text"));
  muted = find("chat-muted", HTMLInputElement);

  /** @param {{ send: (text: string) => Promise<unknown>, news: () => void }} table */
  constructor({ send, news }) {
    this.send = send;
    this.news = news;
    find("chat-form").addEventListener("submit", (event) => this.submit(event));
    this.muted.addEventListener("change", () => put("/muted", { muted: this.muted.checked }).catch(reportError));
  }

  /**
   * Add new lines, and drop those that were taken back. Whoever is alone with bots needs no room to chat.
   * @param {Pick<Update, "chat" | "people" | "watching" | "removed" | "muted">} update
   */
  receive({ chat, people, watching, removed, muted }) {
    const list = find("chat");
    const fresh = chat.filter((line) => line.number > this.last);
    for (const line of fresh) {
      this.last = line.number;
      list.append(line.kind === "notice" ? notice(line) : talk(line, people));
    }
    for (const number of removed) list.querySelector(`[data-line="${number}"]`)?.remove();
    this.muted.checked = muted;
    if (fresh.length) {
      list.scrollTop = list.scrollHeight;
      this.news();
    }
    const alone = people.filter((person) => !person.bot).every((person) => person.mine) && watching < 2;
    find("chat-tab").hidden = alone && !this.last;
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    try {
      await this.send(text);
      this.field.value = "";
    } catch (error) {
      reportError(error);
    }
  }
}

/** @param {ChatLine} line */
const notice = ({ number, text }) => el("li", { class: "notice soft", "data-line": number }, text);

/**
 * Show what somebody said; whoever said it, and the host, can take it back.
 * @param {ChatLine} line
 * @param {Person[]} people
 */
function talk(line, people) {
  const seal = line.seat === null ? null : emblem(line.seat);
  const words = [seal, el("b", {}, speaker(line, people)), `: ${line.text}`];
  if (!line.mine && !data.host) return el("li", { "data-line": line.number }, ...words);
  const button = el("button", { type: "button", class: "quiet", "aria-label": say("remove-line") }, "×");
  button.addEventListener("click", () => remove(`/chat/${line.number}`).catch(reportError));
  return el("li", { "data-line": line.number }, ...words, " ", button);
}

/**
 * Name whoever said something; somebody who has left since keeps the name they had.
 * @param {ChatLine} line
 * @param {Person[]} people
 */
function speaker({ name, seat }, people) {
  const person = seat === null ? null : people[seat];
  if (!person) return name;
  return name === person.player ? nameOf(person, people) : name || person.name;
}
