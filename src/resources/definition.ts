import type {
  Answer,
  OperationId,
  PathParameters,
  ProblemSlug,
  Query,
  RequestBody,
  SchemaNode,
  Schemas,
} from "../contract";

/** Properties of a resource by camelCase name, as programs and engines see them. */
export type Properties = Record<string, unknown>;

/** An object as the service sends it: snake_case. */
export type Wire = Record<string, unknown>;

/** Something to tell the user about a property. All findings of a check are reported together. */
export interface Finding {
  /** Where, as a program writes it: `settings.labels["a.b"]`, `eventKinds[3]`. */
  path: string;
  /** What was found, what is allowed, what to do. Never contains a secret. */
  message: string;
  severity: "error" | "warning";
  /** Stable code: of contract 3.2 for a document, else of `check`. */
  code?: string;
  /** JSON Pointer into a document. */
  pointer?: string;
  /** Law or guideline behind a legal finding. */
  basis?: string;
}

/**
 * What is special about a property. The contract's own marks are not repeated here: F gives `replaces`, S `secret`, W `writeOnly`;
 * types, limits, defaults and prose come from its schemas.
 */
export interface Traits {
  /** A change makes a new object. */
  replaces?: true;
  /** Encrypted in state, never printed, kept from the recorded outputs when an answer does not tell it. */
  secret?: true;
  /** No answer contains it; reading keeps the recorded value. */
  writeOnly?: true;
  /** A later change is no difference: it takes effect with the next call that sends it. */
  onlyOnCreate?: true;
  /** A list whose order means nothing; for a list of objects, the member by which its items are told apart. */
  unordered?: true | string;
  /** Left out, the service chooses a value that no schema can name. */
  serverDefault?: true;
  /** Left out, the engine's own name of the resource is taken. */
  autoName?: true;
  /** Never sent. There is no contract to describe it, so its schema stands here. */
  local?: SchemaNode;
  /** Not kept in outputs: it changes without anybody changing the resource, or it is too large for state. */
  volatile?: true;
  /** Outputs hold the digest (contract 2, rule c) in place of the value. Names the computed input in which `check` leaves it. */
  digestOnly?: string;
  /** An output that an update changes only when one of these inputs changes; none: never. Default: any update may change it. */
  follows?: readonly string[];
  /** An input that `check` works out; programs do not set it. */
  computed?: true;
  /** A member of request or answer that is sent or read by the lifecycle alone: neither input nor output. */
  internal?: true;
  /** An output that the contract does not have: the definition's own functions answer it, under its snake_case name. Also an input if it is `computed`. */
  answered?: true;
  /** Compared leaf by leaf, but recorded as declared as a whole: the list of the leaves of thousands of entries would be longer than they are. */
  whole?: true;
  /** An object that names one of `kind`: programs pass the resource, of which these members are taken, or its id alone. */
  takes?: { kind: string; members: readonly string[] };
}

/** A property of a definition with everything an engine, a schema or a page of documentation needs. */
export interface Property {
  /** camelCase. */
  name: string;
  /** snake_case as the contract spells it; null when it is never on the wire. */
  wireName: string | null;
  /** JSON Schema in the program's spelling, references resolved; a banner document is `{ type: "object", "x-document": true }`. */
  schema: SchemaNode;
  /** The same as the contract writes it, for the codec. */
  wireSchema: SchemaNode;
  description: string;
  /** What holds when the property is left out; undefined when nothing can be named. */
  default?: unknown;
  /** Must be set, for inputs; is always there, for outputs. A required input with `autoName` may be left out of a program. */
  isRequired: boolean;
  traits: Readonly<Traits>;
}

/** Operation ids of a kind. A verb that is missing sends nothing, unless the definition has a function for it. */
export interface Operations {
  create?: OperationId;
  read?: OperationId;
  update?: OperationId;
  delete?: OperationId;
  list?: OperationId;
}

/** Part of a site that has to be asked for. */
export type SitePart = NonNullable<Query<"listSites">["include"]>[number];

/** For kinds that are read from entries of the site list, so that one request reads hundreds. */
export interface InSite {
  /** Part of the entry that has to be asked for (`include` of listSites). */
  include?: SitePart;
  /** Member of the entry that is null for a token without the scope; that is an error, never drift. */
  needs?: "stages";
  /** Finds the object in the entry of its site; null when the entry does not have it. Left out by a kind of several sites, whose `read` asks for each. */
  part?(site: Schemas["Site"], id: string): Wire | null;
}

/** A refusal by the service, as far as definitions look into it. */
export interface Problem extends Error {
  readonly slug: ProblemSlug | null;
  readonly members: Readonly<Record<string, unknown>>;
}

/** One call, with the parts that the operation has. */
export interface CallRequest<Id extends OperationId> {
  path?: PathParameters<Id>;
  query?: Query<Id>;
  body?: RequestBody<Id>;
  ifMatch?: string;
  /** poll: behind everything else, for repeated questions. Default: by the operation's method. */
  lane?: "write" | "read" | "poll";
  /** Names a request across processes: for a day, the same request with this key returns the first one's answer. Default: random. */
  idempotencyKey?: string | undefined;
  /** Milliseconds for the call with all its attempts. Default: the client's. */
  deadlineMs?: number | undefined;
}

/** What came back. */
export interface CallReply<Id extends OperationId> {
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
export interface Made<Object> {
  answer: Object;
  /** made: by this call. found: left behind by an earlier attempt that never heard the answer, and now brought in line. */
  origin: "made" | "found";
}

/** What a function of a definition works with: the wishes, what is known, and the means. Nothing in it belongs to an engine. */
export interface Work<Inputs = Properties, Object = Wire> {
  /** 40 hex digits that name this resource for ever, whatever happens to state. */
  readonly key: string;
  /** 16 hex digits that name the user's stack; null where nobody told its name. */
  readonly stack: string | null;
  /** Id of the object; null before it exists. */
  readonly id: string | null;
  /** The checked inputs. On deletion and reading: those recorded. */
  readonly inputs: Inputs;
  /** Outputs of the last run; empty before the first. */
  readonly recorded: Partial<Inputs> & Properties;
  /** An earlier run stopped half-way after it had written something. */
  readonly isUnfinished: boolean;
  /** What that run had not done, as it said with `wrote`. */
  readonly unfinished: readonly string[];
  /** Nothing is known but the id: an import, or a look-up of an object that another program owns. */
  readonly isFirstRead: boolean;
  /** The recorded outputs are those of an import: this is the first time that it is written. */
  readonly isImported: boolean;
  /** Another object takes over from the one being deleted. */
  readonly hasSuccessor: boolean;
  /** True for a key that this resource's object has, or that one of the objects had that it replaced. */
  isOwnKey(key: string): boolean;
  /** True where a resource of the program has the object with this id, as far as this process knows. */
  isManaged(id: string): boolean;
  /** Calls the service. Errors are those of the client. */
  call<Id extends OperationId>(operation: Id, request: CallRequest<Id>): Promise<CallReply<Id>>;
  /** True for a refusal with one of `slugs`. */
  isProblem(error: unknown, ...slugs: ProblemSlug[]): error is Problem;
  /** The calling token, asked once in a process. */
  me(): Promise<Schemas["Me"]>;
  /** The declared inputs that the body of `operation` has, as the service spells them, without the key. */
  body<Id extends OperationId>(operation: Id): RequestBody<Id>;
  /** What has to change at the service, as a merge patch; empty when nothing does. */
  difference(): Wire;
  /** The standard creation: the create operation with the key, or the orphan that holds the key, brought in line. */
  create(): Promise<Made<Object>>;
  /** The standard update: one PATCH with `difference()` and `extra`; null, and nothing sent, when both are empty. */
  update(extra?: Wire): Promise<Object | null>;
  /** The standard deletion. */
  remove<Id extends OperationId>(query?: Query<Id>): Promise<void>;
  /**
   * Says that the object now exists as `answer` shows, so that an error from here on loses nothing. Returns `answer`.
   *
   * @param unfinished names of the parts that are still to be done, if the definition can tell: a failed run then records its inputs and these names,
   * and the next run does nothing else. Otherwise a failed update records the former inputs.
   */
  wrote(answer: Object, unfinished?: readonly string[]): Object;
  /** The entry of a site in the site list; those that are asked for at the same time share requests. Null when the site is gone, which is made sure of. */
  site(id: string): Promise<Schemas["Site"] | null>;
  /** The object as it is now, by GET. */
  fetch(): Promise<Object>;
  /** Waits for `isDone` of repeated `ask`s with growing intervals; null when `timeoutMs` passed first. */
  poll<T>(wait: Wait<T>): Promise<T | null>;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Writes a file of the user's, with the folders above it. A relative path starts at the folder of the program. */
  save(path: string, text: string): Promise<void>;
  /** A new name that nobody else has. */
  randomId(): string;
  /** Drafts that resources of this run have written, by site: the digests of their documents. */
  readonly drafts: Map<string, string>;
  /** A line for the user that is no warning. */
  notify(line: string): void;
  /** How far the work is, for tools that show it while it goes on. */
  progress(line: string): void;
  /** The command of the user's tool that shows what has changed at the service, for messages. */
  readonly refreshCommand: string;
  /** What tells the user's tool that a resource was renamed or moved, for messages. */
  readonly renamedAdvice: string;
  /** The setting that gives stacks with equal names different keys, for messages. */
  readonly ownerSetting: string;
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

/** What a definition's own `read` found; `inputs` has values of inputs that the answer does not spell. */
export type Observation<Object = Wire> =
  | { state: "present"; answer: Object; inputs?: Properties }
  /** As recorded; the object has not been fetched. */
  | { state: "unchanged" }
  | { state: "gone" };

/** A definition's own part of `check`. Values may be unknown at any depth. */
export interface CheckWork<Inputs = Properties> {
  readonly inputs: Inputs;
  readonly recordedInputs: Partial<Inputs> & Properties;
  /** Names of the inputs that are left out because they are not well-formed. */
  readonly refused: ReadonlySet<string>;
  /** Nobody says what was recorded: only what is wrong whatever was may be refused. */
  readonly isHistoryUnknown: boolean;
  /** The first unknown value inside `value`, or undefined when all of it is known. */
  unknownIn(value: unknown): unknown;
}

/** Result of a definition's own part of `check`. */
export interface Checked {
  /** Inputs that are set or overwritten. */
  inputs?: Properties;
  findings?: Finding[];
}

/** How a resource differs from its inputs. */
export interface Difference {
  /** none; inputs: a declared input differs from the recorded one; remote: only the state of affairs does. */
  kind: "none" | "inputs" | "remote";
  /** Names of the properties that force a replacement. */
  replaces: string[];
  /** JSON Pointers to the declared leaves that differ. */
  changed: string[];
}

/** A definition's own part of `diff`. */
export interface DiffWork<Inputs = Properties> {
  readonly inputs: Inputs;
  readonly recorded: Partial<Inputs> & Properties;
  readonly nowMs: number;
  /** The recorded outputs are those of an import, and nothing has been written since. */
  readonly isImported: boolean;
}

/** An object that a resource writes although it belongs to another kind. */
export interface Written {
  kind: string;
  /** Values of the properties by which creations of that kind find the object. */
  foundBy: readonly unknown[];
  /** What is written, as far as it is known: resources that write the same may both do so. */
  content: unknown;
}

/**
 * A resource: data first, code last. Everything that is not special is derived from the contract by the operations named here; a
 * function is what is particular to this one kind.
 */
export interface Definition<Inputs = Properties, Object = Wire> {
  readonly kind: string;
  /** What it is, for documentation. */
  readonly description: string;
  readonly operations: Operations;
  /** How the id is formed from members of the answer; it is also the import id. Default `{id}`. */
  readonly id?: string;
  readonly properties: Readonly<Record<string, Traits>>;
  /** Local properties that must be set. */
  readonly required?: readonly string[];
  /** Schemas whose members make up the object, where the functions below put it together; default: that of the answer. */
  readonly answers?: readonly (keyof Schemas)[];
  /** Members of the answer that are kept in outputs; default: all but volatile and internal ones. */
  readonly keeps?: readonly string[];
  /** The object always exists, one for each site: adopted instead of created, reset instead of deleted. */
  readonly isSingleton?: true;
  /**
   * Properties by whose values a creation finds the object where it exists, so that two resources with the same values are one object. Default: the site
   * of a singleton; for other kinds none.
   */
  readonly foundBy?: readonly string[];
  /** The objects of other kinds that it writes; only one resource of a program may write one, unless what they write is the same. */
  writes?(inputs: Inputs): readonly Written[];
  /** Characters that its own `create` may add to the hidden key. Default 0. */
  readonly keySuffixLength?: number;
  /** Its own `create` finds what exists, so that adopting it takes nothing else. */
  readonly isFoundByCreating?: true;
  /** Why nothing can be imported or looked up by its id alone, and what to do; default: it can. */
  readonly notImportable?: string;
  /** A replacement is created before the old object is deleted; all other kinds are deleted first. */
  readonly isCreatedFirst?: true;
  readonly inSite?: InSite;
  /** Why the object with these recorded outputs must not be deleted, `fate` being what would become of it; null when it may. */
  refuseDeletion?(recorded: Partial<Inputs> & Properties, fate: string): string | null;
  /** Reports whether something depends on the object or has used it, so that no interrupted creation can have left it. */
  isInUse?(object: Object, work: Work<Inputs, Object>): boolean | Promise<boolean>;
  check?(work: CheckWork<Inputs>): Checked;
  /** Sees and may change the standard difference. */
  diff?(work: DiffWork<Inputs>, standard: Difference): Difference;
  create?(work: Work<Inputs, Object>): Promise<Object>;
  /** Null: nothing was sent, the recorded outputs hold. */
  update?(work: Work<Inputs, Object>): Promise<Object | null>;
  /** `answer` is null when neither list nor GET of the standard reading has the object. */
  read?(work: Work<Inputs, Object>, answer: Object | null): Promise<Observation<Object>>;
  delete?(work: Work<Inputs, Object>): Promise<void>;
}

/** Makes a definition; `Inputs` and `Object` type what its functions see. */
export function defineResource<Inputs = Properties, Object = Wire>(
  kind: string,
  definition: Omit<Definition<Inputs, Object>, "kind">,
): Definition {
  // The functions get only inputs that `check` accepted, and answers of the operations named above: that is what makes the types true.
  return { kind, ...definition } as unknown as Definition;
}
