import assert from "node:assert/strict";
import { test } from "node:test";
import { ChoicePath } from "../../src/godsplay/web/pages/static/path.js";
import { choice } from "./samples.js";

/** @typedef {import("./samples.js").Choice} Choice */

/**
 * A choice with parts, each given as its label and the spots that stand for it.
 * @param {string} action
 * @param {[string, ...string[]][]} parts
 * @param {Partial<Choice>} [changes]
 */
const way = (action, parts, changes = {}) =>
  choice(action, {
    parts: parts.map(([label, ...spots]) => ({ label, spots })),
    spots: parts.flatMap(([, ...spots]) => spots),
    ...changes,
  });

const march = (/** @type {string} */ from, /** @type {string} */ to) =>
  way(`march ${from} ${to}`, [
    [from, `block ${from}`],
    [to, `region ${to}`],
  ]);

const MARCHES = [march("a", "b"), march("a", "c"), march("b", "c")];
const PASS = choice("pass");

const labels = (/** @type {ChoicePath} */ path) => path.options.map(({ label }) => label);
const lit = (/** @type {ChoicePath} */ path) => [...path.lit.keys()].sort();
const left = (/** @type {ChoicePath} */ path) => path.left.map(({ action }) => action);

test("nothing to choose leaves nothing", () => {
  const path = new ChoicePath([]);
  assert.deepEqual([path.verb, path.begun, labels(path), lit(path)], [null, false, [], []]);
  assert.equal(path.pick("a"), null);
  assert.deepEqual(path.touch("a"), {});
});

test("a verb that is the only one is taken by itself, and cannot be taken back", () => {
  const path = new ChoicePath(MARCHES);
  assert.equal(path.verb, "march");
  assert.equal(path.begun, false);
  path.back();
  assert.equal(path.verb, "march");
});

test("of several verbs none is taken; what is possible aside adds no step", () => {
  assert.equal(new ChoicePath([...MARCHES, PASS]).verb, null);
  assert.equal(new ChoicePath([...MARCHES, PASS], ["pass"]).verb, "march");
  assert.equal(new ChoicePath([PASS], ["pass"]).verb, null);
  assert.equal(new ChoicePath([...MARCHES, choice("give", { aside: true })]).verb, "march");
  assert.equal(new ChoicePath([choice("give", { aside: true })]).verb, null);
});

test("a verb leaves its own choices, and can be taken back", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  path.take("march");
  assert.deepEqual(left(path), ["march a b", "march a c", "march b c"]);
  assert.equal(path.begun, true);
  path.back();
  assert.equal(path.verb, null);
  assert.equal(path.left.length, 4);
});

test("choices with the same next part are one option", () => {
  const path = new ChoicePath(MARCHES);
  assert.deepEqual(
    path.options.map(({ label, spots, choices }) => [label, spots, choices.length]),
    [
      ["a", ["block a"], 2],
      ["b", ["block b"], 1],
    ],
  );
});

test("the spots of an option are those of all its choices, each once", () => {
  const path = new ChoicePath([way("buy 1", [["cube", "left", "both"]]), way("buy 2", [["cube", "right", "both"]])]);
  assert.deepEqual(path.options[0].spots, ["left", "both", "right"]);
});

test("a choice without parts is its own option", () => {
  const path = new ChoicePath([choice("stay"), choice("stay longer")]);
  assert.deepEqual(labels(path), ["Do stay", "Do stay longer"]);
  assert.equal(path.pick("Do stay longer")?.action, "stay longer");
});

test("to pick is to go on to the next part, until one choice is left", () => {
  const path = new ChoicePath(MARCHES);
  assert.equal(path.pick("a"), null);
  assert.deepEqual([path.picked, labels(path)], [["a"], ["b", "c"]]);
  assert.equal(path.pick("c")?.action, "march a c");
});

test("what stands for one choice alone is that choice, whatever parts it still has", () => {
  assert.equal(new ChoicePath(MARCHES).pick("b")?.action, "march b c");
});

test("what is not on offer cannot be picked", () => {
  const path = new ChoicePath(MARCHES);
  assert.equal(path.pick("z"), null);
  assert.deepEqual(path.picked, []);
});

test("an option that is picked before its verb takes the verb with it", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  path.pick("a");
  assert.deepEqual([path.verb, path.picked], ["march", ["a"]]);
});

test("before anything is chosen every spot of every choice is lit", () => {
  assert.deepEqual(lit(new ChoicePath(MARCHES)), ["block a", "block b", "region b", "region c"]);
});

test("on the way only the next part is lit", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  path.take("march");
  assert.deepEqual(lit(path), ["block a", "block b"]);
  path.pick("a");
  assert.deepEqual(lit(path), ["region b", "region c"]);
});

test("a lit spot knows its choices, each once", () => {
  const path = new ChoicePath([way("turn", [["ring", "x", "x"]]), way("turn back", [["ring", "x"]])]);
  assert.deepEqual(
    path.lit.get("x")?.map(({ action }) => action),
    ["turn", "turn back"],
  );
});

test("a touch of the first part goes on to the second", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  assert.deepEqual(path.touch("block a"), {});
  assert.deepEqual([path.verb, path.picked, path.touched], ["march", ["a"], []]);
  assert.equal(path.touch("region b").choice?.action, "march a b");
});

test("a touch of a later part leaves what can be done there, and asks for the first", () => {
  const path = new ChoicePath(MARCHES);
  assert.deepEqual(path.touch("region c"), {});
  assert.deepEqual([path.touched, path.picked, labels(path)], [["region c"], [], ["a", "b"]]);
  assert.deepEqual(path.said, ["c"]);
  assert.deepEqual(lit(path), ["block a", "block b"]);
  assert.equal(path.touch("block a").choice?.action, "march a c");
});

test("a touch of what only one choice stands for is that choice", () => {
  assert.equal(new ChoicePath(MARCHES).touch("region b").choice?.action, "march a b");
});

test("a touch of what is not lit is nothing", () => {
  const path = new ChoicePath(MARCHES);
  assert.deepEqual(path.touch("region z"), {});
  assert.equal(path.begun, false);
});

test("a touch of what several verbs can be done to asks which", () => {
  const build = way("build b", [["b", "region b"]]);
  const path = new ChoicePath([...MARCHES, build]);
  assert.deepEqual(path.touch("region b"), { verbs: ["march", "build"] });
  assert.equal(path.begun, false);
});

test("a verb that is taken at a spot goes on from there", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  path.take("march", "block a");
  assert.deepEqual([path.picked, path.touched], [["a"], []]);
  path.take("march", "region c");
  assert.deepEqual([path.picked, path.touched, left(path)], [[], ["region c"], ["march a c", "march b c"]]);
  path.take("march");
  assert.deepEqual([path.picked, path.touched], [[], []]);
});

test("a spot that stands for several answers leaves all of them", () => {
  const path = new ChoicePath([
    way("raise 1", [["1", "purse"]]),
    way("raise 2", [["2", "purse"]]),
    way("raise 3", [["3", "bank"]]),
  ]);
  assert.deepEqual(path.touch("purse"), {});
  assert.deepEqual(labels(path), ["1", "2"]);
});

test("a spot that is source of one choice and target of others is the source", () => {
  const move = (/** @type {string} */ from, /** @type {string} */ to) =>
    way(`move ${from} ${to}`, [
      [from, from],
      [to, to],
    ]);
  const path = new ChoicePath([move("b", "a"), move("c", "a"), move("a", "b"), move("a", "c")]);
  path.touch("a");
  assert.deepEqual(left(path), ["move a b", "move a c"]);
});

test("the way back is the way there: parts, the spot, the verb", () => {
  const sail = (/** @type {string} */ from, /** @type {string} */ number) =>
    way(`sail ${from} y ${number}`, [[from, from], ["y", "y"], [number]]);
  const path = new ChoicePath([sail("x", "1"), sail("x", "2"), sail("w", "1"), march("a", "b"), PASS]);
  path.touch("y");
  assert.deepEqual([path.verb, path.touched, path.picked], ["sail", ["y"], []]);
  path.touch("x");
  assert.deepEqual([path.verb, path.touched, path.picked], ["sail", ["y"], ["x", "y"]], "only y comes after x");
  path.back();
  assert.deepEqual([path.verb, path.touched, path.picked], ["sail", ["y"], []]);
  path.back();
  assert.deepEqual([path.verb, path.touched, path.begun], ["sail", [], true]);
  path.back();
  assert.deepEqual([path.verb, path.begun], [null, false]);
});

test("a part with only one answer is passed over, and choices that cannot be told apart are not", () => {
  const path = new ChoicePath([way("lay a 1", [["a", "a"], ["1"]]), way("lay a 2", [["a", "a"], ["2"]]), PASS]);
  path.take("lay");
  assert.deepEqual(path.picked, ["a"]);
  const alike = new ChoicePath([way("lay a", [["a"]]), { ...way("lay a", [["a"]]), action: "lay b" }, PASS]);
  alike.take("lay");
  assert.equal(alike.left.length, 2);
});

test("a thing can be lifted if it is to go elsewhere, by one verb alone, be there one way or several", () => {
  const path = new ChoicePath([...MARCHES, way("build a", [["a", "block a"]])]);
  assert.equal(path.canLift("block a"), false);
  path.take("march");
  assert.deepEqual(
    ["block a", "block b", "region b"].map((spot) => path.canLift(spot)),
    [true, true, false],
  );
  const numbers = new ChoicePath([
    way("tide 1", [["left", "arrow"], ["1"]]),
    way("tide 2", [["left", "arrow"], ["2"]]),
  ]);
  assert.equal(numbers.canLift("arrow"), false, "a number is nowhere");
});

test("what was lifted is to be shown its way even if there is only one", () => {
  const path = new ChoicePath([march("a", "b"), march("b", "c")]);
  path.lift("block a");
  assert.deepEqual(lit(path), ["region b"]);
  assert.equal(path.touch("region b").choice?.action, "march a b");
  path.back();
  assert.equal(path.begun, false);
});

test("a spot that all the rest have in common is no longer lit, and touching never leads in circles", () => {
  const pay = (/** @type {string} */ one, /** @type {string} */ other) =>
    way(`bridge ${one} ${other}`, [[`${one} and ${other}`, `card ${one}`, `card ${other}`]]);
  const path = new ChoicePath([pay("earth", "earth"), pay("earth", "air"), pay("earth", "fire"), PASS]);
  assert.deepEqual(path.touch("card earth"), {});
  assert.deepEqual(lit(path), ["card air", "card fire"]);
  assert.deepEqual(path.touch("card earth"), {});
  assert.equal(path.touch("card air").choice?.action, "bridge earth air");
});

test("every spot that was touched counts", () => {
  const path = new ChoicePath([
    way("lay 1", [["p", "a", "b", "c"]]),
    way("lay 2", [["q", "a", "b"]]),
    way("lay 3", [["r", "a", "c"]]),
    way("lay 4", [["s", "b"]]),
  ]);
  path.touch("a");
  path.touch("b");
  assert.deepEqual(left(path), ["lay 1", "lay 2"]);
  path.back();
  assert.deepEqual(left(path), ["lay 1", "lay 2", "lay 3"]);
});

test("what is chosen so far is known by its spots", () => {
  const path = new ChoicePath([...MARCHES, PASS]);
  assert.deepEqual(path.taken, []);
  path.touch("block a");
  assert.deepEqual(path.taken, ["block a"]);
  path.back();
  path.back();
  path.touch("region c"); // what stands for several answers counts, too
  assert.deepEqual(path.taken, ["region c"]);
});
