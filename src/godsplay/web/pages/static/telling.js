// @ts-check
// What is told while moves are played: sentence after sentence in the place of the decision, above which the last one stays
// when somebody is asked; and the sum of a turn at its end.
import { dice, el, emblem, find } from "./dom.js";
import { phone } from "./phone.js";
import { showPrompt } from "./prompt.js";
import { say } from "./text.js";

const STAYS = 4000; // milliseconds that a summary stays if nobody closes it, and for each of its letters
const LETTER = 60;
const MOST = 40; // sentences

/** @typedef {import("../types.d.ts").Shown} Shown */
/** @typedef {import("../server.d.ts").LogLine} LogLine */

/** @param {LogLine[]} lines */
const inOneSentence = (lines) => `${lines.map(({ text }) => text.replace(/\.$/, "")).join("; ")}.`;

export class Telling {
  told = find("told");
  announcer = find("announcer"); // readers of the screen hear each scene once, in one sentence
  summary = find("summary");
  skip = find("skip");
  chapter = "";
  followed = true; // whether what was shown last was the game itself, and not a look back
  /** @type {import("../types.d.ts").Place} of which something was told last */
  place = { ply: 0, scene: 0 };
  shown = 0; // moves that were made by what was shown last
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {{ skip: () => void }} page */
  constructor({ skip }) {
    this.skip.addEventListener("click", skip);
    find("board").addEventListener("click", () => phone.matches && this.close()); // there it lies over the board
  }

  /**
   * @param {Shown} shown
   * @param {boolean} asked whether somebody here has to decide now
   * @param {boolean} following the game, rather than looking back
   */
  show({ ply, scene, lines, summary, question, status }, asked, following) {
    const told = lines ?? [];
    const isReturn = following && !this.followed; // what was told of the past is not the way to now
    const isLeap = !following && (ply > this.shown + 1 || ply < this.shown);
    if (isLeap) this.chapter = "";
    this.chapter = told.findLast((line) => line.chapter)?.chapter || this.chapter;
    if (asked || isReturn || isLeap || (told.length && this.isBack(ply, scene))) this.told.replaceChildren();
    this.followed = following;
    this.shown = ply;
    if (told.length) {
      this.place = { ply, scene };
      this.announcer.textContent = inOneSentence(told);
    }
    for (const line of asked ? told.slice(-1) : told) this.told.append(this.write(line));
    while (this.told.children.length > MOST) this.told.firstElementChild?.remove();
    this.told.classList.toggle("brief", asked);
    this.told.scrollTop = this.told.scrollHeight;
    this.skip.hidden = Boolean(question) || !following;
    const chapter = this.chapter || status;
    if (!question && chapter) showPrompt(chapter);
    if (summary?.length) this.sumUp(summary);
  }

  /**
   * Whether a moment comes not after what was told last: somebody looks back.
   * @param {number} ply
   * @param {number} scene
   */
  isBack(ply, scene) {
    return ply < this.place.ply || (ply === this.place.ply && scene <= this.place.scene);
  }

  /** @param {LogLine} line */
  write(line) {
    const faces = line.dice ?? [];
    return el(
      "li",
      {},
      typeof line.seat === "number" ? emblem(line.seat) : el("span", { class: "emblem" }),
      el("span", {}, line.text),
      faces.length ? dice(faces, say("dice", { text: faces.join(", ") })) : null,
    );
  }

  clear() {
    this.told.replaceChildren();
    this.announcer.textContent = "";
    this.close();
  }

  /** @param {string[]} sentences */
  sumUp(sentences) {
    const close = { type: "button", class: "quiet", "aria-label": say("close"), onclick: () => this.close() };
    this.summary.replaceChildren(...sentences.map((text) => el("p", {}, text)), el("button", close, "×"));
    this.summary.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), STAYS + LETTER * sentences.join("").length);
  }

  close() {
    clearTimeout(this.timer);
    this.summary.hidden = true;
  }
}
