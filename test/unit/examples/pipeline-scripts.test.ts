import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { runShell } from "../../support/run-shell";

/** Scripts that someone starts by hand, without what the pipeline prepares. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pipeline-scripts-"));
  // Engines and the command only say that they ran.
  mkdirSync(join(folder, "bin"));
  for (const name of ["npx", "pulumi", "terraform"]) {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\ntouch "${folder}/ran"\n`, { mode: 0o755 });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(example: string, command: string, env: Readonly<Record<string, string>>) {
  cpSync(join(repositoryFolder, "examples", example, "ci"), join(folder, "ci"), { recursive: true });
  return runShell(["-c", command], { cwd: folder, env: { PATH: `${folder}/bin:${process.env.PATH}`, ...env } });
}

const [pulumi, terraform] = ["gitops", "gitops-terraform"];
const KEY = "a key of at least thirty-two characters";

test.each<[example: string, command: string, env: Record<string, string>, message: RegExp]>([
  [pulumi, "ci/deploy.sh", {}, /usage: ci\/deploy\.sh STACK$/],
  [pulumi, "ci/deploy.sh workspace", {}, /RUN: Set RUN to the number of this run/],
  [pulumi, "ci/deploy.sh production", { RUN: "1", RELEASE: "" }, /RELEASE: Set RELEASE to the versions to promote/],
  [pulumi, "ci/plan.sh", {}, /usage: ci\/plan\.sh STACK$/],
  [pulumi, "ci/plan.sh production", {}, /RELEASE: Set RELEASE to .* ci\/hand-over\.sh release prints them\.$/],
  [pulumi, "ci/hand-over.sh", {}, /^usage: ci\/hand-over\.sh release\|changes$/],
  [
    pulumi,
    "ci/hand-over.sh changes",
    {},
    /^report\/production\.json is missing: .* Run ci\/plan\.sh production first\.$/,
  ],
  [pulumi, "ci/pictures.sh", {}, /usage: ci\/pictures\.sh COMMIT$/],
  [pulumi, "ci/validate.sh sarif", {}, /usage: ci\/validate\.sh sarif\|codequality FILE$/],
  [pulumi, "ci/report.sh workspace", {}, /usage: ci\/report\.sh STACK FILE$/],
  [
    pulumi,
    "node ci/comment.mjs",
    { GITLAB_CI: "true" },
    /^CI_API_V4_URL is not set\. .* the workflow or the code host sets all others\.$/,
  ],
  [pulumi, "node ci/issue.mjs", {}, /^GITHUB_API_URL is not set\./],
  [terraform, "ci/deploy.sh", {}, /usage: ci\/deploy\.sh workspace\|preview$/],
  [terraform, "ci/deploy.sh workspace", {}, /TF_STATE_FOLDER: Set TF_STATE_FOLDER to the absolute path/],
  [terraform, "ci/plan.sh production", { TF_VAR_release: "" }, /TF_VAR_release: Set TF_VAR_release to the versions/],
  [
    terraform,
    "ci/plan.sh production",
    { TF_VAR_release: "shop=3" },
    /PLAN_KEY: Set PLAN_KEY, .* openssl rand -base64 32\.$/,
  ],
  [terraform, "ci/promote.sh", {}, /^production\.sealed is missing: .*\nRun ci\/plan\.sh production, read .* again\.$/],
  [terraform, "touch production.sealed; ci/promote.sh", {}, /PLAN_KEY: Set PLAN_KEY to the key that ci\/plan\.sh/],
  [
    terraform,
    "node ci/seal.mjs open a b",
    { PLAN_KEY: KEY },
    /^a is missing\. ci\/plan\.sh production writes the plan/,
  ],
  [
    terraform,
    "node ci/seal.mjs open ci/seal.mjs b",
    { PLAN_KEY: KEY },
    /^ci\/seal\.mjs cannot be opened: it was changed, or/,
  ],
  [
    terraform,
    "node ci/seal.mjs seal ci/seal.mjs b",
    { PLAN_KEY: "short" },
    /^PLAN_KEY must have at least 32 characters\./,
  ],
])("%s: %s with %j says what is missing and what to do", async (example, command, env, message) => {
  const { status, output } = await run(example, command, env);
  expect(status).not.toBe(0);
  expect(output.trim()).toMatch(message);
  // A line for the reader, never a stack trace, and nothing has started that could change anything.
  expect(output.trim().split("\n").length).toBeLessThanOrEqual(2);
  expect(existsSync(join(folder, "ran"))).toBe(false);
});

test.each(["comment", "issue"])("%s.mjs sends nothing if there are no reports", async (name) => {
  const github = { GITHUB_API_URL: "http://127.0.0.1:1", GITHUB_SERVER_URL: "http://127.0.0.1:1", GITHUB_RUN_ID: "1" };
  const env = { ...github, GITHUB_REPOSITORY: "acme/banners", GITHUB_TOKEN: "t" };
  const { status, output } = await run("gitops", `node ci/${name}.mjs`, env);
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/^The folder report has no reports\./),
  });
});
