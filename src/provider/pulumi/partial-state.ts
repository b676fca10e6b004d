import * as lifecycle from "../lifecycle";
import { faultText, type Properties } from "../resources";
import type { EngineProperties } from "./engine-values";
import type { Secrecy } from "./secrecy";

interface RecordingParts {
  readonly secrecy: Secrecy;
  readonly internals: EngineProperties;
  /** The outputs of the lifecycle as state has them. */
  readonly stateOf: (id: string, outputs: Properties) => EngineProperties;
}

/** The form in which the host takes an object that exists but is not finished: only `reasons` are shown to the user. */
interface PartialStateError extends Error {
  id: string;
  properties: EngineProperties;
  reasons: string[];
}

/**
 * Runs an operation that may leave an object unfinished. The host then records the object, so that the next deployment
 * finishes it.
 *
 * @param parts what the host does not add to the recorded properties, and how outputs are recorded
 */
export async function keepingPartialState<T>(
  { secrecy: { explain, seal }, internals, stateOf }: RecordingParts,
  operation: () => Promise<T>,
): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    if (!(error instanceof lifecycle.PartialFailure)) throw error;
    const reasons = [explain(faultText(error.fault))];
    const partial: PartialStateError = Object.assign(new Error(reasons.join("\n")), {
      id: error.id,
      // The host does not add `__provider` here, and without it the resource could never be read or deleted again.
      properties: { ...seal(stateOf(error.id, error.outputs)), ...internals },
      reasons,
    });
    throw partial;
  }
}
