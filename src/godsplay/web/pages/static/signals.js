// @ts-check
// Whose turn it is, told to somebody who looks elsewhere: title and icon of the page, a sound, a notification.
import { find } from "./dom.js";
import { mustDecide } from "./moments.js";
import { data } from "./page_data.js";
import { listNames, nameOf } from "./people.js";
import { Sounds } from "./sounds.js";
import { say } from "./text.js";

/** @typedef {import("./sounds.js").SoundName} SoundName */
/**
 * @typedef {{ mine: boolean, names: string[], absent?: boolean, over: boolean }} Turn whether whoever looks must decide, who
 *   else, and whether nobody has taken such a seat yet
 */

const MINE = new URL("./icon_turn.svg", import.meta.url).href;
const USUAL_VOLUME = "60"; // of 100

/**
 * Write the title of the page.
 * @param {Turn} turn
 */
export function titleOf({ mine, names, absent, over }) {
  if (over) return say("title-over", { text: data.title });
  if (mine) return say("title-turn", { text: data.title });
  if (!names.length) return data.title;
  const key = names.length === 1 && !absent ? "title-thinking" : "title-waiting";
  return say(key, { seat: listNames(names), text: data.title });
}

/**
 * Say whose turn it is, once that is on the board.
 * @param {import("./session.js").TableSession} session
 * @returns {Turn | null} nothing while moves are still played, or the past is shown
 */
export function turnOf({ shown, now, people }) {
  if (!shown?.question || !now) return null;
  const acting = people.filter((person) => person.acting);
  const names = acting.map((person) => nameOf(person, people));
  const absent = acting.some((person) => person.open);
  return { mine: mustDecide(shown.live), names, absent, over: shown.question.over };
}

export class Signals {
  sounding = find("sound", HTMLInputElement);
  volume = find("volume", HTMLInputElement);
  notifying = find("notify", HTMLInputElement);
  icon = document.querySelector('link[rel="icon"]');
  usual = this.icon?.getAttribute("href") ?? "";
  sounds = new Sounds();
  /** @type {boolean | null} whether it was one's own turn; nothing before the first look */
  mine = null;
  /** @type {Notification | null} */
  shown = null;

  constructor() {
    this.sounding.checked = localStorage.getItem("sound") === "yes";
    this.volume.value = localStorage.getItem("volume") ?? USUAL_VOLUME;
    this.volume.disabled = !this.sounding.checked;
    this.notifying.disabled = !("Notification" in globalThis);
    this.notifying.checked = localStorage.getItem("notify") === "yes" && this.allowed;
    this.sounding.addEventListener("change", () => {
      localStorage.setItem("sound", this.sounding.checked ? "yes" : "no");
      this.volume.disabled = !this.sounding.checked;
      this.sound("bell");
    });
    this.volume.addEventListener("change", () => {
      localStorage.setItem("volume", this.volume.value);
      this.sound("bell");
    });
    this.notifying.addEventListener("change", () => this.askToNotify());
    document.addEventListener("visibilitychange", () => document.hidden || this.shown?.close());
  }

  get allowed() {
    return "Notification" in globalThis && Notification.permission === "granted";
  }

  // Browsers ask whether notifications are welcome; they may say no for good.
  async askToNotify() {
    if (this.notifying.checked && !this.allowed) await Notification.requestPermission();
    this.notifying.checked &&= this.allowed;
    localStorage.setItem("notify", this.notifying.checked ? "yes" : "no");
  }

  /**
   * Tell whose turn it is. What has just become one's own turn is told aloud, too.
   * @param {Turn} turn
   */
  turn(turn) {
    const mine = turn.mine && !turn.over;
    const title = titleOf(turn);
    if (document.title !== title) document.title = title;
    this.icon?.setAttribute("href", mine ? MINE : this.usual);
    if (mine && this.mine === false) {
      this.sound("bell");
      this.notify(say("your-turn"));
    }
    if (!mine) this.shown?.close();
    this.mine = mine;
  }

  /**
   * Let a scene be heard: dice where they are rolled, paper where cards are laid, else a piece that is put down.
   * @param {import("../server.d.ts").LogLine[]} lines
   */
  scene(lines) {
    if (lines.some((line) => line.dice?.length)) this.sound("dice");
    else if (lines.length) this.sound(lines.some((line) => line.paper) ? "paper" : "wood");
  }

  /** @param {SoundName} name */
  sound(name) {
    if (this.sounding.checked) this.sounds.play(name, Number(this.volume.value) / 100);
  }

  /** @param {string} text */
  notify(text) {
    if (!document.hidden || !this.notifying.checked || !this.allowed) return;
    try {
      const shown = new Notification(text, { body: data.title, tag: data.table, icon: MINE });
      shown.addEventListener("click", () => {
        window.focus();
        shown.close();
      });
      this.shown = shown;
    } catch {
      // Some phones have notifications for installed pages only.
    }
  }
}
