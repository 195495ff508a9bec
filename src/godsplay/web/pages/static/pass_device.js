// @ts-check
// Handing the device on between two people at one screen: everything is hidden until the next one is there.
import { el, emblem, find } from "./dom.js";
import { fullName, say } from "./text.js";

/**
 * Hide everything until somebody says that they are there.
 * @param {import("../server.d.ts").Person} person
 * @returns {Promise<void>}
 */
export function passDevice(person) {
  const curtain = find("curtain");
  return new Promise((resolve) => {
    const button = el("button", { type: "button", class: "strong" }, say("i-am", { seat: fullName(person) }));
    button.addEventListener("click", () => {
      curtain.hidden = true;
      setInert(false);
      resolve();
    });
    curtain.replaceChildren(
      emblem(person.seat),
      el("h2", {}, say("pass-device", { seat: fullName(person) })),
      el("p", {}, say("look-away")),
      button,
    );
    curtain.hidden = false;
    setInert(true);
    button.focus();
  });
}

/** @param {boolean} inert */
function setInert(inert) {
  for (const part of document.querySelectorAll("main, .prompt, .top")) {
    if (part instanceof HTMLElement) part.inert = inert;
  }
}
