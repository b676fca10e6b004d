import { unavailable } from "./to-problem";

/** Counts a request's body until the returned function is called. @throws {Problem} unavailable */
export type HoldBody = (workspaceId: string, bytes: number) => () => void;

/**
 * Bounds the memory that one workspace's requests take while they wait for turns and other hosts: a body is kept, and
 * its parsed form takes several times as much. A request is always accepted if the workspace has no other body.
 * @param most bytes of one workspace
 */
export function createHeldBodies(most: number): HoldBody {
  const held = new Map<string, number>();
  return (workspaceId, bytes) => {
    const others = held.get(workspaceId) ?? 0;
    if (bytes === 0) return () => {};
    if (others > 0 && others + bytes > most) {
      throw unavailable("The requests of this workspace that are under way are too large together", 1);
    }
    held.set(workspaceId, others + bytes);
    return () => {
      const rest = (held.get(workspaceId) ?? 0) - bytes;
      if (rest > 0) held.set(workspaceId, rest);
      else held.delete(workspaceId);
    };
  };
}
