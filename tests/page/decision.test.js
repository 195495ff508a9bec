import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Decision } from "../../src/godsplay/web/pages/static/decision.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, person, recorder, settle, shown } from "./samples.js";

/** @typedef {import("./samples.js").Choice} Choice */

data.words.sure = "%text%?";
data.words.happened = "Done: %text%";
data.words["hint-is"] = "A bot would: %text%";

const settings = { asks: true };
const [acted, moved, questions, previews, undone, skipped, focused] = Array.from({ length: 7 }, () => recorder());
/** @type {ReturnType<typeof recorder<[string, any, string?]>>} marks on board and column */
const marks = recorder();
/** @type {ReturnType<typeof recorder<[string, number] | null>>} cards that were opened, with how many choices, or closed */
const cards = recorder();
/** @type {ReturnType<typeof recorder<string[]>>} */
const lifted = recorder();
/** @type {ReturnType<typeof recorder<string[]>>} */
const revealed = recorder();
/** @type {any} */
const session = { people: [person(0), person(1)], now: true, following: true, busy: false, ply: 3, seat: 0, pause: {} };
const choices = {
  mark: (/** @type {string | null} */ action, /** @type {string} */ name) => marks(["column", action, name]),
  lead: (/** @type {string | null} */ action) => marks(["column", action, "hinted"]),
  show() {},
  clear() {},
  focus: () => focused(true),
  disable() {},
};
/** @type {any} */
const board = {
  lit: new Map(),
  light: (/** @type {Map<string, Choice[]>} */ lit) => {
    board.lit = lit;
  },
  mark: (/** @type {string[]} */ spots, /** @type {string} */ name) => marks(["board", spots.join(), name]),
  lift: (/** @type {string[]} */ spots) => lifted(spots),
  reveal: (/** @type {string[]} */ spots) => revealed(spots),
  zoom: { gather() {}, lit() {} },
};
const card = {
  open: (/** @type {string} */ spot, /** @type {Element} */ _, /** @type {Choice[]} */ some) =>
    cards([spot, some.length]),
  close: () => cards(null),
  answer: () => cards(null),
};
const decision = new Decision({
  session,
  board,
  choices: /** @type {any} */ (choices),
  card: /** @type {any} */ (card),
  preview: /** @type {any} */ ({ show: previews }),
  settings,
  showQuestion: () => questions(true),
  changed() {},
  moved: () => moved(true),
});
const node = find("board");
const toast = () => find("toast").textContent;
const lit = () => [...board.lit.keys()];
/** What was marked last on the board and in the column. */
const marked = (/** @type {string} */ name) =>
  ["board", "column"].map((where) => marks.calls.findLast(([at, , mark]) => at === where && mark === name)?.[1]);

/** @param {...Choice} live */
function show(...live) {
  session.shown = shown(3, { live });
  decision.show(session.shown);
}

const march = (/** @type {string} */ from, /** @type {string} */ to, changes = {}) =>
  choice(`march ${from} ${to}`, {
    parts: [
      { label: from, spots: [from] },
      { label: to, spots: [to] },
    ],
    spots: [from, to],
    ...changes,
  });

beforeEach(() => {
  Object.assign(session, { busy: false, now: true, following: true, ply: 3, pause: { end: null } });
  Object.assign(session, {
    act: async (/** @type {string} */ action) => acted(action),
    undo: async () => undone(true),
    skip: () => skipped(true),
  });
  settings.asks = true;
  decision.forget();
  for (const each of [acted, marks, moved, questions, previews, undone, skipped, cards, revealed])
    each.calls.length = 0;
  find("toast").replaceChildren();
});

test("a choice that can be taken back is sent at once", async () => {
  show(choice("move a"));
  decision.choose("move a");
  await settle();
  assert.deepEqual(acted.calls, ["move a"]);
  assert.equal(moved.calls.length, 1);
  assert.equal(decision.chosen, "move");
});

test("a final choice is asked for once more, and sent when it is confirmed", async () => {
  show(choice("bid 3", { final: true, note: "all you have" }));
  decision.choose("bid 3");
  assert.deepEqual(acted.calls, []);
  assert.equal(find("confirm").hidden, false);
  assert.equal(document.activeElement, find("confirm"));
  assert.match(find("prompt").textContent ?? "", /Do bid 3\? .*all you have/);
  find("confirm").click();
  await settle();
  assert.deepEqual(acted.calls, ["bid 3"]);
});

test("a second click on a final choice confirms it", async () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  decision.choose("bid 3");
  await settle();
  assert.deepEqual(acted.calls, ["bid 3"]);
});

test("a click where a final choice happens confirms it, too", async () => {
  const [one, two] = ["1", "2"].map((block) => march(block, "army", { final: true }));
  show(one, two);
  decision.touch("2", node);
  assert.equal(decision.armed, "march 2 army");
  decision.touch("army", node); // it stands for both, but one is being asked for
  await settle();
  assert.deepEqual(acted.calls, ["march 2 army"]);
});

test("what is on the way to a choice is lifted", () => {
  show(march("a", "b"), march("a", "c"), march("d", "c"));
  decision.touch("a", node);
  assert.deepEqual(lifted.calls.at(-1), ["a"]);
  find("cancel").click();
  assert.deepEqual(lifted.calls.at(-1), []);
});

test("what is to be confirmed comes into sight once", () => {
  show(march("rome", "paris", { final: true }), march("rome", "vienna", { final: true }));
  decision.touch("rome", node);
  assert.deepEqual(revealed.calls, []);
  decision.choose("march rome paris");
  decision.arm("march rome paris");
  assert.deepEqual(revealed.calls, [["rome", "paris"]]);
});

test("whoever does not want to be asked is not", async () => {
  settings.asks = false;
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  await settle();
  assert.deepEqual(acted.calls, ["bid 3"]);
});

test("Cancel takes a final choice back, and then the way to it", () => {
  show(march("a", "b", { final: true }), march("a", "c"), march("d", "c"), choice("pass"));
  decision.takeVerb("march");
  decision.takeOption("a");
  decision.takeOption("b");
  assert.equal(decision.armed, "march a b");
  find("cancel").click();
  assert.equal(decision.armed, null);
  assert.deepEqual(marked("armed"), ["a", null]);
  assert.equal(find("confirm").hidden, true);
  assert.deepEqual(decision.path.picked, ["a"]);
  find("cancel").click();
  assert.deepEqual(decision.path.picked, []);
  assert.equal(find("cancel").hidden, false);
  find("cancel").click();
  assert.equal(decision.path.verb, null);
  assert.equal(find("cancel").hidden, true);
});

test("the focus stays with the decision: at the choices after Cancel, at the question while a move is on its way", async () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  focused.calls.length = 0;
  find("cancel").click();
  assert.equal(focused.calls.length, 1);
  decision.choose("bid 3");
  find("confirm").click();
  assert.equal(document.activeElement?.id, "prompt");
  await settle();
});

test("nothing is confirmed that was not asked for", async () => {
  show(choice("pass", { final: true }));
  decision.confirm();
  await settle();
  assert.deepEqual(acted.calls, []);
});

test("what is to be confirmed stays while it can be chosen, and is tried out on the new picture", () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  assert.equal(previews.calls.at(-1), "bid 3");
  show(choice("bid 3", { final: true }), choice("pass"));
  assert.equal(decision.armed, "bid 3");
  assert.deepEqual(previews.calls.slice(-2), [null, "bid 3"]);
  show(choice("pass"));
  assert.equal(decision.armed, null);
  assert.equal(previews.calls.at(-1), null);
});

test("the way so far stays while the same is asked", () => {
  const live = [march("a", "b"), march("a", "c"), choice("pass")];
  show(...live);
  decision.takeVerb("march");
  show(...live);
  assert.equal(decision.path.verb, "march");
  show(...live.slice(1));
  assert.equal(decision.path.verb, null);
});

test("after a move the way begins anew, though the same can be chosen again; after an aside it stays", async () => {
  const live = [march("a", "b"), march("a", "c"), choice("give a", { aside: true })];
  show(...live);
  decision.takeVerb("march");
  decision.choose("give a");
  await settle();
  show(...live);
  assert.equal(decision.path.verb, "march");
  decision.takeOption("a");
  decision.takeOption("b");
  await settle();
  show(...live);
  assert.equal(decision.path.begun, false);
});

test("nothing is sent while a move is on its way, or that cannot be chosen", async () => {
  show(choice("pass"));
  decision.choose("bid 9");
  session.busy = true;
  decision.choose("pass");
  await settle();
  assert.deepEqual(acted.calls, []);
});

test("a touch of a lit spot that stands for one choice chooses it", async () => {
  show(march("a", "b"), march("c", "d"));
  decision.touch("b", node);
  await settle();
  assert.deepEqual(acted.calls, ["march a b"]);
});

test("touches lead on to a choice, and light what comes next", async () => {
  show(march("a", "b"), march("a", "c"), march("d", "c"));
  assert.deepEqual(lit(), ["a", "b", "c", "d"]);
  decision.touch("a", node);
  assert.deepEqual(lit(), ["b", "c"]);
  assert.deepEqual(acted.calls, []);
  decision.touch("c", node);
  await settle();
  assert.deepEqual(acted.calls, ["march a c"]);
});

test("a touch of what is not lit opens its card, with nothing to do there", () => {
  show(march("a", "b"));
  decision.touch("z", node);
  assert.deepEqual(cards.calls.at(-1), ["z", 0]);
});

test("a touch of what several verbs can be done to opens its card with them", () => {
  show(march("a", "b"), choice("build a", { spots: ["a"] }));
  decision.touch("a", node);
  assert.deepEqual(cards.calls.at(-1), ["a", 2]);
  assert.deepEqual(acted.calls, []);
});

test("a verb that is taken on a card is about its thing", () => {
  show(march("a", "b"), march("a", "c"), march("d", "c"), choice("build a", { spots: ["a"] }));
  decision.takeVerb("march", "a");
  assert.deepEqual(decision.path.picked, ["a"]);
  assert.deepEqual(lit(), ["b", "c"]);
});

test("a touch beside everything closes the card; while a move is on its way, a touch only tells", () => {
  show(march("a", "b"));
  cards.calls.length = 0;
  decision.touch("", node);
  assert.deepEqual(cards.calls, [null]);
  session.busy = true;
  decision.touch("a", node);
  assert.deepEqual(cards.calls, [null, ["a", 1]]);
  assert.deepEqual(acted.calls, []);
});

test("a touch while a move is played skips it, and does nothing else", () => {
  show(march("a", "b"));
  session.pause.end = () => {};
  decision.touch("a", node);
  assert.equal(skipped.calls.length, 1);
  assert.deepEqual(acted.calls, []);
});

test("a step on the way tries nothing out", () => {
  show(choice("bid 1", { final: true }), march("a", "b"), march("a", "c"));
  decision.choose("bid 1");
  decision.takeVerb("march");
  assert.equal(decision.armed, null);
  assert.equal(previews.calls.at(-1), null);
  assert.equal(find("confirm").hidden, true);
});

test("an aside is reported, because the question stays as it was", async () => {
  show(choice("give a", { aside: true }));
  decision.choose("give a");
  await settle();
  assert.equal(toast(), "Done: Do give a");
});

test("a refused move is explained", async () => {
  session.act = async () => {
    throw new Error("Too late.");
  };
  show(choice("pass"));
  decision.choose("pass");
  await settle();
  assert.equal(toast(), "Too late.");
});

test("a move is offered to be taken back only now, and a bot's advice only to whoever is asked", () => {
  session.shown = shown(3);
  session.shown.question.undo = true;
  decision.show(session.shown);
  assert.deepEqual([find("undo").hidden, find("hint").hidden], [false, true]);
  decision.undo();
  session.now = false;
  decision.show({ ...session.shown, live: [choice("pass")] });
  assert.deepEqual([find("undo").hidden, find("hint").hidden], [true, false]);
  decision.undo();
  assert.equal(undone.calls.length, 1);
});

test("what can be done out of turn asks for no decision, and no bot is offered to help", async () => {
  show(choice("give veto red", { aside: true }));
  assert.equal(find("hint").hidden, true);
  decision.choose("give veto red");
  await settle();
  assert.deepEqual(acted.calls, ["give veto red"]);
  show(choice("give veto red", { aside: true }), choice("pass"));
  assert.equal(find("hint").hidden, false);
});

test("what a bot would do is marked on board and column, unless the game has gone on", async () => {
  const suggestion = { action: "march a b", text: "March", choices: [], line: [] };
  globalThis.fetch = async () => new Response(JSON.stringify(suggestion));
  show(march("a", "b"), march("a", "c"));
  await decision.askBot();
  assert.equal(toast(), "A bot would: March");
  assert.deepEqual(marked("hinted"), ["a", "march a b"]);
  marks.calls.length = 0;
  const late = decision.askBot();
  session.ply += 1;
  await late;
  assert.deepEqual(marks.calls, []);
});

test("what is chosen so far is said in the order in which it is asked for", () => {
  show(march("a", "b"), march("a", "c"), march("d", "b"), march("d", "c"));
  assert.equal(decision.way, "");
  decision.takeOption("a");
  assert.equal(decision.way, "a");
  decision.back();
  assert.equal(decision.way, "");
});

test("advice leads on step by step, and not off the way that somebody has taken", () => {
  show(march("a", "b"), march("a", "c"), march("d", "b"), march("d", "c"));
  decision.advise("march a c");
  assert.deepEqual(marked("hinted"), ["a", "march a c"]);
  decision.takeOption("a");
  assert.deepEqual(marked("hinted"), ["c", "march a c"]);
  decision.back();
  assert.deepEqual(marked("hinted"), ["a", "march a c"]);
  decision.takeOption("d");
  assert.deepEqual(marked("hinted"), ["", "march a c"]);
});

test("advice about a choice without steps marks all of it", () => {
  show(choice("sell", { spots: ["field", "barn"] }), choice("pass"));
  decision.advise("sell");
  assert.deepEqual(marked("hinted"), ["field,barn", "sell"]);
});

test("advice stays while the same is asked, and goes with the question", () => {
  const live = [choice("sell", { spots: ["field"] }), choice("pass")];
  show(...live);
  decision.advise("sell");
  show(...live);
  assert.deepEqual(marked("hinted"), ["field", "sell"]);
  show(live[0]);
  assert.equal(decision.advised, null);
  assert.deepEqual(marked("hinted"), ["", null]);
  decision.advise("sell");
  decision.forget();
  assert.equal(decision.advised, null);
});

test("whoever looks through other eyes has chosen nothing, and tries nothing out", () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  decision.forget();
  assert.deepEqual([decision.armed, decision.chosen, decision.path.left.length], [null, null, 0]);
  assert.equal(previews.calls.at(-1), null);
});

test("a verb is about everything that it can be done to, unless it is taken at a thing", () => {
  show(march("a", "b"), march("a", "c"), march("d", "c"), choice("pass"));
  focused.calls.length = 0;
  decision.takeVerb("march");
  assert.deepEqual(decision.path.picked, []);
  assert.deepEqual(lit(), ["a", "d"]);
  decision.takeVerb("march", "c");
  assert.deepEqual(decision.path.touched, ["c"]);
  assert.deepEqual(lit(), ["a", "d"]);
  assert.equal(decision.chosen, "march");
  assert.equal(focused.calls.length, 2);
});
