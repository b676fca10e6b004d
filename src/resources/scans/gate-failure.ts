import { faultOf, faultText, ResourceError } from "../resource-error";
import { indented, joined, text } from "../text";
import type { GateTarget } from "./gate-inputs";

/**
 * The failure of a gate of which some targets did not pass; null if all did. A single failure of a gate with one target
 * stays as it is.
 */
export function failureOfGate(
  targets: readonly GateTarget[],
  results: readonly PromiseSettledResult<unknown>[],
): Error | null {
  const failed = results.flatMap((result, index) =>
    result.status === "rejected"
      ? [{ key: targets[index]?.key ?? "", reason: result.reason, error: asError(result.reason) }]
      : [],
  );
  const [first] = failed;
  if (first === undefined) return null;
  const stopped = failed.find(({ reason }) => isStopped(reason));
  if (stopped !== undefined) {
    const message = "stopped while waiting. No scan was canceled; the next run finds the running scans.";
    return new ResourceError({ message }, { cause: stopped.error });
  }
  if (targets.length === 1) return first.error;
  const lines = failed.map(({ key, error }) => text`  ${key}: ${indented(faultText(faultOf(error)))}`);
  const message = text`${failed.length} of ${targets.length} sites did not pass.\n${joined(lines, "\n")}`;
  return new ResourceError({ message }, { cause: first.error });
}

/** True for what a wait or a call ends with when the user has stopped the run. */
function isStopped(reason: unknown): boolean {
  const { name, reason: why } = reason as { name?: unknown; reason?: unknown };
  return name === "AbortError" || why === "aborted";
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
