// What the scripts pass among themselves, besides what the server sends (server.d.ts).
import type { Choice, LogEntry, Person, Snapshot } from "./server.d.ts";

/** A snapshot on the page, with what can be chosen in it now. */
export type Shown = Snapshot & { live: Choice[] };

/** Something the page itself has to say. */
export type Notice = {
  message: string;
  rule?: string | null;
  lasting?: boolean;
  button?: { text: string; press: () => void };
};

/** What somebody has to decide: the step, the seat, and the verb that was chosen last. */
export type Question = { step: string; seat: number | null; chosen: string | null };

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** What happened, as far as it is known. */
export type Log = {
  entries: LogEntry[];
  add(entries: LogEntry[]): void;
  cut(length: number): void;
  clear(): void;
};

/** What shows a session. */
export interface SessionView {
  show(snapshot: Shown, moving: boolean): void;
  /** The same snapshot stays on the page. */
  stayed(): void;
  met(people: Person[]): void;
  changedSeat(): void;
  passDevice(person: Person): Promise<void>;
  connected(open: boolean): void;
  cleared(): void;
  /** The server has scripts of this version. */
  served(version: string): void;
  report(error: unknown): void;
}
