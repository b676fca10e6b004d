import type { RequestRecord } from "../app";
import type { CountedRequest } from "../health/metrics";
import type { DeliveredFile } from "../versions/delivered-file";
import type { FilePlace } from "../versions/file-place";

/** A request as it crosses to the service's thread. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `deferred`: the service asks for it when it has room. */
  readonly body: Uint8Array | null | "deferred";
  readonly address: string | null;
  readonly isOperator: boolean;
}

/** The start of an answer. A body that the service streams follows in pieces, each when it is asked for. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | null | "streamed";
  readonly record: RequestRecord | null;
}

/**
 * Messages of the thread with the sockets to the one with the service. `id` names a request or question until it is
 * answered.
 */
export type ToService =
  | { readonly kind: "request"; readonly id: number; readonly request: SentRequest }
  /** The body that was asked for; `lost`: the rest of it does not come. */
  | { readonly kind: "body"; readonly id: number; readonly bytes: Uint8Array | null | "lost" }
  /** The client is gone. */
  | { readonly kind: "abort"; readonly id: number }
  /** Asks for the next piece of a streamed body. */
  | { readonly kind: "pull"; readonly id: number }
  | { readonly kind: "file"; readonly id: number; readonly place: FilePlace }
  /** Production's banner was fetched. */
  | { readonly kind: "fetched"; readonly siteId: string }
  | { readonly kind: "visits"; readonly visits: readonly CountedRequest[] };

/** Messages of the service's thread. Answers to requests come after the events of what they changed. */
export type FromService =
  | { readonly kind: "answer"; readonly id: number; readonly answer: SentAnswer }
  /** Asks for the body of a request. */
  | { readonly kind: "wanted"; readonly id: number }
  /** null: the body is complete. */
  | { readonly kind: "piece"; readonly id: number; readonly bytes: Uint8Array | null }
  /** The rest of a streamed body cannot be had. */
  | { readonly kind: "broken"; readonly id: number; readonly reason: string }
  /** `unavailable`: the service cannot say whether there is one. */
  | { readonly kind: "file"; readonly id: number; readonly file: DeliveredFile | null | "unavailable" }
  /** Stages of these sites serve something else now. */
  | { readonly kind: "moved"; readonly siteIds: readonly string[] }
  /** Sent every second while the thread is not blocked. */
  | { readonly kind: "heartbeat" };

/** Time between two heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 1000;
