import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { EngineRun } from "../support/engine-run";
import { eventLogsIn } from "../support/event-logs";
import { filesHolding } from "../support/files-holding";
import { asProgram, leavesInPlain, markedProgram } from "../support/marked-objects";
import { changed, plantedObjects } from "../support/planted-objects";
import { plantedNamesShown, plantedShown } from "../support/planted-values";
import { isRunning } from "../support/process-tree";
import type { PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { until } from "../support/until";
import { nativeBench, nativeProgram, pluginFolder } from "./native-stack";
import { outputOf, succeeded } from "./output-of";
import { resourceNamed } from "./state-resource";

const bench = nativeBench();

test("creates a resource with one request, and sends none while it is unchanged", async () => {
  const objects = [{ kind: "Site", name: "shop", inputs: { retention: 1095, deletionProtection: false } }];
  const stack = await bench.stack({ "index.js": nativeProgram, "objects.json": JSON.stringify({ objects }) });
  bench.laboratory.forgetRequests();
  const created = succeeded(await stack.up());
  expect(created.changes).toEqual({ create: 1 });
  expect(bench.requestsSeen()).toEqual(["POST /sites"]);
  bench.laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: 1 });
  expect(bench.requestsSeen()).toEqual([]);

  const site = resourceNamed(stack.state(), "shop");
  await bench.client.call("updateSite", { path: { id: String(site.id) }, body: { retention: 400 } });
  expect(outputOf(succeeded(await stack.preview("--refresh", "--diff")))).toMatch(/~ retention: 400 => 1095/);
  expect(succeeded(await stack.destroy()).changes).toEqual({ delete: 1 });
});

/** A site with its banner from a file, as a language without literals for documents declares it. */
const wholeProgram = `
const pulumi = require("@pulumi/pulumi");
class Native extends pulumi.CustomResource {}
const resource = (kind, name, inputs, outputs = {}) => new Native("consentform:index:" + kind, name, { ...outputs, ...inputs });
const site = resource("Site", "shop", { deletionProtection: false, allowDeleteWhileServed: true }, { snippets: undefined });
const document = require("node:fs").readFileSync("banner.yaml", "utf8");
const draft = resource("ConfigDraft", "banner", { siteId: site.id, document }, { digest: undefined });
const version = resource("Version", "version", { siteId: site.id, draftDigest: draft.digest }, { number: undefined });
resource("Promotion", "live", { siteId: site.id, versionNumber: version.number });
exports.siteId = site.id;
exports.snippet = site.snippets.production;
exports.found = site.id.apply((siteId) => pulumi.runtime.invoke("consentform:index:getSite", { siteId })).name;
`;

test("leaves one of each object when the plugin or the engine is killed", async () => {
  const banner = readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8");
  const stack = await bench.stack({ "index.js": wholeProgram, "banner.yaml": banner }, { path: [shimFolder()] });
  expect(succeeded(await stack.preview()).changes).toEqual({ create: 4 });
  for (const victim of ["plugin", "engine"] as const) await killAtCreation(stack, victim);

  bench.laboratory.forgetRequests();
  const { changes } = succeeded(await stack.up());
  expect(changes).toEqual({ create: 4 });
  const { siteId, snippet, found } = await stack.outputs();
  expect(found).toBe("shop");
  expect(snippet).toContain(`/s/${siteId}/production/loader.js`);
  const { data: sites } = await bench.client.call("listSites", { query: { name: "shop" } });
  expect(sites.data.map(({ id }) => id)).toEqual([siteId]);
  const before = bench.requestsSeen().filter((request) => !request.startsWith("GET"));
  expect(before).toEqual([
    "POST /sites",
    `PUT /sites/${siteId}/config/draft`,
    `POST /sites/${siteId}/versions`,
    `POST /sites/${siteId}/versions/1/promote`,
  ]);
  succeeded(await stack.destroy());
});

/** A folder with a program that stays the parent of the plugin, as those of version managers do. */
function shimFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plugin-shim-"));
  const shim = `#!/bin/sh\n"${pluginFolder()}/pulumi-resource-consentform" "$@"\nexit $?\n`;
  writeFileSync(join(folder, "pulumi-resource-consentform"), shim, { mode: 0o755 });
  return folder;
}

/** Kills a process of the deployment once the service has made the site, before its answer is recorded. */
async function killAtCreation(stack: PulumiStack, victim: "plugin" | "engine"): Promise<void> {
  let isMade = false;
  bench.laboratory.intercept(async (request, pass) => {
    const answer = await pass(request);
    if (request.method !== "POST") return answer;
    isMade = true;
    return new Promise(() => undefined);
  });
  const command = await stack.start("up", "--yes", "--skip-preview");
  await until(() => isMade);
  const plugins = command.hosts();
  expect(plugins.length).toBeGreaterThan(0);
  if (victim === "plugin") command.killHosts();
  else command.killEngine();
  await command.finished;
  bench.laboratory.intercept(null);
  await until(() => plugins.every((plugin) => !isRunning(plugin)), ORPHAN_LIMIT_MS);
  if (victim === "engine") await stack.cancel();
}

/** A plugin without its engine has to end within this time. */
const ORPHAN_LIMIT_MS = 10_000;

test("hides the token in its schema, refuses bad input and foreign ids, and imports", async () => {
  // Engines start the first plugin on PATH.
  const second = mkdtempSync(join(tmpdir(), "second-plugin-"));
  writeFileSync(join(second, "pulumi-resource-consentform"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const token = await bench.laboratory.token();
  const stack = await bench.stack(
    { "index.js": nativeProgram },
    { path: [pluginFolder(), second], env: { CONSENTFORM_TOKEN: token }, secretConfig: { "consentform:token": token } },
  );
  const schema = await stack.run("package", "get-schema", join(pluginFolder(), "pulumi-resource-consentform"));
  expect(JSON.parse(succeeded(schema).stdout)).toMatchObject({ name: "consentform" });
  expect(outputOf(schema)).not.toContain(token);
  const declare = (...objects: object[]) => stack.write("objects.json", JSON.stringify({ objects }));
  const refusal = async (pending: Promise<EngineRun>) => {
    const run = await pending;
    expect({ exitCode: run.exitCode, output: run.exitCode === 0 ? outputOf(run) : "" }).not.toMatchObject({
      exitCode: 0,
    });
    return outputOf(run);
  };

  declare({ kind: "Site", name: "shop", inputs: { retenton: 400, settings: { timezone: 7 } } });
  const misspelled = await refusal(stack.preview());
  expect(misspelled).toMatch(/retenton \[additionalProperties\]: is not a known property\. Did you mean retention\?/);
  expect(misspelled).toMatch(/settings\.timezone \[type\]: is a number; expected string/);

  declare({ kind: "ConfigDraft", name: "banner", inputs: { siteId: SITE_ID, document: "texts: [" } });
  expect(await refusal(stack.preview())).toMatch(/document:1:\d+: /);

  declare({ kind: "Site", name: "shop", inputs: {}, options: { version: "99.0.0" } });
  expect(await refusal(stack.preview())).toMatch(/uses version 99\.0\.0 of the consentform SDK/);

  const { data: own } = await bench.client.call("createSite", { body: { name: "Taken", retention: 400 } });
  const { data: gone } = await bench.client.call("createSite", { body: { name: "Gone" } });
  await bench.client.call("deleteSite", { path: { id: gone.id }, query: { never_live: true } });
  const other = await bench.laboratory.client({ workspace: "another" });
  const { data: foreign } = await other.call("createSite", { body: { name: "Foreign" } });
  const take = (name: string, id: string) =>
    stack.run("import", "consentform:index:Site", name, id, "--yes", "--skip-preview", "--generate-code=false");
  for (const id of [gone.id, foreign.id]) {
    expect(await refusal(take("none", id))).toContain(`${id} does not exist.`);
  }
  succeeded(await take("taken", own.id));
  // The inputs that the engine writes into a program after an import.
  const { __consentform: _hidden, ...inputs } = resourceNamed(stack.state(), "taken").inputs ?? {};
  expect(inputs).toMatchObject({ name: "Taken", retention: 400 });
  declare({ kind: "Site", name: "taken", inputs, options: { protect: true } });
  bench.laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: 1 });
  expect(bench.requestsSeen()).toEqual([]);
});

/** An id in the form of a site's. */
const SITE_ID = `site_${"0".repeat(26)}`;

/** An object of an explicit provider, which the marked program does not have. */
const explicitProgram = `
const config = new pulumi.Config("consentform");
const account = new consentform.Provider("account", {
  endpoint: config.require("endpoint"),
  token: config.requireSecret("token"),
});
exports.explicit = new consentform.Site("Explicit", { deletionProtection: false }, { provider: account }).id;
`;

test("moves a stack of dynamic classes without a change, and keeps its secrets", async () => {
  const planted = await plantedObjects(bench.laboratory, bench.client);
  const first = planted.map(asProgram);
  const files = {
    "index.js": markedProgram + explicitProgram,
    "objects.json": JSON.stringify({ objects: first, plain: [] }),
  };
  // What the program prints is searched, too.
  const moved = await bench.stack(files, { isProgramHosted: false });
  const shown: string[] = [];
  const show = async (pending: Promise<EngineRun>) => {
    const run = succeeded(await pending);
    shown.push(outputOf(run));
    return run;
  };
  const { changes } = await show(moved.up());
  const count = changes.create;

  await moved.run("config", "set", "consentform:native", "true");
  bench.laboratory.forgetRequests();
  expect((await show(moved.preview("--diff"))).changes).toEqual({ same: count });
  expect((await show(moved.up())).changes).toEqual({ same: count });
  expect(bench.requestsSeen()).toEqual([]);
  expect(readFileSync(moved.stateFile, "utf8")).not.toContain("pulumi-nodejs");

  const edited = planted.map((object) => asProgram({ ...object, inputs: changed(object) }));
  moved.write("objects.json", JSON.stringify({ objects: edited, plain: [] }));
  expect((await show(moved.up("--diff", "--show-preview"))).changes).toMatchObject({ update: expect.any(Number) });
  await show(moved.refresh("--diff"));
  bench.laboratory.forgetRequests();
  expect((await show(moved.up())).changes).toEqual({ same: count });
  expect(bench.requestsSeen()).toEqual([]);
  expect(leavesInPlain(moved, edited)).toEqual([]);
  const text = [...shown, eventLogsIn(dirname(moved.folder))].join("\n");
  expect(plantedShown(text)).toEqual([]);
  expect(plantedNamesShown(text)).toEqual([]);
  expect(filesHolding({ planted: "planted" }, join(dirname(moved.folder), "state"))).toEqual([]);
});
