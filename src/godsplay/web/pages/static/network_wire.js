// @ts-check
// The way to a table at a server: requests over HTTP, and a socket.

/** @typedef {import("../types.d.ts").Answer} Answer */

/**
 * @param {Response} response
 * @returns {Promise<Answer>}
 */
async function answer(response) {
  const body = await response.json().catch(() => ({ error: response.statusText }));
  return { ok: response.ok, status: response.status, body };
}

export class NetworkWire {
  /** @param {string} path */
  read(path) {
    return fetch(path, { cache: "no-store" }).then(answer);
  }

  /**
   * Change something; what is written while the page is being left arrives, too.
   * @param {"POST" | "PUT" | "DELETE"} method
   * @param {string} path
   * @param {object} body
   */
  act(method, path, body) {
    const headers = { "content-type": "application/json" };
    return fetch(path, { method, headers, body: JSON.stringify(body), keepalive: method === "PUT" }).then(answer);
  }

  /**
   * @param {string} path
   * @param {Parameters<import("../types.d.ts").Wire["listen"]>[1]} hearing
   */
  listen(path, { opened, hear, closed }) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = opened;
    socket.onmessage = (event) => hear(event.data);
    socket.onclose = closed;
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      say: (/** @type {string} */ text) => socket.send(text),
      close: () => socket.close(),
      hangUp: () => {
        socket.onclose = null;
      },
    };
  }
}
