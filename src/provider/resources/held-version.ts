import type { Schemas } from "@consentform/consent/contract";
import type { Problem } from "./work";

/** The version that a stage serves, as a pointer or a refusal shows it; a refusal does not say what was rolled back. */
export type HeldVersion = Pick<Schemas["StagePointer"], "number" | "updated_at" | "updated_by"> &
  Partial<Pick<Schemas["StagePointer"], "rolled_back_from">>;

/** The name of an actor in messages, such as `token tok_...`; without an id, its kind alone. */
export function actorText({ type, id }: Schemas["Actor"]): string {
  return id === null ? type : `${type} ${id}`;
}

/** A version in a stage: its number, whether it is a rollback, since when, and who moved it there. */
export function heldText({ number, rolled_back_from: from = null, updated_at, updated_by }: HeldVersion): string {
  const rollback = from === null ? "" : `, a rollback to ${from}`;
  return `version ${number}${rollback}, moved there at ${updated_at} by ${actorText(updated_by)}`;
}

/** The version in production that a refusal names; null if it names none. */
export function heldVersion({ members }: Pick<Problem, "members">): HeldVersion | null {
  const { current_number: number, moved_at: at, moved_by: by } = members;
  if (typeof number !== "number") return null;
  return { number, updated_at: String(at), updated_by: by as Schemas["Actor"] };
}
