import { formatDuration } from "../progress.mjs";

/**
 * The time for all repeats, in milliseconds. If more files fail than can run again in this time, the change is the
 * cause, and the remaining files have failed.
 */
const REPEATING_MS = 15 * 60_000;

/**
 * A file that failed, in all of jest's projects together.
 *
 * @typedef {object} FailedFile
 * @property {string} name absolute path
 * @property {string[]} titles full names of its tests that failed
 * @property {number} failures how many failed; 1 for a file without tests
 * @property {string} firstFailure message of the first failure, with its test
 */

/**
 * The result of a file that failed at first. An unstable file passed alone; it is also a failure if it was unstable
 * before.
 *
 * @typedef {{ file: FailedFile, isFailure: boolean, isUnstable: boolean, reason: string }} Verdict
 */

/**
 * The failed files of a report.
 *
 * @param {import("./run-jest.mjs").Report} report
 * @returns {FailedFile[]}
 */
export function failedFiles({ testResults }) {
  const failed = testResults.filter(({ status }) => status === "failed");
  return [...new Set(failed.map(({ name }) => name))].map((name) => {
    const own = failed.filter((each) => each.name === name);
    const tests = own.flatMap((each) => each.assertionResults.filter(({ status }) => status === "failed"));
    const [first] = tests;
    return {
      name,
      titles: tests.map(({ fullName }) => fullName),
      failures: Math.max(1, tests.length),
      firstFailure: first ? `${first.fullName}: ${first.failureMessages[0] ?? ""}` : (own[0]?.message ?? ""),
    };
  });
}

/**
 * Runs each failed file once more, alone. A file that then passes is unstable, which is not the change's fault.
 *
 * @param {readonly FailedFile[]} files
 * @param {object} rules
 * @param {(file: FailedFile) => string | null} rules.whyNotRepeated the reason why a failure counts at once; null for
 * a file that runs again
 * @param {(file: FailedFile) => Promise<boolean>} rules.passesAlone runs a file; true if all of its tests pass
 * @param {(file: string) => string | null} rules.unstableSince the date since which a file is known as unstable
 * @param {number} [rules.repeatingMs] no file starts again later than this
 * @returns {Promise<Verdict[]>} one for each file
 */
export async function repeatFailedFiles(files, rules) {
  const { whyNotRepeated, passesAlone, unstableSince, repeatingMs = REPEATING_MS } = rules;
  const startedAt = Date.now();
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const file of files) {
    const isLate = Date.now() - startedAt >= repeatingMs;
    const reason = isLate ? `not repeated after ${formatDuration(repeatingMs)}` : whyNotRepeated(file);
    if (reason !== null) verdicts.push({ file, isFailure: true, isUnstable: false, reason });
    else if (await passesAlone(file)) verdicts.push(unstableVerdict(file, unstableSince(file.name)));
    else verdicts.push({ file, isFailure: true, isUnstable: false, reason: "failed again, alone" });
  }
  return verdicts;
}

/** @type {(file: FailedFile, since: string | null) => Verdict} */
function unstableVerdict(file, since) {
  if (since === null) return { file, isFailure: false, isUnstable: true, reason: "passed, alone" };
  const reason = `passed, alone, but has been unstable since ${since}: find the cause`;
  return { file, isFailure: true, isUnstable: true, reason };
}
