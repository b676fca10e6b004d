import type { DevService } from "../support/dev-service";

/** The effect of an action on the service: its own result, and the operations it sent, by the access log. */
export interface Observed<Result> {
  readonly run: Result;
  /** Operation ids in the order of their answers, repeated as often as they were sent. */
  readonly operations: string[];
}

/**
 * Runs `action` and reads from the access log which operations reached the service meanwhile. Requests outside of the
 * API, such as those of a visitor, do not count.
 */
export async function operationsDuring<Result>(
  service: DevService,
  action: () => Promise<Result>,
): Promise<Observed<Result>> {
  const from = service.accessLog().length;
  const run = await action();
  const operations = service.accessLog(from).flatMap(({ operation }) => (operation === null ? [] : [operation]));
  return { run, operations };
}
