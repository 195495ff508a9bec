// The end: who won, where the points came from, how it went.
import { get, post } from "./ask.js";
import { read } from "./board.js";
import { el, emblem, find } from "./dom.js";
import { called, data, say } from "./words.js";

export async function showEnding({ people, told, rematch, report }) {
  const ending = await get("/ending");
  const own = people.filter((person) => person.mine);
  const name = (seat) => (own.length === 1 && own[0].seat === seat ? say("you-are", { seat: people[seat].name }) : called(people[seat]));
  const dialog = find("ending");
  const { winners } = ending;
  const alone = winners.length === 1 && own.length === 1 && own[0].seat === winners[0];
  const key = winners.length === 0 ? "over-none" : alone ? "over-you" : winners.length === 1 ? "over-one" : "over-many";
  find("ending-title").replaceChildren(
    ...winners.map(emblem),
    say(key, { seat: winners.map(name).join(", ") }),
  );
  dialog.querySelector(".words").replaceChildren(
    el("p", { class: "reason" }, told),
    el(
      "div",
      { class: "halves" },
      el("div", {}, podium(ending, name), ...(ending.points.length ? [sources(ending, people)] : [])),
      el("div", {}, el("h3", {}, say("chart")), read(ending.chart)),
    ),
    el("div", { class: "row" }, ...buttons(rematch, own, people, report)),
  );
  if (!dialog.open) dialog.showModal();
  find("ending-title").focus();
  dialog.scrollTop = 0;
}

// Where nobody has won there are no places either.
function podium(ending, name) {
  const places = ending.ranking.map((seat) =>
    el(
      "li",
      { value: ending.winners.length ? ending.places[seat] : null, class: ending.winners.includes(seat) && "won" },
      emblem(seat),
      name(seat),
      el("b", {}, ending.measures[seat]),
    ),
  );
  return el("ol", { class: "podium" }, ...places);
}

function sources(ending, people) {
  const seats = ending.scores.map((_, seat) => seat);
  const row = (label, values, attributes) =>
    el("tr", attributes, el("th", { scope: "row" }, label), ...values.map((value) => el("td", {}, String(value))));
  return el(
    "table",
    {},
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, say("source")), ...seats.map((seat) => el("th", { scope: "col", "aria-label": people[seat].name }, emblem(seat))))),
    el("tbody", {}, ...ending.points.map(([label, values]) => row(label, values)), row(say("total"), ending.scores, { class: "total" })),
  );
}

function buttons(rematch, own, people, report) {
  const record = el("a", { class: "button", href: `/api/tables/${data.table}/record`, download: true }, say("record"));
  if (!data.seated) return [record];
  const again = el("button", { type: "button", class: "strong" }, say(rematch ? "to-rematch" : "rematch"));
  again.addEventListener("click", async () => {
    try {
      const { table } = rematch ? { table: rematch } : await post("/rematch");
      location.assign(`/t/${table}`);
    } catch (error) {
      report(error);
    }
  });
  const next = own.length === 1 ? el("span", { class: "soft" }, say("rematch-as", { seat: people[(own[0].seat + 1) % people.length].name })) : null;
  return [el("span", { class: "row again" }, again, next), record];
}
