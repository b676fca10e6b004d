import { type Claims, type Clock, createClaims, type Session } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { typeName } from "../schema/type-name";
import type { Value } from "../values";
import { createKeyLines, type KeyLines } from "./key-lines";
import { createPlannedObjects, type PlannedObjects } from "./planned-objects";

/** A resource with a key: its random name, the same in both plans of a replacement. */
interface KeyHolder {
  readonly resource: string;
  readonly isNew: boolean;
}

/** State that the resources of one configured provider share. */
export interface ProviderContext {
  readonly session: Session;
  readonly clock: Clock;
  /** The provider's argument `owner`; UNKNOWN while it is. */
  readonly owner: Value;
  /**
   * Name of this run, the time from one configuration of the provider to the next: a plan is one, and its apply
   * another.
   */
  readonly run: string;
  /** Keys of the objects that this run has destroyed to make another one with the key that is the name here. */
  readonly formerKeys: Map<string, readonly string[]>;
  /** Which objects of this run have a successor. */
  readonly keyLines: KeyLines;
  /** The objects that the resources of this run plan to manage and write; the session has those of the apply. */
  readonly plannedClaims: Claims;
  /** The objects that a plan creates and deletes. */
  readonly plannedObjects: PlannedObjects;
  /**
   * True from the second time on that a failure for which the provider's configuration is the cause is to be reported.
   */
  isConfigurationReported(): boolean;
  /**
   * Takes note of the key of an object that a plan creates, or of one that it keeps beside new ones of the same key. A
   * new object with the key of another resource is an error: of two tokens, the creation of one would end the other.
   */
  registerKey(definition: Definition, key: Value, holder: KeyHolder, diagnostics: Diagnostic[]): void;
}

/** A context without any history: those of a new run. */
export function createProviderContext(session: Session, owner: Value): ProviderContext {
  const keys = new Map<string, KeyHolder>();
  let isReported = false;
  return {
    session,
    clock: session.clock,
    owner,
    run: session.randomId(),
    formerKeys: new Map(),
    keyLines: createKeyLines(),
    plannedClaims: createClaims(),
    plannedObjects: createPlannedObjects(),
    isConfigurationReported: () => {
      const wasReported = isReported;
      isReported = true;
      return wasReported;
    },
    registerKey: (definition, key, holder, diagnostics) => {
      if (typeof key !== "string") return;
      const name = `${definition.kind} ${key}`;
      const other = keys.get(name) ?? holder;
      if (other.resource !== holder.resource && (other.isNew || holder.isNew))
        diagnostics.push(duplicateKey(definition));
      keys.set(name, other.isNew ? other : holder);
    },
  };
}

function duplicateKey({ kind }: Definition): Diagnostic {
  const type = typeName(kind);
  return errorDiagnostic(
    `${type}: two resources with the same external_key`,
    `Another ${type} in this plan has the same external_key. The default is a hash of the type, the provider's owner, the name and everything that cannot be changed, so two identical resources have the same one. Set external_key on each, or give them different names.`,
    [{ attribute: "external_key" }],
  );
}
