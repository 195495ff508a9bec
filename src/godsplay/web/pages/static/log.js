// @ts-check
// The log: sentences under their phase, dice as dice; a click goes to the move.
import { dice, el, find } from "./dom.js";
import { say } from "./text.js";

/** @typedef {import("../server.d.ts").LogEntry} LogEntry */

export class GameLog {
  box = find("log");
  /** @type {LogEntry[]} */
  entries = [];
  /** @type {(HTMLElement | null)[]} for every entry; none where it tells nothing */
  nodes = [];

  /** @param {{ jump: (ply: number) => void, rule: (anchor: string) => void }} page */
  constructor({ jump, rule }) {
    this.jump = jump;
    this.rule = rule;
    this.clear();
  }

  clear() {
    this.entries = [];
    this.nodes = [];
    this.box.replaceChildren();
  }

  /**
   * Forget all but the first entries.
   * @param {number} length
   */
  cut(length) {
    if (length >= this.entries.length) return;
    const kept = this.entries.slice(0, length);
    this.clear();
    this.add(kept);
  }

  /** @param {LogEntry[]} entries */
  add(entries) {
    for (const entry of entries) {
      this.entries.push(entry);
      this.nodes.push(entry.lines.length ? this.write(entry) : null);
    }
  }

  /** @param {LogEntry} entry */
  write(entry) {
    const { ply } = entry;
    const heading = entry.lines[0].chapter;
    const attributes = { type: "button", class: "jump", "aria-label": say("jump", { ply }) };
    const jump = el("button", { ...attributes, onclick: () => this.jump(ply) }, String(ply));
    const lines = this.text(entry, heading);
    if (heading && heading !== this.chapter()) this.box.append(el("h3", { "data-ply": ply }, heading));
    lines.dataset.chapter = heading;
    const node = el("div", { class: "entry" }, jump, lines);
    this.box.append(node);
    return node;
  }

  chapter() {
    return [...this.box.querySelectorAll("h3, h4")].at(-1)?.textContent ?? "";
  }

  /**
   * @param {LogEntry} entry
   * @param {string} heading
   */
  text(entry, heading) {
    const box = el("div", {});
    let chapter = heading || this.chapter();
    for (const line of entry.lines) {
      if (line.chapter && line.chapter !== chapter) {
        chapter = line.chapter;
        box.append(el("h3", { "data-scene": line.scene ?? 1 }, chapter));
      }
      const faces = line.dice ?? [];
      const attributes = {
        type: "button",
        class: "rule",
        "aria-label": say("rule", { text: line.rule.replaceAll("-", " ") }),
      };
      const rule = el("button", { ...attributes, onclick: () => this.rule(line.rule) }, "§");
      const last = faces.length ? line.text.length : line.text.lastIndexOf(" ") + 1;
      const end = faces.length ? dice(faces, say("dice", { text: faces.join(", ") })) : line.text.slice(last);
      const tail = el("span", { class: "tail" }, end, " ", rule); // the sign stands with dice or word, on no line of its own
      box.append(el("p", { "data-scene": line.scene ?? 1 }, line.text.slice(0, last), tail));
    }
    return box;
  }

  /**
   * Mark the move that the board shows; while following the game, what comes after it is not told yet.
   * @param {import("../types.d.ts").Place} place
   * @param {boolean} following
   */
  show({ ply, scene }, following) {
    this.box.querySelector(".here")?.classList.remove("here");
    this.nodes.forEach((node, place) => {
      if (!node) return;
      node.hidden = following && place >= ply;
      for (const line of node.querySelectorAll("[data-scene]")) {
        const later = following && scene > 0 && place === ply - 1 && Number(line.getAttribute("data-scene")) > scene;
        if (line instanceof HTMLElement) line.hidden = later;
      }
    });
    for (const heading of this.box.querySelectorAll(":scope > h3")) {
      if (heading instanceof HTMLElement) heading.hidden = following && Number(heading.dataset.ply) > ply;
    }
    const node = this.nodes.slice(0, ply).findLast((each) => each !== null);
    if (!node) return;
    node.classList.add("here");
    this.reveal();
  }

  // Bring the move that the board shows into sight.
  reveal() {
    const here = this.box.querySelector(".here");
    if (here instanceof HTMLElement)
      this.box.scrollTop = here.offsetTop + here.offsetHeight - this.box.clientHeight + 12;
  }
}
