import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reportCommand } from "../../src/provider/cli/report";
import type { Report } from "../../src/provider/cli/report/plan-report";
import type { EngineRun } from "../support/engine-run";
import type { PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { runCommand } from "../unit/provider/cli/recorded-context";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { type Place, workbench } from "./workbench";

const bench = workbench(1);

let place: Place;
let stack: PulumiStack;
let banner: string;
let program: string;
beforeAll(async () => {
  place = bench.place();
  // `--json` is refused where confirmations are skipped.
  stack = await place.commandLine(join(repositoryFolder, "examples/quickstart"), {
    env: { PULUMI_SKIP_CONFIRMATIONS: undefined },
    isProgramHosted: true,
  });
  banner = readFileSync(join(stack.folder, "banner.yaml"), "utf8");
  program = readFileSync(join(stack.folder, "index.ts"), "utf8");
  succeeded(await stack.up());
}, 240_000);

async function reportOf({ stdout }: EngineRun, variables: Record<string, string> = {}): Promise<Report> {
  const file = join(stack.folder, "plan.json");
  writeFileSync(file, stdout);
  const run = await runCommand(reportCommand, [file, "--format", "json"], variables);
  expect(run).toMatchObject({ status: 0, stderr: [] });
  return JSON.parse(run.stdout.join("\n"));
}

const asking = () => ({ CONSENTFORM_ENDPOINT: bench.service.endpoint, CONSENTFORM_TOKEN: place.token });

test("reports changed texts and colors, what production serves, and who is asked again", async () => {
  stack.write(
    "banner.yaml",
    banner.replace("title: Your privacy", "title: Your choice").replaceAll("#0b57d0", "#0b57d1"),
  );
  const preview = await stack.preview("--json");
  const { run: report, operations } = await operationsDuring(bench.service, () => reportOf(preview, asking()));
  expect(operations).toEqual(["listSites", "getVersion"]);
  expect(report).toMatchObject({
    operation: "change",
    complete: true,
    summary: { create: 0, update: 2, replace: 1, delete: 0, unchanged: 2 },
    deletions: [],
    production: [{ action: "move", from: 1, to: null, served: { number: 1 }, gate: expect.stringContaining("warn") }],
    banners: [{ texts: [{ language: "en", path: "banner.title" }], findings: [] }],
  });
  expect(report.banners[0]?.design.map(({ path }) => path)).toContain("theme.tokens.light.accept.bg");
  expect(report.production[0]?.reconsent).toMatchObject([{ trigger: "on_text_change" }]);
  expect(JSON.stringify(report)).not.toContain(place.token);

  // A hundred sites a request, of which only one exists.
  const { steps } = JSON.parse(preview.stdout) as { steps: { urn: string }[] };
  const move = steps.find(({ urn }) => urn.includes("consentform:Promotion::")) ?? { urn: "none" };
  const [site] = /site_[0-9a-z]{26}/.exec(JSON.stringify(move)) ?? ["none"];
  const others = Array.from({ length: 100 }, (_, number) => `site_${String(number).padStart(26, "0")}`);
  const moves = [site, ...others].map((id, number) => ({
    ...JSON.parse(JSON.stringify(move).replaceAll(site, id)),
    urn: `${move.urn}-${number}`,
  }));
  const many = await operationsDuring(bench.service, () =>
    reportOf({ ...preview, stdout: JSON.stringify({ steps: moves }) }, asking()),
  );
  expect(many.operations).toEqual(["listSites", "listSites", "getVersion"]);
  expect(many.run.production.map(({ served_state }) => served_state)).toEqual([
    "known",
    ...Array(100).fill("not-visible"),
  ]);

  const { data: blind } = await place.own.call("createToken", { body: { name: "blind", scopes: ["sites:read"] } });
  const unseen = await reportOf(preview, { ...asking(), CONSENTFORM_TOKEN: blind.secret ?? "" });
  expect(unseen.production).toMatchObject([{ served_state: "not-visible", served: null, reconsent: null }]);

  const offline = await reportOf(preview);
  expect(offline).toMatchObject({
    service: null,
    production: [{ served_state: "not-asked", served: null, gate: null, reconsent: null }],
  });
});

test("reports a deletion and a rollback", async () => {
  // Version 2 goes live first, so that there is something to go back from.
  succeeded(await stack.up());
  const without = program.replace(/const domain.*\n/, "").replace(/export const challenge.*\n/, "");
  stack.write("index.ts", without.replace("versionNumber: version.number", "versionNumber: 1"));
  const report = await reportOf(await stack.preview("--json"), asking());
  expect(report.deletions).toEqual([
    { resource: "Domain www", kind: "Domain", id: expect.stringMatching(/^dom_/), is_replaced: false },
  ]);
  expect(report.production).toMatchObject([{ action: "rollback", from: 2, to: 1, served: { number: 2 } }]);
  expect(report.changes).toEqual([]);
  stack.write("index.ts", program);
});

test("reports a program that fails as an incomplete plan", async () => {
  stack.write("banner.yaml", "schema_version: [");
  const report = await reportOf(await stack.preview("--json"));
  expect(report).toMatchObject({ complete: false, messages: [{ severity: "error" }] });
  stack.write("banner.yaml", banner);
});

test("reports what someone changed in the dashboard as drift", async () => {
  const { id } = (await place.own.call("listSites", {})).data.data[0] ?? { id: "" };
  const dashboard = await place.dashboard();
  await dashboard.call("rollbackVersion", { path: { id, number: 1 }, body: { reason: "Wrong title" } });
  const report = await reportOf(
    await stack.run("refresh", "--preview-only", "--json", "--expect-no-changes"),
    asking(),
  );
  expect(report).toMatchObject({
    operation: "drift",
    production: [{ action: "rollback", from: 2, to: 3, served: { number: 3, moved_by: `token ${dashboard.tokenId}` } }],
  });
});

test("a promotion after a rollback by hand is one, though its number is lower", async () => {
  stack.write("index.ts", program.replace("versionNumber: version.number", "versionNumber: 2"));
  succeeded(await stack.run("refresh", "--yes", "--skip-preview"));
  const preview = await stack.preview("--json");
  const { production } = await reportOf(preview, asking());
  const served = { number: 3, rolled_back_from: 1 };
  expect(production).toMatchObject([{ action: "promote", from: 3, to: 2, served }]);
  // Without the service's history, a report claims neither.
  expect((await reportOf(preview)).production).toMatchObject([{ action: "move", from: 3, to: 2 }]);
  for (const format of ["markdown", "html"]) {
    const run = await runCommand(reportCommand, [join(stack.folder, "plan.json"), "--format", format], asking());
    const text = run.stdout.join("\n");
    expect(text).toMatch(/promotion\W.*serves 3 \(a rollback to 1, which this undoes\), moved by token /s);
    expect(text).not.toContain("ROLLBACK");
  }
});
