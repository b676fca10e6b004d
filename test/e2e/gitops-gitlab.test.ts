import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gitlabProject, gitlabRunner } from "../support/gitlab-pipeline";
import { titleOf } from "./banner";
import {
  changesByToken,
  GITLAB_ACCOUNT,
  initStacks,
  PASSPHRASE,
  pipelinePlace,
  SITES,
  WRITTEN,
} from "./pipeline-place";

const here = pipelinePlace("gitops");

/** The two sites that all tests of pipelines have, and two more. Twelve shops: examples.test.ts. */
const FOUR = ["more-0", "more-1"].reduce(
  (table, key) => `${table}${key},${key}.localhost,staging-${key}.localhost,${key} Ltd\n`,
  SITES,
);

const runner = gitlabRunner();
if ("reason" in runner) process.stderr.write(`skipped: gitlab-ci-local cannot run, because ${runner.reason}\n`);
const testWithRunner = "reason" in runner ? test.skip : test;

testWithRunner("GitLab: a change is reviewed, previewed, promoted by hand and watched", async () => {
  if ("reason" in runner) return;
  const { team, bench } = here;
  const place = bench.place();
  const tokens = await here.createTokens(place);
  const backend = await initStacks(here);
  const { read, ...write } = tokens;
  const project = gitlabProject(here, runner, {
    CONSENTFORM_ENDPOINT: bench.service.endpoint,
    PULUMI_BACKEND_URL: backend,
    PULUMI_CONFIG_PASSPHRASE: PASSPHRASE,
    CONSENTFORM_READ_TOKEN: read,
    GITLAB_COMMENT_TOKEN: "comment-token",
    CONSENTFORM_TOKEN: write,
    // The test of GitHub's workflows draws the pictures.
    CONSENTFORM_BROWSER: "none",
  });
  const { start } = project;
  const titles = (environment: "preview" | "production") => here.titles(place, environment);
  const banner = readFileSync(join(team.clone, "banner.yaml"), "utf8");
  const titled = (title: string) => ({ "banner.yaml": banner.replace("title: Your privacy", `title: ${title}`) });
  const notes = [
    { id: 54, author: { id: GITLAB_ACCOUNT + 1 }, body: WRITTEN },
    { id: 55, author: { id: GITLAB_ACCOUNT }, body: WRITTEN },
  ];
  here.answerLists({ "/merge_requests/7/notes?sort=created": notes });

  // A new site without its tag holds none of the others back.
  here.pages({ "more-1.localhost": "untagged" });
  const first = await here.withRecords(place, () => start(team.merge("First", { "sites.csv": FOUR }), "push"));
  expect(first).toMatchObject({ status: 0, output: expect.stringContaining("more-1 is not part of this release") });
  here.pages({});
  expect(await titles("preview")).toEqual(["Your privacy", "Your privacy"]);
  expect(await titles("production")).toEqual([undefined, undefined]);

  const request = {
    CI_MERGE_REQUEST_IID: "7",
    CI_MERGE_REQUEST_PROJECT_ID: "5",
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: "5",
  };
  const proposal = await start(team.propose("better", titled("Proposed")), "merge_request_event", request);
  expect(proposal).toMatchObject({ status: 0 });
  expect(JSON.parse(proposal.artifacts("validate")[0] ?? "")).toEqual([]);
  const [note, ...others] = here.posted();
  // Anyone can write a note that looks like ours.
  expect(note).toMatchObject({ method: "PUT", path: "/in/projects/5/merge_requests/7/notes/55" });
  expect(others).toEqual([]);
  expect(proposal.output).toContain("There are no pictures of the banner");
  expect(note?.headers["private-token"]).toBe("comment-token");
  expect(JSON.parse(note?.body ?? "{}").body).toContain("Proposed");

  // A merge between review and approval does not change what is promoted.
  const dashboard = await place.dashboard();
  const { data: all } = (await place.own.call("listSites", {})).data;
  const outlet = { path: { id: all.find(({ name }) => name === "outlet")?.id ?? "" } };
  const { document } = (await dashboard.call("getConfigDraft", outlet)).data;
  const edited = { ...document, theme: { ...document.theme, radius: 1 } };
  await dashboard.call("putConfigDraft", { ...outlet, body: { document: edited } });
  // A run that someone starts with a refresh replaces the draft that was edited by hand.
  const second = await start(team.merge("Second", titled("Second")), "web", { REFRESH: "true" });
  expect(second).toMatchObject({ status: 0 });
  expect(await titles("preview")).toEqual(["Second", "Second"]);
  expect(await first.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Your privacy", "Your privacy"]);
  expect(await here.controllers(place)).toEqual(["Shop Ltd", "Outlet Ltd"]);
  await here.expectAlerts(place);
  expect(await second.run("promote")).toMatchObject({ status: 0 });
  expect(await titles("production")).toEqual(["Second", "Second"]);
  const served = await Promise.all(all.map(({ id }) => place.served(id, "production")));
  expect(served.map((one) => titleOf(one?.document))).toEqual(Array(4).fill("Second"));

  const path = { id: all.find(({ name }) => name === "shop")?.id ?? "", number: 1 };
  await dashboard.call("rollbackVersion", { path, body: { reason: "The text was better" } });
  expect(await start(team.merge("Sleep"), "schedule")).toMatchObject({ status: 1 });
  const [issue] = here.posted();
  expect(issue).toMatchObject({ method: "POST", path: "/in/projects/5/issues" });
  expect(JSON.parse(issue?.body ?? "{}").description).toContain("# Stack production");

  expect(await changesByToken(here, tokens)).toEqual([
    ...["preview applyTemplate", "preview queueScan", "production promoteVersion"],
    ...["workspace createAlertChannel", "workspace createDomain", "workspace createSite"],
    ...["workspace createTemplate", "workspace updateTemplate", "workspace verifyDomain"],
  ]);
  const published = [...project.printed, note?.body ?? "", issue?.body ?? ""];
  for (const secret of [PASSPHRASE, ...Object.values(tokens)]) {
    expect(published.filter((text) => text.includes(secret))).toEqual([]);
  }
});
