// @ts-check
// The next game with the same people: whoever asks first opens its table, the others go there.
import { post } from "./api.js";
import { el } from "./dom.js";
import { reportError } from "./notices.js";
import { link } from "./page_data.js";
import { say } from "./text.js";

/**
 * Make the button that leads to the next game.
 * @param {string | null} rematch its table, if there is one already
 */
export function rematchButton(rematch) {
  const press = async () => {
    try {
      const { table } = rematch ? { table: rematch } : await post("/rematch");
      location.assign(link(`/t/${table}`));
    } catch (error) {
      reportError(error);
    }
  };
  return el("button", { type: "button", class: "strong", onclick: press }, say(rematch ? "to-rematch" : "rematch"));
}
