import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryFolder } from "../../../support/repository-folder";

/** Jest itself runs a generated project, in which each file fails in a different way. */

const root = mkdtempSync(join(tmpdir(), "consentform-repeats-"));
const listFile = join(root, "unstable.md");

/** Fails in the first run and passes in the second; it leaves a file that marks the first run. */
const failsFirst = (name: string, title: string) => `
  test("${title}", () => {
    const isSecond = require("node:fs").existsSync(${JSON.stringify(join(root, name))});
    require("node:fs").writeFileSync(${JSON.stringify(join(root, name))}, "");
    expect(isSecond).toBe(true);
  });`;

const files: Readonly<Record<string, string>> = {
  passes: `test("passes", () => {}); test("passes, too", () => {});`,
  "fails-once": `test("stays", () => {});${failsFirst("once", "waits | for a `race`")}`,
  "fails-always": `test("fails", () => expect(1).toBe(2)); test("passes", () => {});`,
  "does-not-load": `throw new Error("no such module");`,
  "waits-for-ever": `test("waits", () => new Promise(() => {}), 100);`,
  hangs: `test("hangs", () => { require("node:child_process").spawn("sleep", ["607"]); hold(); });
    // Blocks the thread as an endless loop does, without a processor.
    const hold = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
  "skips-second": `
    const isSecond = require("node:fs").existsSync(${JSON.stringify(join(root, "skipped"))});
    require("node:fs").writeFileSync(${JSON.stringify(join(root, "skipped"))}, "");
    (isSecond ? test.skip : test)("needs a server", () => expect(1).toBe(2));
    test("passes", () => {});`,
  "loses-once": failsFirst("lost", "a killed process loses no record"),
};

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly unstable: readonly string[];
}

/** Runs the project as tools/test.mjs runs the repository's tests. */
function run(names: readonly string[], fileLimitMs = 60_000): { result: Result; output: string } {
  const module = pathToFileURL(join(repositoryFolder, "tools/test-run/run-with-repeats.mjs")).href;
  const options = {
    cwd: root,
    jest: join(repositoryFolder, "node_modules/jest/bin/jest.js"),
    seed: "7",
    listFile,
    fileLimitMs,
    env: {},
    args: names,
  };
  const program = `
    import { runWithRepeats } from ${JSON.stringify(module)};
    const whyNotRepeated = ({ titles }) => (titles.some((title) => /killed/.test(title)) ? "a loss" : null);
    const { report, ...result } = await runWithRepeats({ ...${JSON.stringify(options)}, whyNotRepeated });
    console.log("RESULT " + JSON.stringify(result));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return { result: JSON.parse(output.split("RESULT ")[1] ?? "") as Result, output };
}

const list = () => readFileSync(listFile, "utf8");

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, `${name}.test.js`), text);
  writeFileSync(join(root, "package.json"), "{}");
  const environment = join(repositoryFolder, "test/support/measured-environment.js");
  const transform = { "\\.ts$": require.resolve("@swc/jest") };
  const config = { transform, testEnvironment: environment, maxWorkers: 2, workerIdleMemoryLimit: "500MB" };
  writeFileSync(join(root, "jest.config.json"), JSON.stringify(config));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a file that fails once is unstable, others fail the run, and none blocks it", () => {
  const { result, output } = run([], 10_000);
  // Five pass: both tests of `passes`, one test beside each of two failures, and the repeated test.
  expect(result).toEqual({ passed: 6, failed: 6, unstable: ["fails-once.test.js"] });
  expect(output.match(/^(FAILED|unstable) .*/gm)?.sort()).toEqual([
    "FAILED   does-not-load.test.js: failed again, alone",
    "FAILED   fails-always.test.js: failed again, alone",
    "FAILED   hangs.test.js: failed again, alone",
    "FAILED   loses-once.test.js: a loss",
    "FAILED   skips-second.test.js: failed again, alone",
    "FAILED   waits-for-ever.test.js: failed again, alone",
    "unstable fails-once.test.js: passed, alone",
  ]);
  expect(output.match(/hangs.test.js did not end within 10 s. Its worker was ended./g)).toHaveLength(2);
  expect(processes()).not.toContain("sleep 607");
  const today = new Date().toISOString().slice(0, 10);
  expect(list()).toContain(
    `| \`fails-once.test.js\` | ${today} | 7 | 10 | \`waits ' for a 'race': Error: expect(received)`,
  );
});

test("a file that is unstable again within ten runs fails the run", () => {
  rmSync(join(root, "once"));
  const { result, output } = run(["fails-once"]);
  expect(result).toEqual({ passed: 1, failed: 1, unstable: [] });
  expect(output).toContain("FAILED   fails-once.test.js: passed, alone, but has been unstable since ");
  expect(list()).toContain("| 7 | 10 |");
});

test("an entry ends with the tenth run in which its file passes at once", () => {
  const other = "| `not-run.test.js` | 2026-11-01 | 3 | 1 | `reason` |\n";
  writeFileSync(listFile, list().replace("| 7 | 10 |", "| 7 | 1 |") + other);
  expect(run(["fails-once", "passes"]).result).toEqual({ passed: 4, failed: 0, unstable: [] });
  // A run without a file says nothing about it.
  expect(list().split("\n").slice(-2)).toEqual([other.trim(), ""]);
  expect(list()).not.toContain("fails-once");
});

function processes(): string {
  return execFileSync("ps", ["-A", "-o", "args="], { encoding: "utf8" });
}
