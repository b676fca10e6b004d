import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever the kernel's own rate is. */
const TICKS_PER_SECOND = 100;

/**
 * How much processor time `act` took in processes that it started and that have ended, theirs included, in seconds. Unlike wall time, it does not tell how
 * busy the machine was.
 *
 * @returns null where the system does not tell it: only Linux does
 */
export async function processorSecondsOf(act: () => Promise<unknown>): Promise<number | null> {
  const before = endedChildren();
  await act();
  const after = endedChildren();
  return before === null || after === null ? null : after - before;
}

function endedChildren(): number | null {
  if (process.platform !== "linux") return null;
  // The name of the program, in parentheses, may hold spaces. Fields 16 and 17: user and system time of children that were waited for.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
