import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesByToken, pipelinePlace, SITES, TERRAFORM_ALERTS, textsBelow } from "../e2e/pipeline-place";
import { runWorkflow, type WorkflowHost, type WorkflowRun } from "../support/github-workflow";
import { runShell } from "../support/run-shell";

const REPOSITORY = "acme/banners";
const PLAN_KEY = "a key of at least thirty-two characters";
const here = pipelinePlace("gitops-terraform");
const { bench } = here;

const statuses = ({ jobs }: WorkflowRun) =>
  Object.fromEntries(Object.entries(jobs).map(([name, { status }]) => [name, status]));

/** Compares how the jobs have ended; a failure prints their logs. */
function expectStatuses(run: WorkflowRun, expected: Record<string, string>): void {
  const logs = Object.values(run.jobs).map(({ log }) => log);
  expect({ statuses: statuses(run), logs }).toEqual({ statuses: expected, logs });
}

test("Terraform: applies the reviewed plan and plans a stale one for a new approval", async () => {
  const { team, forge } = here;
  const place = bench.place();
  const tokens = await here.createTokens(place);
  const machine = {
    ...here.machine(),
    CHECKPOINT_DISABLE: "1",
    TF_IN_AUTOMATION: "1",
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_API_URL: forge.url,
  };
  const states = join(team.root, "state");
  const host: WorkflowHost = {
    folder: team.root,
    checkOut: team.checkOut,
    machine,
    reviewed: ["production"],
    vars: { TF_STATE_FOLDER: states, CONSENTFORM_ENDPOINT: bench.service.endpoint },
    secrets: { CONSENTFORM_READ_TOKEN: tokens.read, PLAN_KEY },
    environments: {
      workspace: { CONSENTFORM_TOKEN: tokens.workspace },
      preview: { CONSENTFORM_TOKEN: tokens.preview },
      production: { CONSENTFORM_TOKEN: tokens.production },
    },
  };
  const published: string[] = [];
  let runs = 0;
  const publish = (run: WorkflowRun) => {
    const texts = Object.values(run.jobs).flatMap(({ log, summary }) => [log, summary]);
    published.push(...texts, ...textsBelow(run.artifacts));
    return run;
  };
  const start = async (workflow: string, commit: string, more: Partial<Parameters<typeof runWorkflow>[1]> = {}) =>
    publish(await runWorkflow(host, { workflow, commit, event: {}, number: ++runs, name: workflow, ...more }));
  const approve = async (run: WorkflowRun) => publish(await run.approve());
  const serves = (environment: "preview" | "production") => here.titles(place, environment);
  const banner = readFileSync(join(team.clone, "banner.yaml"), "utf8");
  const titled = (title: string) => ({ "banner.yaml": banner.replace("title: Your privacy", `title: ${title}`) });
  const both = (title: string) => [title, title];
  const deployed = { workspace: "success", preview: "success", plan: "success" };
  here.answerLists({});

  const begun = team.merge("First", { "sites.csv": SITES, ...TERRAFORM_ALERTS });
  const first = await here.withRecords(place, () => start("deploy.yml", begun));
  expectStatuses(first, { ...deployed, promote: "waiting" });
  expect(first.jobs.preview?.outputs.release).toBe("outlet=1,shop=1");
  expect(first.jobs.plan?.summary).toContain("# Stack production");
  expect(await serves("production")).toEqual([undefined, undefined]);
  // The plan on its way is encrypted, and a changed one is refused.
  const sealed = readFileSync(join(first.artifacts, "plan/production.sealed"));
  expect(sealed.includes("tfplan")).toBe(false);
  const changed = Buffer.from(sealed);
  changed[100] = (changed[100] ?? 0) ^ 1;
  writeFileSync(join(team.root, "changed.sealed"), changed);
  const open = (file: string, key: string) =>
    runShell(["-c", `node ci/seal.mjs open ${file} ${team.root}/opened.tfplan`], {
      cwd: team.clone,
      env: { ...machine, PLAN_KEY: key },
    });
  expect((await open(join(first.artifacts, "plan/production.sealed"), PLAN_KEY)).status).toBe(0);
  expect((await open(join(first.artifacts, "plan/production.sealed"), `${PLAN_KEY}!`)).status).toBe(1);
  expect((await open(join(team.root, "changed.sealed"), PLAN_KEY)).status).toBe(1);
  expectStatuses(await approve(first), { ...deployed, promote: "success" });
  expect(await serves("production")).toEqual(both("Your privacy"));
  expect(await here.controllers(place)).toEqual(["Shop Ltd", "Outlet Ltd"]);
  await here.expectAlerts(place);

  const before = textsBelow(states);
  const event = (number: number, from: string) => ({
    pull_request: { number, head: { repo: { full_name: from } } },
  });
  const proposal = team.propose("better", titled("Proposed"));
  const checked = await start("check.yml", proposal, { event: event(7, REPOSITORY) });
  expectStatuses(checked, { validate: "success", plan: "success", "plan-fork": "skipped" });
  const [comment] = here.posted();
  expect(comment).toMatchObject({ method: "POST", path: `/in/repos/${REPOSITORY}/issues/7/comments` });
  const [ofWorkspace, ofPreview] = (JSON.parse(comment?.body ?? "{}").body as string).split("# Stack preview");
  expect(ofWorkspace).toContain("Proposed");
  expect(ofPreview).toMatch(/Banner of [^\n]*outlet[^\n]*shop[\s\S]*Proposed/);
  // The JSON of a plan holds sensitive values in plain text, so it stays in the job.
  expect(textsBelow(checked.artifacts).filter((text) => text.startsWith("{"))).toEqual([]);
  const forked = await start("check.yml", proposal, { event: event(12, "mallory/banners"), isFork: true });
  expectStatuses(forked, { validate: "success", plan: "skipped", "plan-fork": "success" });
  const seen = Object.values(forked.jobs).flatMap((job) => job.seen.flatMap((env) => Object.values(env)));
  expect(seen.filter((value) => [PLAN_KEY, states, ...Object.values(tokens)].includes(value))).toEqual([]);
  expect(textsBelow(states)).toEqual(before);

  const second = await start("deploy.yml", team.merge("Second", titled("Second")));
  const third = await start("deploy.yml", team.merge("Third", titled("Third")));
  expect(await serves("preview")).toEqual(both("Third"));
  expectStatuses(await approve(second), { ...deployed, promote: "success" });
  expect(await serves("production")).toEqual(both("Second"));
  const stale = await approve(third);
  expectStatuses(stale, { ...deployed, promote: "failure" });
  expect(stale.jobs.promote?.log).toContain("Saved plan is stale");
  expect(await serves("production")).toEqual(both("Second"));
  expectStatuses(publish(await stale.rerun("plan")), { ...deployed, promote: "waiting" });
  expectStatuses(await approve(stale), { ...deployed, promote: "success" });
  expect(await serves("production")).toEqual(both("Third"));

  const empty = await start("deploy.yml", team.merge("Explain", { "README.md": "Nothing to deploy.\n" }));
  expectStatuses(empty, { ...deployed, promote: "skipped" });

  // A night without drift: gitops-walk.test.ts.
  const dashboard = await place.dashboard();
  const { data: sites } = (await place.own.call("listSites", {})).data;
  const path = { id: sites.find(({ name }) => name === "shop")?.id ?? "", number: 1 };
  await dashboard.call("rollbackVersion", { path, body: { reason: "Wrong title" } });
  const asDeployed = textsBelow(states);
  const drift = await start("drift.yml", team.merge("Sleep"));
  expectStatuses(drift, { drift: "failure" });
  expect(textsBelow(states)).toEqual(asDeployed);
  const [issue] = here.posted();
  expect(issue).toMatchObject({ method: "POST", path: `/in/repos/${REPOSITORY}/issues` });
  expect(JSON.parse(issue?.body ?? "{}").body).toContain("# Stack production");

  here.track(true);
  const stopped = await start("deploy.yml", team.merge("Fourth", titled("Fourth")));
  expectStatuses(stopped, { workspace: "success", preview: "failure", plan: "skipped", promote: "skipped" });
  expect(textsBelow(join(stopped.artifacts, "scans")).join()).toContain("pre-consent-storage");
  here.track(false);

  expect(await changesByToken(here, tokens)).toEqual([
    ...["preview applyTemplate", "preview queueScan", "production promoteVersion"],
    ...["workspace createAlertChannel", "workspace createDomain", "workspace createSite"],
    ...["workspace createTemplate", "workspace updateTemplate", "workspace verifyDomain"],
  ]);
  published.push(comment?.body ?? "", issue?.body ?? "");
  for (const secret of [PLAN_KEY, ...Object.values(tokens)]) {
    expect(published.filter((text) => text.includes(secret))).toEqual([]);
  }

  // Where no state can be found, no site is known. That does not disown what preview has, and neither is one that
  // cannot be read.
  const writes = bench.service.accessLog().length;
  const previewFrom = (folder: string) =>
    runShell(["-c", "ci/deploy.sh preview"], {
      cwd: team.clone,
      env: {
        ...machine,
        TF_STATE_FOLDER: join(team.root, folder),
        TF_DATA_DIR: `.terraform-${folder}`,
        CONSENTFORM_ENDPOINT: bench.service.endpoint,
        CONSENTFORM_TOKEN: tokens.preview,
      },
    });
  expect(await previewFrom("lost")).toEqual({ status: 1, output: expect.stringContaining("has no sites") });
  mkdirSync(join(team.root, "broken"));
  writeFileSync(join(team.root, "broken/workspace.tfstate"), "{");
  expect(await previewFrom("broken")).toEqual({ status: 1, output: expect.not.stringContaining("has no sites") });
  // More ids than an environment variable holds reach the stack. It has none of these sites.
  const ids = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`shop-${n}`, `site_${"0".repeat(22)}${n}`]));
  const outputs = { site_ids: { value: ids, type: ["map", "string"] } };
  mkdirSync(join(team.root, "large"));
  writeFileSync(join(team.root, "large/workspace.tfstate"), JSON.stringify({ version: 4, serial: 1, outputs }));
  expect(await previewFrom("large")).toEqual({ status: 1, output: expect.stringContaining("has no release") });
  expect(bench.service.accessLog(writes)).toEqual([]);
});
