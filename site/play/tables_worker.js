// @ts-check
// The worker that the tables are in: the same application as at a server, asked by the page and its service worker.
import { downloadPython, startPython } from "./python.js";
import { openShelf } from "./shelf.js";

/** @typedef {{ status: number, headers: [string, string][], body: Uint8Array }} Answer */
/** @type {{ request: (method: string, address: string, kind: string, body: Uint8Array) => Promise<Answer>,
 *           listen: (address: string, opened: () => void, hear: (text: string) => void) => any }} */
let application;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {MessagePort} bots */
function asking(bots) {
  /** @type {Map<number, { resolve: (move: string) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let number = 0;
  bots.onmessage = ({ data: { id, move, failed } }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failed) asked?.reject(new Error(failed));
    else asked?.resolve(move);
  };
  return (
    /** @type {string} */ level,
    /** @type {string} */ record,
    /** @type {number} */ seat,
    /** @type {string} */ chance,
  ) => {
    number += 1;
    const id = number;
    bots.postMessage({ id, level, record, seat, chance });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}

/** Reviews one game at a time, in a worker that is started for it. */
class Reviewer {
  /** @type {Worker | undefined} */
  worker;

  /** @param {import("./python.js").Parts} python */
  constructor(python) {
    this.python = python;
  }

  /**
   * @param {string} record
   * @param {any} tell a function of Python, which lives no longer than the call
   */
  review(record, tell) {
    const told = tell.copy();
    this.worker = new Worker(new URL("./review_worker.js", import.meta.url), { type: "module" });
    this.worker.postMessage({ python: this.python, record });
    return new Promise((resolve, reject) => {
      if (!this.worker) return;
      this.worker.onerror = ({ message }) => reject(new Error(message));
      this.worker.onmessage = ({ data: { done, found, failed } }) => {
        if (found) resolve(found);
        else if (failed) reject(new Error(failed));
        else told(done);
      };
    });
  }

  stop() {
    this.worker?.terminate();
  }
}

/**
 * @param {{ root: string, assets: string }} place
 * @param {MessagePort} bots
 */
async function start({ root, assets }, bots) {
  const [parts, shelf] = await Promise.all([downloadPython(), openShelf()]);
  postMessage({ loaded: true });
  bots.postMessage({ python: parts });
  const python = await startPython(parts);
  const worker = python.pyimport("godsplay.web.in_page.worker");
  application = await worker.start(shelf, asking(bots), new Reviewer(parts), root, assets);
  postMessage({ ready: true });
}

/**
 * Answer a browser that wants a page.
 * @param {{ method: string, address: string, kind: string, body: ArrayBuffer }} request
 * @param {MessagePort} port
 */
async function answer({ method, address, kind, body }, port) {
  port.postMessage(await application.request(method, address, kind, new Uint8Array(body)));
}

/**
 * Serve the page of a table until it leaves.
 * @param {MessagePort} port
 */
function serve(port) {
  const lines = new Map();
  port.onmessage = async ({ data }) => {
    if (data.leaving) {
      for (const line of lines.values()) line.close();
      port.close();
    } else if ("request" in data) {
      const { request, method, path, body } = data;
      const { status, body: answer } = await application.request(
        method,
        path,
        "application/json",
        encoder.encode(body),
      );
      port.postMessage({ reply: request, status, body: decoder.decode(answer) });
    } else if ("path" in data) {
      const { line, path } = data;
      const opened = () => port.postMessage({ line, opened: true });
      lines.set(
        line,
        application.listen(path, opened, (text) => port.postMessage({ line, text })),
      );
    } else if (data.closed) lines.get(data.line)?.close();
    else lines.get(data.line)?.receive(data.text);
  };
}

self.onmessage = ({ data }) => {
  if (data.start) start(data.start, data.bots).catch((error) => postMessage({ failed: String(error) }));
  else if (data.document) answer(data.document, data.port);
  else if (data.port) serve(data.port);
};
