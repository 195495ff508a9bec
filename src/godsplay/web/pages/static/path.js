// @ts-check
// The way to a choice: a verb, then one part after the other, each by a spot of the picture or by its label.

/** @typedef {import("../server.d.ts").Choice} Choice */
/** @typedef {{ label: string, spots: string[], choices: Choice[] }} Option one answer to what is to be chosen next */

export class ChoicePath {
  /** @type {string | null} */
  verb = null;
  /** @type {string[]} the labels of the parts that are chosen */
  picked = [];
  /** @type {string | null} the spot of a later part that was touched first */
  via = null;

  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
    const verbs = new Set(choices.filter((choice) => !choice.aside).map((choice) => choice.verb));
    const only = [...verbs];
    this.alone = only.length === 1 && !choices.some((choice) => choice.verb !== only[0]) ? only[0] : null;
    this.verb = this.alone;
  }

  // The choices that are still possible.
  get left() {
    return this.choices.filter(
      (choice) =>
        (this.verb === null || choice.verb === this.verb) &&
        (this.via === null || choice.spots?.includes(this.via)) &&
        this.picked.every((label, place) => choice.parts?.[place]?.label === label),
    );
  }

  // What can be chosen next: the parts that come now, those with the same label together.
  get options() {
    /** @type {Map<string, Option>} */
    const found = new Map();
    for (const choice of this.left) {
      const part = choice.parts?.[this.picked.length];
      const label = part?.label ?? choice.text;
      const option = found.get(label) ?? { label, spots: [], choices: [] };
      option.choices.push(choice);
      option.spots = [...new Set([...option.spots, ...(part?.spots ?? [])])];
      found.set(label, option);
    }
    return [...found.values()];
  }

  // The spots that are lit, each with the choices that it stands for.
  get lit() {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    for (const choice of this.left) {
      const next = choice.parts?.[this.picked.length]?.spots ?? [];
      const spots = this.begun ? next : (choice.spots ?? []);
      for (const spot of new Set(spots)) found.set(spot, [...(found.get(spot) ?? []), choice]);
    }
    return found;
  }

  // Whether something can be taken back before anything is sent.
  get begun() {
    return this.verb !== this.alone || this.via !== null || this.picked.length > 0;
  }

  /**
   * @param {string} verb
   * @param {string | null} [spot] only what can be done there
   */
  take(verb, spot = null) {
    this.verb = verb;
    this.picked = [];
    this.via = null;
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
    if (this.via !== null) this.via = null;
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
   * Whether a spot is a step on the way, after which more is to be chosen.
   * @param {string} spot
   */
  leadsOn(spot) {
    const here = this.lit.get(spot) ?? [];
    return here.length > 1 && new Set(here.map((choice) => choice.verb)).size === 1;
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
    this.verb = verbs[0];
    this.narrow(spot);
    this.passOver();
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
    else this.via = spot;
  }
}
