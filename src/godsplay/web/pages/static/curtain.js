// The curtain between two people at one screen.
import { el, emblem, find } from "./dom.js";
import { called, say } from "./words.js";

// Hide everything until the next person is there.
export function passDevice(person) {
  const curtain = find("curtain");
  return new Promise((resolve) => {
    const button = el("button", { type: "button", class: "strong" }, say("i-am", { seat: called(person) }));
    button.addEventListener("click", () => {
      curtain.hidden = true;
      shut(false);
      resolve();
    });
    curtain.replaceChildren(
      emblem(person.seat),
      el("h2", {}, say("pass-device", { seat: called(person) })),
      el("p", {}, say("look-away")),
      button,
    );
    curtain.hidden = false;
    shut(true);
    button.focus();
  });
}

function shut(closed) {
  for (const part of document.querySelectorAll("main, .prompt, .top")) part.inert = closed;
}
