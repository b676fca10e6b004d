import { execFileSync } from "node:child_process";

/** A process as `ps` shows it. */
export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** The whole command line. */
  readonly command: string;
}

/**
 * @returns all processes below `pid`, at any depth, without itself
 * @throws Error for a process that did not start: every process is below 0
 */
export function descendants(pid: number): RunningProcess[] {
  if (pid <= 0) throw new Error(`${pid} is not a process that a test started`);
  const all = runningProcesses();
  const below = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parentPid === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/**
 * @returns whether a process with this id and this command line still runs; an id alone may have been given to another
 */
export function isRunning({ pid, command }: RunningProcess): boolean {
  return runningProcesses().some((one) => one.pid === pid && one.command === command);
}

/** Ends processes at once and without a chance to clean up; one that is gone already is fine. */
export function killNow(processes: readonly RunningProcess[]): void {
  for (const { pid } of processes.filter(isRunning)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended between the look and the signal.
    }
  }
}

function runningProcesses(): RunningProcess[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args=", "-ww"], { encoding: "utf8", maxBuffer: 64 << 20 });
  return table.split("\n").flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parentPid: Number(match[2]), command: match[3] ?? "" }] : [];
  });
}
