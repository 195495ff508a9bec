// What the page itself has to say: a line that goes away again, and a rule to read.
import { readRule } from "./ask.js";
import { el, find } from "./dom.js";

const SHORT = 6000;
const LASTING = 20000;

let fading;

export function report({ message, rule, lasting = false }) {
  const toast = find("toast");
  toast.replaceChildren(message);
  if (rule) toast.append(" ", el("button", { type: "button", class: "rule", onclick: () => showRule(rule) }, "§"));
  clearTimeout(fading);
  fading = setTimeout(quiet, lasting ? LASTING : SHORT);
}

export function quiet() {
  find("toast").replaceChildren();
}

export async function showRule(anchor) {
  try {
    const { title, html } = await readRule(anchor);
    const dialog = find("rule");
    find("rule-title").textContent = title;
    dialog.querySelector(".words").innerHTML = html; // our own rules, made by the server
    dialog.showModal();
  } catch (error) {
    report(error);
  }
}
