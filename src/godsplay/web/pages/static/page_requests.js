// @ts-check
// Requests of pages that belong to no table; a refusal is an error with its own words.

const root = document.querySelector("main")?.dataset.root ?? "";

/**
 * Return the address of one of our own pages.
 * @param {string} path
 */
export const address = (path) => root + path;

/**
 * Ask the server for something.
 * @param {"GET" | "POST" | "DELETE"} method
 * @param {string} path
 * @param {object} [body]
 */
export async function ask(method, path, body) {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(address(path), { method, headers, body: sent, cache: "no-store" });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.error ?? response.statusText);
  return answer;
}

/**
 * Show what went wrong, in the words of the server.
 * @param {unknown} error
 */
export function showProblem(error) {
  const place = document.querySelector(".problem");
  if (!(place instanceof HTMLElement)) throw error;
  place.textContent = error instanceof Error ? error.message : String(error);
  place.hidden = false;
}

/** Say nothing any more of what went wrong before. */
export function clearProblem() {
  const place = document.querySelector(".problem");
  if (place instanceof HTMLElement) place.hidden = true;
}

/**
 * Find an element by its id.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T | null}
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  return found instanceof kind ? found : null;
}
