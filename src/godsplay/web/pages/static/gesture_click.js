// @ts-check
// A lift or a long press ends in a click that was not meant as one.

/** Ignore the click that ends a gesture; what is pressed next may be clicked again. */
export function ignoreGestureClick() {
  const stop = () => {
    document.removeEventListener("click", take, { capture: true });
    document.removeEventListener("pointerdown", stop, { capture: true });
  };
  const take = (/** @type {MouseEvent} */ event) => {
    stop();
    if (!event.detail) return; // by a key
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", take, { capture: true });
  document.addEventListener("pointerdown", stop, { capture: true });
}
