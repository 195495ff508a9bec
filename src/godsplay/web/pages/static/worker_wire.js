// @ts-check
// The way to a table in a worker: the page that this one is shown in hands out ports to it.

/** @typedef {import("../types.d.ts").Answer} Answer */
/** @typedef {Parameters<import("../types.d.ts").Wire["listen"]>[1]} Hearing */
/** @typedef {{ reply: number, status: number, body: string } | { line: number, opened?: true, text?: string }} News */

export class WorkerWire {
  /** @type {Map<number, (answer: Answer) => void>} */
  waiting = new Map();
  /** @type {Map<number, Hearing & { open: boolean }>} */
  lines = new Map();
  number = 0;

  constructor() {
    /** @type {{ connectToTables: () => MessagePort }} */
    const shell = /** @type {any} */ (window.parent);
    this.port = shell.connectToTables();
    this.port.onmessage = ({ data }) => this.receive(data);
    window.addEventListener("pagehide", () => this.port.postMessage({ leaving: true }));
  }

  /** @param {News} news */
  receive(news) {
    if ("reply" in news) {
      const { reply, status, body } = news;
      this.waiting.get(reply)?.({ ok: status < 400, status, body: JSON.parse(body || "null") });
      this.waiting.delete(reply);
      return;
    }
    const line = this.lines.get(news.line);
    if (!line) return;
    if (news.opened) {
      line.open = true;
      line.opened();
    } else line.hear(news.text ?? "");
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} body
   * @returns {Promise<Answer>}
   */
  request(method, path, body) {
    this.number += 1;
    const id = this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.port.postMessage({ request: id, method, path, body });
    });
  }

  /** @param {string} path */
  read(path) {
    return this.request("GET", path, "");
  }

  /**
   * @param {"POST" | "PUT" | "DELETE"} method
   * @param {string} path
   * @param {object} body
   */
  act(method, path, body) {
    return this.request(method, path, JSON.stringify(body));
  }

  /**
   * @param {string} path
   * @param {Hearing} hearing
   */
  listen(path, hearing) {
    this.number += 1;
    const id = this.number;
    const line = { ...hearing, open: false };
    this.lines.set(id, line);
    this.port.postMessage({ line: id, path });
    const forget = () => {
      this.lines.delete(id);
      this.port.postMessage({ line: id, closed: true });
    };
    return {
      get isOpen() {
        return line.open;
      },
      close: () => {
        forget();
        hearing.closed();
      },
      say: (/** @type {string} */ text) => this.port.postMessage({ line: id, text }),
      hangUp: forget,
    };
  }
}
