// @ts-check
// Private notes at a table: kept by the server for whoever writes them, and shown to nobody else.
import { get, put } from "./api.js";
import { find, select } from "./dom.js";
import { data } from "./page_data.js";
import { say } from "./text.js";
import { writeTable } from "./text_tables.js";

/** @typedef {import("../server.d.ts").Person} Person */

const PAUSE = 800; // milliseconds without a key before what was written is saved

export class Notes {
  field = find("notes", HTMLTextAreaElement);
  status = find("notes-status");
  dialog = find("notes-dialog", HTMLDialogElement);
  button = find("notes-open");
  secrets = find("own-secrets");
  /** @type {string | null} what the server has; nothing before it was asked */
  saved = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waiting;

  /** @param {{ seat: () => number | null }} page knows through whose eyes we look */
  constructor({ seat }) {
    this.seat = seat;
    this.button.addEventListener("click", () => this.open());
    this.dialog.addEventListener("close", () => this.save());
    this.field.addEventListener("input", () => this.soon());
    this.field.addEventListener("blur", () => this.save());
    document.addEventListener("visibilitychange", () => document.hidden && this.save());
  }

  /**
   * Notes are for those who play, and for whoever opened the table.
   * @param {Person[]} people
   */
  met(people) {
    this.button.hidden = !data.host && !people.some((person) => person.mine);
  }

  async open() {
    if (!this.dialog.open) this.dialog.showModal();
    await Promise.all([this.load(), this.recall()]);
    this.field.focus();
  }

  // Show what only this seat knows: it may have been laid down days ago.
  async recall() {
    const seat = this.seat();
    this.secrets.hidden = true;
    const tables = seat === null ? [] : await get(`/secrets?seat=${seat}`).catch(() => []);
    select(".tables", this.secrets).replaceChildren(...tables.map(writeTable));
    this.secrets.hidden = !tables.length;
  }

  // Read what was written in another browser, unless something here is not saved yet.
  async load() {
    if (this.changed) return;
    this.field.disabled = this.saved === null;
    try {
      const { text } = await get("/notes");
      this.saved = text;
      this.field.value = text;
      this.status.textContent = "";
    } catch (error) {
      this.fail(error);
    }
    this.field.disabled = this.saved === null;
  }

  get changed() {
    return this.saved !== null && this.field.value !== this.saved;
  }

  soon() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.save(), PAUSE);
  }

  async save() {
    clearTimeout(this.waiting);
    if (!this.changed) return;
    const text = this.field.value;
    try {
      await put("/notes", { text });
      this.saved = text;
      this.status.textContent = say("notes-saved");
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.status.textContent = say("notes-failed", { text: error instanceof Error ? error.message : String(error) });
  }
}
