import { endedChildrenSeconds } from "../test/support/ended-children";

/**
 * Processor time, in seconds, of the processes that `act` starts and that have ended, descendants included. Unlike wall
 * time, it does not depend on how busy the machine is.
 *
 * @returns null where the system does not report it: only Linux does
 */
export async function processorSecondsOf(act: () => Promise<unknown>): Promise<number | null> {
  const before = endedChildrenSeconds();
  await act();
  const after = endedChildrenSeconds();
  return before === null || after === null ? null : after - before;
}
