import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../run-command.mjs";
import { endHangingFiles } from "./end-hanging-files.mjs";

/**
 * PGlite loads its WebAssembly by a dynamic import, which jest's sandbox allows only with the first of these flags.
 * Code of a database that lives for one test file is not worth optimizing, and threads that collect garbage only wait
 * for workers that keep all cores busy. The last flag lets V8 optimize a function after four times as many calls: each
 * file loads its modules again, and few of their functions run long enough. Only Node 20 has it.
 */
const NODE_OPTIONS = [
  "--experimental-vm-modules",
  "--liftoff-only",
  "--single-threaded-gc",
  "--disable-warning=ExperimentalWarning",
  ...(process.version.startsWith("v20.") ? ["--interrupt-budget=270336"] : []),
];

/**
 * A test file in jest's JSON report. A file that does not load, or whose worker was ended, has a message and no tests.
 *
 * @typedef {object} FileReport
 * @property {string} name absolute path
 * @property {"passed" | "failed"} status
 * @property {string} message
 * @property {number} startTime milliseconds
 * @property {number} endTime
 * @property {{ fullName: string, status: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * The members of jest's JSON report that are read here.
 *
 * @typedef {object} Report
 * @property {boolean} success
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {FileReport[]} testResults
 */

/**
 * Runs jest and shows its output. A file that does not end fails, and its worker is ended.
 *
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.cwd folder of the project
 * @param {string} options.jest jest's main file
 * @param {NodeJS.ProcessEnv} options.env added to this process's environment
 * @param {number} [options.fileLimitMs] how long one file may take
 * @param {string} [options.reportFile] where the report is kept; default: nowhere
 * @returns {Promise<Report>}
 * @throws {Error} if jest dies before its report is complete
 */
export async function runJest(args, { cwd, jest, env, fileLimitMs, reportFile }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-jest-"));
  const report = reportFile ?? path.join(folder, "report.json");
  const runningFiles = path.join(folder, "running");
  await mkdir(runningFiles);
  const stopWatching = endHangingFiles(runningFiles, fileLimitMs);
  try {
    await runCommand(process.execPath, [...NODE_OPTIONS, jest, "--json", `--outputFile=${report}`, ...args], {
      cwd,
      env: { ...env, CONSENTFORM_RUNNING_FILES: runningFiles },
      isShown: true,
    });
    return JSON.parse(await readFile(report, "utf8"));
  } finally {
    stopWatching();
    await rm(folder, { recursive: true, force: true });
  }
}
