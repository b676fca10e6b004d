// `npm test`: sets a fresh clone up, then runs every check and most tests, and ends with the line `N passed, N failed`.
// `npm run test:long` (`--long`): what takes longest and `npm test` leaves out (test/selection.js). `npm run test:all`
// (`--all`): both in one run of jest, which shares set-up, engines and transformed sources; `.ci/run` runs it. `npm run
// test:soak` (`--soak`): many repeats of what is random, outside CI; it writes its figures into bench/results.md. Other
// arguments are passed on to jest, e.g. `npm test -- --selectProjects unit`. Where every test ran, each answer that the
// contract documents and no test was given counts as a failure (contract-coverage/). In a whole run, a failed test
// file runs once more, alone; if it passes, it is listed under `unstable` and in bench/unstable.md (test-run/).
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { runChecks } from "./checks.mjs";
import { ensureEngine } from "./engine/ensure-engine.mjs";
import { ensureGoTool } from "./engine/go-tools.mjs";
import { ensureOpenTofu, findTerraform } from "./engine/terraform-engines.mjs";
import { ENGINES_IN_TESTS } from "./engine/versions.mjs";
import { formatDuration } from "./progress.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { setUp } from "./set-up.mjs";
import { slowestFiles } from "./slowest-files.mjs";
import { runWithRepeats } from "./test-run/run-with-repeats.mjs";

const { FINAL } = createRequire(import.meta.url)("../test/selection");

/**
 * The differences between the scripts. `FAULTS` is how much of the fault matrix runs, and whether other tests take a
 * sample of their cases.
 */
const MODES = {
  short: { CONSENTFORM_TESTS: "short", CONSENTFORM_FAULTS: "sample", CONSENTFORM_SEED: "1" },
  long: {
    CONSENTFORM_TESTS: "long",
    CONSENTFORM_FAULTS: "covering",
    CONSENTFORM_TEST_DATABASE: "both",
    CONSENTFORM_SEED: "1",
  },
  all: {
    CONSENTFORM_TESTS: "all",
    CONSENTFORM_FAULTS: "covering",
    CONSENTFORM_TEST_DATABASE: "both",
    CONSENTFORM_SEED: "1",
  },
  soak: {
    CONSENTFORM_TESTS: "soak",
    CONSENTFORM_FAULTS: "full",
    CONSENTFORM_TEST_DATABASE: "both",
    CONSENTFORM_MODEL_RUNS: "100",
    CONSENTFORM_KILL_ROUNDS: "12",
    CONSENTFORM_FUZZ_RUNS: "200",
    CONSENTFORM_SCHEMATHESIS_EXAMPLES: "100",
    CONSENTFORM_CONSISTENCY_RUNS: "500",
    CONSENTFORM_POWER_FAILURES: "every",
    // One for all files, so that it can be recorded.
    CONSENTFORM_SEED: String(Date.now() % 2 ** 31),
  },
};

/** The tests of `--soak`: those that are random, and those that CI samples, leaves out or runs on one database. */
const SOAKED_TESTS = [
  "test/contract/(models|fuzz|schemathesis|killed-service|processes|migrations)",
  "test/contract/(analytics|billing|included-parts|alerts|alert-delivery|due-)",
  "test/contract/(sites|versions|tokens|webhook-deliveries)\\.test",
  "test/e2e/faults",
  "test/unit/provider/terraform/consistency",
  "test/unit/service/store/power-failure",
  "test/e2e/install-kinds",
  "test/terraform/(gitops-gitlab|gitops-walk|interrupted)",
  "test/e2e/gitops-walk",
];

/**
 * Programs of Go modules that tests run: all of them in long tests, the first in short ones. Built here, they share no
 * processor with tests that have time limits.
 */
const GO_TOOLS = [
  ...["pulumi-language-yaml", "pulumi-language-python", "pulumi-language-go", "pulumi-sdk"],
  ...["terraform", "tfplugindocs", "terraform-plugin-testing", "actionlint"],
];

const JEST = "node_modules/jest/bin/jest.js";
const UNSTABLE_FILES = path.join(repositoryFolder, "bench/unstable.md");

const modeNames = /** @type {(keyof typeof MODES)[]} */ (Object.keys(MODES));
const mode = modeNames.find((name) => process.argv.includes(`--${name}`)) ?? "short";
const args = process.argv.slice(2).filter((argument) => argument !== `--${mode}`);

/**
 * Reports whether every test is run that `npm test` has: only then is a documented answer that none was given a gap.
 */
const isWhole = (mode === "short" || mode === "all") && args.length === 0;

/** @type {{ name: string, run: () => Promise<void | { passed: number, failed: number, unstable?: string[] }> }[]} */
const steps = [
  { name: "set-up", run: setUp },
  { name: "engine", run: () => ensureEngine().then(() => undefined) },
  { name: "terraform", run: sayWhichEngines },
  ...(mode === "soak" ? [] : [{ name: "tools of tests", run: buildTools }]),
  ...(mode === "short" || mode === "all" ? [{ name: "checks", run: runChecks }] : []),
  { name: "tests", run: runTests },
];

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const unstable = [];
const durations = [];
for (const { name, run } of steps) {
  const startedAt = Date.now();
  try {
    const counts = await run();
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
    unstable.push(...(counts?.unstable ?? []));
  } catch (error) {
    total.failed += 1;
    console.log(error instanceof Error ? error.message : error);
    if (name === "set-up") break;
  }
  durations.push(`${name} ${formatDuration(Date.now() - startedAt)}`);
  console.log(`--- ${durations.at(-1)}`);
}
console.log(`stages: ${durations.join(", ")}`);
console.log(`unstable: ${unstable.length === 0 ? "none" : "failed, then passed alone; commit bench/unstable.md"}`);
for (const file of unstable) console.log(`  ${file}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/**
 * Terraform is found, OpenTofu found or built. A missing engine is a failure only where it is required: the tests that
 * need it are skipped.
 */
async function sayWhichEngines() {
  const engines = { Terraform: await findTerraform(), OpenTofu: await ensureOpenTofu() };
  for (const [name, found] of Object.entries(engines)) {
    say(name, found, name.toLowerCase());
  }
  if (mode === "short")
    console.log("One of them represents both; `npm run test:long` runs each, and more of everything.");
}

/** Builds what is not in the cache. A missing tool is a failure only where it is required (CONSENTFORM_REQUIRED). */
async function buildTools() {
  for (const name of mode === "short" ? GO_TOOLS.slice(0, 1) : GO_TOOLS) {
    say(name, await ensureGoTool(name), "go-tools");
  }
}

/**
 * Prints which version is tested with, or why none is.
 *
 * @param {string} name
 * @param {{ readonly version: string } | { readonly reason: string }} found
 * @param {string} requirement as CONSENTFORM_REQUIRED names it
 * @throws {Error} if it is missing and required: a run that leaves tests out must not look like one that passed them
 */
function say(name, found, requirement) {
  if (!("reason" in found)) return console.log(`${name} ${found.version}`);
  const isRequired = (process.env.CONSENTFORM_REQUIRED ?? "").split(",").includes(requirement);
  const message = `not tested with ${name}: ${found.reason}`;
  if (isRequired) throw new Error(`${message} (CONSENTFORM_REQUIRED=${process.env.CONSENTFORM_REQUIRED})`);
  console.log(message);
}

/** Runs the tests. In a whole run, each file that failed runs once more, alone. */
async function runTests() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-test-"));
  const [reportFile, answersFile, processorTimesFile] = ["report.json", "answers.txt", "processor-times.txt"].map(
    (name) => path.join(folder, name),
  );
  await writeFile(answersFile, "");
  await writeFile(processorTimesFile, "");
  const env = { ...ENGINES_IN_TESTS, ...MODES[mode], ...chosenCounts() };
  const isRepeating = mode !== "soak" && args.length === 0;
  try {
    const { report, ...counts } = await runWithRepeats({
      cwd: repositoryFolder,
      jest: JEST,
      reportFile,
      seed: env.CONSENTFORM_SEED,
      args: [...args, ...(mode === "soak" && args.length === 0 ? SOAKED_TESTS : [])],
      env: { ...env, CONSENTFORM_ANSWERS: answersFile, CONSENTFORM_PROCESSOR_TIMES: processorTimesFile },
      listFile: isRepeating ? UNSTABLE_FILES : null,
      whyNotRepeated: (file) => (isRepeating ? whyFinal(file) : "only whole runs repeat a file"),
    });
    if (report.numPendingTests > 0)
      console.log(`${report.numPendingTests} tests did not run: what they need is missing, as printed`);
    for (const line of slowestFiles(report, await readFile(processorTimesFile, "utf8"))) console.log(line);
    if (mode === "soak" && args.length === 0) await recordSoak(reportFile);
    return { ...counts, failed: counts.failed + (await countGaps(answersFile)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The reason why a failure counts at once; null for a file that runs again.
 *
 * @param {import("./test-run/repeat-failed-files.mjs").FailedFile} file
 */
function whyFinal({ name, titles }) {
  // A file without results hung or died, in any of its tests.
  const texts = titles.length > 0 ? titles : [readFileSync(name, "utf8")];
  const isFinal = FINAL.files.test(name) || texts.some((text) => FINAL.titles.test(text));
  return isFinal ? "not repeated, because it may have found a loss that happens by chance" : null;
}

/**
 * Writes the figures of a soak into bench/results.md.
 *
 * @param {string} reportFile
 */
async function recordSoak(reportFile) {
  const settings = JSON.stringify({ ...MODES.soak, ...chosenCounts() });
  const record = [
    "--conditions=consentform-source",
    "--require",
    "@swc-node/register",
    "bench/soak.ts",
    reportFile,
    repositoryFolder,
    settings,
  ];
  const { status, stderr } = await runCommand(process.execPath, record, { cwd: repositoryFolder });
  if (status !== 0) throw new Error(`The soak's figures were not written:\n${stderr.trimEnd()}`);
}

/** Counts that the caller has chosen by variables of the environment come before those of the mode. */
function chosenCounts() {
  return Object.fromEntries(
    Object.keys(MODES[mode])
      .filter((name) => name !== "CONSENTFORM_TESTS" && process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );
}

/**
 * Lists what the contract documents and no test was answered.
 *
 * @param {string} answersFile
 */
async function countGaps(answersFile) {
  if (!isWhole) {
    console.log("Whether every documented answer was provoked was not checked: only a part of the tests ran.");
    return 0;
  }
  const coverage = [
    "--conditions=consentform-source",
    "--require",
    "@swc-node/register",
    "tools/contract-coverage/main.ts",
    answersFile,
  ];
  const { status, stdout, stderr } = await runCommand(process.execPath, coverage, { cwd: repositoryFolder });
  const gaps = stdout.split("\n").filter((line) => line !== "");
  console.log(`${status === 0 ? "ok    " : "FAILED"} every documented answer was provoked by a test`);
  for (const gap of gaps) console.log(`  ${gap}`);
  if (stderr !== "") console.log(stderr.trimEnd());
  return status === 0 ? 0 : Math.max(1, gaps.length);
}
