// Asking the server over HTTP; a refusal is an error with the server's own words.
import { data } from "./words.js";

export class Refused extends Error {
  constructor(message, rule) {
    super(message);
    this.rule = rule;
  }
}

async function answer(response) {
  const body = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new Refused(body.error ?? response.statusText, body.rule);
  return body;
}

const base = `/api/tables/${data.table}`;

export const get = (path) => fetch(base + path, { cache: "no-store" }).then(answer);

export const post = (path, body = {}) =>
  fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(answer);

export const readRule = (anchor) => fetch(`/api/games/${data.game}/rules/${encodeURIComponent(anchor)}`).then(answer);
