// The socket: it comes back by itself, says what the page has, and sends unanswered moves again.
import { Refused } from "./ask.js";
import { data } from "./words.js";

const SLOWEST = 8000;

export class Connection {
  constructor({ have, update, state, cleared }) {
    this.have = have; // what the page has: version and chat
    this.update = update;
    this.state = state;
    this.cleared = cleared;
    this.pending = new Map();
    this.number = 0;
    this.wait = 300;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live/${data.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 300;
      this.state(true);
      socket.send(JSON.stringify({ type: "hello", ...this.have() }));
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => {
      this.state(false);
      this.giveUp();
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(SLOWEST, this.wait * 2);
    };
  }

  take(message) {
    if (message.type === "update") return this.update(message);
    if (message.type === "cleared") return this.end();
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    if (message.type === "done") waiting.resolve(message);
    else waiting.reject(new Refused(message.error, message.rule));
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
      reject(new Refused("…"));
    }
  }

  send(message) {
    const numbered = { ...message, id: ++this.number };
    return new Promise((resolve, reject) => {
      this.pending.set(numbered.id, { message: numbered, resolve, reject });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(numbered));
      else if (message.type !== "act") this.giveUp();
    });
  }
}
