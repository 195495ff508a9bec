// @ts-check
// Chat at the table.
import { el, find } from "./dom.js";
import { reportError } from "./notices.js";

/** @typedef {import("../server.d.ts").UpdateMessage} Update */

export class Chat {
  last = 0; // the number of the last line that was received
  field = /** @type {HTMLInputElement} */ (find("chat-form", HTMLFormElement).elements.namedItem("text"));

  /** @param {{ send: (text: string) => Promise<unknown> }} table */
  constructor({ send }) {
    this.send = send;
    find("chat-form").addEventListener("submit", (event) => this.submit(event));
  }

  /**
   * Add new lines. Whoever is alone with bots needs no room to chat.
   * @param {Pick<Update, "chat" | "people" | "watching">} update
   */
  receive({ chat, people, watching }) {
    const list = find("chat");
    for (const line of chat) {
      if (line.number <= this.last) continue;
      this.last = line.number;
      const seat = line.seat === null ? null : people[line.seat];
      list.append(el("li", {}, el("b", {}, line.name || seat?.name || ""), `: ${line.text}`));
    }
    if (chat.length) list.scrollTop = list.scrollHeight;
    const alone = people.filter((person) => !person.bot).every((person) => person.mine) && watching < 2;
    find("chat-panel").hidden = alone && !this.last;
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
