import { randomUUID } from "node:crypto";
import type { Scope } from "@consentform/consent/contract";
import { type Client, type Clock, systemClock } from "../../client";
import { type OwnToken, ownToken } from "../../client/own-token";
import type { Fault } from "../../resources";
import type { Wording } from "../../resources/wording";
import { createLedger, type Ledger } from "../ledger/ledger";
import { createReadBatch, type ReadBatch } from "./read-batch";

/** Something to report about a resource. */
export type Notice = Pick<Fault, "kind" | "message">;

/** The service for the operations of one process: the client, and what its responses showed. */
export interface ServiceAccess {
  /** Rejects when the configuration is missing or wrong; nothing is sent before. */
  client(): Promise<Client>;
  clock: Clock;
  /** The calling token, requested once. */
  me(): Promise<OwnToken>;
  /** Reads of one kind that wait at the same time are one request. */
  readonly reads: ReadBatch;
  /** Running waits; the more there are, the less often each asks. None outlasts `end`. */
  readonly waits: { running: number; readonly end?: AbortSignal };
  /**
   * The reads of previews, which end if the service does not answer them, the time that failed ones have taken, and the
   * scopes that the token lacks for parts of sites.
   */
  readonly previewBudget: { isOver: boolean; lostMs: number; readonly unread: Map<Scope, "new" | "said"> };
  randomId(): string;
}

/** The reports to users, and the words of the engine in them. */
export interface Say {
  /** Reports something to the user that is not a failure. */
  notify(notice: Notice): void;
  /** Reports the progress of an operation, for tools that show it. */
  progress(notice: Notice): void;
  /** Kinds that this process has worked on, for messages that name all the scopes they need. */
  readonly kinds: Set<string>;
  readonly wording: Wording;
}

/** State that the operations of one process share. */
export interface Session {
  readonly service: ServiceAccess;
  readonly say: Say;
  /** The program's resources and their objects, as far as this process knows. */
  readonly ledger: Ledger;
  /** The treatment of an object that has the key of one to create, or that a creation would find. */
  readonly onExisting: "evidence" | "refuse";
}

/** The settings of a session. */
export interface SessionOptions extends Pick<Say, "notify" | "wording"> {
  client: Client | (() => Promise<Client>);
  /** Default: the system's clock. */
  clock?: Clock;
  /** Makes unique names. Default: random UUIDs. */
  randomId?: () => string;
  /** Default: none yet. */
  ledger?: Ledger;
  kinds?: Set<string>;
  waits?: ServiceAccess["waits"];
  /** `refuse`: by an `ExistingObject`. Default: evidence, which shows whether it is left over. */
  onExisting?: Session["onExisting"];
}

/** Opens a session. Nothing is sent. */
export function createSession({
  client: given,
  notify,
  wording,
  clock = systemClock,
  randomId = randomUUID,
  ledger = createLedger(),
  kinds = new Set(),
  waits = { running: 0 },
  onExisting = "evidence",
}: SessionOptions): Session {
  const client = typeof given === "function" ? given : () => Promise.resolve(given);
  const me = once(async () => ownToken((await (await client()).call("getMe", {})).data));
  const previewBudget = { isOver: false, lostMs: 0, unread: new Map() };
  return {
    service: { client, clock, me, reads: createReadBatch(client), waits, previewBudget, randomId },
    say: { notify, progress: notify, kinds, wording },
    ledger,
    onExisting,
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
