import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, at any rate of the kernel. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds that a running process has used so far, without its descendants.
 *
 * @returns NaN where the system does not report it: only Linux does
 */
export function runningSeconds(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  // The name of the program, in parentheses, may contain spaces. Fields 14 and 15: user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
