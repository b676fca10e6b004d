import type {
  Answer,
  ListItem,
  ListOperationId,
  OperationId,
  OperationTypes,
  PathParameters,
  Query,
  RequestBody,
} from "@consentform/consent/contract";
import type { Lane, Receive } from "./outgoing";

/** Options that every operation accepts besides its parameters. */
export interface CallOptions {
  /** Sent as If-Match: an ETag with its quotation marks. Honoured where the contract's Tag says M. */
  ifMatch?: string | undefined;
  /** Place in the queue when the token's budget is short. Default: read for GET, else write. */
  lane?: Lane | undefined;
  /** Ends the call; it then rejects with a TransportError of reason `aborted`. */
  signal?: AbortSignal | undefined;
  /**
   * Ends the call's pauses, for callers that must hear of what they have sent: an attempt under way is finished, and
   * none follows but one to hear of a creation whose answer was lost; one that waits for the token's budget is given
   * up. The call shows the last answer or failure, and `aborted` if nothing was sent.
   */
  stop?: AbortSignal | undefined;
  /**
   * Milliseconds for the call with all its attempts, without the time it waits for the token's budget. Default: the
   * client's.
   */
  deadlineMs?: number | undefined;
  /**
   * Idempotency key, 1 to 255 printable ASCII characters without quotation marks. Default: random for each call. The
   * service remembers a key for a day. It answers a repeat of the same request with the first response.
   */
  idempotencyKey?: string | undefined;
  /**
   * Reads the body of a success as it arrives, in place of `data`, which is then undefined: for files that are too
   * large for memory or are not text. It is called again, with the body from its beginning, when a connection breaks
   * off. Give such a call a `deadlineMs` that is enough for the whole file.
   */
  receive?: Receive | undefined;
  /** Further headers. `Authorization` is always the client's own. */
  headers?: Readonly<Record<string, string>> | undefined;
}

type PathPart<Id extends OperationId> = [PathParameters<Id>] extends [never]
  ? { path?: undefined }
  : { path: PathParameters<Id> };

type QueryPart<Id extends OperationId> = [Query<Id>] extends [never]
  ? { query?: undefined }
  : Partial<Query<Id>> extends Query<Id>
    ? { query?: Query<Id> | undefined }
    : { query: Query<Id> };

type BodyPart<Id extends OperationId> = [RequestBody<Id>] extends [undefined]
  ? { body?: undefined }
  : OperationTypes[Id] extends { requestBody: unknown }
    ? { body: RequestBody<Id> }
    : { body?: RequestBody<Id> | undefined };

/**
 * Parameters, body and options of one operation. Path and body are required exactly where the contract requires them.
 */
export type CallRequest<Id extends OperationId> = PathPart<Id> & QueryPart<Id> & BodyPart<Id> & CallOptions;

/** A call with its operation's types erased. */
export interface AnyRequest extends CallOptions {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  ifNoneMatch?: string | undefined;
}

/** The request argument of `call`: it may be left out where nothing in it is required. */
type CallArguments<Request> = Partial<Request> extends Request ? [request?: Request] : [request: Request];

/** A successful answer. */
export interface Reply<Id extends OperationId, Data = Answer<Id>> {
  /** HTTP status, one of the operation's success statuses. */
  status: number;
  /** The body: parsed JSON, or the text of another media type; undefined where the operation answers none. */
  data: Data;
  /** The ETag header with its quotation marks, or null. */
  etag: string | null;
  location: string | null;
  /** Id to quote to the service's operator, or null. */
  requestId: string | null;
  /** The stored answer to an earlier attempt with the same key. Secrets in it are null. */
  isReplayed: boolean;
  /**
   * Time of the answer by the service's clock, in milliseconds since the Unix epoch: the `Date` header, which has whole
   * seconds. Without that header, the time by this machine's clock.
   */
  answeredAtMs: number;
  /** Requests that the call sent: more than one after a failure that passed. */
  attempts: number;
}

/** The answer to a request with `ifNoneMatch` when nothing changed. */
export interface NotModified extends Omit<Reply<OperationId>, "status" | "data"> {
  status: 304;
  data: undefined;
}

/** One page of a list. */
export interface Page<Id extends ListOperationId> {
  data: ListItem<Id>[];
  /** Cursor of the next page, or null on the last one. */
  next_cursor: string | null;
}

/** A typed client of one service with one token. */
export interface Client {
  /**
   * Calls one operation with `If-None-Match`.
   *
   * @throws ProblemError, TransportError
   */
  call<Id extends OperationId>(
    id: Id,
    request: CallRequest<Id> & { ifNoneMatch: string },
  ): Promise<Reply<Id> | NotModified>;
  /**
   * Calls one operation: with one idempotency key, repeated after failures that pass, paced by the token's budget.
   *
   * @throws ProblemError when the service refuses, TransportError when no usable answer comes
   */
  call<Id extends OperationId>(
    id: Id,
    ...request: CallArguments<CallRequest<Id> & { ifNoneMatch?: undefined }>
  ): Promise<Reply<Id>>;
  /**
   * Calls an operation that only the running program knows. What the request and the answer contain is up to the
   * caller: the compiler checks neither.
   *
   * @throws ProblemError, TransportError, as `call` does
   */
  callAny<Data = unknown>(id: OperationId, request?: AnyRequest): Promise<Reply<OperationId, Data>>;
  /** All objects of a list, page by page as they are consumed. Objects made meanwhile may be missing (contract 4.3). */
  list<Id extends ListOperationId>(id: Id, ...request: CallArguments<CallRequest<Id>>): AsyncIterable<ListItem<Id>>;
  /** All pages of a list, from the cursor in the query where there is one. */
  pages<Id extends ListOperationId>(id: Id, ...request: CallArguments<CallRequest<Id>>): AsyncIterable<Page<Id>>;
  /** Base address without `/v1` and without a trailing slash. */
  readonly endpoint: string;
  /** The shown part of the token (contract 4.6), or null without a token or for one of another form. */
  readonly tokenHint: string | null;
}
