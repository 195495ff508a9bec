// @ts-check
// Requests to the table; a refusal is an error with its own words.
import { data, link } from "./page_data.js";
import { wire } from "./wire.js";

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

/** @param {import("../types.d.ts").Answer} answer */
function bodyOf({ ok, body }) {
  if (!ok) throw new ApiError(body?.error ?? "", body?.rule);
  return body;
}

const base = link(`/api/tables/${data.table}`);

/**
 * Read something of this table.
 * @param {string} path
 */
export const get = (path) => wire.read(base + path).then(bodyOf);

/**
 * Change something at this table.
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body = {}) => wire.act("POST", base + path, body).then(bodyOf);

/**
 * Write something of one's own at this table, even while the page is being left.
 * @param {string} path
 * @param {object} body
 */
export const put = (path, body) => wire.act("PUT", base + path, body).then(bodyOf);

/**
 * Take something back at this table.
 * @param {string} path
 */
export const remove = (path) => wire.act("DELETE", base + path, {}).then(bodyOf);

/**
 * @param {string} anchor
 * @returns {Promise<import("../server.d.ts").Rule>}
 */
export const readRule = (anchor) =>
  wire.read(link(`/api/games/${data.game}/rules/${encodeURIComponent(anchor)}`)).then(bodyOf);
