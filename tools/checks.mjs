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
    args: ["node_modules/typescript/bin/tsc", "-p", "src/banner/page/tsconfig.json"],
  },
  {
    name: "types of the console",
    args: ["node_modules/typescript/bin/tsc", "-p", "src/console/tsconfig.json"],
  },
  { name: "types of tools", args: ["node_modules/typescript/bin/tsc", "-p", "tools/tsconfig.json"] },
  {
    name: "contract lint",
    args: [
      "node_modules/@redocly/cli/bin/cli.js",
      "lint",
      "--config",
      "redocly.yaml",
      "src/contract/generated/document.json",
    ],
    // Redocly asks its registry for news and sends telemetry otherwise.
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
  {
    name: "generated files are current",
    args: ["--require", "@swc-node/register", "tools/generate/main.ts", "--check"],
  },
  { name: "language", args: ["--require", "@swc-node/register", "tools/language/main.ts"] },
];

/**
 * Runs all checks one after the other, printing each one's time and, when it fails, its output.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const { name, args, env } of CHECKS) {
    const startedAt = Date.now();
    const { status, stdout, stderr } = await withProgress(name, () =>
      runCommand(process.execPath, args, { cwd: repositoryFolder, env }),
    );
    const isPassed = status === 0;
    counts[isPassed ? "passed" : "failed"] += 1;
    console.log(`${isPassed ? "ok    " : "FAILED"} ${name} (${formatDuration(Date.now() - startedAt)})`);
    if (!isPassed) console.log(`${stdout}${stderr}`.trimEnd());
  }
  return counts;
}
