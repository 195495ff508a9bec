// @ts-check
// The decision fits its place: where its answers would have to be scrolled to, what was told last gives way, then why it matters.
import { find, select } from "./dom.js";

const STEPS = ["tight", "tighter"];
const LINE = 44; // pixels: the highest line
const EMPTY = 0.3; // of a line, above and below its letters: nobody sees that they are cut

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

/** Let the answers fade out at the lower edge as long as more of them follow, or a line of what is below them is cut. */
export function showWhetherMore() {
  select(".decision").classList.toggle("more", !answersInSight() || isCut());
}

function answersInSight() {
  const box = find("choices");
  const last = box.firstElementChild?.getBoundingClientRect();
  return !last || last.bottom <= box.getBoundingClientRect().bottom + 1;
}

function isCut() {
  const box = find("choices");
  const edge = box.getBoundingClientRect().bottom;
  return [...box.children]
    .map((part) => part.getBoundingClientRect())
    .some(({ top, bottom }) => {
      const spare = EMPTY * Math.min(bottom - top, LINE);
      return top + spare < edge && bottom - spare > edge;
    });
}
