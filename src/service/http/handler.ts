import type { Answer, Operation, OperationId, PathParameters, Query, RequestBody } from "@consentform/consent/contract";
import type { RuledDocument } from "@consentform/consent/rules";
import type { AuditValues } from "../audit/audit-act";
import type { Metrics } from "../health/metrics";
import type { RequestName } from "../health/request-name";
import type { Turn } from "../runtime/fair-queue";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Store, Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import type { PageRequest } from "../store/page-request";
import type { Caller } from "./caller";
import type { Found } from "./found";
import type { Problem } from "./problem";
import type { RequestLimits } from "./request-limits";
import type { Validation } from "./validation";

/** The facts about a request that has passed steps 1 to 12 of contract 4.12: everything in it is valid. */
export interface RequestFacts<Id extends OperationId> {
  readonly operation: Operation;
  /** As decoded from the path: numbers in it are still text; `found` has what they name. */
  readonly path: PathParameters<Id>;
  /** Coerced to the types of the contract; absent parameters that have a default carry it. */
  readonly query: Query<Id>;
  /**
   * As sent: absent members are absent. `withDefaults` and `patchedFields` (settable-fields.ts) fill defaults in and
   * apply merge patches.
   */
  readonly body: RequestBody<Id>;
  readonly caller: Caller;
  /** The objects that the path names; `required(call.found, "site")`. */
  readonly found: Found;
  /** Of lists: how many, and after which row. */
  readonly page: PageRequest;
  /** The header as sent, on operations that honour it; `checkIfMatch` (etags.ts) checks it. */
  readonly ifMatch: string | null;
  readonly ifNoneMatch: string | null;
  /**
   * Time of the request: the database's inside a writing transaction, so that several processes agree; whole
   * milliseconds.
   */
  readonly now: Date;
  readonly runtime: Runtime;
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  /** For what is validated after the body: the result of a merge patch. */
  readonly validation: Validation;
  readonly request: {
    readonly id: string;
    readonly url: URL;
    /** Address of the client; null in tests without one. */
    readonly address: string | null;
    /** True if the peer is a configured trusted proxy. */
    readonly isFromTrustedProxy: boolean;
    /** Aborts when the client is gone before it is answered. */
    readonly signal: AbortSignal;
    header(name: string): string | null;
  };
}

/** A request inside its transaction. For writes the found objects are locked (`for update`) until it ends. */
export interface Call<Id extends OperationId> extends RequestFacts<Id> {
  readonly tx: Transaction;
}

/**
 * A request before its transaction, for work that leaves the process. Nothing is locked; `found` may be outdated later.
 */
export interface OutsideCall<Id extends OperationId> extends RequestFacts<Id> {
  readonly store: Store;
  /** Turn of the caller's workspace, for work that keeps the processor busy; none runs at the beginning. */
  readonly turn: Turn;
}

/** A success. Without `body` there is no content. ETag and Location are headers. */
export interface Reply<Id extends OperationId> {
  readonly status: number;
  readonly body?: Answer<Id>;
  /** With its quotation marks. */
  readonly etag?: string;
  /** Path below /v1, for example `/sites/site_…`; sent as `/v1/sites/site_…`. */
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * A refusal that has an effect, such as the event of a blocked promotion: the transaction is committed and then this
   * problem answers. A problem that is thrown undoes everything instead. Nothing else of the reply is used.
   */
  readonly refusal?: Problem;
  /**
   * Values of the audit log that neither the found objects nor the body contain. Null if the handler has written its
   * rows.
   */
  readonly audit?: { readonly before?: AuditValues; readonly after?: AuditValues } | null;
  /** For bodies that are not JSON objects of the contract: sent as they are in place of `body`. */
  readonly content?: WholeContent | StreamedContent;
}

/** Content that is at hand. What never changes is kept as bytes: to encode a long text takes longer than to send it. */
interface WholeContent {
  readonly type: string;
  readonly data: string | Uint8Array;
}

/**
 * Content that is too long to be held in memory. Nothing of it is read before the answer is sent, and nothing for HEAD.
 */
export interface StreamedContent {
  readonly type: string;
  /** Bytes in all. */
  readonly size: number;
  /** Called at most once. An error of it breaks the connection, so that the client sees that something is missing. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/** Steps 13 to 15 of an operation, inside one transaction: what it throws rolls everything back. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/**
 * An operation that asks the outside world, or works in many transactions. `outside` runs after step 12 with no
 * transaction open (one process holds one PGlite connection: nothing else could be answered meanwhile). It returns the
 * handler that applies what it learned.
 */
export interface OutsideRoute<Id extends OperationId> {
  readonly outside: (call: OutsideCall<Id>) => Promise<Handler<Id>>;
}

/** The rules of the version that a stage serves. */
export interface StageRules extends RuledDocument {
  readonly number: number;
}

/** The sources of answers to visitors. */
export interface VisitorSources {
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  /** The rules of a stage, from memory; null if it serves nothing. */
  readonly rulesOf: (siteId: string, environment: Environment) => Promise<StageRules | null>;
  /** Reports whether a site exists. Only asked about sites without rules. */
  readonly hasSite: (siteId: string) => Promise<boolean>;
}

/**
 * A visitor's request. It has no transaction: what is in memory is answered while the database is away, and by the
 * thread of the sockets.
 */
export interface VisitorCall<Id extends OperationId>
  extends VisitorSources,
    Pick<RequestFacts<Id>, "query" | "now" | "request"> {}

/** A public operation. It names no object in its path, has no body and changes nothing. */
export interface VisitorRoute<Id extends OperationId> {
  readonly visitor: (call: VisitorCall<Id>) => Promise<Reply<Id>>;
}

/** The export of a routes/<tag>.ts: operations by id. */
export type Routes = { readonly [Id in OperationId]?: Handler<Id> | OutsideRoute<Id> | VisitorRoute<Id> };

/** The service of content outside /v1. */
export interface ContentService {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  readonly metrics: Metrics;
  readonly limits: RequestLimits;
  /** Counts and reports an error that the answer does not reveal, with the id of the request. No secret is in it. */
  readonly report: (error: Error) => void;
  /** Writes an event to the log of the service. */
  readonly reportInfo: (message: string) => void;
}

/**
 * Content outside /v1, such as the delivery file (contract 4.11) and the pages of signed-in users. Host check and
 * problem answers are the app's. `path` is a Hono path; `parameters` are its decoded parameters.
 */
export interface ContentRoute {
  /** Default GET, which answers HEAD too. */
  readonly method?: "GET" | "POST";
  readonly path: string;
  /** The name of a request in metrics and logs; null for one without a name. Default: null. */
  readonly name?: (pathname: string) => RequestName | null;
  readonly serve: (
    request: Request,
    parameters: Readonly<Record<string, string>>,
    service: ContentService,
    /** Address of the client; null in tests without one. */
    address: string | null,
  ) => Promise<Response>;
}
