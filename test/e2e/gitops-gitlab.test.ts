import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { repositoryFolder } from "../support/repository-folder";
import { runShell } from "../support/run-shell";
import { changesByToken, initStacks, PASSPHRASE, pipelinePlace, SITES, textsBelow } from "./pipeline-place";

const here = pipelinePlace("gitops");

/** The program that runs pipelines of GitLab, and the Node that it needs; or why one of them is missing. */
function gitlabCiLocal(): { node: string; file: string } | { reason: string } {
  const tool = (name: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(repositoryFolder, "tools", name), ...args], {
      ...{ encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
    }).trim();
  try {
    execFileSync("rsync", ["--version"], { stdio: "ignore" });
  } catch {
    return { reason: "rsync is not installed" };
  }
  const found = JSON.parse(tool("npm-tool.mjs", "gitlab-ci-local")) as { file: string } | { reason: string };
  return "reason" in found ? found : { ...found, node: join(tool("node-versions.mjs", "22"), "node") };
}

const runner = gitlabCiLocal();
if ("reason" in runner) process.stderr.write(`skipped: gitlab-ci-local cannot run, because ${runner.reason}\n`);
const testWithRunner = "reason" in runner ? test.skip : test;

testWithRunner("GitLab: a change is reviewed, previewed, approved by hand, promoted and watched", async () => {
  if ("reason" in runner) return;
  const { team, forge, bench } = here;
  const place = bench.place();
  const tokens = await here.createTokens(place);
  const backend = await initStacks(here);
  const scoped = (values: Record<string, string>) => ({ type: "variable", values });
  const { read, ...write } = tokens;
  writeFileSync(
    join(team.root, "variables.yml"),
    stringify({
      ...{ CONSENTFORM_ENDPOINT: bench.service.endpoint, PULUMI_BACKEND_URL: backend },
      ...{ PULUMI_CONFIG_PASSPHRASE: PASSPHRASE, CONSENTFORM_READ_TOKEN: read, GITLAB_COMMENT_TOKEN: "comment-token" },
      CONSENTFORM_TOKEN: scoped(write),
    }),
  );
  const published: string[] = [];
  let pipelines = 0;
  /** Runs the jobs of a pipeline that start by themselves. @returns how it ended, and a way to start one more of its jobs */
  const start = async (commit: string, source: string, more: Record<string, string> = {}) => {
    const folder = join(team.root, `pipeline-${++pipelines}`);
    team.checkOut(folder, commit);
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
    git("checkout", "--quiet", "-B", source === "merge_request_event" ? "better" : "main");
    git("remote", "set-url", "origin", "git@gitlab.example:acme/banners.git");
    const variables = {
      ...{ CI_PIPELINE_SOURCE: source, CI_PIPELINE_IID: String(pipelines), CI_API_V4_URL: forge.url },
      ...{ CI_PROJECT_ID: "5", CI_PIPELINE_URL: "https://gitlab.example/pipelines/1", ...more },
    };
    const run = async (...jobs: string[]) => {
      const args = Object.entries(variables).flatMap(([name, value]) => ["--variable", `${name}=${value}`]);
      const common = ["--force-shell-executor", "--no-color", "--variables-file", "../variables.yml"];
      const command = '"$@"';
      const ended = await runShell(["-c", command, "bash", runner.node, runner.file, ...common, ...args, ...jobs], {
        cwd: folder,
        env: here.machine(),
      });
      published.push(ended.output);
      return ended;
    };
    const artifacts = (job: string) => textsBelow(join(folder, ".gitlab-ci-local/artifacts", job));
    return { ...(await run()), run, artifacts };
  };
  const titles = (environment: "preview" | "production") => here.titles(place, environment);
  const banner = readFileSync(join(team.clone, "banner.yaml"), "utf8");
  const titled = (title: string) => ({ "banner.yaml": banner.replace("title: Your privacy", `title: ${title}`) });
  forge.answer = (response) => void response.setHeader("content-type", "application/json").end("[]");

  const first = await here.withRecords(place, () => start(team.merge("First", { "sites.csv": SITES }), "push"));
  expect(first).toMatchObject({ status: 0 });
  expect(await titles("preview")).toEqual(["Your privacy", "Your privacy"]);
  expect(await titles("production")).toEqual([undefined, undefined]);

  const request = {
    ...{ CI_MERGE_REQUEST_IID: "7", CI_MERGE_REQUEST_PROJECT_ID: "5", CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "5" },
  };
  const proposal = await start(team.propose("better", titled("Proposed")), "merge_request_event", request);
  expect(proposal).toMatchObject({ status: 0 });
  expect(JSON.parse(proposal.artifacts("validate")[0] ?? "")).toEqual([]);
  const [note] = here.posted();
  expect(note).toMatchObject({ method: "POST", path: "/in/projects/5/merge_requests/7/notes" });
  expect(note?.headers["private-token"]).toBe("comment-token");
  expect(JSON.parse(note?.body ?? "{}").body).toContain("Proposed");

  // A merge between review and approval does not change what is promoted.
  const second = await start(team.merge("Second", titled("Second")), "push");
  expect(second).toMatchObject({ status: 0 });
  expect(await titles("preview")).toEqual(["Second", "Second"]);
  expect(await first.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Your privacy", "Your privacy"]);
  expect(await second.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Second", "Second"]);
  const late = await first.run("promote");
  expect(late).toMatchObject({ status: 1, output: expect.stringContaining("Approve the newest run") });
  expect(await titles("production")).toEqual(["Second", "Second"]);

  const dashboard = await place.dashboard();
  const { data: sites } = (await place.own.call("listSites", {})).data;
  const path = { id: sites.find(({ name }) => name === "shop")?.id ?? "", number: 1 };
  await dashboard.call("rollbackVersion", { path, body: { reason: "Wrong title" } });
  expect(await start(team.merge("Sleep"), "schedule")).toMatchObject({ status: 1 });
  const [issue] = here.posted();
  expect(issue).toMatchObject({ method: "POST", path: "/in/projects/5/issues" });
  expect(JSON.parse(issue?.body ?? "{}").description).toContain("# Stack production");

  expect(await changesByToken(here, tokens)).toEqual([
    ...["preview publishVersion", "preview putConfigDraft", "preview queueScan", "production promoteVersion"],
    ...["workspace createDomain", "workspace createSite", "workspace verifyDomain"],
  ]);
  published.push(note?.body ?? "", issue?.body ?? "");
  for (const secret of [PASSPHRASE, ...Object.values(tokens)]) {
    expect(published.filter((text) => text.includes(secret))).toEqual([]);
  }
});
