import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Decision } from "../../src/godsplay/web/pages/static/decision.js";
import { find } from "../../src/godsplay/web/pages/static/dom.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { choice, person, recorder, settle, snapshot } from "./samples.js";

data.words.sure = "%text%?";
data.words.happened = "Done: %text%";
data.words["hint-is"] = "A bot would: %text%";

const settings = { asks: true };
const [acted, marks, moved, questions] = [recorder(), recorder(), recorder(), recorder()];
/** @type {any} */
const session = { people: [person(0), person(1)], now: true, following: true, busy: false, ply: 3 };
const marked = { mark: (/** @type {string | null} */ action, /** @type {string} */ name) => marks([action, name]) };
const tips = { explain: () => ({ message: "Too dear.", rule: "money" }) };
const decision = new Decision({
  session,
  board: /** @type {any} */ ({ ...marked, tips }),
  choices: /** @type {any} */ ({ ...marked, disable() {}, reveal() {} }),
  settings,
  showQuestion: () => questions(true),
  changed() {},
  moved: () => moved(true),
});
const toast = () => find("toast").textContent;

/** @param {...import("./samples.js").Choice} live */
function show(...live) {
  session.snapshot = { ...snapshot(3), live };
  decision.show(session.snapshot);
}

beforeEach(() => {
  Object.assign(session, { busy: false, now: true, following: true });
  session.act = async (/** @type {string} */ action) => acted(action);
  for (const each of [acted, marks, moved, questions]) each.calls.length = 0;
  settings.asks = true;
  decision.forget();
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

test("whoever does not want to be asked is not", async () => {
  settings.asks = false;
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  await settle();
  assert.deepEqual(acted.calls, ["bid 3"]);
});

test("Cancel and Escape take a final choice back", () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  find("cancel").click();
  assert.equal(decision.armed, null);
  decision.choose("bid 3");
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  assert.equal(decision.armed, null);
  assert.equal(find("confirm").hidden, true);
  assert.deepEqual(marks.calls.at(-1), [null, "armed"]);
});

test("what is to be confirmed stays while it can be chosen", () => {
  show(choice("bid 3", { final: true }));
  decision.choose("bid 3");
  show(choice("bid 3", { final: true }), choice("pass"));
  assert.equal(decision.armed, "bid 3");
  show(choice("pass"));
  assert.equal(decision.armed, null);
});

test("nothing is sent while a move is on its way, or that cannot be chosen", async () => {
  show(choice("pass"));
  decision.choose("bid 9");
  session.busy = true;
  decision.choose("pass");
  await settle();
  assert.deepEqual(acted.calls, []);
});

test("an aside is reported, because the question stays as it was", async () => {
  show(choice("give a", { aside: "Give something away" }));
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

test("what cannot be chosen is explained only to whoever is asked now", () => {
  show(choice("pass"));
  const target = document.createElement("i");
  for (const changes of [{ following: false }, { now: false }]) {
    Object.assign(session, { following: true, now: true, ...changes });
    decision.explain(target);
    assert.equal(toast(), "");
  }
  Object.assign(session, { following: true, now: true });
  decision.explain(target);
  assert.equal(toast(), "Too dear. §");
});

test("a move is offered to be taken back only now, and a bot's advice only to whoever is asked", () => {
  session.snapshot = { ...snapshot(3, { undo: true }), live: [] };
  decision.show(session.snapshot);
  assert.deepEqual([find("undo").hidden, find("hint").hidden], [false, true]);
  session.now = false;
  decision.show({ ...session.snapshot, live: [choice("pass")] });
  assert.deepEqual([find("undo").hidden, find("hint").hidden], [true, false]);
});

test("what can be done out of turn asks for no decision, and no bot is offered to help", async () => {
  show(choice("give veto red", { aside: "Gifts" }));
  assert.equal(find("hint").hidden, true);
  decision.choose("give veto red");
  await settle();
  assert.deepEqual(acted.calls, ["give veto red"]);
  show(choice("give veto red", { aside: "Gifts" }), choice("pass"));
  assert.equal(find("hint").hidden, false);
});

test("what a bot would do is marked, unless the game has gone on", async () => {
  globalThis.fetch = async () => new Response('{"action": "pass", "text": "Pass"}');
  show(choice("pass"));
  await decision.askBot();
  assert.equal(toast(), "A bot would: Pass");
  assert.deepEqual(marks.calls.at(-1), ["pass", "hinted"]);
  marks.calls.length = 0;
  const late = decision.askBot();
  session.ply += 1;
  await late;
  assert.deepEqual(marks.calls, []);
});
