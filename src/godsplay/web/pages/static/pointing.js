// @ts-check
// Pointing at a button shows on the board what it stands for; a thing that was lifted is carried and dropped where it is to go.
import { EdgeScroll } from "./edge_scroll.js";

/** @typedef {import("../server.d.ts").Choice} Choice */

export class Pointing {
  /**
   * @param {{
   *   board: import("./board.js").Board,
   *   decision: import("./decision.js").Decision,
   *   preview: import("./preview.js").Preview,
   * }} parts
   */
  constructor({ board, decision, preview }) {
    this.board = board;
    this.decision = decision;
    this.preview = preview;
    this.edge = new EdgeScroll(board.scene);
  }

  /**
   * Show where the choices of a button are and, if it is a single one, what it would change.
   * @param {Choice[]} choices
   */
  point(choices) {
    const { path, armed } = this.decision;
    const spots = choices.flatMap((choice) => choice.parts?.[path.picked.length]?.spots ?? choice.spots ?? []);
    this.board.mark(spots, "pointed");
    this.preview.show(choices.length === 1 ? choices[0].action : armed);
  }

  /**
   * Return what is lit under a pointer.
   * @param {PointerEvent} event
   */
  target(event) {
    const node = this.board.pointed(event);
    return node?.hasAttribute("data-actions") ? node : null;
  }

  /**
   * Show where what was lifted would go.
   * @param {PointerEvent} event
   */
  carry(event) {
    const spot = this.target(event)?.getAttribute("data-spot");
    this.board.mark(spot ? [spot] : [], "pointed");
    this.edge.carry({ x: event.clientX, y: event.clientY });
  }

  letGo() {
    this.board.mark([], "pointed");
    this.edge.stop();
  }

  /**
   * Put down what was lifted; where it cannot go, it is put back.
   * @param {PointerEvent} event
   */
  drop(event) {
    const node = this.target(event);
    if (node) this.decision.touch(node.getAttribute("data-spot") ?? "", node);
    else this.decision.back();
  }
}
