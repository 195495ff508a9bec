// The seats: who plays, how they stand, and what can be done about an empty chair.
import { el, emblem, find, renew } from "./dom.js";
import { post } from "./ask.js";
import { data, say } from "./words.js";

// Numbers stand out from the words around them.
const figures = (text) => text.split(/(\d+)/).map((part) => (/\d/.test(part) ? el("b", {}, part) : part));

// Where only this computer listens: 127.0.0.0/8 and its names.
const isLoopback = (host) => /^(localhost|127\..*|\[::1\])$/.test(host);

export class People {
  constructor(report) {
    this.report = report;
    this.list = find("seats");
    this.open = new Set(); // seats whose menu is open
    this.watching = el("p", { class: "soft" }, say("watching"));
  }

  show(people, standings, now = true) {
    if (people.some((person) => person.mine)) this.watching.remove();
    else this.list.after(this.watching);
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const rows = people.map((person) => this.row(person, standings?.[person.seat], now));
    if (this.list.children.length !== rows.length) return this.list.replaceChildren(...rows);
    rows.forEach((row, place) => {
      const shown = this.list.children[place];
      shown.className = row.className;
      renew(shown, [...row.children]);
    });
    if (focused) this.list.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  row(person, standing, now) {
    const acting = standing ? standing.acting : person.acting;
    const player = person.bot ? data.levels[person.bot] : person.open ? say("open") : person.player || say(person.mine ? "you" : "guest");
    return el(
      "li",
      { class: acting ? "acting" : null },
      emblem(person.seat),
      el("div", { class: "name" }, `${person.name} `, el("span", {}, player)),
      el("div", { class: "score" }, ...figures(standing?.measure ?? "")),
      el(
        "div",
        { class: "facts" },
        ...(standing?.facts ?? []).map(([label, value]) => el("span", {}, `${label} `, el("b", {}, value))),
        this.doing(person, acting, now),
      ),
      this.more(person),
    );
  }

  // Whoever looks at the past sees whose decision it was; nobody thinks or waits there.
  doing(person, acting, now) {
    if (acting && !now) return el("span", { class: "doing" }, say("decides"));
    if (acting && person.bot) return el("span", { class: "doing thinking" }, say("thinking"));
    if (acting && person.open) return el("span", { class: "doing" }, say("waiting"));
    if (acting) return el("span", { class: "doing" }, say(person.mine ? "you-decide" : "decides"));
    if (!person.bot && !person.open && !person.online && !person.mine) return el("span", {}, say("away"));
    return null;
  }

  more(person) {
    const rows = [];
    const { seat } = person;
    const act = (path, body) => () => post(path, { seat, ...body }).catch(this.report);
    if (person.mine && person.bot) rows.push(el("button", { type: "button", "data-key": `back-${seat}`, onclick: act("/substitute", { bot: null }) }, say("take-back")));
    if (person.mine && !person.bot) rows.push(this.naming(person));
    if (data.host && !person.mine && !person.online) {
      rows.push(el("button", { type: "button", "data-key": `invite-${seat}`, onclick: () => this.invite(seat) }, say(person.open ? "invite" : "invite-instead")));
    }
    if (!person.bot && (person.mine || (data.host && !person.online))) {
      rows.push(el("button", { type: "button", "data-key": `give-${seat}`, onclick: act("/substitute", { bot: data.usual }) }, say("give")));
    }
    if (!rows.length) return null;
    const wide = person.open && data.host;
    const details = el(
      "details",
      { class: "more", open: wide || this.open.has(seat) },
      el("summary", { "data-key": `more-${seat}`, "aria-label": say("seat-menu", { seat: person.name }) }, "···"),
      el("div", { class: "row" }, ...rows),
    );
    details.addEventListener("toggle", () => (details.open ? this.open.add(seat) : this.open.delete(seat)));
    return details;
  }

  naming(person) {
    const field = el("input", { value: person.player, maxlength: 24, "aria-label": say("rename"), placeholder: say("rename") });
    field.addEventListener("change", () => post("/name", { seat: person.seat, name: field.value }).catch(this.report));
    field.addEventListener("keydown", (event) => event.key === "Enter" && field.blur());
    return field;
  }

  async invite(seat) {
    try {
      const { path } = await post("/invitations", { seat });
      const text = location.origin + path;
      if (isLoopback(location.hostname)) return this.report({ message: say("only-here", { text }), lasting: true });
      const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
      this.report({ message: say(copied ? "copied" : "link", { text }), lasting: true });
    } catch (error) {
      this.report(error);
    }
  }
}
