import { formatDuration, withProgress } from "./progress.mjs";
import { repositoryFolder } from "./repository.mjs";
import { runCommand } from "./run-command.mjs";

/** Checks that do not run the program. Each command prints its own findings. Import arrows are a unit test. */
export const CHECKS = [
  { name: "format and lint", args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."] },
  {
    name: "types of sources and tests",
    args: ["node_modules/typescript/bin/tsc", "-p", "test/tsconfig.json", "--noEmit"],
  },
  {
    name: "types of the banner",
    args: ["node_modules/typescript/bin/tsc", "-p", "src/consent/banner/page/tsconfig.json"],
  },
  {
    name: "types of the console",
    args: ["node_modules/typescript/bin/tsc", "-p", "src/service/console/tsconfig.json"],
  },
  { name: "types of tools", args: ["node_modules/typescript/bin/tsc", "-p", "tools/tsconfig.json"] },
  {
    name: "contract lint",
    args: [
      "node_modules/@redocly/cli/bin/cli.js",
      "lint",
      "--config",
      "redocly.yaml",
      "src/consent/contract/generated/document.json",
    ],
    // Redocly asks its registry for news and sends telemetry otherwise.
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
  {
    name: "generated files are current",
    args: ["--conditions=consentform-source", "--require", "@swc-node/register", "tools/generate/main.ts", "--check"],
  },
  { name: "exports for nothing", args: ["node_modules/knip/bin/knip.js", "--no-progress", "--reporter", "compact"] },
  {
    name: "language",
    args: ["--conditions=consentform-source", "--require", "@swc-node/register", "tools/language/main.ts"],
  },
];

/** Each check keeps one core busy. */
const AT_A_TIME = 2;

/**
 * Runs all checks, two at a time, printing each one's time and, when it fails, its output.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  const waiting = [...CHECKS];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      counts[(await runCheck(check)) ? "passed" : "failed"] += 1;
    }
  };
  await withProgress("checks", () => Promise.all(Array.from({ length: AT_A_TIME }, worker)));
  return counts;
}

/**
 * @param {typeof CHECKS[number]} check
 * @returns {Promise<boolean>} whether it passed
 */
async function runCheck({ name, args, env }) {
  const startedAt = Date.now();
  const { status, stdout, stderr } = await runCommand(process.execPath, args, { cwd: repositoryFolder, env });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${formatDuration(Date.now() - startedAt)})`);
  if (status !== 0) console.log(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}
