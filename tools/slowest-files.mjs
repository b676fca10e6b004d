import path from "node:path";
import { repositoryFolder } from "./repository.mjs";

/** How many files are listed by each measure. */
const COUNT = 10;

/**
 * Lists the files that took longest, and those that used most processor time: the first may only have waited for
 * others.
 *
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report jest's, as JSON
 * @param {string} processorTimes lines `<seconds> <file>` of test/support/measured-environment.js
 * @returns {string[]} lines to print
 */
export function slowestFiles(report, processorTimes) {
  const processor = processorTimes
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, seconds, file] = /** @type {RegExpMatchArray} */ (line.match(/^(\S+) (.*)$/));
      return { file, seconds: Number(seconds) };
    });
  const wall = report.testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
  const total = processor.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `The ${COUNT} slowest files (s):`,
    ...longest(wall),
    `The ${COUNT} files that used most processor time (s, of ${Math.round(total)} s in all):`,
    ...longest(processor),
    `Processor time by folder (s): ${byFolder(processor).join(", ")}`,
  ];
}

/** @param {{ file: string, seconds: number }[]} times */
function byFolder(times) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, seconds } of times) {
    const [, folder = ""] = path.relative(repositoryFolder, file).split(path.sep);
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  return [...sums].sort(([, a], [, b]) => b - a).map(([folder, seconds]) => `${folder} ${Math.round(seconds)}`);
}

/** @param {{ file: string, seconds: number }[]} times */
function longest(times) {
  return [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, COUNT)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} ${path.relative(repositoryFolder, file)}`);
}
