// @ts-check
// A block or a card that is lifted follows the pointer, and can be dropped where it may lie.
import { draw } from "./dom.js";
import { ignoreGestureClick } from "./gesture_click.js";
import { data } from "./page_data.js";

const LIFTED = 8; // pixels that a pointer must travel before a thing is lifted

/** @typedef {{ node: SVGGraphicsElement, spot: string, x: number, y: number, ghost: SVGSVGElement | null }} Lift */

export class Dragging {
  /** @type {Lift | null} */
  lift = null;

  /**
   * @param {{
   *   boxes: HTMLElement[],
   *   canLift: (spot: string) => boolean,
   *   take: (spot: string) => void,
   *   drop: (x: number, y: number) => void,
   * }} page
   */
  constructor({ boxes, canLift, take, drop }) {
    this.canLift = canLift;
    this.take = take;
    this.drop = drop;
    for (const box of boxes) box.addEventListener("pointerdown", (event) => this.press(event));
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.release(event));
    document.addEventListener("pointercancel", () => this.end());
  }

  /** @param {PointerEvent} event */
  press({ target, clientX: x, clientY: y, button, pointerType }) {
    const node = target instanceof Element ? target.closest("[data-actions]") : null;
    const spot = node?.getAttribute("data-spot") ?? "";
    if (button !== 0 || pointerType === "touch" || !(node instanceof SVGGraphicsElement) || !this.canLift(spot)) return;
    this.lift = { node, spot, x, y, ghost: null };
  }

  /** @param {PointerEvent} event */
  move({ clientX: x, clientY: y }) {
    const { lift } = this;
    if (!lift) return;
    if (!lift.ghost) {
      if (Math.hypot(x - lift.x, y - lift.y) < LIFTED) return;
      lift.ghost = this.copy(lift.node);
      this.take(lift.spot);
    }
    lift.ghost.style.translate = `${x}px ${y}px`;
  }

  /** @param {SVGGraphicsElement} node */
  copy(node) {
    const { x, y, width, height } = node.getBBox();
    const shown = node.getBoundingClientRect();
    const copy = /** @type {SVGGraphicsElement} */ (node.cloneNode(true));
    copy.removeAttribute("transform");
    const ghost = draw("svg", { class: `${data.scope} lifted`, viewBox: `${x} ${y} ${width} ${height}` }, copy);
    ghost.style.width = `${shown.width}px`;
    ghost.style.height = `${shown.height}px`;
    document.body.append(ghost);
    return ghost;
  }

  /** @param {PointerEvent} event */
  release({ clientX, clientY }) {
    if (!this.lift?.ghost) return this.end();
    this.end();
    ignoreGestureClick();
    this.drop(clientX, clientY);
  }

  end() {
    this.lift?.ghost?.remove();
    this.lift = null;
  }
}
