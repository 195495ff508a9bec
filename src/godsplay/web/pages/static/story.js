// The log: sentences under their phase, dice as dice; a click goes to the moment.
import { dice, el, find } from "./dom.js";
import { say } from "./words.js";

export class Story {
  constructor({ jump, rule }) {
    this.jump = jump;
    this.rule = rule;
    this.box = find("log");
    this.clear();
  }

  clear() {
    this.moments = [];
    this.box.replaceChildren();
    this.nodes = [];
  }

  cut(length) {
    if (length >= this.moments.length) return;
    const kept = this.moments.slice(0, length);
    this.clear();
    this.add(kept);
  }

  add(moments) {
    for (const moment of moments) {
      this.moments.push(moment);
      this.nodes.push(moment.lines.length ? this.write(moment) : null);
    }
  }

  write(moment) {
    const heading = moment.lines[0].chapter;
    const node = el("div", { class: "moment" });
    const jump = () =>
      el("button", { type: "button", class: "jump", "aria-label": say("jump", { ply: moment.ply }), onclick: () => this.jump(moment.ply) }, String(moment.ply));
    node.append(jump(), this.text(moment, heading));
    const lines = node.lastChild;
    if (heading && heading !== this.chapter()) this.box.append(el("h3", { "data-ply": moment.ply }, heading));
    lines.dataset.chapter = heading;
    this.box.append(node);
    return node;
  }

  chapter() {
    return [...this.box.querySelectorAll("h3, h4")].at(-1)?.textContent ?? "";
  }

  text(moment, heading) {
    const box = el("div", {});
    let chapter = heading || this.chapter();
    for (const line of moment.lines) {
      if (line.chapter && line.chapter !== chapter) {
        chapter = line.chapter;
        box.append(el("h3", {}, chapter));
      }
      const faces = line.dice ?? [];
      box.append(
        el(
          "p",
          {},
          line.text,
          faces.length ? dice(faces, say("dice", { text: faces.join(", ") })) : null,
          " ",
          el("button", { type: "button", class: "rule", "aria-label": say("rule", { text: line.rule }), onclick: () => this.rule(line.rule) }, "§"),
        ),
      );
    }
    return box;
  }

  // Show which moment the board shows; what comes after it is not told yet.
  here(ply, follow) {
    this.box.querySelector(".here")?.classList.remove("here");
    this.nodes.forEach((node, place) => node && (node.hidden = follow && place >= ply));
    for (const heading of this.box.querySelectorAll(":scope > h3")) heading.hidden = follow && Number(heading.dataset.ply) > ply;
    let place = ply - 1;
    while (place >= 0 && !this.nodes[place]) place -= 1;
    const node = this.nodes[place];
    if (!node) return;
    node.classList.add("here");
    this.box.scrollTop = node.offsetTop + node.offsetHeight - this.box.clientHeight + 12;
  }
}
