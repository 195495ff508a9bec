// @ts-check
// The question of a moment: what is asked, and of whom.
import { el, find, select } from "./dom.js";
import { mustDecide } from "./moments.js";
import { data } from "./page_data.js";
import { waitingText } from "./people.js";
import { showPrompt } from "./prompt.js";
import { fullName, say } from "./text.js";

/**
 * Show the question of the moment that a session shows; a moment without one leaves the last.
 * @param {import("./session.js").TableSession} session
 * @param {{ end: () => void, invite: () => void }} page shows how the game ended, and the invitations
 */
export function showQuestion({ shown, seat, people, following, shared }, { end, invite }) {
  if (!shown) return;
  const { question, live } = shown;
  const deciding = mustDecide(live);
  select(".decision").classList.toggle("mine", deciding);
  if (!question) return;
  const person = seat === null ? null : people[seat];
  const acting = people.filter((each) => shown.seats?.[each.seat]?.acting);
  const { prompt } = question;
  const text = deciding && shared && person ? say("asks", { seat: fullName(person), text: prompt.text }) : prompt.text;
  const waiting = deciding || !following ? null : waitingText(people, data.host);
  showPrompt(waiting ?? text, person && acting.includes(person) ? [person] : acting, prompt);
  if (waiting && data.host) {
    find("prompt").append(el("button", { type: "button", onclick: invite }, say("invite")));
  }
  if (question.over && following) {
    find("prompt").append(el("button", { type: "button", onclick: end }, say("ending")));
  }
}
