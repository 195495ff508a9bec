// @ts-check
// What the page itself has to say: a line that goes away again, and a rule to read.
import { ApiError, readRule } from "./api.js";
import { el, find, select } from "./dom.js";
import { link } from "./page_data.js";

const SHORT = 6000;
const LASTING = 20000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/**
 * Show a line for a while.
 * @param {import("../types.d.ts").Notice} notice
 */
export function report({ message, rule, lasting = false, button }) {
  const toast = find("toast");
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body; // a dialog covers all else
  if (toast.parentElement !== front) {
    front.append(toast);
    front.addEventListener("close", () => document.body.append(toast), { once: true });
  }
  toast.replaceChildren(message);
  if (rule) toast.append(" ", el("button", { type: "button", class: "rule", onclick: () => showRule(rule) }, "§"));
  if (button) toast.append(" ", el("button", { type: "button", onclick: button.press }, button.text));
  clearTimeout(fading);
  fading = setTimeout(clearNotice, lasting ? LASTING : SHORT);
}

/**
 * Show why something failed.
 * @param {unknown} error
 */
export function reportError(error) {
  if (error instanceof ApiError) report(error);
  else report({ message: error instanceof Error ? error.message : String(error) });
}

export function clearNotice() {
  find("toast").replaceChildren();
}

/** @param {string} anchor */
export async function showRule(anchor) {
  try {
    const { title, html } = await readRule(anchor);
    const dialog = find("rule", HTMLDialogElement);
    find("rule-title").textContent = title;
    select(".words", dialog).innerHTML = html; // our own rules, made by the server
    dialog.showModal();
  } catch (error) {
    reportError(error);
  }
}

// The table is gone: what is shown may still be looked at, and whatever is pressed leads home.
export function showCleared() {
  clearNotice();
  const dialog = find("cleared", HTMLDialogElement);
  dialog.addEventListener("close", () => location.assign(link("/")));
  dialog.showModal();
}
