import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { animate, places, rotation, shortWay } from "../../src/godsplay/web/pages/static/animation.js";
import { draw, find } from "../../src/godsplay/web/pages/static/dom.js";
import { settle } from "./samples.js";
import { motions, stand } from "./svg.js";

/**
 * Draw pieces at places, in a picture that stands somewhere on the screen.
 * @param {Record<string, { at?: [number, number], transform?: string, face?: string }>} pieces
 * @param {[number, number]} [corner]
 */
function picture(pieces, corner = [0, 0]) {
  const svg = draw("svg", {});
  stand(svg, ...corner);
  for (const [name, { at = [0, 0], transform, face }] of Object.entries(pieces)) {
    const node = draw("g", { "data-piece": name, transform, "data-face": face }, draw("rect", {}));
    stand(node, corner[0] + at[0], corner[1] + at[1]);
    svg.append(node);
  }
  return svg;
}

const moved = () =>
  motions.map(({ node, steps }) => ({ piece: node.getAttribute("data-piece"), from: steps[0], to: steps.at(-1) }));

beforeEach(() => {
  motions.length = 0;
  find("board").replaceChildren();
  globalThis.matchMedia = () => /** @type {any} */ ({ matches: false });
});

test("a rotation is read with its centre, which may be left out", () => {
  assert.deepEqual(rotation("rotate(-45 10,20)"), { degrees: -45, x: 10, y: 20 });
  assert.deepEqual(rotation("rotate( 30.5 )"), { degrees: 30.5, x: 0, y: 0 });
  assert.equal(rotation("translate(1 2)"), null);
  assert.equal(rotation(null), null);
});

test("the short way round is never more than half a turn", () => {
  assert.equal(shortWay(0, 90), 90);
  assert.equal(shortWay(350, 10), 20);
  assert.equal(shortWay(10, 350), -20);
  assert.equal(shortWay(-170, 170), -20);
  assert.equal(shortWay(720, 0), 0);
});

test("a piece travels from where it was on the screen, in the coordinates of the picture", () => {
  const before = places([picture({ king: { at: [10, 0] } }, [100, 100])]);
  animate([picture({ king: { at: [50, 5] } }, [100, 100])], before);
  assert.deepEqual(moved(), [
    { piece: "king", from: { transform: "matrix(1,0,0,1,10,0)" }, to: { transform: "matrix(1,0,0,1,50,5)" } },
  ]);
});

test("a piece travels from one sheet to another", () => {
  const [hand, board] = [picture({ card: { at: [5, 5] } }, [0, 400]), picture({}, [0, 0])];
  const before = places([board, hand]);
  animate([picture({ card: { at: [50, 50] } }), picture({}, [0, 400])], before);
  assert.deepEqual(moved(), [
    { piece: "card", from: { transform: "matrix(1,0,0,1,5,405)" }, to: { transform: "matrix(1,0,0,1,50,50)" } },
  ]);
});

test("a piece of a sheet that is put away comes from nowhere, and does not fall", () => {
  const away = picture({ card: {}, spent: {} });
  for (const node of away.children) stand(node, 0, 0, 0);
  find("board").append(picture({}));
  const before = places([away]);
  animate([picture({ card: { at: [50, 50] } })], before);
  assert.deepEqual(moved(), [{ piece: "card", from: { opacity: 0 }, to: { opacity: 1 } }]);
});

test("a piece that stands still does not move", () => {
  const before = places([picture({ king: { at: [10, 0] } })]);
  animate([picture({ king: { at: [10.2, 0] } })], before);
  assert.deepEqual(moved(), []);
});

test("a piece in a layer that was not drawn anew is left alone", () => {
  const same = picture({ king: { at: [10, 0] } });
  const before = places([same]);
  stand(/** @type {Element} */ (same.querySelector("g")), 70, 0);
  animate([same], before);
  assert.deepEqual(moved(), []);
});

test("a new piece appears", () => {
  const king = picture({ king: {} });
  const before = places([king]);
  animate([king, picture({ pawn: {} })], before);
  assert.deepEqual(moved(), [{ piece: "pawn", from: { opacity: 0 }, to: { opacity: 1 } }]);
});

test("a ring turns the short way round its own centre", () => {
  const before = places([picture({ ring: { transform: "rotate(350 10 20)" } })]);
  animate([picture({ ring: { transform: "rotate(30 10 20)" } })], before);
  const css = (/** @type {number} */ degrees) => `translate(10px,20px) rotate(${degrees}deg) translate(-10px,-20px)`;
  assert.deepEqual(moved(), [{ piece: "ring", from: { transform: css(-10) }, to: { transform: css(30) } }]);
});

test("a card that shows another face turns over, on its way or where it lies", () => {
  const before = places([picture({ card: { face: "back" } })]);
  const card = picture({ card: { face: "king" } });
  animate([card], before);
  assert.deepEqual(
    motions.map(({ node, steps }) => [node, steps]),
    [[card.querySelector("rect"), [{ scale: "0 1" }, { scale: "1 1" }]]],
  );
  motions.length = 0;
  animate([picture({ card: { face: "king", at: [40, 0] } })], before);
  assert.equal(motions.length, 2);
});

test("a piece that is gone falls from where it was, and then is gone for good", async () => {
  const board = picture({ estate: { at: [30, 20] } }, [100, 0]);
  const estate = /** @type {Element} */ (board.querySelector("g"));
  estate.setAttribute("data-spot", "estate");
  estate.append(draw("g", { "data-piece": "flag", "data-spot": "flag" }));
  stand(/** @type {Element} */ (estate.lastElementChild), 130, 20);
  const before = places([board]);
  estate.remove();
  find("board").append(board);
  before.delete("flag");
  animate([board], before);
  const [ghost] = board.children;
  assert.equal(ghost.getAttribute("transform"), "matrix(1 0 0 1 30 20)");
  assert.equal(ghost.getAttribute("aria-hidden"), "true");
  assert.equal(board.querySelector("[data-piece], [data-spot]"), null);
  assert.equal(motions[0].steps.at(-1)?.opacity, 0);
  motions[0].end();
  await settle();
  assert.equal(board.children.length, 0);
});

test("nothing moves without a picture before, or for those who want no motion", () => {
  animate([picture({ king: {} })], places([]));
  globalThis.matchMedia = () => /** @type {any} */ ({ matches: true });
  animate([picture({ pawn: {} })], places([picture({ king: {} })]));
  assert.deepEqual(moved(), []);
});
