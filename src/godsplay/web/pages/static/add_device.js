// @ts-check
// A link from another device: it is looked at, and used only when somebody says so.
import { address, ask, clearProblem, part, showProblem } from "./page_requests.js";

const secret = location.hash.slice(1);
history.replaceState(null, "", location.pathname); // so that it stays in no history

const looking = part("looking", HTMLElement);
const form = part("joining", HTMLFormElement);
const problem = document.querySelector(".problem");

/** @typedef {{ device: string, tables: number, same: boolean }} LinkView */

/**
 * Put values into a sentence, where %name% stands for them.
 * @param {Element | null | undefined} place
 * @param {Record<string, string>} values
 */
function fill(place, values) {
  if (!(place instanceof HTMLElement)) return;
  place.textContent = (place.dataset.text ?? "").replace(/%(\w+)%/g, (_, name) => values[name] ?? "");
  place.hidden = false;
}

async function look() {
  if (!secret) throw new Error(problem instanceof HTMLElement ? problem.dataset.none : "");
  /** @type {LinkView} */
  const found = await ask("POST", "/api/devices/links/look", { secret });
  if (found.same) return location.replace(address("/devices"));
  fill(form?.querySelector("p"), { device: found.device });
  if (found.tables) fill(form?.querySelector(".comes"), { count: String(found.tables) });
  if (form) form.hidden = false;
}

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  try {
    clearProblem();
    const name = new FormData(form).get("name");
    await ask("POST", "/api/devices/links/use", { secret, name: String(name ?? "") });
    location.replace(address("/games"));
  } catch (error) {
    if (button) button.disabled = false;
    showProblem(error);
  }
});

look()
  .catch(showProblem)
  .finally(() => {
    if (looking) looking.hidden = true;
  });
