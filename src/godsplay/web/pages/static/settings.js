// @ts-check
// How this browser likes it: the pace at which moves are told, and whether to ask before final ones.
import { find } from "./dom.js";

/** @type {Record<string, number>} milliseconds that a plain scene stays */
const PACES = { calm: 1300, brisk: 600, once: 0 };
const USUAL = "calm";

export class Settings {
  pace = find("pace", HTMLSelectElement);
  confirming = find("confirming", HTMLInputElement);

  constructor() {
    this.pace.value = localStorage.getItem("pace") ?? USUAL;
    if (!this.pace.value) this.pace.value = USUAL;
    this.confirming.checked = localStorage.getItem("confirming") !== "no";
    this.pace.addEventListener("change", () => localStorage.setItem("pace", this.pace.value));
    this.confirming.addEventListener("change", () =>
      localStorage.setItem("confirming", this.confirming.checked ? "yes" : "no"),
    );
    find("settings-open").addEventListener("click", () => find("settings", HTMLDialogElement).showModal());
  }

  get delay() {
    return PACES[this.pace.value];
  }

  get asks() {
    return this.confirming.checked;
  }
}
