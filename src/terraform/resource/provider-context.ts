import { type Claims, type Clock, createClaims, type Session } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { typeName } from "../schema/type-name";
import type { Value } from "../values";
import { createKeyLines, type KeyLines } from "./key-lines";
import { createPlannedObjects, type PlannedObjects } from "./planned-objects";

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
  /** Takes note of the key of an object to be created; a second one of the same kind and key is an error. */
  registerKey(definition: Definition, key: Value, diagnostics: Diagnostic[]): void;
}

/** A context without any history: those of a new run. */
export function createProviderContext(session: Session, owner: Value): ProviderContext {
  const keys = new Set<string>();
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
    registerKey: (definition, key, diagnostics) => {
      if (typeof key !== "string") return;
      const name = `${definition.kind} ${key}`;
      if (keys.has(name)) diagnostics.push(duplicateKey(definition));
      keys.add(name);
    },
  };
}

function duplicateKey({ kind }: Definition): Diagnostic {
  const type = typeName(kind);
  return errorDiagnostic(
    `${type}: two resources with the same external_key`,
    `Another new ${type} in this plan has the same external_key. The default is a hash of the type, the provider's owner, the name and everything that cannot be changed, so two identical resources have the same one. Set external_key on each, or give them different names.`,
    [{ attribute: "external_key" }],
  );
}
