import { readFileSync } from "node:fs";

/** Position of the start time in `/proc/<pid>/stat`, counted from the state: proc_pid_stat(5). */
const START_TIME = 19;

/**
 * Text that no other process of this machine has: the number of a process and, on Linux, the time of its start. Numbers
 * are used again, in containers those of the first processes at each start. Null if the process has ended.
 */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return null;
  }
  const [state, start] = statusOf(pid);
  // A killed process that its parent has not waited for.
  return state === "Z" ? null : `${pid}-${start}`;
}

/** The state and the start time; empty where the system has no such file. */
function statusOf(pid: number): [state: string, start: string] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program comes before the state, in parentheses, and may contain any character.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return [fields[0] ?? "", fields[START_TIME] ?? ""];
  } catch {
    return ["", ""];
  }
}
