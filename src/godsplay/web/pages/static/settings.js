// @ts-check
// How this browser likes it: the pace of others' moves, and whether to ask before final ones.
import { find } from "./dom.js";

/** @type {Record<string, number>} milliseconds between two moves of others */
const PACES = { slow: 1800, normal: 900, fast: 350, instant: 0 };

export class Settings {
  pace = find("pace", HTMLSelectElement);
  confirming = find("confirming", HTMLInputElement);

  constructor() {
    this.pace.value = localStorage.getItem("pace") ?? "normal";
    if (!this.pace.value) this.pace.value = "normal";
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
