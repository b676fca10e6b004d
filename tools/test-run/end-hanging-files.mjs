import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../run-command.mjs";

/** The slowest file takes five minutes on a busy machine. Jest itself ends a test or hook that only waits. */
const FILE_LIMIT_MS = 20 * 60_000;
const LOOK_EVERY_MS = 2_000;

/**
 * Ends the worker of a test file that takes too long, and every process that the worker started. Jest has no time limit
 * for a file, so one endless loop would block the whole run. Jest reports the file as failed and continues.
 *
 * @param {string} folder contains a file for each worker, named after its process id, with the path of the test file.
 * It is written when the test file starts and removed when it ends (test/support/measured-environment.js)
 * @param {number} [limitMs] for each test file
 * @returns {() => void} ends the watch
 */
export function endHangingFiles(folder, limitMs = FILE_LIMIT_MS) {
  const look = async () => {
    for (const name of await readdir(folder)) {
      const note = path.join(folder, name);
      const [{ mtimeMs }, file] = await Promise.all([stat(note), readFile(note, "utf8")]);
      if (Date.now() - mtimeMs < limitMs) continue;
      // A worker that crashed leaves its note, and its id may belong to another process by now.
      await rm(note, { force: true });
      if (await endTree(Number(name)))
        console.log(`${file} did not end within ${limitMs / 1000} s. Its worker was ended.`);
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(
    () => {
      // A file that ended after the folder was listed does not hang.
      looking = looking.then(look).catch(() => undefined);
    },
    Math.min(LOOK_EVERY_MS, limitMs),
  );
  return () => clearInterval(timer);
}

/**
 * Ends a process and all below it, if this process started it.
 *
 * @param {number} pid
 * @returns {Promise<boolean>} false if it has ended already
 */
async function endTree(pid) {
  const { stdout } = await runCommand("ps", ["-A", "-o", "pid=,ppid="]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  /** @type {(parent: number) => number[]} */
  const below = (parent) => rows.filter((row) => row[1] === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  if (!below(process.pid).includes(pid)) return false;
  for (const each of [...below(pid), pid]) {
    try {
      process.kill(each, "SIGKILL");
    } catch {
      // It has ended since the list was made.
    }
  }
  return true;
}
