// What the scripts pass among themselves, besides what the server sends (server.d.ts).
import type { Advice, Choice, LogEntry, Moment, Person, Question as Asked } from "./server.d.ts";

/** Which moment: a scene of a move, counted from 1, or with 0 the position after it. */
export type Place = { ply: number; scene: number };

/** A moment on the page, with what can be chosen in it now. */
export type Shown = Moment & { scene: number; question: Asked | null; live: Choice[] };

/** Something the page itself has to say. */
export type Notice = {
  message: string;
  rule?: string | null;
  lasting?: boolean;
  button?: { text: string; press: () => void };
};

/** What a guided turn says of a decision, and the move that it recommends in notation and in words. */
export type GuidedAdvice = Advice & { title: string };

/** What somebody has to decide: the step, the seat, the verb that was chosen last, and what a guided turn says. */
export type Question = { step: string; seat: number | null; chosen: string | null; guided?: GuidedAdvice | null };

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
  show(shown: Shown, moving: boolean): void;
  /** The same moment stays on the page. */
  stayed(): void;
  met(people: Person[]): void;
  changedSeat(): void;
  passDevice(person: Person): Promise<void>;
  connected(open: boolean): void;
  cleared(): void;
  /** The server has scripts of this version. */
  served(version: string): void;
  report(error: unknown): void;
  /** Somebody who came back has been told so many moves. */
  returned(moves: number): void;
}

/** What a request was answered with. */
export type Answer = { ok: boolean; status: number; body: any };

/** A line to a table that stays open: both sides can speak whenever they like. */
export interface Line {
  readonly isOpen: boolean;
  say(text: string): void;
  /** End the line; that is heard, as if it had been lost. */
  close(): void;
  /** Hear no more of the line. */
  hangUp(): void;
}

/** How a page reaches its table, over the network or in a worker of the same browser. */
export interface Wire {
  read(path: string): Promise<Answer>;
  act(method: "POST" | "PUT" | "DELETE", path: string, body: object): Promise<Answer>;
  listen(path: string, hearing: { opened(): void; hear(text: string): void; closed(): void }): Line;
}
