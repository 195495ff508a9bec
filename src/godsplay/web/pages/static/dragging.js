// @ts-check
// A block or a card that is lifted follows the pointer, and can be dropped where it may lie.
import { draw } from "./dom.js";
import { isSmall } from "./geometry.js";
import { ignoreGestureClick } from "./gesture_click.js";
import { data } from "./page_data.js";

const LIFTED = 8; // pixels that a pointer must travel before a thing is lifted
const LARGEST = 200; // pixels: what is larger is land, and stays where it is
const RESTED = 200; // milliseconds after which a finger that moves carries what it rests on

/**
 * @typedef {{ node: SVGGraphicsElement, spot: string, box: HTMLElement, start: PointerEvent, ghost: SVGSVGElement | null }} Lift
 */

/**
 * Whether a finger that starts to move is meant to move the picture: one that has not rested, where there is more to see
 * that way.
 * @param {HTMLElement} box
 * @param {PointerEvent} start
 * @param {PointerEvent} now
 */
function pans(box, start, now) {
  if (start.pointerType !== "touch" || now.timeStamp - start.timeStamp >= RESTED) return false;
  const sideways = Math.abs(now.clientX - start.clientX) > Math.abs(now.clientY - start.clientY);
  return sideways ? box.scrollWidth > box.clientWidth : box.scrollHeight > box.clientHeight;
}

export class Dragging {
  /** @type {Lift | null} */
  lift = null;

  /**
   * @param {{
   *   boxes: HTMLElement[],
   *   pointed: (event: PointerEvent) => Element | null,
   *   canLift: (spot: string) => boolean,
   *   take: (spot: string) => void,
   *   carry: (event: PointerEvent) => void,
   *   drop: (event: PointerEvent) => void,
   *   letGo: () => void,
   * }} page
   */
  constructor({ boxes, pointed, canLift, take, carry, drop, letGo }) {
    this.pointed = pointed;
    this.canLift = canLift;
    this.take = take;
    this.carry = carry;
    this.drop = drop;
    this.letGo = letGo;
    for (const box of boxes) {
      box.addEventListener("pointerdown", (event) => this.press(event, box));
      box.addEventListener("touchmove", (event) => this.hold(event), { passive: false });
    }
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.release(event));
    document.addEventListener("pointercancel", () => this.end());
  }

  /**
   * @param {PointerEvent} event
   * @param {HTMLElement} box
   */
  press(event, box) {
    this.end(); // two fingers change the size of the board, and carry nothing
    const node = this.pointed(event);
    const spot = node?.getAttribute("data-spot") ?? "";
    if (event.button !== 0 || !event.isPrimary || !(node instanceof SVGGraphicsElement)) return;
    if (!node.hasAttribute("data-actions") || !isSmall(node.getBoundingClientRect(), LARGEST)) return;
    if (this.canLift(spot)) this.lift = { node, spot, box, start: event, ghost: null };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { lift } = this;
    if (!lift || event.pointerId !== lift.start.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!lift.ghost) {
      if (Math.hypot(x - lift.start.clientX, y - lift.start.clientY) < LIFTED) return;
      if (pans(lift.box, lift.start, event)) return this.end();
      lift.ghost = this.copy(lift.node);
      lift.ghost.classList.toggle("by-finger", event.pointerType === "touch");
      this.take(lift.spot);
    }
    lift.ghost.style.translate = `${x}px ${y}px`;
    this.carry(event);
  }

  /**
   * Keep the picture where it is while a finger carries something.
   * @param {TouchEvent} event
   */
  hold(event) {
    if (this.lift?.ghost && event.cancelable) event.preventDefault();
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
  release(event) {
    const carried = Boolean(this.lift?.ghost);
    this.end();
    if (!carried) return;
    ignoreGestureClick();
    this.drop(event);
  }

  end() {
    const ghost = this.lift?.ghost;
    this.lift = null;
    if (!ghost) return;
    ghost.remove();
    this.letGo();
  }
}
