import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { titleOf } from "../e2e/banner";
import { changesByToken, GITLAB_ACCOUNT, pipelinePlace, SITES, TERRAFORM_ALERTS, WRITTEN } from "../e2e/pipeline-place";
import { gitlabProject, gitlabRunner } from "../support/gitlab-pipeline";
import { terraformEngine } from "../support/terraform-engine";

const PLAN_KEY = "a key of at least thirty-two characters";
const here = pipelinePlace("gitops-terraform");

const runner = gitlabRunner();
const engine = terraformEngine("OpenTofu");
const missing = [runner, engine].flatMap((found) => ("reason" in found ? [found.reason] : []));
if (missing.length > 0) process.stderr.write(`skipped: the pipeline of GitLab, because ${missing.join(", and ")}\n`);
const testWithTools = missing.length > 0 ? test.skip : test;

testWithTools("GitLab with OpenTofu: applies the reviewed plan and plans a stale one again", async () => {
  if ("reason" in runner || "reason" in engine) return;
  const { team, forge, bench } = here;
  const place = bench.place();
  const { read, ...write } = await here.createTokens(place);
  const tools = join(team.root, "tools");
  mkdirSync(tools);
  symlinkSync(engine.executable, join(tools, "tofu"));
  const states = join(team.root, "state");
  const machine = () => ({ ...here.machine(), PATH: `${tools}:${here.machine().PATH}` });
  const project = gitlabProject({ team, forge, machine }, runner, {
    ENGINE: "tofu",
    CONSENTFORM_ENDPOINT: bench.service.endpoint,
    TF_STATE_FOLDER: states,
    PLAN_KEY,
    CONSENTFORM_READ_TOKEN: read,
    GITLAB_COMMENT_TOKEN: "comment-token",
    CONSENTFORM_TOKEN: write,
  });
  const titles = (environment: "preview" | "production") => here.titles(place, environment);
  const banner = readFileSync(join(team.clone, "banner.yaml"), "utf8");
  const titled = (title: string) => ({ "banner.yaml": banner.replace("title: Your privacy", `title: ${title}`) });
  const issues = [
    { iid: 30, author: { id: GITLAB_ACCOUNT + 1 }, description: WRITTEN },
    { iid: 31, author: { id: GITLAB_ACCOUNT }, description: WRITTEN },
  ];
  here.answerLists({ "/issues?state=opened&labels=drift": issues });

  const begun = team.merge("First", { "sites.csv": SITES, ...TERRAFORM_ALERTS });
  const first = await here.withRecords(place, () => project.start(begun, "push"));
  expect({ status: first.status, output: first.output }).toEqual({ status: 0, output: first.output });
  expect(await titles("preview")).toEqual(["Your privacy", "Your privacy"]);
  expect(await titles("production")).toEqual([undefined, undefined]);

  const request = {
    CI_MERGE_REQUEST_IID: "7",
    CI_MERGE_REQUEST_PROJECT_ID: "5",
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "5",
  };
  const proposal = await project.start(team.propose("better", titled("Proposed")), "merge_request_event", request);
  expect(proposal).toMatchObject({ status: 0 });
  const [note] = here.posted();
  expect(note).toMatchObject({ method: "POST", path: "/in/projects/5/merge_requests/7/notes" });
  expect(JSON.parse(note?.body ?? "{}").body).toContain("Proposed");

  // A site that is merged between a plan and its approval goes live with its own run alone.
  const added = { ...titled("Second"), "sites.csv": `${SITES}new,new.localhost,staging-new.localhost,New Ltd\n` };
  const second = await here.withRecords(place, () => project.start(team.merge("Second", added), "push"));
  expect({ status: second.status, output: second.output }).toEqual({ status: 0, output: second.output });
  expect(await first.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Your privacy", "Your privacy"]);
  const { data: sites } = (await place.own.call("listSites", {})).data;
  const newSite = sites.find(({ name }) => name === "new")?.id ?? "";
  expect(await place.served(newSite, "preview")).not.toBeNull();
  expect(await place.served(newSite, "production")).toBeNull();
  expect(await here.controllers(place)).toEqual(["Shop Ltd", "Outlet Ltd"]);
  await here.expectAlerts(place);
  expect(await second.run("promote")).toMatchObject({ status: 1, output: expect.stringMatching(/plan is stale/i) });
  expect(await titles("production")).toEqual(["Your privacy", "Your privacy"]);
  expect(await second.run("plan-production")).toMatchObject({ status: 0 });
  expect(await second.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Second", "Second"]);
  expect(titleOf((await place.served(newSite, "production"))?.document)).toBe("Second");

  expect(await project.start(team.merge("Quiet"), "schedule")).toMatchObject({ status: 0 });
  const dashboard = await place.dashboard();
  const path = { id: sites.find(({ name }) => name === "shop")?.id ?? "", number: 1 };
  await dashboard.call("rollbackVersion", { path, body: { reason: "Wrong title" } });
  expect(await project.start(team.merge("Sleep"), "schedule")).toMatchObject({ status: 1 });
  const [issue, ...others] = here.posted();
  expect(issue).toMatchObject({ method: "PUT", path: "/in/projects/5/issues/31" });
  expect(others).toEqual([]);
  expect(JSON.parse(issue?.body ?? "{}").description).toContain("# Stack production");

  expect(await changesByToken(here, { read, ...write })).toEqual([
    ...["preview applyTemplate", "preview queueScan", "production promoteVersion"],
    ...["workspace createAlertChannel", "workspace createDomain", "workspace createSite"],
    ...["workspace createTemplate", "workspace updateTemplate", "workspace verifyDomain"],
  ]);
  const published = [...project.printed, note?.body ?? "", issue?.body ?? ""];
  for (const secret of [PLAN_KEY, read, ...Object.values(write)]) {
    expect(published.filter((text) => text.includes(secret))).toEqual([]);
  }
});
