// @ts-check
// Why not: what is asked for but not possible now gives its reason when it is pointed at or tried.
import { el, find } from "./dom.js";
import { say } from "./text.js";

const DELAY = 250;
const MOST = 3; // reasons at one place

/** @typedef {import("../server.d.ts").Refusal} Refusal */

export class RefusalTips {
  tip = find("refusal-tip");
  /** @type {Map<string, Refusal>} by the notation of what is refused */
  refusals = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /** @param {HTMLElement} scene */
  constructor(scene) {
    scene.addEventListener("pointerover", (event) => this.point(event));
    for (const gone of ["pointerleave", "pointerdown", "scroll"]) scene.addEventListener(gone, () => this.hide());
  }

  /** @param {Refusal[]} refusals */
  update(refusals) {
    this.refusals = new Map(refusals.map((refusal) => [refusal.action, refusal]));
    this.hide();
  }

  /**
   * List the reasons at a place, each once. What can be chosen there instead needs none.
   * @param {Element} target
   */
  at(target) {
    if (target.closest("[data-actions]")) return [];
    const barred = target.closest("[data-barred]")?.getAttribute("data-barred")?.split("|") ?? [];
    /** @type {Map<string, Refusal>} */
    const found = new Map();
    for (const action of barred) {
      const refusal = this.refusals.get(action);
      if (refusal && !found.has(refusal.why)) found.set(refusal.why, refusal);
    }
    return [...found.values()].slice(0, MOST);
  }

  /**
   * Explain to somebody who tries something here why not; nothing if there is nothing here.
   * @param {Element} target
   * @param {{ text: string, rule: string }} prompt
   */
  explain(target, prompt) {
    const reasons = this.at(target);
    if (reasons.length) return { message: reasons.map(({ why }) => why).join(" "), rule: reasons[0].rule };
    if (!target.closest(":has(> title)")) return null;
    return { message: say("not-asked", { text: prompt.text }), rule: prompt.rule };
  }

  /** @param {PointerEvent} event */
  point({ target, clientX, clientY }) {
    this.hide();
    const reasons = target instanceof Element ? this.at(target) : [];
    if (reasons.length) this.timer = setTimeout(() => this.show(reasons, clientX, clientY), DELAY);
  }

  /**
   * @param {Refusal[]} reasons
   * @param {number} x
   * @param {number} y
   */
  show(reasons, x, y) {
    const { tip } = this;
    tip.replaceChildren(...reasons.map(({ why }) => el("p", {}, why)));
    tip.hidden = false;
    const stage = /** @type {HTMLElement} */ (tip.parentElement).getBoundingClientRect();
    const above = y - stage.top - tip.offsetHeight - 12;
    const rightmost = stage.width - tip.offsetWidth - 4;
    tip.style.left = `${Math.max(4, Math.min(x - stage.left - tip.offsetWidth / 2, rightmost))}px`;
    tip.style.top = `${above < 4 ? y - stage.top + 24 : above}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
  }
}
