// How this browser likes it: the pace of others' moves, and whether to ask before final ones.
import { find } from "./dom.js";

const PACES = { slow: 1800, normal: 900, fast: 350, instant: 0 };

export class Settings {
  constructor() {
    this.pace = find("pace");
    this.confirming = find("confirming");
    this.pace.value = localStorage.getItem("pace") ?? "normal";
    if (!this.pace.value) this.pace.value = "normal";
    this.confirming.checked = localStorage.getItem("confirming") !== "no";
    this.pace.addEventListener("change", () => localStorage.setItem("pace", this.pace.value));
    this.confirming.addEventListener("change", () => localStorage.setItem("confirming", this.confirming.checked ? "yes" : "no"));
    find("settings-open").addEventListener("click", () => find("settings").showModal());
  }

  get delay() {
    return PACES[this.pace.value];
  }

  get asks() {
    return this.confirming.checked;
  }
}
