import { faultOf, faultText, ResourceError } from "../resource-error";
import { indented, joined, named, type Text, text } from "../text";
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
  const stopped = stopOf(results);
  if (stopped !== null) return stopped;
  if (targets.length === 1) return first.error;
  const lines = failed.map(({ key, error }) => text`  ${key}: ${indented(faultText(faultOf(error)))}`);
  const message = text`${failed.length} of ${targets.length} sites did not pass.\n${joined(lines, "\n")}`;
  return new ResourceError({ message }, { cause: first.error });
}

/** The failure of a gate that the user has stopped; null if no one has. */
export function stopOf(results: readonly PromiseSettledResult<unknown>[]): Error | null {
  const stopped = results.find((result) => result.status === "rejected" && isStopped(result.reason));
  if (stopped?.status !== "rejected") return null;
  const message = "stopped while waiting. No scan was canceled; the next run finds the running scans.";
  return new ResourceError({ message }, { cause: asError(stopped.reason) });
}

/** The failure of a gate that excludes sites: only a scan decides that one did not pass. */
export function failureOfScans(cause: Error): ResourceError {
  const advice = text`${named("when_failed")} "exclude" is only for sites whose scan ended without letting them pass.`;
  const { message } = faultOf(cause);
  return new ResourceError({ message, advice: text`${adviceOf(cause)}${advice}` }, { cause });
}

function adviceOf(error: Error): Text {
  const { advice } = faultOf(error);
  return advice.length === 0 ? "" : text`${advice} `;
}

/** True for what a wait or a call ends with when the user has stopped the run. */
function isStopped(reason: unknown): boolean {
  const { name, reason: why } = reason as { name?: unknown; reason?: unknown };
  return name === "AbortError" || why === "aborted";
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
