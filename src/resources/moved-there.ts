import type { Schemas } from "../contract";

/** The name of an actor in messages, such as `token tok_...`; without an id, its kind alone. */
export function actorText({ type, id }: Schemas["Actor"]): string {
  return id === null ? type : `${type} ${id}`;
}

/** A clause that says when production was moved to what it serves, and by whom. */
export function movedThere(at: string, by: Schemas["Actor"]): string {
  return `moved there at ${at} by ${actorText(by)}`;
}
