import { type DueCheckParts, type RunningJob, startDueChecks } from "./check-due-domains";

/**
 * Starts what the service does without being asked: the domain checks that are due. Every process of a deployment may run it.
 * @param service a running {@link Service}
 * @param reportError told of rounds that failed; the work goes on
 * @returns what ends it; call it before the service is closed
 */
export function startJobs(service: DueCheckParts, reportError: (error: unknown) => void): RunningJob {
  return startDueChecks(service, { reportError });
}
