// @ts-check
// After the game, in the place of the decision: the same people again, how it ended, its review, another game.
import { el, find } from "./dom.js";
import { data, link } from "./page_data.js";
import { rematchButton } from "./rematch.js";
import { say } from "./text.js";

/**
 * Offer what can be done once the game is over; nothing before.
 * @param {{ rematch: string | null, played: boolean } | null} game `played` by whoever looks
 * @param {{ end: () => void, review: () => void }} page shows how the game ended, and its review
 */
export function offerNext(game, { end, review }) {
  const box = find("after-game");
  box.hidden = game === null;
  if (!game) return box.replaceChildren();
  box.replaceChildren(
    ...(game.played ? [rematchButton(game.rematch)] : []),
    el("button", { type: "button", onclick: end }, say("ending")),
    el("button", { type: "button", onclick: review }, say("review")),
    el("a", { class: "button", href: link(`/new/${data.game}`) }, say("new-game")),
  );
}
