import { isObject } from "@consentform/consent/values";
import { DECLARED, UNFINISHED, unfinishedIn } from "../../lifecycle";
import type { Definition, Origin } from "../../resources";
import { fromFormerPointer } from "./former-pointer";

/** Hidden data beside a resource's attributes. Never a secret: the engine stores it in clear text. */
export interface PrivateState {
  /** Leaves that the configuration declared when the object was written last. */
  readonly declared: readonly string[];
  /** An update wrote something and then failed: true, or what is still to be done. Null otherwise. */
  readonly unfinished: true | readonly string[] | null;
  /** Nothing is recorded but the id: the object was imported, and not yet read, or not yet written. */
  readonly origin: Origin;
  /** The name under which the object was made; null for one that was imported. */
  readonly key: string | null;
  /** Keys of the objects that this one replaced, oldest first. */
  readonly formerKeys: readonly string[];
  /**
   * Distinguishes this resource from all others, since a provider does not get its address; null for one that was
   * imported and not written since.
   */
  readonly resource: string | null;
  /** The object's own id where the import id is made of other members. */
  readonly ownId: string | null;
  /**
   * Of a plan that makes or changes an object: leaves that its configuration declares, which differs from the one that
   * an apply is given by `ignore_changes`. A deletion that is handed one belongs to a replacement. Null in state, and
   * in a plan to delete.
   */
  readonly planned: readonly string[] | null;
  /**
   * Of a plan to make an object: its key. A deletion that is handed one belongs to a replacement by that object. Null
   * in state.
   */
  readonly plannedKey: string | null;
  /** Of a plan to delete: the run that made it. Null in state. */
  readonly deletionPlannedIn: string | null;
}

/** Of an object that does not exist yet. */
export const emptyPrivateState: PrivateState = {
  declared: [],
  unfinished: null,
  origin: "written",
  key: null,
  formerKeys: [],
  resource: null,
  ownId: null,
  planned: null,
  plannedKey: null,
  deletionPlannedIn: null,
};

/** Most former keys that are kept: as many as a workspace has tokens at most. */
const MAX_FORMER_KEYS = 100;

/** The keys of an object and of those before it, for the one that replaces it. */
export function keysOf({ formerKeys }: PrivateState, key: string): readonly string[] {
  return [...new Set([...formerKeys, key])].slice(-MAX_FORMER_KEYS);
}

/** The data to keep after a plan was applied or failed. */
export function withoutPlan(kept: PrivateState): PrivateState {
  return { ...kept, planned: null, plannedKey: null, deletionPlannedIn: null };
}

/** The bytes that the engine stores. */
export function encodePrivate(kept: PrivateState): Buffer {
  const { declared, unfinished, origin, key, formerKeys, resource, ownId, planned, plannedKey, deletionPlannedIn } =
    kept;
  return Buffer.from(
    JSON.stringify({
      declared,
      ...(unfinished !== null && { [UNFINISHED]: unfinished }),
      ...(origin !== "written" && { origin }),
      ...(key !== null && { key }),
      ...(formerKeys.length > 0 && { formerKeys }),
      ...(resource !== null && { resource }),
      ...(ownId !== null && { ownId }),
      ...(planned !== null && { planned }),
      ...(plannedKey !== null && { plannedKey }),
      ...(deletionPlannedIn !== null && { deletionPlannedIn }),
    }),
  );
}

/**
 * Reads what `encodePrivate` wrote, also that of releases up to 0.2.0, whose pointers had Pulumi's names; bytes of
 * another origin, such as those of a moved resource, are nothing.
 */
export function decodePrivate(definition: Definition, bytes: Uint8Array): PrivateState {
  const stored = parse(bytes);
  if (!isObject(stored)) return emptyPrivateState;
  const { origin, key, formerKeys, resource, ownId, planned, plannedKey, deletionPlannedIn } = stored;
  const { declared = stored[DECLARED] } = stored;
  const isFormer = stored[DECLARED] !== undefined;
  const pointersIn = (value: unknown) =>
    textsIn(value)?.map((pointer) => (isFormer ? fromFormerPointer(definition, pointer) : pointer)) ?? null;
  return {
    declared: pointersIn(declared) ?? [],
    unfinished: unfinishedIn(stored),
    origin: origin === "imported" || origin === "id only" ? origin : "written",
    key: typeof key === "string" ? key : null,
    formerKeys: textsIn(formerKeys) ?? [],
    resource: typeof resource === "string" ? resource : null,
    ownId: typeof ownId === "string" ? ownId : null,
    planned: pointersIn(planned),
    plannedKey: typeof plannedKey === "string" ? plannedKey : null,
    deletionPlannedIn: typeof deletionPlannedIn === "string" ? deletionPlannedIn : null,
  };
}

function textsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : null;
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return null;
  }
}
