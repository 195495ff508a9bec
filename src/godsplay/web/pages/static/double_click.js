// @ts-check
// The second click of a double click was meant for what stood there before, not for what has come in its place.
const SOON = 350;

/** @param {...Element} places */
export function ignoreDoubleClicks(...places) {
  let last = -Infinity;
  const take = (/** @type {Event} */ event) => {
    const soon = event.timeStamp - last < SOON;
    last = event.timeStamp;
    if (!soon || /** @type {UIEvent} */ (event).detail < 2) return; // a keyboard has no double clicks
    event.preventDefault();
    event.stopPropagation();
  };
  for (const place of places) place.addEventListener("click", take, { capture: true });
}
