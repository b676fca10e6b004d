import type {
  Answer,
  OperationId,
  PathParameters,
  ProblemSlug,
  Query,
  RequestBody,
  Schemas,
} from "@consentform/consent/contract";
import type { Properties, Wire } from "./property-values";
import type { Text } from "./text";
import type { Wording } from "./wording";

/** A refusal by the service, as far as definitions look into it. */
export interface Problem extends Error {
  readonly slug: ProblemSlug | null;
  readonly members: Readonly<Record<string, unknown>>;
}

/** One call, with the parts that the operation has. */
interface CallRequest<Id extends OperationId> {
  path?: PathParameters<Id>;
  query?: Query<Id>;
  body?: RequestBody<Id>;
  ifMatch?: string;
  /** poll: behind everything else, for repeated questions. Default: by the operation's method. */
  lane?: "write" | "read" | "poll";
  /**
   * Names a request across processes: for a day, the same request with this key returns the first one's answer.
   * Default: random.
   */
  idempotencyKey?: string | undefined;
  /** Milliseconds for the call with all its attempts. Default: the client's. */
  deadlineMs?: number | undefined;
}

/** The response to a call. */
interface CallReply<Id extends OperationId> {
  status: number;
  data: Answer<Id>;
  /** The stored answer to an earlier request with the same idempotency key. */
  isReplayed: boolean;
  /** When the service answered, by its own clock where it shows it. */
  answeredAtMs: number;
  /** Requests that the call sent. */
  attempts: number;
}

/** Result of the standard creation. */
export interface Creation<Object> {
  answer: Object;
  /**
   * made: by this call. found: left behind by an earlier attempt that never heard the answer, and now brought in line.
   */
  origin: "made" | "found";
}

/**
 * The source of a resource's recorded outputs. `written`: by this program. `imported`: read, and not written since. `id
 * only`: nothing else is known, as in an import or a look-up.
 */
export type Origin = "written" | "imported" | "id only";

/** A draft that a resource of this run has written, by the digests of its document. */
export interface WrittenDraft {
  readonly now: string;
  /** The content that the same resource wrote in an earlier run, if any. */
  readonly before: string | undefined;
}

/** The facts about a resource: what its program declares, what is recorded, and what this run knows of its object. */
export interface Self<Inputs = Properties, Object = Wire> {
  /** 40 hex digits that identify this resource permanently, even if state is lost. */
  readonly key: string;
  /** The user's stack, as 16 hex digits; null if its name is not known. */
  readonly stack: string | null;
  /** Id of the object; null before it exists. */
  readonly id: string | null;
  /** The checked inputs. On deletion and reading: those recorded. */
  readonly inputs: Inputs;
  /** Outputs of the last run; empty before the first. */
  readonly recorded: Partial<Inputs> & Properties;
  /** The source of the recorded outputs. */
  readonly origin: Origin;
  /** The work that an earlier run did not finish, as it recorded with `wrote`; null if it finished. */
  readonly unfinished: readonly string[] | null;
  /** Another object takes over from the one being deleted. */
  readonly hasSuccessor: boolean;
  /** True for a key that this resource's object has, or that one of the objects had that it replaced. */
  isOwnKey(key: string): boolean;
  /**
   * True where a resource of the program has the object with this id, as far as this process knows.
   *
   * @param kind of the object; default: that of this resource
   */
  isManaged(id: string, kind?: string): boolean;
  /**
   * True where another resource of the program has or writes the object of this kind that is found by these values, as
   * far as this process knows.
   */
  isShared(kind: string, foundBy: string[]): boolean;
  /** Drafts that resources of this run have written, by site. */
  readonly drafts: Map<string, WrittenDraft>;
  /** Highest version numbers that resources of the program had brought to production in earlier runs, by site. */
  readonly production: ReadonlyMap<string, number>;
  /** The declared inputs that the body of `operation` has, as the service spells them, without the key. */
  body<Id extends OperationId>(operation: Id): RequestBody<Id>;
  /** The changes to send to the service, as a merge patch; empty if there are none. */
  patch(): Wire;
  /**
   * Records that the object now exists as `answer` shows, so that an error from here on loses nothing. Returns
   * `answer`.
   *
   * @param unfinished names of the parts that are still to be done, if the definition knows them: a failed run then
   * records its inputs and these names, and the next run does nothing else. Otherwise a failed update records the
   * former inputs.
   */
  wrote(answer: Object, unfinished?: readonly string[]): Object;
}

/** The calls of a resource to the service, and its clock. */
export interface Service<Object = Wire> {
  /** Calls the service. Errors are those of the client. */
  call<Id extends OperationId>(operation: Id, request: CallRequest<Id>): Promise<CallReply<Id>>;
  /** True for a refusal with one of `slugs`. */
  isProblem(error: unknown, ...slugs: ProblemSlug[]): error is Problem;
  /** The calling token, asked once in a process. */
  me(): Promise<Pick<Schemas["Me"], "workspace"> & { readonly token: Schemas["MeToken"] }>;
  /**
   * The entry of a site in the site list; entries requested at the same time share requests. Null if the site is gone,
   * which a second request confirms.
   */
  site(id: string): Promise<Schemas["Site"] | null>;
  /** The object as it is now, by GET. */
  fetch(): Promise<Object>;
  /** The standard creation: the create operation with the key, or the orphan that holds the key, brought in line. */
  create(): Promise<Creation<Object>>;
  /** The standard update: one PATCH with `patch()` and `extra`; null, and nothing sent, when both are empty. */
  update(extra?: Wire): Promise<Object | null>;
  /** The standard deletion. */
  remove<Id extends OperationId>(query?: Query<Id>): Promise<void>;
  /** Waits for `isDone` of repeated `ask`s with growing intervals; null when `timeoutMs` passed first. */
  poll<T>(wait: Wait<T>): Promise<T | null>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** A new unique name. */
  randomId(): string;
}

/** The reports of a resource to the user. */
export interface Say {
  /** A line for the user that is not a warning. */
  notify(line: Text): void;
  /** How far the work is, for tools that show it while it goes on. */
  progress(line: Text): void;
  /** Writes a file of the user's, with the folders above it. A relative path starts at the folder of the program. */
  save(path: string, text: string): Promise<void>;
  /** The names of the engine's commands and settings, for messages. */
  readonly wording: Wording;
}

/** The context of a definition's functions. Nothing in it belongs to an engine. */
export interface Work<Inputs = Properties, Object = Wire> {
  readonly self: Self<Inputs, Object>;
  readonly service: Service<Object>;
  readonly say: Say;
}

/** The parts of a resource's work that a function needs. */
export interface Needs<Fact extends keyof Self, Call extends keyof Service, Word extends keyof Say = never> {
  readonly self: Pick<Self, Fact>;
  readonly service: Pick<Service, Call>;
  readonly say: Pick<Say, Word>;
}

/** A wait for something that another system has to do. Durations in milliseconds. */
export interface Wait<T> {
  /** Asks once; the answer, or null for "not yet". */
  ask(): Promise<T | null>;
  timeoutMs: number;
  /** First interval; it grows by half each time, and with the number of waiters. */
  intervalMs: number;
  /** Longest interval, before it grows with the number of waiters. Default: a minute. */
  maxIntervalMs?: number;
}

/** The result of a definition's `read`. `inputs` has values of inputs that the response does not contain. */
export type Observation<Object = Wire> =
  | { state: "present"; answer: Object; inputs?: Properties }
  /** As recorded; the object has not been fetched. */
  | { state: "unchanged" }
  | { state: "gone" };
