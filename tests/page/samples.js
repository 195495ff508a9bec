// Made-up people, choices, moments and log entries, and waiting for what happens by itself.

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Person} Person */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Choice} Choice */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Verb} Verb */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Question} Question */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").UpdateMessage} Update */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").LogLine} LogLine */
/** @typedef {import("../../src/godsplay/web/pages/types.d.ts").Shown} Shown */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").LogEntry} LogEntry */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").HintText} HintText */

/**
 * @param {number} seat
 * @param {Partial<Person>} [changes]
 * @returns {Person}
 */
export const person = (seat, changes = {}) => ({
  seat,
  name: ["White", "Black", "Red"][seat],
  player: "",
  called: changes.player || ["White", "Black", "Red"][seat],
  bot: null,
  open: false,
  invited: false,
  online: true,
  mine: false,
  acting: false,
  ...changes,
});

/**
 * @param {string} action
 * @param {Partial<Choice>} [changes]
 * @returns {Choice}
 */
export const choice = (action, changes = {}) => ({
  action,
  text: `Do ${action}`,
  note: "",
  rule: "turn",
  verb: action.split(" ")[0],
  final: false,
  aside: false,
  parts: [],
  spots: [],
  ...changes,
});

/**
 * @param {string} verb
 * @param {Partial<Verb>} [changes]
 * @returns {Verb}
 */
export const verb = (verb, changes = {}) => ({ verb, title: `To ${verb}`, note: "", kind: "usual", ...changes });

/**
 * @param {Partial<Question>} [changes]
 * @returns {Question}
 */
export const question = (changes = {}) => ({
  step: "move",
  prompt: { text: "Your move.", brief: "", why: "", rule: "turn", title: "Turn", named: false },
  choices: [],
  verbs: [],
  over: false,
  undo: false,
  undo_reason: "",
  secrets: false,
  sight: [],
  ...changes,
});

/**
 * @param {number} ply
 * @param {Partial<Shown>} [changes]
 * @returns {Shown}
 */
export const shown = (ply, changes = {}) => {
  const live = changes.live ?? [];
  return { ply, scene: 0, question: question({ choices: live }), live, ...changes };
};

/**
 * @param {number} ply
 * @param {number} seat
 * @param {...(string | (Partial<LogLine> & { text: string }))} lines
 * @returns {LogEntry}
 */
export const entry = (ply, seat, ...lines) => ({
  ply,
  seat,
  lines: lines.map((line) => ({ rule: "turn", chapter: "", ...(typeof line === "string" ? { text: line } : line) })),
});

/**
 * @param {Partial<Update>} changes
 * @returns {Update}
 */
export const update = (changes) => ({
  type: "update",
  version: 1,
  moves: 0,
  kept: changes.moves ?? 0,
  over: false,
  sealed: false,
  people: [],
  chat: [],
  removed: [],
  muted: false,
  deal: 0,
  rematch: null,
  watching: 1,
  assets: "version-1",
  ...changes,
});

/**
 * @param {string} key
 * @param {Partial<HintText>} [changes]
 * @returns {HintText}
 */
export const hint = (key, changes = {}) => ({
  key,
  title: `Title of ${key}`,
  text: `Text of ${key}`,
  steps: [],
  chosen: [],
  shows: "",
  rule: "",
  rule_title: "",
  sources: false,
  ...changes,
});

/** Let everything happen that waits for nothing but its turn. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Count calls and keep what they were called with.
 * @template [T=any]
 */
export function recorder() {
  /** @type {T[]} */
  const calls = [];
  return Object.assign((/** @type {T} */ value) => void calls.push(value), { calls });
}
