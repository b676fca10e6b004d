/** How many runs a file stays on the list after it was unstable. */
const RUNS = 10;
const MESSAGE_LENGTH = 200;
const ansiColors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/**
 * A test file that failed and then passed alone.
 *
 * @typedef {object} UnstableFile
 * @property {string} file path in the repository
 * @property {string} date of the first failure, such as 2026-11-27
 * @property {string} seed of that run
 * @property {number} runsLeft whole runs until the file leaves the list
 * @property {string} firstFailure one line
 */

const HEAD = `# Unstable tests

Written by \`npm test\` and \`.ci/run\`. Each of these files failed, then passed when it ran again, alone. A listed file
that fails again fails the run, even if it then passes alone. See [docs/testing.md](../docs/testing.md#unstable-tests).
`;
const COLUMNS = "| file | date | seed | runs left | first failure |\n| --- | --- | --- | --- | --- |";

/**
 * Reads bench/unstable.md.
 *
 * @param {string} text
 * @returns {UnstableFile[]}
 */
export function parseUnstable(text) {
  return [...text.matchAll(/^\| `([^`]+)` \| (\S+) \| (\S+) \| (\d+) \| `(.*)` \|$/gm)].map(
    ([, file = "", date = "", seed = "", runs, firstFailure = ""]) => ({
      file,
      date,
      seed,
      firstFailure,
      runsLeft: Number(runs),
    }),
  );
}

/**
 * Writes bench/unstable.md.
 *
 * @param {readonly UnstableFile[]} files
 */
export function formatUnstable(files) {
  const rows = files.map(
    ({ file, date, seed, runsLeft, firstFailure }) =>
      `| \`${file}\` | ${date} | ${seed} | ${runsLeft} | \`${firstFailure}\` |`,
  );
  return `${HEAD}\n${rows.length === 0 ? "None." : [COLUMNS, ...rows].join("\n")}\n`;
}

/**
 * The list after a run. An unstable file is listed for ten runs; each run in which it passes at once counts.
 *
 * @param {readonly UnstableFile[]} before
 * @param {object} run
 * @param {readonly string[]} run.passed files that passed at once, as paths in the repository
 * @param {readonly { file: string, firstFailure: string }[]} run.unstable
 * @param {string} run.date
 * @param {string} run.seed
 * @returns {UnstableFile[]}
 */
export function unstableAfter(before, { passed, unstable, date, seed }) {
  const kept = before
    .filter(({ file }) => !unstable.some((each) => each.file === file))
    .map((each) => ({ ...each, runsLeft: each.runsLeft - (passed.includes(each.file) ? 1 : 0) }))
    .filter(({ runsLeft }) => runsLeft > 0);
  const named = unstable.map(({ file, firstFailure }) => ({
    file,
    date,
    seed,
    runsLeft: RUNS,
    firstFailure: oneLine(firstFailure),
  }));
  return [...kept, ...named];
}

/**
 * A message for a table cell: without colors, line breaks and characters that would end the cell.
 *
 * @param {string} message
 */
function oneLine(message) {
  return message
    .replaceAll(ansiColors, "")
    .replaceAll(/\s+at .*$/gms, "")
    .replaceAll(/[`|]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MESSAGE_LENGTH);
}
