// @ts-check
// The socket: it comes back by itself, says what the page has, and sends unanswered moves again.
import { ApiError } from "./api.js";
import { data } from "./page_data.js";

const SOONEST = 300;
const SLOWEST = 8000;

/** @typedef {import("../server.d.ts").UpdateMessage} Update */
/** @typedef {import("../server.d.ts").DoneMessage} Done */
/** @typedef {import("../server.d.ts").Outgoing} Outgoing */
/** @typedef {import("../server.d.ts").HelloMessage} Hello */
/** @typedef {Exclude<import("../server.d.ts").Incoming, Hello>} Request */
/**
 * @template T
 * @typedef {T extends unknown ? Omit<T, "id"> : never} Unnumbered
 */
/** @typedef {{ message: Request, resolve: (answer: Done) => void, reject: (error: Error) => void }} Waiting */

export class Connection {
  /** @type {Map<number, Waiting>} by the page's own numbers */
  pending = new Map();
  number = 0;
  wait = SOONEST;
  /** @type {WebSocket} */
  socket;

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
    this.socket = this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${data.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = SOONEST;
      this.changed(true);
      socket.send(JSON.stringify({ type: "hello", ...this.have() }));
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      this.changed(false);
      this.giveUp();
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(SLOWEST, this.wait * 2);
    };
    return socket;
  }

  /** @param {Outgoing} message */
  receive(message) {
    if (message.type === "update") return this.update(message);
    if (message.type === "cleared") return this.end();
    const waiting = message.id === null ? undefined : this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(waiting.message.id);
    if (message.type === "done") waiting.resolve(message);
    else waiting.reject(new ApiError(message.error, message.rule));
  }

  // There is no table any more: it does not help to come again.
  end() {
    this.socket.onclose = null;
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
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(numbered));
      else if (message.type !== "act") this.giveUp();
    });
  }
}
