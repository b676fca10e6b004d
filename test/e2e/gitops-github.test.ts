import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/provider/client";
import { runWorkflow, type WorkflowHost, type WorkflowRun } from "../support/github-workflow";
import { runShell } from "../support/run-shell";
import { changesByToken, initStacks, PASSPHRASE, pipelinePlace, SITES, textsBelow, WRITTEN } from "./pipeline-place";

const REPOSITORY = "acme/banners";
/** The sites of all pipelines. One of them can be deleted. */
const DELETABLE = SITES.replace("preview_hosts", "preview_hosts,deletion_protection")
  .replace("staging-shop.localhost", "staging-shop.localhost,")
  .replace("staging-outlet.localhost", "staging-outlet.localhost,false");
const here = pipelinePlace("gitops");
const { bench } = here;

/** A `pulumi` that lets a newer run of the pipeline deploy right before its own first `up`. */
const NEWER_FIRST = `#!/usr/bin/env bash
set -e
export PATH="\${PATH#*:}"
if [ "$1" = up ]; then
  (cd "$NEWER_FOLDER" && RUN=$NEWER_RUN RELEASE=$NEWER_RELEASE ci/deploy.sh production)
fi
exec pulumi "$@"
`;

/** Everything that a person with read access to the repository and its runs can see. */
const published: string[] = [];

function publish(run: WorkflowRun): WorkflowRun {
  const texts = Object.values(run.jobs).flatMap(({ log, summary }) => [log, summary]);
  published.push(...run.sarif, ...texts, ...textsBelow(run.artifacts));
  return run;
}

const statuses = ({ jobs }: WorkflowRun) =>
  Object.fromEntries(Object.entries(jobs).map(([name, { status }]) => [name, status]));

/** Compares how the jobs have ended; a failure prints their logs. */
function expectStatuses(run: WorkflowRun, expected: Record<string, string>): void {
  const logs = Object.values(run.jobs).map(({ log }) => log);
  expect({ statuses: statuses(run), logs }).toEqual({ statuses: expected, logs });
}

const pullRequest = (number: number, from = REPOSITORY) => ({
  pull_request: { number, head: { repo: { full_name: from } } },
});

test("reviews, previews, scans, approves, promotes and watches a change", async () => {
  const { team, forge } = here;
  const place = bench.place();
  const tokens = await here.typeTokenCommands(place);
  const backend = await initStacks(here);
  const machine = {
    ...here.machine(),
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_API_URL: forge.url,
  };
  const host: WorkflowHost = {
    folder: team.root,
    checkOut: team.checkOut,
    machine,
    vars: { PULUMI_BACKEND_URL: backend, CONSENTFORM_ENDPOINT: bench.service.endpoint },
    secrets: { CONSENTFORM_READ_TOKEN: tokens.read, PULUMI_CONFIG_PASSPHRASE: PASSPHRASE },
    environments: {
      workspace: { CONSENTFORM_TOKEN: tokens.workspace },
      preview: { CONSENTFORM_TOKEN: tokens.preview },
      production: { CONSENTFORM_TOKEN: tokens.production },
    },
    reviewed: ["production"],
  };
  let runs = 0;
  const start = async (workflow: string, commit: string, more: Partial<Parameters<typeof runWorkflow>[1]> = {}) =>
    publish(await runWorkflow(host, { workflow, commit, event: {}, number: ++runs, name: workflow, ...more }));
  const approve = async (run: WorkflowRun) => publish(await run.approve());
  const deployed = { workspace: "success", preview: "success", plan: "success" };

  const serves = (environment: "preview" | "production") => here.titles(place, environment);
  const banner = readFileSync(join(team.clone, "banner.yaml"), "utf8");
  const titled = (title: string) => ({ "banner.yaml": banner.replace("title: Your privacy", `title: ${title}`) });
  const both = (title: string) => [title, title];

  // The first merge creates the sites and fills preview; production waits for its reviewer.
  const first = await here.withRecords(place, () =>
    start("deploy.yml", team.merge("First", { "sites.csv": DELETABLE })),
  );
  expectStatuses(first, { ...deployed, promote: "waiting" });
  expect(await serves("preview")).toEqual(both("Your privacy"));
  expect(await serves("production")).toEqual([undefined, undefined]);
  expect(first.jobs.preview?.outputs.release).toBe("shop=1,outlet=1");
  expect(first.jobs.preview?.log).toContain("does not see scans of production, so every finding counts");
  expect(first.jobs.plan?.summary).toContain("# Stack production");
  expectStatuses(await approve(first), { ...deployed, promote: "success" });
  expect(await serves("production")).toEqual(both("Your privacy"));
  expect(await here.controllers(place)).toEqual(["Shop Ltd", "Outlet Ltd"]);
  await here.expectAlerts(place);

  // A pull request that also adds a site: its comment is replaced, the state is not written, nothing is changed.
  const state = () => textsBelow(join(team.root, "state"));
  const before = state();
  const written = ["mallory", "github-actions[bot]"].map((login) => ({ user: { login }, body: WRITTEN }));
  here.answerLists({
    "/issues/7/comments?sort=created": written.map((one, index) => ({ ...one, id: 54 + index })),
    "/issues?state=open&labels=drift": written.map((one, index) => ({ ...one, number: 30 + index })),
    [`/pulls?state=open&head=${encodeURIComponent("mallory:better")}`]: [
      { number: 66, head: { sha: "0".repeat(40), repo: { id: 2 } } },
      { number: 12, head: { sha: "f".repeat(40), repo: { id: 2 } } },
    ],
  });
  const proposal = team.propose("better", {
    ...titled("Proposed"),
    "sites.csv": `${DELETABLE}new,new.localhost,staging-new.localhost,,New Ltd\n`,
  });
  const writesBefore = bench.service.accessLog().filter(({ method }) => method !== "GET").length;
  const checked = await start("check.yml", proposal, { event: pullRequest(7) });
  expectStatuses(checked, { validate: "success", plan: "success", "plan-fork": "skipped" });
  expect(bench.service.accessLog().filter(({ method }) => method !== "GET")).toHaveLength(writesBefore);
  expect(state()).toEqual(before);
  expect(JSON.parse(checked.sarif[0] ?? "")).toMatchObject({ version: "2.1.0" });
  const replaced = here.posted();
  expect(replaced.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH /in/repos/${REPOSITORY}/issues/comments/55`,
  ]);
  expect(replaced[0]?.headers.authorization).toBe("Bearer github-token");
  const comment = JSON.parse(replaced[0]?.body ?? "{}").body as string;
  expect(comment).toContain(`https://github.example/${REPOSITORY}/actions/runs/${runs}#artifacts`);
  const [ofWorkspace = "", ofPreview = ""] = comment.split("# Stack preview");
  expect(ofWorkspace).toMatch(/# Stack workspace[\s\S]*BannerTemplate banner[\s\S]*Proposed/);
  // The change is shown once for the sites that share it, and as a whole for the new one.
  const titles = ofPreview
    .replaceAll("&#91;", "[")
    .replaceAll("&#93;", "]")
    .match(/(?<=^### Banner of ).*$/gm);
  expect(titles).toEqual([
    "TemplateRollout banner[new]",
    "TemplateRollout banner[outlet], TemplateRollout banner[shop]",
  ]);
  expect(ofPreview).toContain("| banner.title | Your privacy | Proposed |");
  published.push(comment);

  // A pull request from a fork gets no secret. Its plan fails, is red, and is commented on all the same.
  const broken = { "banner.yaml": banner.replace("required: true", "required: maybe") };
  const forked = await start("check.yml", team.propose("fork", broken), {
    event: pullRequest(12, "mallory/banners"),
    isFork: true,
  });
  expectStatuses(forked, { validate: "failure", plan: "skipped", "plan-fork": "failure" });
  expect(forked.sarif).toEqual([]);
  const seen = Object.values(forked.jobs).flatMap((job) => job.seen.flatMap((env) => Object.values(env)));
  expect(seen.filter((value) => [PASSPHRASE, backend, ...Object.values(tokens)].includes(value))).toEqual([]);
  expect(state()).toEqual(before);
  expect(here.posted()).toEqual([]);
  const event = {
    workflow_run: {
      id: 99,
      event: "pull_request",
      head_branch: "better",
      head_sha: "f".repeat(40),
      pull_requests: [],
      head_repository: { id: 2, full_name: "mallory/banners", owner: { login: "mallory" } },
    },
  };
  const main = team.merge("Nothing");
  const answered = await start("comment-fork.yml", main, { event, artifacts: forked.artifacts });
  expectStatuses(answered, { comment: "success" });
  const posted = here.posted();
  expect(posted.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /in/repos/${REPOSITORY}/issues/12/comments`,
  ]);
  expect(JSON.parse(posted[0]?.body ?? "{}").body).toMatch(/comes from a fork[\s\S]*incomplete/i);

  // Two merges while the first waits: each approval promotes what was reviewed.
  const second = await start("deploy.yml", team.merge("Second", titled("Second")));
  expect(second.jobs.plan?.summary).toContain("production");
  const third = await start("deploy.yml", team.merge("Third", titled("Third")));
  expect(await serves("preview")).toEqual(both("Third"));
  expect(await serves("production")).toEqual(both("Your privacy"));
  expectStatuses(await approve(second), { ...deployed, promote: "success" });
  expect(await serves("production")).toEqual(both("Second"));
  // Both runs are approved in the same second: the newer one deploys right before the older one's engine begins.
  const shims = mkdtempSync(join(team.root, "shims-"));
  writeFileSync(join(shims, "pulumi"), NEWER_FIRST, { mode: 0o755 });
  for (const run of ["older", "newer"]) team.checkOut(join(team.root, run), main);
  const release = (run: WorkflowRun) => run.jobs.preview?.outputs.release ?? "";
  const refused = await runShell(["-c", "ci/deploy.sh production"], {
    cwd: join(team.root, "older"),
    env: {
      ...machine,
      PATH: `${shims}:${here.machine().PATH}`,
      NEWER_FOLDER: join(team.root, "newer"),
      NEWER_RUN: String(runs),
      NEWER_RELEASE: release(third),
      RUN: String(runs - 1),
      RELEASE: release(second),
      CONSENTFORM_ENDPOINT: bench.service.endpoint,
      CONSENTFORM_TOKEN: tokens.production,
      PULUMI_BACKEND_URL: backend,
      PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
    },
  });
  expect(refused.output).toContain(`this is run ${runs - 1}. Approve the newest run`);
  expect(refused.status).not.toBe(0);
  expect(await serves("production")).toEqual(both("Third"));

  // A merge without any change asks no one, and a run that no one was asked to approve is not drift.
  const empty = await start("deploy.yml", team.merge("Explain", { "README.md": "Nothing to deploy.\n" }));
  expectStatuses(empty, { ...deployed, promote: "skipped" });
  expect(empty.jobs.preview?.outputs).toEqual(third.jobs.preview?.outputs);
  expectStatuses(await start("drift.yml", main), { drift: "success" });

  // A tracker on the scanned page of one site holds that site back. The approval names it.
  here.pages({ "shop.localhost": "tracked" });
  const dashboard = await place.dashboard();
  const { data: sites } = (await place.own.call("listSites", {})).data;
  const idOf = (key: string) => sites.find(({ name }) => name === key)?.id ?? "";
  // Someone edited a draft by hand: merges stop and name the run that replaces it.
  const outlet = { path: { id: idOf("outlet") } };
  const { data: draft } = await dashboard.call("getConfigDraft", outlet);
  const edited = { ...draft.document, theme: { ...draft.document.theme, radius: 1 } };
  await dashboard.call("putConfigDraft", { ...outlet, body: { document: edited } });
  const fourth = team.merge("Fourth", titled("Fourth"));
  const stopped = await start("deploy.yml", fourth);
  expectStatuses(stopped, { workspace: "success", preview: "failure", plan: "skipped", promote: "skipped" });
  expect(stopped.jobs.preview?.log).toMatch(
    /outlet: the draft was last changed[\s\S]*the workflow deploy with refresh/,
  );
  const partial = await start("deploy.yml", fourth, { event: { inputs: { refresh: true } } });
  expectStatuses(partial, { ...deployed, promote: "waiting" });
  expect(partial.jobs.preview?.outputs.release).toMatch(/^shop=failed,outlet=\d+$/);
  expect(partial.jobs.plan?.summary).toContain("shop is not part of this release: its scan failed");
  expect(readFileSync(join(partial.artifacts, "scans/shop.sarif"), "utf8")).toContain("pre-consent-storage");
  await approve(partial);
  expect(await serves("production")).toEqual(["Third", "Fourth"]);
  here.track(false);

  // Someone goes back by hand: the nightly run finds it, changes nothing and updates the issue of an earlier night.
  const path = { id: idOf("shop"), number: 1 };
  await dashboard.call("rollbackVersion", { path, body: { reason: "Wrong title" } });
  const logged = bench.service.accessLog().length;
  const asDeployed = state();
  const drift = await start("drift.yml", team.merge("Sleep"));
  expectStatuses(drift, { drift: "failure" });
  expect(bench.service.accessLog(logged).filter(({ method }) => method !== "GET")).toEqual([]);
  expect(state()).toEqual(asDeployed);
  expect(await serves("production")).toEqual(["Your privacy", "Fourth"]);
  const [issue, ...others] = here.posted();
  expect(issue).toMatchObject({ method: "PATCH", path: `/in/repos/${REPOSITORY}/issues/31` });
  expect(others).toEqual([]);
  expect(JSON.parse(issue?.body ?? "{}")).toMatchObject({
    labels: ["drift"],
    body: expect.stringMatching(/# Stack production/),
  });
  published.push(issue?.body ?? "");

  // Each token has done its own part, the read-only one could not do more, and none has been published anywhere.
  expect(await changesByToken(here, tokens)).toEqual([
    "preview applyTemplate",
    "preview queueScan",
    "production promoteVersion",
    "workspace createAlertChannel",
    "workspace createDomain",
    "workspace createSite",
    "workspace createTemplate",
    "workspace updateTemplate",
    "workspace verifyDomain",
  ]);
  const reader = createClient({ endpoint: bench.service.endpoint, token: tokens.read });
  await expect(reader.call("promoteVersion", { path, body: {} })).rejects.toMatchObject({ slug: "insufficient-scope" });
  for (const secret of [PASSPHRASE, ...Object.values(tokens)]) {
    expect(published.filter((text) => text.includes(secret))).toEqual([]);
  }

  const script = (command: string, env: Record<string, string> = {}) =>
    runShell(["-c", command], {
      cwd: team.clone,
      env: {
        ...machine,
        PULUMI_BACKEND_URL: backend,
        PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
        RUN: "99",
        CONSENTFORM_ENDPOINT: bench.service.endpoint,
        CONSENTFORM_TOKEN: tokens.workspace,
        ...env,
      },
    });
  // A report without an answer of the service still has the plan, and never says that there is none.
  const plan = join(first.artifacts, "report/production.json");
  const offline = { CONSENTFORM_ENDPOINT: "http://127.0.0.1:1" };
  expect(await script(`mkdir -p report && ci/report.sh production ${plan}`, offline)).toMatchObject({ status: 0 });
  const report = readFileSync(join(team.clone, "report/production.md"), "utf8");
  expect(report).toMatch(/^# Stack production\n\n\*\*The service did not answer\*\*/);
  expect(report).not.toContain("There is no plan");
  // Without the command there is no report, and never an empty one.
  writeFileSync(join(shims, "npx"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect(await script(`PATH=${shims}:$PATH ci/report.sh missing ${plan}`)).toMatchObject({ status: 1 });
  expect(existsSync(join(team.clone, "report/missing.md"))).toBe(false);
  // Without a release there is nothing to hand over, and without one nothing is planned.
  const unused = { PULUMI_BACKEND_URL: `file://${mkdtempSync(join(team.root, "empty-"))}` };
  const handedOver = await script("pulumi stack init preview > /dev/null && ci/hand-over.sh release", unused);
  expect(handedOver.status).not.toBe(0);
  expect(handedOver.output).toMatch(/output property 'run'/);
  expect((await script("ci/plan.sh production")).output).toContain("RELEASE");

  // What a team puts into its DNS and its pages.
  const outputs = await script("pulumi stack output --stack workspace --json");
  expect(JSON.parse(outputs.output)).toMatchObject({
    challenges: { "staging-shop.localhost": expect.stringMatching(/^\S+ TXT \S+$/) },
    snippets: { shop: { preview: expect.stringContaining("<script"), production: expect.stringContaining("<script") } },
  });

  // A site that visitors load is removed whole, and no other loses anything.
  writeFileSync(join(team.clone, "sites.csv"), DELETABLE.replace(/^outlet.*\n/m, ""));
  const { status, output } = await script("ci/deploy.sh workspace");
  expect({ status, output }).toEqual({ status: 0, output });
  const { data: left } = (await place.own.call("listSites", { query: { include: ["domains"] } })).data;
  expect(left.map(({ name, domains }) => [name, domains?.length])).toEqual([["shop", 2]]);

  // The template is that of run 99, and `preview` names an older run, as after a failed scan: run 98 publishes nothing.
  const sent = bench.service.accessLog().length;
  const older = await script("ci/deploy.sh preview", { CONSENTFORM_TOKEN: tokens.preview, RUN: "98" });
  expect(older.output).toContain("Run 99 has deployed the stack workspace; this is run 98");
  expect(older.status).not.toBe(0);
  expect(bench.service.accessLog(sent).filter(({ method }) => method !== "GET")).toEqual([]);
});
