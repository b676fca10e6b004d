import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { failedFiles, repeatFailedFiles } from "./repeat-failed-files.mjs";
import { runJest } from "./run-jest.mjs";
import { formatUnstable, parseUnstable, unstableAfter } from "./unstable-list.mjs";

/**
 * Runs jest, then each failed file once more, alone. Prints the results of these files, and updates the list of
 * unstable files.
 *
 * @param {object} options
 * @param {string} options.cwd folder of the project
 * @param {string} options.jest jest's main file
 * @param {string[]} [options.args] for jest
 * @param {NodeJS.ProcessEnv} options.env added to this process's environment
 * @param {string} options.seed of everything random in this run
 * @param {string | null} options.listFile Markdown file of the unstable files; null to keep no list
 * @param {(file: import("./repeat-failed-files.mjs").FailedFile) => string | null} options.whyNotRepeated
 * @param {number} [options.fileLimitMs] how long one file may take
 * @param {number} [options.repeatingMs] how long files may run again
 * @param {string} [options.reportFile] where the report of the first run is kept
 * @returns {Promise<{ report: import("./run-jest.mjs").Report, passed: number, failed: number, unstable: string[] }>}
 * `passed` and `failed` count tests, and 1 for a failed file without tests; `unstable` are paths in the project
 */
export async function runWithRepeats(options) {
  const { cwd, args = [], seed, listFile, whyNotRepeated, repeatingMs, reportFile, ...run } = options;
  const report = await runJest(args, { cwd, reportFile, ...run });
  const inProject = (/** @type {string} */ file) => path.relative(cwd, file).split(path.sep).join("/");
  const passesAlone = async (/** @type {import("./repeat-failed-files.mjs").FailedFile} */ { name, titles }) => {
    console.log(`--- once more, alone: ${inProject(name)}`);
    const again = await runJest(["--runTestsByPath", name], { cwd, ...run });
    const passed = again.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    );
    // A test that is skipped this time, because what it needs is gone, has not passed.
    return again.success && passed.length > 0 && titles.every((title) => passed.includes(title));
  };
  const list = listFile === null ? [] : parseUnstable(await readFile(listFile, "utf8").catch(() => ""));
  const verdicts = await repeatFailedFiles(failedFiles(report), {
    whyNotRepeated,
    passesAlone,
    repeatingMs,
    unstableSince: (file) => list.find((each) => each.file === inProject(file))?.date ?? null,
  });
  for (const { file, isFailure, reason } of verdicts) {
    console.log(`${isFailure ? "FAILED  " : "unstable"} ${inProject(file.name)}: ${reason}`);
  }
  const unstable = await record();
  const failed = sum(verdicts.filter(({ isFailure }) => isFailure).map(({ file }) => file.failures));
  const failedFirst = sum(verdicts.map(({ file }) => file.failures));
  return {
    report,
    // All tests of an unstable file passed the second time.
    passed: report.numPassedTests + failedFirst - failed,
    failed: report.numTotalTests === 0 ? Math.max(1, failed) : failed,
    unstable,
  };

  /** Writes the list. Returns the files that are unstable without failing the run. */
  async function record() {
    const failedNames = verdicts.map(({ file }) => file.name);
    const passed = report.testResults.map(({ name }) => name).filter((name) => !failedNames.includes(name));
    const unstable = verdicts.filter(({ isUnstable }) => isUnstable);
    const after = unstableAfter(list, {
      seed,
      date: new Date().toISOString().slice(0, 10),
      passed: passed.map(inProject),
      unstable: unstable.map(({ file }) => ({ file: inProject(file.name), firstFailure: file.firstFailure })),
    });
    if (listFile !== null && list.length + after.length > 0) await writeFile(listFile, formatUnstable(after));
    return unstable.filter(({ isFailure }) => !isFailure).map(({ file }) => inProject(file.name));
  }
}

/** @param {readonly number[]} counts */
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0);
}
