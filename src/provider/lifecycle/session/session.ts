import { randomUUID } from "node:crypto";
import type { Scope } from "../../../consent/contract";
import { type Client, type Clock, systemClock } from "../../client";
import { type OwnToken, ownToken } from "../../client/own-token";
import type { Fault } from "../../resources";
import type { Wording } from "../../resources/wording";
import { createLedger, type Ledger } from "../ledger/ledger";
import { createReadBatch, type ReadBatch } from "./read-batch";

/** Something to report about a resource. */
export type Notice = Pick<Fault, "kind" | "message">;

/** State that the operations of one process share: the client, and what its responses showed. */
export interface Session {
  /** Rejects when the configuration is missing or wrong; nothing is sent before. */
  client(): Promise<Client>;
  clock: Clock;
  /** Reports something to the user that is not a failure. */
  notify(notice: Notice): void;
  /** Reports how far an operation is, for tools that show it while it goes on. */
  progress(notice: Notice): void;
  /** The calling token, asked once. */
  me(): Promise<OwnToken>;
  /** Reads of one kind that wait at the same time are one request. */
  reads: ReadBatch;
  /** The program's resources and their objects, as far as this process knows. */
  ledger: Ledger;
  /**
   * The reads of previews, which end if the service does not answer them, the time that failed ones have taken, and the
   * scopes that the token lacks for parts of sites.
   */
  foresight: { isOver: boolean; lostMs: number; unread: Map<Scope, "new" | "said"> };
  /** Kinds that this process has worked on, for messages that name all the scopes they need. */
  kinds: Set<string>;
  /** Waits that run now; the more there are, the more seldom each asks. None outlasts `end`. */
  waits: { running: number; readonly end?: AbortSignal };
  randomId(): string;
  wording: Wording;
  /** Decides about an object that has the key of one to create, or that a creation would find. */
  readonly existing: "evidence" | "refuse";
}

/** The settings of a session. */
export interface SessionOptions {
  client: Client | (() => Promise<Client>);
  notify(notice: Notice): void;
  /** Default: the system's clock. */
  clock?: Clock;
  /** Makes unique names. Default: random UUIDs. */
  randomId?: () => string;
  /** Default: an empty one. */
  ledger?: Ledger;
  wording: Wording;
  /** `refuse`: by an `ExistingObject`. Default: evidence, which shows whether it is left over. */
  existing?: Session["existing"];
}

/** Opens a session. Nothing is sent. */
export function createSession({
  client,
  notify,
  clock = systemClock,
  randomId = randomUUID,
  ledger = createLedger(),
  wording,
  existing = "evidence",
}: SessionOptions): Session {
  const connect = typeof client === "function" ? client : () => Promise.resolve(client);
  return {
    client: connect,
    clock,
    notify,
    progress: notify,
    me: once(async () => ownToken((await (await connect()).call("getMe", {})).data)),
    reads: createReadBatch(connect),
    ledger,
    foresight: { isOver: false, lostMs: 0, unread: new Map() },
    kinds: new Set(),
    waits: { running: 0 },
    randomId,
    wording,
    existing,
  };
}

/** Runs `ask` once and repeats its answer; a failure is not remembered. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}
