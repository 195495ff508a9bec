// @ts-check
// The end: who won, where the points came from, how it went.
import { get } from "./api.js";
import { el, emblem, find, select } from "./dom.js";
import { checkLuck } from "./luck.js";
import { linkToMoment } from "./moment_link.js";
import { report, reportError } from "./notices.js";
import { data, link } from "./page_data.js";
import { listNames, nameOf } from "./people.js";
import { readPicture } from "./picture.js";
import { rematchButton } from "./rematch.js";
import { share } from "./share.js";
import { say } from "./text.js";
import { verdictText } from "./verdict.js";

/** @typedef {import("../server.d.ts").Person} Person */
/** @typedef {import("../server.d.ts").Ending} Ending */

/**
 * Show how the game ended.
 * @param {{ people: Person[], told: string, rematch: string | null }} table `told` is the last sentence of the log
 */
export async function showEnding({ people, told, rematch }) {
  /** @type {Ending} */
  const ending = await get("/ending");
  const own = people.filter((person) => person.mine);
  const name = (/** @type {number} */ seat) => nameOf(people[seat], people);
  const dialog = find("ending", HTMLDialogElement);
  const { winners } = ending;
  find("ending-title").replaceChildren(...winners.map((seat) => emblem(seat)), verdictText(winners, people));
  select(".words", dialog).replaceChildren(
    ...[winners.length === 1 ? ending.decided : told].filter(Boolean).map((why) => el("p", { class: "reason" }, why)),
    el(
      "div",
      { class: "halves" },
      el("div", {}, podium(ending, name), ...(ending.points.length ? [sources(ending, people)] : [])),
      el("div", {}, el("h3", {}, say("chart")), readPicture(ending.chart)),
    ),
    fairness(),
    el("div", { class: "row" }, ...buttons(rematch, own, people), data.in_page ? null : shareButton(winners, people)),
  );
  if (!dialog.open) dialog.showModal();
  find("ending-title").focus();
  dialog.scrollTop = 0;
}

// Check the luck here, and say what came out.
function fairness() {
  const line = el("p", { class: "soft", id: "luck", role: "status" });
  checkLuck().then((text) => line.append(text), reportError);
  return line;
}

/**
 * List the seats, winners first, with the places that there are.
 * @param {Ending} ending
 * @param {(seat: number) => string} name
 */
function podium(ending, name) {
  const places = ending.ranking.map((seat) =>
    el(
      "li",
      {
        value: ending.places[seat],
        class: ending.winners.includes(seat) && "won",
      },
      emblem(seat),
      name(seat),
      el("b", {}, ending.progress[seat]),
    ),
  );
  return el(ending.places.includes(null) ? "ul" : "ol", { class: "podium" }, ...places);
}

/**
 * @param {Ending} ending
 * @param {Person[]} people
 */
function sources(ending, people) {
  const row = (/** @type {string} */ label, /** @type {number[]} */ values, attributes = {}) =>
    el("tr", attributes, el("th", { scope: "row" }, label), ...values.map((value) => el("td", {}, String(value))));
  const heads = ending.scores.map((_, seat) =>
    el("th", { scope: "col", "aria-label": people[seat].called }, emblem(seat)),
  );
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, say("source")), ...heads)),
    el(
      "tbody",
      {},
      ...ending.points.map(([label, values]) => row(label, values)),
      row(say("total"), ending.scores, { class: "total" }),
    ),
  );
}

/**
 * @param {string | null} rematch
 * @param {Person[]} own
 * @param {Person[]} people
 */
function buttons(rematch, own, people) {
  const href = link(`/api/tables/${data.table}/record`);
  const record = el("a", { class: "button", href, download: true }, say("record"));
  if (!own.length) return [record];
  const next = people[(own[0].seat + 1) % people.length];
  const as = own.length === 1 ? el("span", { class: "soft" }, say("rematch-as", { seat: next.name })) : null;
  return [el("span", { class: "row again" }, rematchButton(rematch), as), record];
}

/**
 * Offer a link to the table, where everybody can look at the game again.
 * @param {number[]} winners
 * @param {Person[]} people
 */
function shareButton(winners, people) {
  const names = listNames(winners.map((seat) => people[seat].called));
  const text = say(names ? "share-ending" : "share-ending-none", { seat: names, text: data.title });
  const button = el("button", { type: "button" }, say("share"));
  button.addEventListener("click", async () => {
    const done = await share({ url: linkToMoment(), title: data.title, text });
    if (done === "copied") report({ message: say("link-copied") });
    if (done === "failed") report({ message: say("link-is", { text: linkToMoment() }), lasting: true });
  });
  return button;
}
