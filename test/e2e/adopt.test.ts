import { type AdoptionBench, filesOf, openAdoptionBench, secretsOf } from "../support/adoption";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { outputOf, succeeded } from "./output-of";

let bench: AdoptionBench;
let out: string;
let stack: PulumiStack;
beforeAll(async () => {
  bench = await openAdoptionBench();
  out = bench.newFolder();
});
afterAll(async () => {
  stack?.remove();
  await bench?.close();
});

test("adopts every kind, and neither tokens nor what another deployment manages", async () => {
  const { status, stderr, stdout } = await bench.adopt(out, "pulumi", "--stack", "test");
  expect(status).toBe(0);
  expect(stdout[0]).toContain(`${bench.workspace.siteIds.length} sites`);
  const { resources } = JSON.parse(filesOf(out)["import.json"] ?? "") as { resources: { type: string; id: string }[] };
  const kinds = new Set(resources.map(({ type }) => type.replace(/.*:/, "")));
  expect([...kinds].sort()).toEqual([
    ...["AlertChannel", "BannerTemplate", "ConfigDraft", "Domain", "DomainVerification", "InstallCheck"],
    ...["IssueSuppression", "Promotion", "ScanSchedule", "Site", "TrackedService", "Version", "WebhookEndpoint"],
  ]);
  const sites = resources.filter(({ type }) => type.endsWith(":Site")).map(({ id }) => id);
  expect(sites).toEqual(bench.workspace.siteIds);
  const { managedSiteId, tokenId } = bench.workspace;
  expect(resources.filter(({ id }) => id.startsWith(managedSiteId) || id === tokenId)).toEqual([]);
  expect(stderr.filter((line) => line.includes(managedSiteId))).toEqual([
    expect.stringContaining("Another deployment manages its draft (managed_by 0123456789abcdef.other)"),
  ]);
  expect(stderr.filter((line) => line.includes(bench.workspace.reservedSiteId))).toEqual([
    expect.stringContaining("settings.labels.__proto__: is a reserved name"),
  ]);
  expect(stderr.filter((line) => line.includes(tokenId))).toEqual([expect.stringContaining("Not adopted: token")]);
});

test("a second run writes the same files, and none of them has a secret", async () => {
  const before = filesOf(out);
  await bench.adopt(out, "pulumi", "--stack", "test");
  expect(filesOf(out)).toEqual(before);
  for (const secret of secretsOf(bench)) expect(JSON.stringify(before)).not.toContain(secret);
});

test("the import and the first deployment change nothing in the service", async () => {
  stack = await createPulumiStack({
    program: out,
    config: { "consentform:endpoint": bench.variables.CONSENTFORM_ENDPOINT },
    secretConfig: { "consentform:token": bench.variables.CONSENTFORM_TOKEN },
  });
  const writes = await bench.writesDuring(async () => {
    succeeded(await stack.run("import", "--yes", "--file", "import.json", "--generate-code=false", "--skip-preview"));
    succeeded(await stack.preview("--expect-no-changes"));
    succeeded(await stack.up("--expect-no-changes"));
    succeeded(await stack.preview("--refresh", "--expect-no-changes"));
  });
  expect(writes).toEqual([]);
});

test("the program manages what it adopted, including an unreadable value", async () => {
  const url = "https://hooks.slack.com/services/T1/B1/new-secret";
  succeeded(await stack.run("config", "set", "--secret", "channelSlackUrl", url));
  const workspace = filesOf(stack.folder)["workspace.ts"] ?? "";
  stack.write("workspace.ts", workspace.replace(', { ignoreChanges: ["url"] }', ""));
  const banner = filesOf(stack.folder)["banner/nord-apotheke.yaml"] ?? "";
  stack.write("banner/nord-apotheke.yaml", banner.replace("Title 0", "Changed 0"));
  const writes = await bench.writesDuring(async () => {
    const run = succeeded(await stack.up());
    expect(outputOf(run)).toMatch(/3 updated.*1 replaced/s);
  });
  const site = bench.workspace.siteIds[0];
  expect(writes.sort()).toEqual([
    expect.stringMatching(/^PATCH \/alert-channels\//),
    `POST /sites/${site}/versions`,
    `POST /sites/${site}/versions/2/promote`,
    `PUT /sites/${site}/config/draft`,
  ]);
});
