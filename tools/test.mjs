// `npm test`: sets a fresh clone up, then runs every check and every test, and ends with the line `N passed, N failed`.
// `npm run test:long` (`--long`): what takes longest, among it most of the fault matrix, of which `npm test` runs a sample
// (CONSENTFORM_FAULTS=full: all of it).
// Other arguments are passed on to jest, e.g. `npm test -- --selectProjects unit`.
// Where every test ran, each answer that the contract documents and no test was given counts as a failure (contract-coverage/).
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { runChecks } from "./checks.mjs";
import { ensureEngine } from "./engine/ensure-engine.mjs";
import { ensureOpenTofu, findTerraform } from "./engine/terraform-engines.mjs";
import { formatDuration } from "./progress.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";
import { setUp } from "./set-up.mjs";

/**
 * What only `--long` runs, as paths that jest matches: minutes of engines each. `npm test` is to end in a quarter of an hour on two cores, and has
 * something of every layer: of Pulumi what a deployment is (the quick path, drift, bad input), of Terraform all but kills, examples, distribution, bad
 * input and replaced tokens, of the service all but databases of other versions, stops with work under way, the count of sites under load, tokens made beside a service, and the SARIF
 * of real scans. That no resource leaves a secret in state or output is looked for here alone.
 */
const LONG_TESTS_ONLY = [
  "test/e2e/(faults|partial-failure|unknowns|examples|account-|install-|npm-start|new-user)",
  "test/e2e/(resource-options|engine-commands|engine-harness|legal-findings|foreign-edit|look-up|banner-history|deletion-protection)",
  "test/e2e/(replacement-order|rotation|domain-verification|issue-suppression|readable-diff|secret-values)",
  "test/terraform/(interrupted|existing-objects|examples|acceptance-opentofu|distribution|bad-input|token-replacement)",
  "test/cdktf/new-user",
  "test/equivalence",
  "test/package/consumers",
  "test/contract/(migrations|sarif|site-count|stopped-service|tokens-create)",
];

/** What `--long` runs: besides those what `npm test` runs with one engine, or on PGlite, or a sample of (CONSENTFORM_FAULTS). */
const LONG_TESTS = [
  ...LONG_TESTS_ONLY,
  "test/e2e/bad-input",
  "test/terraform",
  // On PostgreSQL, by CONSENTFORM_TEST_DATABASE.
  "test/contract",
];

/** PGlite loads its WebAssembly by a dynamic import, which jest's sandbox allows only with this flag of Node's. */
const JEST = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];

const args = process.argv.slice(2).filter((argument) => argument !== "--long");
const isLong = process.argv.includes("--long");

/** Whether every test is run that `npm test` has: only then is a documented answer that none was given a gap. */
const isWhole = !isLong && args.length === 0;

const steps = [
  { name: "set-up", run: setUp },
  { name: "engine", run: () => ensureEngine().then(() => undefined) },
  { name: "terraform", run: sayWhichEngines },
  ...(isLong ? [] : [{ name: "checks", run: runChecks }]),
  { name: "tests", run: runTests },
];

const total = { passed: 0, failed: 0 };
for (const { name, run } of steps) {
  const startedAt = Date.now();
  try {
    const counts = await run();
    total.passed += counts?.passed ?? 0;
    total.failed += counts?.failed ?? 0;
  } catch (error) {
    total.failed += 1;
    console.log(error instanceof Error ? error.message : error);
    if (name === "set-up") break;
  }
  console.log(`--- ${name}: ${formatDuration(Date.now() - startedAt)}`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/** Terraform is found, OpenTofu found or built. What cannot be had is no failure: the tests that need it are skipped. */
async function sayWhichEngines() {
  const engines = { Terraform: await findTerraform(), OpenTofu: await ensureOpenTofu() };
  for (const [name, found] of Object.entries(engines)) {
    console.log("reason" in found ? `not tested with ${name}: ${found.reason}` : `${name} ${found.version}`);
  }
  if (!isLong) console.log("One of them stands for both; `npm run test:long` takes each, and more of everything.");
}

/** Runs jest with its own output shown, and counts from its JSON report; a file that does not even load counts as one failure. */
async function runTests() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "consentform-test-"));
  const reportFile = path.join(folder, "report.json");
  const answersFile = path.join(folder, "answers.txt");
  await writeFile(answersFile, "");
  const selection = isLong ? LONG_TESTS : ["--testPathIgnorePatterns", ...LONG_TESTS_ONLY, "--"];
  const jestArgs = ["--json", `--outputFile=${reportFile}`, ...args, ...selection];
  try {
    await runCommand(process.execPath, [...JEST, ...jestArgs], {
      cwd: repositoryFolder,
      env: {
        CONSENTFORM_FAULTS: process.env.CONSENTFORM_FAULTS ?? (isLong ? "covering" : "sample"),
        CONSENTFORM_ANSWERS: answersFile,
        ...(isLong ? { CONSENTFORM_TEST_DATABASE: "postgres" } : {}),
      },
      isShown: true,
    });
    const report = JSON.parse(await readFile(reportFile, "utf8"));
    if (report.numPendingTests > 0)
      console.log(`${report.numPendingTests} tests did not run: what they need is missing, as printed`);
    const gaps = await countGaps(answersFile);
    return {
      passed: report.numPassedTests,
      failed: gaps + report.numFailedTests + report.numRuntimeErrorTestSuites + (report.numTotalTests === 0 ? 1 : 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lists what the contract documents and no test was answered.
 *
 * @param {string} answersFile
 */
async function countGaps(answersFile) {
  if (!isWhole) {
    console.log("Whether every documented answer was provoked was not judged: only a part of the tests ran.");
    return 0;
  }
  const judge = ["--require", "@swc-node/register", "tools/contract-coverage/main.ts", answersFile];
  const { status, stdout, stderr } = await runCommand(process.execPath, judge, { cwd: repositoryFolder });
  const gaps = stdout.split("\n").filter((line) => line !== "");
  console.log(`${status === 0 ? "ok    " : "FAILED"} every documented answer was provoked by a test`);
  for (const gap of gaps) console.log(`  ${gap}`);
  if (stderr !== "") console.log(stderr.trimEnd());
  return status === 0 ? 0 : Math.max(1, gaps.length);
}
