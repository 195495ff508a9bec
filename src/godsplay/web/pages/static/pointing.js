// @ts-check
// Pointing at a button shows on the board what it stands for; a thing that was lifted is dropped where it is to go.

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
   * Put down what was lifted; where it cannot go, it is put back.
   * @param {number} x
   * @param {number} y
   */
  drop(x, y) {
    const node = this.board.at(x, y);
    const spot = node?.getAttribute("data-spot") ?? "";
    if (node?.hasAttribute("data-actions")) this.decision.touch(spot, node);
    else this.decision.back();
  }
}
