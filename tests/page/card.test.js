import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Card } from "../../src/godsplay/web/pages/static/card.js";
import { draw, find } from "../../src/godsplay/web/pages/static/dom.js";
import { choice, question, recorder, settle, shown, verb } from "./samples.js";
import { stand } from "./svg.js";

/** @typedef {import("./samples.js").Choice} Choice */

const THING = {
  title: "Danzig",
  about: "A free city.",
  figures: [["Money", "6"]],
  refusals: [{ why: "Too dear.", rule: "money", examples: [], more: false }],
  rule: "cities",
  rule_title: "Cities",
};

/** @type {ReturnType<typeof recorder<string[]>>} what was pressed */
const pressed = recorder();
/** @type {Map<string, Choice[]>} */
const lit = new Map();
/** @type {any} */
const session = {};
const card = new Card({
  session,
  choose: (action) => pressed(["choose", action]),
  verb: (name, spot) => pressed(["verb", name, spot]),
  rule: (anchor) => pressed(["rule", anchor]),
  lit: (spot) => lit.get(spot) ?? [],
  nodeAt: (spot) => picture.querySelector(`[data-spot="${spot}"]`) ?? undefined,
});
const { box } = card;
const city = draw(
  "g",
  { "data-spot": "city", "data-piece": "city", "data-label": "City" },
  draw("rect", { id: "wall" }),
);
const town = draw("g", { "data-spot": "town" });
const sea = draw("rect", {});
const picture = draw("svg", {}, city, town, sea);

/** @type {string[]} */
let asked = [];
/** @type {object} */
let thing = THING;

/**
 * @param {string} type
 * @param {Element} node
 * @param {PointerEventInit} [more]
 */
const pointer = (type, node, more = {}) =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...more }));
const buttons = () => [...box.querySelectorAll("button")];
const texts = (/** @type {string} */ selector) => [...box.querySelectorAll(selector)].map((each) => each.textContent);

/** @param {number} time */
async function pass(time) {
  mock.timers.tick(time);
  await settle();
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  find("board").replaceChildren(picture);
  stand(city, 100, 100, 20);
  stand(town, 200, 200, 20);
  city.removeAttribute("tabindex");
  Object.assign(session, { seat: 1, ply: 4, pause: { end: null }, shown: shown(4) });
  card.close();
  card.renew();
  lit.clear();
  pressed.calls.length = 0;
  [asked, thing] = [[], THING];
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    return new Response(JSON.stringify(thing));
  };
});

test("what is pointed at for a while says what it is, until the pointer goes", async () => {
  pointer("pointerover", city);
  await pass(349);
  assert.equal(box.hidden, true);
  await pass(1);
  assert.equal(box.hidden, false);
  assert.equal(card.pinned, false);
  assert.deepEqual(asked, ["/api/tables/abc/things?spot=city&ply=4&seat=1"]);
  pointer("pointerover", sea);
  assert.equal(box.hidden, true);
});

test("in the midst of a move a thing is told of as it stands in the scene", async () => {
  session.shown = shown(4, { scene: 2 });
  card.open("city", city, []);
  await settle();
  assert.deepEqual(asked, ["/api/tables/abc/things?spot=city&ply=4&scene=2&seat=1"]);
});

test("what is passed over says nothing, nor does anything while a move is played", async () => {
  pointer("pointerover", city);
  await pass(200);
  pointer("pointerover", town);
  await pass(200);
  assert.deepEqual(asked, []);
  pointer("pointerover", sea);
  session.pause.end = () => {};
  pointer("pointerover", city);
  await pass(1000);
  assert.deepEqual(asked, []);
});

test("what was just chosen says nothing more until the pointer comes back to it", async () => {
  pointer("pointerover", city);
  card.answer("city");
  pointer("pointerover", city);
  await pass(1000);
  assert.equal(box.hidden, true);
  pointer("pointerover", sea);
  pointer("pointerover", city);
  await pass(350);
  assert.equal(box.hidden, false);
});

test("a pointer that leaves the board takes the card with it", async () => {
  pointer("pointerover", city);
  await pass(350);
  /** @type {HTMLElement} */ (box.parentElement).dispatchEvent(new PointerEvent("pointerleave"));
  assert.equal(box.hidden, true);
});

test("a card that was opened stays, whatever is pointed at, until something beside the board is pressed", async () => {
  card.open("city", city, []);
  await settle();
  pointer("pointerover", town);
  await pass(1000);
  assert.equal(card.spot, "city");
  pointer("pointerdown", box);
  assert.equal(box.hidden, false);
  pointer("pointerdown", find("prompt"));
  assert.equal(box.hidden, true);
});

test("a card says what a thing is, what its numbers are, and its rule", async () => {
  card.open("city", city, []);
  await settle();
  assert.deepEqual(texts("h3"), ["Danzig"]);
  assert.deepEqual(texts("dt, dd"), ["Money", "6"]);
  assert.equal(texts("p")[0], "A free city.");
  buttons().at(-1)?.click();
  assert.deepEqual(pressed.calls, [["rule", "cities"]]);
});

test("what can be done is offered with its price; why not is said only where nothing can", async () => {
  card.open("city", city, [choice("buy", { note: "for 2" })]);
  await settle();
  assert.deepEqual(texts(".option"), ["Do buyfor 2"]);
  assert.deepEqual(texts(".why-not"), []);
  buttons()[0].click();
  assert.deepEqual(pressed.calls, [["choose", "buy"]]);
  card.open("city", city, []);
  await settle();
  assert.deepEqual(texts(".why-not"), ["Too dear."]);
});

test("many choices are offered by their verbs, at this thing", async () => {
  const many = Array.from({ length: 9 }, (_, place) => choice(`march ${place}`));
  session.shown = shown(4, { question: question({ verbs: [verb("march", { note: "far" })] }) });
  card.open("city", city, [...many, choice("pass")]);
  await settle();
  assert.deepEqual(texts(".option"), ["To marchfar", "Do pass"]);
  for (const button of buttons().slice(0, 2)) button.click();
  assert.deepEqual(pressed.calls, [
    ["verb", "march", "city"],
    ["choose", "pass"],
  ]);
});

test("a thing without a card of its own goes by its label; one without anything to say has none", async () => {
  thing = { ...THING, title: "", about: "", figures: [], refusals: [], rule: "" };
  card.open("city", city, []);
  await settle();
  assert.deepEqual(texts("h3"), ["City"]);
  card.open("town", town, []);
  await settle();
  assert.equal(box.hidden, true);
  assert.equal(card.spot, null);
});

test("the thing itself is shown large, as a picture that is nothing to press", async () => {
  card.open("city", city, []);
  await settle();
  const copy = box.querySelector("svg g");
  assert.equal(box.querySelector("svg")?.getAttribute("viewBox"), "-2 -2 24 24");
  assert.equal(copy?.hasAttribute("data-spot"), false);
  assert.equal(box.querySelector("[id]"), null);
});

test("what lies on a thing is in its picture, and what reaches beyond it is not", async () => {
  const [panel, coin, river] = ["panel", "coin", "river"].map((id) => draw("g", { class: id }));
  const mat = draw("g", { "data-spot": "mat" }, draw("rect", {}));
  panel.append(mat);
  const sheet = draw("svg", {}, panel, coin, river);
  find("board").replaceChildren(sheet);
  stand(sheet, 50, 50, 400);
  stand(mat, 100, 100, 120);
  stand(coin, 110, 110, 20);
  stand(river, 60, 110, 300);
  card.open("mat", mat, []);
  await settle();
  const shown = box.querySelector("svg");
  assert.equal(shown?.getAttribute("viewBox"), "48 48 124 124");
  assert.deepEqual(
    [...(shown?.children ?? [])].map((part) => part.getAttribute("class")),
    ["panel", "coin"],
  );
  assert.equal(shown?.querySelector("[data-spot]"), null);
});

test("a thing is asked about once in a moment, and again in the next", async () => {
  for (let time = 0; time < 2; time += 1) {
    card.open("city", city, []);
    await settle();
  }
  assert.equal(asked.length, 1);
  card.renew();
  await settle();
  assert.equal(box.hidden, false);
  card.open("city", city, []);
  await settle();
  assert.equal(asked.length, 2);
});

test("a card that stays open tells of every new moment, and leaves the focus where it is", async () => {
  card.open("city", city, []);
  await settle();
  const field = /** @type {HTMLInputElement} */ (find("chat-form").querySelector("input"));
  field.focus();
  thing = { ...THING, title: "Gdańsk" };
  card.renew();
  await settle();
  assert.deepEqual(texts("h3"), ["Gdańsk"]);
  assert.ok(document.activeElement === field);
  city.remove();
  card.renew();
  assert.equal(box.hidden, true);
  picture.prepend(city);
});

test("what was told to one pair of eyes is not kept for another", async () => {
  card.open("city", city, []);
  session.seat = 0;
  card.close();
  await settle();
  assert.equal(box.hidden, true);
  card.open("city", city, []);
  await settle();
  assert.match(asked[1], /seat=0/);
});

test("a finger that rests asks, even where a touch would choose; the click at its end counts for nothing", async () => {
  lit.set("city", [choice("buy")]);
  let clicks = 0;
  find("board").addEventListener("click", () => {
    clicks += 1;
  });
  pointer("pointerdown", city, { pointerType: "touch" });
  await pass(450);
  assert.equal(card.pinned, true);
  assert.deepEqual(texts(".option"), ["Do buy"]);
  city.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  assert.equal(clicks, 0);
});

test("a finger that moves on or leaves early asks nothing", async () => {
  for (const gone of ["touchend", "touchmove", "touchcancel"]) {
    pointer("pointerdown", city, { pointerType: "touch" });
    await pass(400);
    city.dispatchEvent(new Event(gone, { bubbles: true }));
    await pass(400);
  }
  assert.deepEqual(asked, []);
});

test("a click of the other button asks, too", async () => {
  const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  city.dispatchEvent(event);
  await settle();
  assert.equal(event.defaultPrevented, true);
  assert.equal(card.spot, "city");
});

test("the focus goes into a card that is opened, and back to its thing, or to the board", async () => {
  city.setAttribute("tabindex", "-1");
  card.open("city", city, []);
  await settle();
  assert.equal(document.activeElement, buttons()[0]);
  card.close();
  assert.equal(document.activeElement, city);
  card.open("town", town, []);
  await settle();
  card.close();
  assert.equal(document.activeElement, find("board"));
});

test("a card stands beside its thing: to the right of it, or to the left where there is no room", async () => {
  stand(/** @type {Element} */ (box.parentElement), 0, 0, 300);
  Object.defineProperties(box, { offsetWidth: { value: 80 }, offsetHeight: { value: 40 } });
  card.open("city", city, []);
  await settle();
  assert.deepEqual([box.style.left, box.style.top], ["130px", "90px"]);
  card.open("town", town, []);
  await settle();
  assert.deepEqual([box.style.left, box.style.top], ["110px", "190px"]);
});

test("what cannot be told is reported to whoever asked, not to whoever passed by", async () => {
  globalThis.fetch = async () => new Response('{"error": "Gone."}', { status: 404 });
  find("toast").replaceChildren();
  pointer("pointerover", city);
  await pass(350);
  assert.equal(find("toast").textContent, "");
  card.open("city", city, []);
  await settle();
  assert.equal(find("toast").textContent, "Gone.");
});
