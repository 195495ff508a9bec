import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { draw, el, find } from "../../src/godsplay/web/pages/static/dom.js";
import { SeatPeek } from "../../src/godsplay/web/pages/static/seat_peek.js";
import { stand } from "./svg.js";

const names = [el("b", {}, "White"), el("b", {}, "Black"), el("b", {}, "Red")];
const rows = names.map((name) => el("li", {}, name));
find("seats").replaceChildren(...rows);
const lit = { id: "town", "data-spot": "town", "data-actions": "build", tabindex: 0, role: "button" };
const sheet = draw("svg", {}, draw("g", lit), draw("text", {}, "Black's sheet"));
document.body.append(sheet);
const peek = new SeatPeek({ sheet: (seat) => (seat === 1 ? sheet : null) });
const point = (/** @type {Element} */ node) => node.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
const place = () => [peek.box.style.left, peek.box.style.top];

beforeEach(() => {
  Object.assign(globalThis, { innerHeight: 600 });
  for (const [name, size] of Object.entries({ offsetWidth: 300, offsetHeight: 200 })) {
    Object.defineProperty(peek.box, name, { configurable: true, value: size });
  }
  stand(rows[1], 900, 100);
  peek.hide();
});

test("whoever points at a player sees that player's sheet, until the pointer is elsewhere", () => {
  point(names[1]);
  assert.equal(peek.box.hidden, false);
  assert.equal(peek.box.textContent, "Black's sheet");
  point(names[0]);
  assert.equal(peek.box.hidden, true, "this one has no sheet");
  assert.equal(peek.box.children.length, 0);
  point(rows[1]);
  assert.equal(peek.box.hidden, false);
  find("seats").dispatchEvent(new PointerEvent("pointerleave"));
  assert.equal(peek.box.hidden, true);
  assert.equal(peek.box.children.length, 0);
});

test("between two players no sheet is shown", () => {
  point(rows[1]);
  point(find("seats"));
  assert.equal(peek.box.hidden, true);
});

test("the copy can be neither found nor touched, and the sheet stays as it is", () => {
  point(rows[1]);
  const [copy] = peek.box.children;
  assert.notEqual(copy, sheet);
  for (const name of Object.keys(lit)) assert.equal(copy.querySelector(`[${name}]`), null, name);
  assert.equal(sheet.querySelectorAll("#town[data-spot][data-actions][tabindex][role]").length, 1);
  assert.equal(document.querySelectorAll("#town").length, 1);
});

test("the sheet lies beside its player, and within the window", () => {
  point(rows[1]);
  assert.deepEqual(place(), ["588px", "100px"]);
  stand(rows[1], 900, 590);
  point(rows[1]);
  assert.deepEqual(place(), ["588px", "392px"]);
  stand(rows[1], 20, 100);
  point(rows[1]);
  assert.deepEqual(place(), ["8px", "100px"]);
  Object.assign(globalThis, { innerHeight: 150 });
  point(rows[1]);
  assert.deepEqual(place(), ["8px", "8px"]);
});
