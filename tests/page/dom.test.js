import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { dice, draw, el, find, renew, select } from "../../src/godsplay/web/pages/static/dom.js";
import { recorder } from "./samples.js";

test("text goes in as text", () => {
  assert.equal(el("p", {}, "<b>").innerHTML, "&lt;b&gt;");
});

test("attributes that are nothing are left out; true stands without a value", () => {
  const node = el("input", { value: 0, title: null, alt: undefined, hidden: false, disabled: true });
  assert.deepEqual(
    [...node.attributes].map(({ name, value }) => [name, value]),
    [
      ["value", "0"],
      ["disabled", ""],
    ],
  );
});

test("listeners listen, and children that are nothing are left out", () => {
  const clicked = recorder();
  const node = el("button", { onclick: () => clicked(true) }, null, "Go", undefined);
  node.click();
  assert.equal(clicked.calls.length, 1);
  assert.equal(node.childNodes.length, 1);
});

test("pictures are drawn as pictures", () => {
  assert.equal(draw("rect", { x: 1 }).namespaceURI, "http://www.w3.org/2000/svg");
});

test("a part that the page does not have, or that is something else, is named", () => {
  assert.throws(() => find("nowhere"), /#nowhere/);
  assert.throws(() => find("board", HTMLInputElement), /#board/);
  assert.throws(() => select(".nowhere"), /\.nowhere/);
});

test("renewing leaves alone what has not changed", () => {
  const parent = el("div", {}, el("i", {}, "a"), el("i", {}, "b"), el("i", {}, "c"));
  const [first, second] = parent.children;
  renew(parent, [el("i", {}, "a"), el("i", {}, "other")]);
  assert.equal(parent.textContent, "aother");
  assert.equal(parent.children[0], first);
  assert.notEqual(parent.children[1], second);
  renew(parent, [el("i", {}, "a"), el("i", {}, "other"), el("i", {}, "new")]);
  assert.equal(parent.textContent, "aothernew");
});

test("every face of a die has as many pips as it says", () => {
  for (const face of [1, 2, 3, 4, 5, 6]) assert.equal(dice([face], "").querySelectorAll("circle").length, face);
});
