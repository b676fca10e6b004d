import { DECLARED, isPlainObject, UNFINISHED } from "../../lifecycle";

/** What is kept beside a resource's attributes, unseen. Never a secret: the engine stores it in the clear. */
export interface PrivateState {
  /** Leaves that the configuration declared when the object was written last. */
  readonly declared: readonly string[];
  /** An update wrote something and then failed. */
  readonly isUnfinished: boolean;
  /** Nothing is recorded but the id: the object was imported, and not yet read, or not yet written. */
  readonly origin: "written" | "imported" | "id only";
  /** The name under which the object was made; null for one that was imported. */
  readonly key: string | null;
  /** Tells this resource from all others, since an engine tells nobody its address; null for one that was imported and not written since. */
  readonly resource: string | null;
  /** The object's own id where the import id is made of other members. */
  readonly ownId: string | null;
  /**
   * Of a plan that makes or changes an object: leaves that its configuration declares, which differs from the one that an apply is given by `ignore_changes`.
   * A deletion that is handed one belongs to a replacement. Null in state, and in a plan to delete.
   */
  readonly planned: readonly string[] | null;
  /** Of a plan to delete: the run that made it. Null in state. */
  readonly deletionPlannedIn: string | null;
}

/** Of an object that does not exist yet. */
export const NOTHING_PRIVATE: PrivateState = {
  declared: [],
  isUnfinished: false,
  origin: "written",
  key: null,
  resource: null,
  ownId: null,
  planned: null,
  deletionPlannedIn: null,
};

/** What is kept once a plan was carried out, or has failed. */
export function withoutPlan(kept: PrivateState): PrivateState {
  return { ...kept, planned: null, deletionPlannedIn: null };
}

/** The bytes that the engine stores. */
export function encodePrivate(kept: PrivateState): Buffer {
  const { declared, isUnfinished, origin, key, resource, ownId, planned, deletionPlannedIn } = kept;
  return Buffer.from(
    JSON.stringify({
      [DECLARED]: declared,
      ...(isUnfinished && { [UNFINISHED]: true }),
      ...(origin !== "written" && { origin }),
      ...(key !== null && { key }),
      ...(resource !== null && { resource }),
      ...(ownId !== null && { ownId }),
      ...(planned !== null && { planned }),
      ...(deletionPlannedIn !== null && { deletionPlannedIn }),
    }),
  );
}

/** Reads what `encodePrivate` wrote; bytes of another origin, such as those of a moved resource, are nothing. */
export function decodePrivate(bytes: Uint8Array): PrivateState {
  const stored = parse(bytes);
  if (!isPlainObject(stored)) return NOTHING_PRIVATE;
  const { origin, key, resource, ownId, planned, deletionPlannedIn } = stored;
  return {
    declared: pathsIn(stored[DECLARED]) ?? [],
    isUnfinished: stored[UNFINISHED] === true,
    origin: origin === "imported" || origin === "id only" ? origin : "written",
    key: typeof key === "string" ? key : null,
    resource: typeof resource === "string" ? resource : null,
    ownId: typeof ownId === "string" ? ownId : null,
    planned: pathsIn(planned),
    deletionPlannedIn: typeof deletionPlannedIn === "string" ? deletionPlannedIn : null,
  };
}

function pathsIn(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((path) => typeof path === "string") : null;
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return null;
  }
}
