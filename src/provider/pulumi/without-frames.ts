import { type EngineProperties, splitProperties } from "./engine-values";

/**
 * Runs an operation whose errors the host prints as `<error>: <stack>`, for the stack; the engine prints their messages
 * as well, with the resource. So the host's line only names the resource.
 */
export async function withoutFrames<T>(properties: EngineProperties, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { kind, name } = splitProperties(properties).hidden;
    throw Object.assign(error, { toString: () => `${kind} ${name}`, stack: "failed; see its own error message" });
  }
}
