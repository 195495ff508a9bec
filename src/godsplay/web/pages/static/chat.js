// @ts-check
// Chat at the table.
import { el, emblem, find } from "./dom.js";
import { reportError } from "./notices.js";
import { nameOf } from "./people.js";

/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").ChatLine} ChatLine */
/** @typedef {import("../server.d.ts").Person} Person */

export class Chat {
  last = 0; // the number of the last line that was received
  field = /** @type {HTMLInputElement} */ (find("chat-form", HTMLFormElement).elements.namedItem("text"));

  /** @param {{ send: (text: string) => Promise<unknown>, news: () => void }} table */
  constructor({ send, news }) {
    this.send = send;
    this.news = news;
    find("chat-form").addEventListener("submit", (event) => this.submit(event));
  }

  /**
   * Add new lines. Whoever is alone with bots needs no room to chat.
   * @param {Pick<Update, "chat" | "people" | "watching">} update
   */
  receive({ chat, people, watching }) {
    const list = find("chat");
    const fresh = chat.filter((line) => line.number > this.last);
    for (const line of fresh) {
      this.last = line.number;
      const seal = line.seat === null ? null : emblem(line.seat);
      list.append(el("li", {}, seal, el("b", {}, speaker(line, people)), `: ${line.text}`));
    }
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
