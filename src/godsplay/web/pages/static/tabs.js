// @ts-check
// Log, chat and notes share a place in the column; a dot marks what is new in one that is not open.
import { find } from "./dom.js";
import { isReading } from "./phone.js";

/** @param {HTMLElement} tab */
const isUnread = (tab) => tab.classList.contains("unread");

export class Tabs {
  tabs = [...document.querySelectorAll("[role=tab]")].filter((tab) => tab instanceof HTMLButtonElement);

  /** @param {(panel: string) => void} opened is told which panel is open now */
  constructor(opened) {
    this.opened = opened;
    for (const tab of this.tabs) tab.addEventListener("click", () => this.open(tab));
    this.tabs[0]?.parentElement?.addEventListener("keydown", (event) => this.step(event));
  }

  /** @param {HTMLButtonElement} opened */
  open(opened) {
    for (const tab of this.tabs) {
      const open = tab === opened;
      tab.setAttribute("aria-selected", String(open));
      tab.tabIndex = open ? 0 : -1;
      find(tab.getAttribute("aria-controls") ?? "").hidden = !open;
    }
    this.seen();
    this.opened(this.current);
  }

  // Somebody looks at the panel that is open.
  seen() {
    for (const tab of this.tabs) if (this.isInSight(tab)) tab.classList.remove("unread");
    this.mark();
  }

  // On a phone the panels lie behind a button, which has the dot of any of them.
  mark() {
    find("reading-open").classList.toggle("unread", this.tabs.some(isUnread));
  }

  /** @param {HTMLButtonElement} tab */
  isInSight(tab) {
    return isReading() && tab.getAttribute("aria-selected") === "true";
  }

  // The panel that is open.
  get current() {
    return this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.getAttribute("aria-controls") ?? "";
  }

  /** @param {KeyboardEvent} event */
  step(event) {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const shown = this.tabs.filter((tab) => !tab.hidden);
    const here = shown.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (!way || here < 0) return;
    const next = shown[(here + way + shown.length) % shown.length];
    this.open(next);
    next.focus();
  }

  /** @param {string} panel that has something new */
  news(panel) {
    const tab = this.tabs.find((each) => each.getAttribute("aria-controls") === panel);
    if (tab && !this.isInSight(tab)) tab.classList.add("unread");
    this.mark();
  }
}
