// Talk at the table.
import { el, find } from "./dom.js";

export class Talk {
  constructor({ send, report }) {
    this.send = send;
    this.report = report;
    this.last = 0; // the number of the last line that was heard
    find("talk").addEventListener("submit", (event) => this.speak(event));
  }

  // Whoever is alone with bots needs no room to talk.
  hear({ chat, people, watching }) {
    const list = find("chat");
    for (const line of chat) {
      if (line.number <= this.last) continue;
      this.last = line.number;
      const seat = line.seat === null ? null : people[line.seat];
      list.append(el("li", {}, el("b", {}, line.name || seat?.name || ""), `: ${line.text}`));
    }
    if (chat.length) list.scrollTop = list.scrollHeight;
    const alone = people.filter((person) => !person.bot).every((person) => person.mine) && watching < 2;
    find("talking").hidden = alone && !this.last;
  }

  async speak(event) {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    try {
      await this.send({ type: "talk", text });
      field.value = "";
    } catch (error) {
      this.report(error);
    }
  }
}
