import { execFileSync } from "node:child_process";
import { fstatSync } from "node:fs";
import { createInterface } from "node:readline";

/**
 * Calls `act` for each line that is entered, one call at a time: a line entered meanwhile is dropped.
 * @returns a function that stops reading; null if nothing can be entered
 */
export function onEnter(act: () => Promise<void>): (() => void) | null {
  const { stdin } = process;
  if (stdin.isTTY === true ? !isInForeground() : !isPipe()) return null;
  const lines = createInterface({ input: stdin, terminal: false });
  let isBusy = false;
  lines.on("line", () => {
    if (isBusy) return;
    isBusy = true;
    void act().finally(() => {
      isBusy = false;
    });
  });
  return () => lines.close();
}

/** True if a program can write lines; a file or `/dev/null` has no more of them. */
function isPipe(): boolean {
  try {
    const stats = fstatSync(0);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    return false;
  }
}

/** A process in the background of a terminal is stopped when it reads from it. */
function isInForeground(): boolean {
  if (process.platform === "win32") return true;
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(process.pid)], { encoding: "utf8" });
    return state.includes("+");
  } catch {
    return false;
  }
}
