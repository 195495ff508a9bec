// @ts-check
// What newcomers are to be told about: what somebody here has to decide now, and what a guided turn says of it.
import { mustDecide } from "./moments.js";
import { say } from "./text.js";

/**
 * Return what the guide explains.
 * @param {import("./session.js").TableSession} session
 * @param {import("./decision.js").Decision} decision
 * @returns {import("../types.d.ts").Question | null} nothing if nobody here is asked
 */
export function toExplain({ shown, seat, following }, decision) {
  if (!shown?.question || !following || !mustDecide(shown.live)) return null;
  const { step, guided } = shown.question;
  const advised = guided?.action && decision.choice(guided.action);
  const title = advised ? say("guided", { text: advised.text }) : say("guided-end");
  return { step, seat, chosen: decision.chosen, guided: guided && { ...guided, title } };
}
