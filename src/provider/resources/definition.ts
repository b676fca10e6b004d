import type { OperationId, Query, SchemaNode, Schemas } from "@consentform/consent/contract";
import type { Properties, Wire } from "./property-values";
import type { Fault, ResourceError } from "./resource-error";
import type { Text } from "./text";
import type { Observation, Origin, Say, Self, Service, Work } from "./work";

/** A message to the user about a property. All findings of a check are reported together. */
export interface Finding extends Pick<Fault, "property" | "message"> {
  severity: "error" | "warning";
  /** Stable code: of contract 3.2 for a document, else of `check`. */
  code?: string;
  /** JSON Pointer into a document. */
  pointer?: string;
  /** Law or guideline behind a legal finding. */
  basis?: string;
}

/**
 * The peculiarities of a property. The contract's own marks are not repeated here: F gives `replaces`, S `secret`, W
 * `writeOnly`; types, limits, defaults and prose come from its schemas.
 */
export interface Traits {
  /** A change creates a new object. */
  replaces?: true;
  /** Encrypted in state, never printed, kept from the recorded outputs when a response does not contain it. */
  secret?: true;
  /** No answer contains it; reading keeps the recorded value. */
  writeOnly?: true;
  /** Ignored after creation: a change takes effect with the next call that sends it. */
  onlyOnCreate?: true;
  /** A list whose order means nothing; for a list of objects, the member that identifies its items. */
  unordered?: true | string;
  /** Left out, the service chooses a value that no schema can name. */
  serverDefault?: true;
  /** Terraform's word for null, which there would mean that the value is left out. */
  nullWord?: string;
  /** Left out, the engine's own name of the resource is taken. */
  autoName?: true;
  /** Never sent. The contract does not describe it, so its schema is here. */
  local?: SchemaNode;
  /** Not kept in outputs: it changes without a change to the resource, or it is too large for state. */
  volatile?: true;
  /**
   * Outputs hold the digest (contract 2, rule c) in place of the value. Names the computed input in which `check`
   * leaves it.
   */
  digestOnly?: string;
  /**
   * An output that an update changes only when one of these inputs changes; none: never. Default: any update may change
   * it.
   */
  follows?: readonly string[];
  /** An output that always is this part of the inputs. */
  repeats?: readonly string[];
  /** An input that `check` works out; programs do not set it. */
  computed?: true;
  /** A member of request or answer that is sent or read by the lifecycle alone: neither input nor output. */
  internal?: true;
  /**
   * An output that the contract does not have: the definition's own functions answer it. Also an input if it is
   * `computed`.
   */
  answered?: true;
  /**
   * Compared leaf by leaf, but recorded as declared as a whole: the list of the leaves of thousands of entries would be
   * longer than they are.
   */
  whole?: true;
  /**
   * An object that names one of `kind`: programs pass the resource, of which these members are taken, the members
   * themselves, or its id alone.
   */
  takes?: { kind: string; members: readonly string[] };
}

/** A property of a definition with everything an engine, a schema or a page of documentation needs. */
export interface Property {
  /** snake_case, as the contract spells it. Pulumi's front has its own spelling (`pulumi/spelling`). */
  name: string;
  /** True if requests or answers of the service have it. */
  isOnWire: boolean;
  /** JSON Schema with references resolved; a banner document is `{ type: "object", "x-document": true }`. */
  schema: SchemaNode;
  description: string;
  /** The value when the property is left out; undefined if there is none. */
  default?: unknown;
  /**
   * Must be set, for inputs; is always there, for outputs. A required input with `autoName` may be left out of a
   * program.
   */
  isRequired: boolean;
  traits: Readonly<Traits>;
}

/** Operation ids of a kind. A verb that is missing sends nothing, unless the definition has a function for it. */
interface Operations {
  create?: OperationId;
  read?: OperationId;
  update?: OperationId;
  delete?: OperationId;
  list?: OperationId;
}

/** Part of a site that has to be asked for. */
export type SitePart = NonNullable<Query<"listSites">["include"]>[number];

/** For kinds that are read from entries of the site list, so that one request reads hundreds. */
interface InSite {
  /** Part of the entry that has to be asked for (`include` of listSites). */
  include?: SitePart;
  /** Member of the entry that is null for a token without the scope; that is an error, never drift. */
  needs?: "stages";
  /**
   * Finds the object in the entry of its site; null when the entry does not have it. Left out by a kind of several
   * sites, whose `read` asks for each.
   */
  part?(site: Schemas["Site"], id: string): Wire | null;
}

/** A definition's own part of `check`. Values may be unknown at any depth. */
export interface CheckWork<Inputs = Properties> {
  readonly inputs: Inputs;
  readonly recordedInputs: Partial<Inputs> & Properties;
  /** Names of the inputs that are left out because they are not well-formed. */
  readonly refused: ReadonlySet<string>;
  /** The recorded values are unknown: only what is wrong in any case may be refused. */
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
  readonly origin: Origin;
}

/** A creation or change as a preview knows it. Values of inputs may be unknown at any depth. */
export interface Planned<Inputs = Properties> extends Pick<Self<Inputs>, "inputs" | "recorded" | "unfinished"> {
  /** The first unknown value inside `value`, or undefined when all of it is known. */
  unknownIn(value: unknown): unknown;
}

/** The context of a definition's announcement in a preview. */
export interface PreviewContext<Inputs = Properties> {
  readonly self: Planned<Inputs> & Pick<Self<Inputs>, "id" | "isManaged" | "production">;
  readonly service: Pick<Service, "me"> & {
    /**
     * The site with its stages; null if there is none. It includes `part`, unless the token may not read that; the
     * preview then reports it.
     */
    site(id: string, part?: SitePart): Promise<Schemas["Site"] | null>;
  };
  readonly say: Pick<Say, "wording">;
}

/** An object that a resource writes although it belongs to another kind. */
export interface Written {
  kind: string;
  /** Values of the properties by which creations of that kind find the object. */
  foundBy: readonly unknown[];
  /** The written content, as far as it is known: resources that write the same may both do so. */
  content: unknown;
}

/**
 * A resource: data first, code last. Everything that is not special is derived from the contract by the operations
 * named here; a function is what is particular to this one kind.
 */
export interface Definition<Inputs = Properties, Object = Wire> {
  readonly kind: string;
  /** Its description, for documentation. */
  readonly description: string;
  readonly operations: Operations;
  /** How the id is formed from members of the answer; it is also the import id. Default `{id}`. */
  readonly id?: string;
  readonly properties: Readonly<Record<string, Traits>>;
  /** Local properties that must be set. */
  readonly required?: readonly string[];
  /**
   * Schemas whose members make up the object, where the functions below put it together; default: that of the answer.
   */
  readonly answers?: readonly (keyof Schemas)[];
  /** Members of the answer that are kept in outputs; default: all but volatile and internal ones. */
  readonly keeps?: readonly string[];
  /** The object always exists, one for each site: adopted instead of created, reset instead of deleted. */
  readonly isSingleton?: true;
  /**
   * Properties by whose values a creation finds the object where it exists, so that two resources with the same values
   * are one object. Default: the site of a singleton; for other kinds none.
   */
  readonly foundBy?: readonly string[];
  /**
   * The property whose value says which one of several properties is required; the others are refused with it. Makes
   * the arguments of programs a union.
   */
  readonly variants?: { readonly property: string; readonly requires: Readonly<Record<string, string>> };
  /**
   * The objects of other kinds that it writes; only one resource of a program may write one, unless what they write is
   * the same.
   */
  writes?(inputs: Inputs): readonly Written[];
  /** Version numbers that it had brought to production in earlier runs, by site. */
  production?(recorded: Partial<Inputs> & Properties): Iterable<readonly [site: string, number: number]>;
  /** Characters that its own `create` may add to the hidden key. Default 0. */
  readonly keySuffixLength?: number;
  /** Its own `create` finds what exists, so that adopting it takes nothing else. */
  readonly isFoundByCreating?: true;
  /** Why nothing can be imported or looked up by its id alone, and what to do; default: it can. */
  readonly notImportable?: string;
  /** A replacement is created before the old object is deleted; all other kinds are deleted first. */
  readonly isCreatedFirst?: true;
  readonly inSite?: InSite;
  /** Failures that only this kind has, for documentation: those of its operations are in the contract. */
  readonly failures?: readonly Pick<Fault, "message" | "advice">[];
  /**
   * The reason why the object with these recorded outputs must not be deleted; null if it may. `change` is what would
   * become of the object.
   */
  refuseDeletion?(recorded: Partial<Inputs> & Properties, change: Text): ResourceError | null;
  /** True if an object that `refuseDeletion` protects may be deleted nevertheless. Changes nothing. */
  mayDelete?(self: Pick<Self<Inputs>, "id" | "inputs">, service: Pick<Service, "site">): Promise<boolean>;
  /**
   * Reports whether something depends on the object or has used it, so that no interrupted creation can have left it.
   */
  isInUse?(object: Object, service: Pick<Service, "call">): boolean | Promise<boolean>;
  check?(work: CheckWork<Inputs>): Checked;
  /**
   * Announces in a preview what a creation or change does to what visitors get, beyond what the inputs show. It only
   * reads, many at a time; null: nothing to announce.
   */
  preview?(work: PreviewContext<Inputs>): Promise<Text | null>;
  /** Names what a preview of a creation or change cannot show of what visitors get; null: nothing. Sends nothing. */
  hides?(self: Planned<Inputs>): Text | null;
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
  // The functions get only inputs that `check` accepted, and answers of the operations named above: that is what makes
  // the types true.
  return { kind, ...definition } as unknown as Definition;
}
