// @ts-check
// Requests to the server over HTTP; a refusal is an error with the server's own words.
import { data } from "./page_data.js";

export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {string | null} [rule] the rule that stands against it
   */
  constructor(message, rule = null) {
    super(message);
    this.rule = rule;
  }
}

/** @param {Response} response */
async function answer(response) {
  const body = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new ApiError(body.error ?? response.statusText, body.rule);
  return body;
}

const base = `/api/tables/${data.table}`;

/**
 * Read something of this table.
 * @param {string} path
 */
export const get = (path) => fetch(base + path, { cache: "no-store" }).then(answer);

/**
 * Change something at this table.
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body = {}) =>
  fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(answer);

/**
 * Write something of one's own at this table, even while the page is being left.
 * @param {string} path
 * @param {object} body
 */
export const put = (path, body) =>
  fetch(base + path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).then(answer);

/**
 * @param {string} anchor
 * @returns {Promise<import("../server.d.ts").Rule>}
 */
export const readRule = (anchor) => fetch(`/api/games/${data.game}/rules/${encodeURIComponent(anchor)}`).then(answer);
