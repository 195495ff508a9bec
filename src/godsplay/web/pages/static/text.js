// @ts-check
// The sentences of the page.
import { data } from "./page_data.js";

/**
 * Write a sentence with its values.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  let text = data.words[key] ?? key;
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`%${name}%`, String(value));
  return text;
}

/**
 * Name somebody as everybody does: by the name they gave, or by their seat.
 * @param {{ called: string }} person
 */
export const fullName = ({ called }) => called;
