import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, at any rate of the kernel. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds of this process's descendants that have ended and were waited for, so far.
 *
 * @returns null where the system does not report it: only Linux does
 */
export function endedChildrenSeconds(): number | null {
  if (process.platform !== "linux") return null;
  // The name of the program, in parentheses, may contain spaces. Fields 16 and 17: user and system time of children
  // that were waited for.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
