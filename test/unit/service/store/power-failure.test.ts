import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "../../../support/power-failure/outcome";
import { repositoryFolder } from "../../../support/repository-folder";
import { seed } from "../../../support/seed";
import { testSnapshot } from "../../../support/snapshot";

/** How often the power fails: a few times, or (`every`) after every sync and once between any two of them. */
const failures = process.env.CONSENTFORM_POWER_FAILURES ?? "6";
const writes = failures === "every" ? 200 : 60;
const timeoutMs = failures === "every" ? 3_600_000 : 300_000;

let folder: string;
let snapshot: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "consentform-power-"));
  snapshot = await testSnapshot();
  run("write-load", join(folder, "recorded"), snapshot, String(writes), join(folder, "events"));
}, timeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the programs beside the recording and returns what it printed. */
function run(program: string, ...args: readonly string[]): string {
  const file = join(repositoryFolder, "test/support/power-failure", `${program}.ts`);
  return execFileSync(
    process.execPath,
    ["--conditions=consentform-source", "--require", "@swc-node/register", file, ...args],
    {
      cwd: repositoryFolder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "inherit"],
      timeout: timeoutMs - 1000,
    },
  );
}

function replay(times: string): Outcome[] {
  const printed = run("replay", join(folder, "events"), snapshot, times, String(seed));
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Outcome);
}

test(
  `keeps what was acknowledged or read when the power fails (seed ${seed})`,
  () => {
    const outcomes = replay(failures);
    expect(outcomes.length).toBeGreaterThanOrEqual(6);
    const kept = outcomes.map((outcome) => ({ ...outcome, lost: [], halves: [], unindexed: [] }));
    expect(outcomes).toEqual(kept);
  },
  timeoutMs,
);

test.each([
  ["the log", "log-ignored"],
  ["folders and of files other than the log", "files-ignored"],
])(
  "a disk that ignores syncs of %s loses acknowledged writes",
  (_what, ignoring) => {
    expect(replay(ignoring).flatMap(({ lost }) => lost)).not.toEqual([]);
  },
  timeoutMs,
);
