// @ts-check
// The way to a choice: a verb, then one part after the other, each by a spot of the picture or by its label.

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {{ label: string, spots: string[], choices: Choice[] }} Option one answer to what is to be chosen next */

export class ChoicePath {
  /** @type {string | null} */
  verb = null;
  /** @type {string[]} the labels of the parts that are chosen */
  picked = [];
  /** @type {string[]} spots that were touched and stand for several answers */
  touched = [];

  /**
   * @param {Choice[]} choices
   * @param {string[]} leaving verbs that end the decision: beside a single other one they are no way of their own
   */
  constructor(choices, leaving = []) {
    this.choices = choices;
    const own = choices.filter((choice) => !choice.aside && !leaving.includes(choice.verb));
    const verbs = [...new Set(own.map((choice) => choice.verb))];
    const several = own.length > 1 || own.length === choices.filter((choice) => !choice.aside).length;
    this.alone = verbs.length === 1 && several ? verbs[0] : null;
    this.verb = this.alone;
  }

  // The choices that are still possible.
  get left() {
    return this.choices.filter(
      (choice) =>
        (this.verb === null || choice.verb === this.verb) &&
        this.touched.every((spot) => choice.spots?.includes(spot)) &&
        this.picked.every((label, place) => choice.parts?.[place]?.label === label),
    );
  }

  // What can be chosen next.
  get options() {
    return this.answers(this.picked.length);
  }

  // What comes after that, which can be chosen first as well.
  get ahead() {
    return this.begun ? [] : this.answers(this.picked.length + 1).filter(({ spots }) => spots.length > 0);
  }

  /**
   * List the answers to a part, those with the same label together.
   * @param {number} place of the part
   */
  answers(place) {
    /** @type {Map<string, Option>} */
    const found = new Map();
    for (const choice of this.left) {
      const part = choice.parts?.[place];
      const label = part?.label ?? choice.text;
      const option = found.get(label) ?? { label, spots: [], choices: [] };
      option.choices.push(choice);
      option.spots = [...new Set([...option.spots, ...(part?.spots ?? [])])];
      found.set(label, option);
    }
    return [...found.values()];
  }

  // The spots that are lit, each with the choices that it stands for; on the way, one that leaves everything open is not.
  get lit() {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    const { left } = this;
    for (const choice of this.begun ? left : this.choices) {
      const next = choice.parts?.[this.picked.length]?.spots ?? [];
      const spots = this.begun ? next : (choice.spots ?? []);
      for (const spot of new Set(spots)) found.set(spot, [...(found.get(spot) ?? []), choice]);
    }
    if (!this.begun || left.length === 1) return found;
    return new Map([...found].filter(([, choices]) => choices.length < left.length));
  }

  // The spots of what is chosen so far.
  get taken() {
    const parts = this.left[0]?.parts?.slice(0, this.picked.length) ?? [];
    return [...this.touched, ...parts.flatMap((part) => part.spots ?? [])];
  }

  // What is chosen so far, in words: the parts in their order, and what was touched before it was asked for.
  get said() {
    const { left, picked } = this;
    const ahead = this.touched.flatMap((spot) => {
      const parts = left.map((choice) => choice.parts?.slice(picked.length).find((part) => part.spots?.includes(spot)));
      const labels = new Set(parts.map((part) => part?.label ?? ""));
      return labels.size === 1 ? [...labels] : [];
    });
    return [...picked, ...ahead].filter(Boolean);
  }

  // What all that is left has in common beyond what is to be chosen now, in words: the last place that is still free.
  get common() {
    const { left, picked } = this;
    const later = left.map(({ parts }) => (parts ?? []).slice(picked.length + 1).map((part) => part.label));
    const said = new Set(later.map((labels) => labels.join(" · ")));
    return said.size === 1 ? [...said][0] : "";
  }

  // Whether something can be taken back before anything is sent.
  get begun() {
    return this.verb !== this.alone || this.touched.length > 0 || this.picked.length > 0;
  }

  /**
   * @param {string} verb
   * @param {string | null} [spot] only what can be done there
   */
  take(verb, spot = null) {
    this.verb = verb;
    this.picked = [];
    this.touched = [];
    if (spot !== null) this.narrow(spot);
    this.passOver();
  }

  // A part with only one answer is no question.
  passOver() {
    const hasPart = () => this.left[0].parts?.[this.picked.length] !== undefined;
    while (this.left.length > 1 && this.options.length === 1 && hasPart()) this.picked.push(this.options[0].label);
  }

  // Go back to the last part that had several answers.
  back() {
    if (this.picked.length) {
      do this.picked.pop();
      while (this.picked.length && this.options.length === 1);
      if (this.options.length > 1) return;
    }
    if (this.touched.length) this.touched.pop();
    else this.verb = this.alone;
  }

  /**
   * Choose an answer; return the choice if nothing is left to be chosen.
   * @param {string} label
   * @returns {Choice | null}
   */
  pick(label) {
    const option = this.options.find((each) => each.label === label);
    if (!option) return null;
    if (option.choices.length === 1) return option.choices[0];
    this.verb = option.choices[0].verb;
    this.picked.push(label);
    this.passOver();
    return null;
  }

  /**
   * Whether what is at a spot can be carried to where it is to go: it answers what is to be chosen now, by one verb alone,
   * and what comes next has a place.
   * @param {string} spot
   */
  canLift(spot) {
    const here = this.lit.get(spot) ?? [];
    if (new Set(here.map((choice) => choice.verb)).size !== 1) return false;
    const tried = Object.assign(new ChoicePath(this.choices), {
      picked: [...this.picked],
      touched: [...this.touched],
    });
    tried.lift(spot, here[0].verb);
    return tried.picked.length > this.picked.length && tried.lit.size > 0;
  }

  /**
   * Go on with what is at a spot; where only one way is left, that is still to be shown.
   * @param {string} spot
   * @param {string} [verb]
   */
  lift(spot, verb = this.lit.get(spot)?.[0].verb) {
    if (verb === undefined) return;
    this.verb = verb;
    this.narrow(spot);
    this.passOver();
  }

  /**
   * Choose by a spot of the picture: return the choice, or the verbs that it can stand for; nothing if there is more to
   * choose, which the path now asks for.
   * @param {string} spot
   * @returns {{ choice?: Choice, verbs?: string[] }}
   */
  touch(spot) {
    const here = this.lit.get(spot) ?? [];
    if (!here.length) return {};
    if (here.length === 1) return { choice: here[0] };
    const verbs = [...new Set(here.map((choice) => choice.verb))];
    if (verbs.length > 1) return { verbs };
    this.lift(spot, verbs[0]);
    return {};
  }

  /**
   * Go on with what a spot stands for: the answer to what is to be chosen next, or else all that is left there.
   * @param {string} spot
   */
  narrow(spot) {
    const parts = this.left.flatMap((choice) => choice.parts?.[this.picked.length] ?? []);
    const here = parts.filter((part) => part.spots?.includes(spot));
    const labels = new Set(here.map((part) => part.label));
    if (labels.size === 1) this.picked.push(here[0].label);
    else this.touched.push(spot);
  }
}
