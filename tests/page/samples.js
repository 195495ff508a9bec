// Made-up people, choices, snapshots and log entries, and waiting for what happens by itself.

/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Person} Person */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Choice} Choice */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").ChoiceGroup} ChoiceGroup */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Refusal} Refusal */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").UpdateMessage} Update */
/** @typedef {import("../../src/godsplay/web/pages/server.d.ts").Snapshot} Snapshot */
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
  bot: null,
  open: false,
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
  aside: "",
  ...changes,
});

/**
 * Put choices into one group without headings.
 * @param {Choice[]} choices
 * @param {Partial<ChoiceGroup>} [changes]
 * @returns {ChoiceGroup}
 */
export const group = (choices, changes = {}) => ({
  kind: "usual",
  title: "",
  heading: "",
  note: "",
  rows: [{ heading: "", note: "", buttons: choices.map(({ action, text }) => ({ action, text })) }],
  ...changes,
});

/**
 * @param {string} action
 * @param {Partial<Refusal>} [changes]
 * @returns {Refusal}
 */
export const refusal = (action, changes = {}) => ({
  action,
  text: `Do ${action}`,
  why: "Not now.",
  rule: "turn",
  obvious: false,
  ...changes,
});

/**
 * @param {number} ply
 * @param {Partial<Snapshot>} [changes]
 * @returns {Snapshot}
 */
export const snapshot = (ply, changes = {}) => ({
  ply,
  last: ply,
  seat: 0,
  step: "move",
  picture: "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
  status: "",
  prompt: { text: "Your move.", why: "", rule: "turn", title: "Turn", named: false },
  choices: [],
  groups: [],
  refusals: [],
  reasons: [],
  seat_status: [],
  tables: [],
  over: false,
  undo: false,
  undo_reason: "",
  secrets: false,
  ...changes,
});

/**
 * @param {number} ply
 * @param {number} seat
 * @param {...(string | { text: string, chapter?: string, dice?: number[] })} lines
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
