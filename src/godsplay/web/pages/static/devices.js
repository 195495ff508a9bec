// @ts-check
// My devices: a link for one more, as text and as a QR code, until somebody has used it or its time is over.
import { ask, clearProblem, part, showProblem } from "./page_requests.js";
import { copy } from "./share.js";

const TICK = 500; // milliseconds
const LOOK = 3000; // between two looks at whether somebody has come
const DONE = 2500;

/** @typedef {{ url: string, qr: string, seconds: number }} DeviceLink */

let current = 0; // the number of the link that is shown: what belongs to an older one stops

/** @returns {Promise<{ id: string }[]>} */
const devices = () => ask("GET", "/api/devices");

part("make-link", HTMLButtonElement)?.addEventListener("click", async () => {
  try {
    clearProblem();
    const known = (await devices()).length;
    show(await ask("POST", "/api/devices/links", {}), known);
  } catch (error) {
    showProblem(error);
  }
});

/**
 * @param {DeviceLink} link
 * @param {number} known how many devices there were before
 */
function show(link, known) {
  const box = part("link", HTMLElement);
  const code = part("link-code", HTMLImageElement);
  const field = part("link-text", HTMLInputElement);
  const button = part("link-copy", HTMLButtonElement);
  if (!box || !code || !field || !button) return;
  code.src = `data:image/svg+xml,${encodeURIComponent(link.qr)}`;
  field.value = link.url;
  field.onfocus = () => field.select();
  button.onclick = async () => {
    const before = button.textContent;
    if (await copy(link.url, field)) button.textContent = button.dataset.done ?? "";
    setTimeout(() => {
      button.textContent = before;
    }, DONE);
  };
  box.hidden = false;
  current += 1;
  watch(current, Date.now() + link.seconds * 1000, known);
}

/**
 * Count the time down, and load anew once somebody has come.
 * @param {number} number of the link
 * @param {number} end
 * @param {number} known
 */
function watch(number, end, known) {
  const clock = part("link-time", HTMLElement);
  let looked = Date.now();
  const timer = setInterval(async () => {
    if (number !== current || !clock) return clearInterval(timer);
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = (clock.dataset.text ?? "").replace("%time%", time);
    if (left === 0) {
      clearInterval(timer);
      part("link", HTMLElement)?.setAttribute("hidden", "");
      showProblem(clock.dataset.over);
    } else if (Date.now() - looked > LOOK) {
      looked = Date.now();
      const found = await devices().catch(() => []);
      if (found.length > known) location.reload();
    }
  }, TICK);
}
