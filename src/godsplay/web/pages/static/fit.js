// @ts-check
// The decision fits its place: where its answers would have to be scrolled to, what was told last gives way, then why it matters.
import { find, select } from "./dom.js";

const STEPS = ["tight", "tighter"];

export function fitDecision() {
  const decision = select(".decision");
  decision.classList.remove(...STEPS);
  for (const step of STEPS) {
    if (answersInSight()) break;
    decision.classList.remove(...STEPS);
    decision.classList.add(step);
  }
  showWhetherMore();
}

/** Let the answers fade out at the lower edge as long as more of them follow. */
export function showWhetherMore() {
  select(".decision").classList.toggle("more", !answersInSight());
}

function answersInSight() {
  const box = find("choices");
  const last = box.firstElementChild?.getBoundingClientRect();
  return !last || last.bottom <= box.getBoundingClientRect().bottom + 1;
}
