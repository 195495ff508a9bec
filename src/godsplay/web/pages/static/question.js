// @ts-check
// The question of a moment: what is asked, and of whom.
import { offerNext } from "./after_game.js";
import { post } from "./api.js";
import { el, find, select } from "./dom.js";
import { mustDecide } from "./moments.js";
import { reportError } from "./notices.js";
import { data } from "./page_data.js";
import { waitingText } from "./people.js";
import { showPrompt } from "./prompt.js";
import { fullName, say } from "./text.js";
import { verdictText } from "./verdict.js";

/** @param {number} seat that a bot plays for whoever looks */
const takeBack = (seat) => post("/substitute", { seat, bot: null }).catch(reportError);

/** @param {import("../server.d.ts").Person} person */
const isSomebodyElse = ({ mine, bot }) => !mine && !bot;

/** @param {boolean} waits for other people; whoever is told of turns already has no such link */
function offerNotices(waits) {
  const link = document.getElementById("tell-me");
  if (link) link.hidden = !waits;
}

/**
 * Show the question of the moment that a session shows; a moment without one leaves the last.
 * @param {import("./session.js").TableSession} session
 * @param {{ end: () => void, review: () => void, invite: () => void }} page shows how the game ended, and the invitations
 * @param {string} [way] that somebody has gone towards a choice, in words; empty at its beginning
 */
export function showQuestion({ shown, seat, people, following, shared, rematch }, page, way = "") {
  if (!shown) return;
  const { question, live } = shown;
  const deciding = mustDecide(live);
  select(".decision").classList.toggle("mine", deciding);
  const over = Boolean(question?.over && following);
  offerNext(over ? { rematch, played: people.some((each) => each.mine) } : null, page);
  if (!question) return;
  if (over) return showVerdict(shown, people);
  const person = seat === null ? null : people[seat];
  const acting = people.filter((each) => shown.seats?.[each.seat]?.acting);
  const { prompt } = question;
  const asked = way || prompt.text;
  const text = deciding && shared && person ? say("asks", { seat: fullName(person), text: asked }) : asked;
  const replaced = Boolean(person?.mine && person.bot && !question.over && following);
  const waiting = deciding || !following ? null : waitingText(people, data.host);
  const said = replaced ? say("bot-plays") : (waiting ?? text);
  const brief = said === prompt.text ? prompt.brief : "";
  const own = person && (replaced || acting.includes(person));
  showPrompt(said, own ? [person] : acting, { ...prompt, brief });
  offerNotices(Boolean(!deciding && !question.over && following && person?.mine && acting.some(isSomebodyElse)));
  if (waiting && data.host) {
    find("prompt").append(el("button", { type: "button", onclick: page.invite }, say("invite")));
  }
  if (person && replaced) {
    const press = () => takeBack(person.seat);
    find("prompt").append(el("button", { type: "button", class: "take-back", onclick: press }, say("take-back")));
  }
}

/**
 * @param {import("../types.d.ts").Shown} shown
 * @param {import("../server.d.ts").Person[]} people
 */
function showVerdict({ seats, question }, people) {
  const winners = (seats ?? []).filter(({ won }) => won);
  const said = verdictText(
    winners.map(({ seat }) => seat),
    people,
  );
  offerNotices(false);
  showPrompt(said, winners, { rule: question?.prompt.rule, title: question?.prompt.title });
}
