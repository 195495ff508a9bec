// @ts-check
// The line to the table: it comes back by itself, says what the page has, and sends unanswered moves again.
import { ApiError } from "./api.js";
import { data, link } from "./page_data.js";
import { wire } from "./wire.js";

const SOONEST = 300;
const SLOWEST = 8000;

/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").DoneMessage} Done */
/** @typedef {import("../server.d.ts").Outgoing} Outgoing */
/** @typedef {import("../server.d.ts").HelloMessage} Hello */
/** @typedef {import("../server.d.ts").LookMessage} Look */
/** @typedef {Exclude<import("../server.d.ts").Incoming, Hello | Look>} Request */
/**
 * @template T
 * @typedef {T extends unknown ? Omit<T, "id"> : never} Unnumbered
 */
/** @typedef {{ message: Request, resolve: (answer: Done) => void, reject: (error: Error) => void }} Waiting */

export class Connection {
  /** @type {Map<number, Waiting>} by the page's own numbers */
  pending = new Map();
  number = 0;
  shown = ""; // what the server knows of what the page shows
  wait = SOONEST;
  /** @type {import("../types.d.ts").Line} */
  line;

  /**
   * @param {{
   *   have: () => Omit<Hello, "type">,
   *   update: (update: Update) => void,
   *   changed: (open: boolean) => void,
   *   cleared: () => void,
   * }} page `have` returns what the page has: version and chat
   */
  constructor({ have, update, changed, cleared }) {
    this.have = have;
    this.update = update;
    this.changed = changed;
    this.cleared = cleared;
    this.line = this.open();
  }

  open() {
    this.line = wire.listen(link(`/live/${data.table}`), {
      opened: () => {
        this.wait = SOONEST;
        this.shown = "";
        this.changed(true);
        this.line.say(JSON.stringify({ type: "hello", ...this.have() }));
        for (const { message } of this.pending.values()) this.line.say(JSON.stringify(message));
      },
      hear: (text) => this.receive(JSON.parse(text)),
      closed: () => {
        this.changed(false);
        this.giveUp();
        setTimeout(() => this.open(), this.wait);
        this.wait = Math.min(SLOWEST, this.wait * 2);
      },
    });
    return this.line;
  }

  /**
   * Say what the page shows.
   * @param {Omit<Look, "type">} look
   */
  look(look) {
    const text = JSON.stringify({ type: "look", ...look });
    if (text === this.shown || !this.line.isOpen) return;
    this.shown = text;
    this.line.say(text);
  }

  /** @param {Outgoing} message */
  receive(message) {
    if (message.type === "update") return this.update(message);
    if (message.type === "cleared") return this.end();
    if (message.type === "dismissed") return location.reload();
    const waiting = message.id === null ? undefined : this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(waiting.message.id);
    if (message.type === "done") waiting.resolve(message);
    else waiting.reject(new ApiError(message.error, message.rule));
  }

  // There is no table any more: it does not help to come again.
  end() {
    this.line.hangUp();
    this.cleared();
  }

  // A move may be sent twice, it counts once; anything else is not sent again.
  giveUp() {
    for (const [id, { message, reject }] of this.pending) {
      if (message.type === "act") continue;
      this.pending.delete(id);
      reject(new ApiError("…"));
    }
  }

  /**
   * Send a message; the promise is kept once the server has it in its database.
   * @param {Unnumbered<Request>} message
   * @returns {Promise<Done>}
   */
  send(message) {
    this.number += 1;
    const numbered = /** @type {Request} */ ({ ...message, id: this.number });
    return new Promise((resolve, reject) => {
      this.pending.set(numbered.id, { message: numbered, resolve, reject });
      if (this.line.isOpen) this.line.say(JSON.stringify(numbered));
      else if (message.type !== "act") this.giveUp();
    });
  }
}
