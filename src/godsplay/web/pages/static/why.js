// Why not: what is asked for but not possible now gives its reason when it is pointed at or tried.
import { el, find } from "./dom.js";
import { say } from "./words.js";

const DELAY = 250;
const MOST = 3; // reasons at one place

export class Why {
  constructor(scene) {
    this.refusals = new Map();
    this.tip = find("why");
    scene.addEventListener("pointerover", (event) => this.point(event));
    for (const gone of ["pointerleave", "pointerdown", "scroll"]) scene.addEventListener(gone, () => this.hide());
  }

  take(refusals) {
    this.refusals = new Map(refusals.map((refusal) => [refusal.action, refusal]));
    this.hide();
  }

  // The reasons at a place, each once. What can be chosen there instead needs none.
  at(target) {
    if (target.closest("[data-actions]")) return [];
    const barred = target.closest("[data-barred]")?.dataset.barred.split("|") ?? [];
    const found = new Map();
    for (const action of barred) {
      const refusal = this.refusals.get(action);
      if (refusal && !found.has(refusal.why)) found.set(refusal.why, refusal);
    }
    return [...found.values()].slice(0, MOST);
  }

  // What to say to somebody who tries something here; nothing if there is nothing here.
  tried(target, prompt) {
    const reasons = this.at(target);
    if (reasons.length) return { message: reasons.map(({ why }) => why).join(" "), rule: reasons[0].rule };
    return target.closest(":has(> title)") ? { message: say("not-asked", { text: prompt.text }), rule: prompt.rule } : null;
  }

  point({ target, clientX, clientY }) {
    this.hide();
    const reasons = this.at(target);
    if (reasons.length) this.timer = setTimeout(() => this.show(reasons, clientX, clientY), DELAY);
  }

  show(reasons, x, y) {
    const { tip } = this;
    tip.replaceChildren(...reasons.map(({ why }) => el("p", {}, why)));
    tip.hidden = false;
    const stage = tip.parentElement.getBoundingClientRect();
    const above = y - stage.top - tip.offsetHeight - 12;
    tip.style.left = `${Math.max(4, Math.min(x - stage.left - tip.offsetWidth / 2, stage.width - tip.offsetWidth - 4))}px`;
    tip.style.top = `${above < 4 ? y - stage.top + 24 : above}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
  }
}
