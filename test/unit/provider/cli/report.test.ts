import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { starterDocument } from "../../../../src/consent/rules";
import { reportCommand } from "../../../../src/provider/cli/report";
import type { Report } from "../../../../src/provider/cli/report/plan-report";
import { repositoryFolder } from "../../../support/repository-folder";
import { runCommand } from "./recorded-context";

/** Tests in test/e2e and test/terraform use the plans of real engines; here are rare plans. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ajv = addFormats(new Ajv2020());
const isReport = ajv.compile(
  JSON.parse(readFileSync(join(repositoryFolder, "docs/reference/report-schema.json"), "utf8")),
);

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const SECRET = { "4dabf18193072939515e22adb298388d": "1b47061264138c4ac30d75fd1eb44270", plaintext: '"hunter22"' };
const document = starterDocument("en");

type Inputs = Record<string, unknown>;

function step(op: string, kind: string, name: string, before: Inputs | null, after: Inputs | null, state: Inputs = {}) {
  const type = `pulumi-nodejs:dynamic/consentform:${kind}`;
  const stateOf = (inputs: Inputs | null) => inputs && { custom: true, id: `id-${name}`, type, inputs, ...state };
  return { op, urn: `urn:pulumi:s::p::${type}::${name}`, oldState: stateOf(before), newState: stateOf(after) };
}

const draft = (name: string, before: unknown, after: unknown) =>
  step("update", "ConfigDraft", name, { siteId: name, document: before }, { siteId: name, document: after });

function withTitle(title: string) {
  const changed = structuredClone(document);
  changed.texts = { ...changed.texts, en: { ...changed.texts.en, banner: { ...changed.texts.en?.banner, title } } };
  return changed;
}

function fileOf(content: unknown): string {
  const file = join(folder, "plan.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const report = (content: unknown, ...args: string[]) => runCommand(reportCommand, [fileOf(content), ...args]);

async function json(content: unknown): Promise<Report> {
  const { stdout } = await report(content, "--format", "json");
  const value = JSON.parse(stdout.join("\n"));
  expect([isReport(value), isReport.errors]).toEqual([true, null]);
  return value;
}

test("reads types of the plugin as those of the classes, and no others", async () => {
  const plan = { steps: [draft("shop", document, withTitle("Other")), step("delete", "Site", "old", {}, null)] };
  const classes = await json(plan);
  expect(classes).toMatchObject({
    deletions: [{ resource: "Site old" }],
    banners: [{ resources: ["ConfigDraft shop"] }],
  });
  const typed = (type: string) =>
    JSON.parse(JSON.stringify(plan).replaceAll("pulumi-nodejs:dynamic/consentform", type));
  expect(await json(typed("consentform:index"))).toEqual(classes);
  expect((await json(typed("consentformer:index"))).banners).toEqual([]);
});

test("a text of a banner cannot become markup, a mention, an issue or a link", async () => {
  const title = "<img src=x onerror=alert(1)> | @team ![x](https://evil.example) `a` #12 www.evil.example **b**";
  const plan = { steps: [draft("shop", document, withTitle(title))] };
  const markdown = (await report(plan)).stdout.join("\n");
  const row = markdown.split("\n").find((line) => line.startsWith("| banner.title")) ?? "";
  expect(row.match(/(?<!\\)\|/g)).toHaveLength(4);
  for (const forbidden of ["<img", "@team", "![", "](", "https://", "`", "www.", "**"]) {
    expect(row).not.toContain(forbidden);
  }
  expect(row).not.toMatch(/(?<!&)#12/);
  expect(row).not.toContain("&#35;12");
  const html = (await report(plan, "--format", "html")).stdout.join("\n");
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("findings follow the law of today, not of the day of the rules", async () => {
  const indian = structuredClone(document);
  const rule = { id: "india", match: { countries: ["IN"] }, model: "notice" as const, first_layer: [] };
  indian.regimes = { fallback: "opt_in", rules: [rule] };
  const weakerPlaces = async (day: string) => {
    const clock = jest.spyOn(Date.prototype, "toISOString").mockReturnValue(`${day}T12:00:00.000Z`);
    const { banners } = await json({ steps: [draft("shop", null, indian)] }).finally(() => clock.mockRestore());
    return banners[0]?.findings.filter(({ code }) => code === "model-weaker-than-regime").map(({ places }) => places);
  };
  // India's act applies from 2027-05-13.
  expect(await weakerPlaces("2027-05-12")).toEqual([]);
  expect(await weakerPlaces("2027-05-13")).toEqual([["IN"]]);
});

test("invisible characters of a text are visible to the reviewer", async () => {
  const { stdout } = await report({ steps: [draft("shop", document, withTitle("a\u202eb\u200bc\u0007"))] });
  expect(stdout.join("\n")).toContain("a&#92;u{202e}b&#92;u{200b}c&#92;u{7}");
});

test("no secret of a plan is in any format", async () => {
  const steps = [
    step("update", "AlertChannel", "a", { url: "[secret]", name: "x" }, { url: SECRET, name: "y" }),
    // With --show-secrets, Pulumi writes secrets like any other value.
    step("create", "AlertChannel", "b", null, { url: "https://hooks.example/hunter22" }),
    step("create", "WebhookEndpoint", "w", null, { secret: SECRET, url: UNKNOWN }),
    draft("shop", document, { ...document, identity: { controller_name: SECRET } }),
  ];
  for (const format of ["markdown", "html", "json"]) {
    expect((await report({ steps }, "--format", format)).stdout.join("\n")).not.toContain("hunter22");
  }
  const { changes, banners } = await json({ steps });
  expect(changes[0]?.properties).toEqual([
    { path: "name", before: { state: "known", value: "x" }, after: { state: "known", value: "y" } },
  ]);
  expect(changes[2]?.properties.map(({ after }) => after)).toEqual([{ state: "sensitive" }]);
  expect(banners).toMatchObject([{ document: "sensitive", texts: [], findings: [], after_digest: null }]);
});

test("sensitive and unknown values of a Terraform plan are masked at any depth", async () => {
  const change = {
    actions: ["update"],
    before: { name: "hunter22", settings: { labels: { team: "hunter22" } }, retention: 365 },
    after: { name: "hunter22b", settings: { labels: { team: "hunter22b" } } },
    before_sensitive: { name: true, settings: { labels: { team: true } } },
    after_sensitive: { name: true, settings: { labels: { team: true } } },
    after_unknown: { retention: true },
  };
  const resource_changes = [{ address: "consentform_site.shop", mode: "managed", type: "consentform_site", change }];
  const { changes } = await json({ planned_values: {}, resource_changes });
  expect(JSON.stringify(changes)).not.toContain("hunter22");
  expect(changes).toMatchObject([
    { properties: [{ path: "retention", before: { value: 365 }, after: { state: "unknown" } }] },
  ]);
});

test("a secret input of Terraform is masked, also where the plan does not mark it", async () => {
  const change = { actions: ["create"], before: null, after: { name: "x", url: "https://hooks.example/hunter22" } };
  const type = "consentform_alert_channel";
  const resource_changes = [{ address: `${type}.a`, mode: "managed", type, change }];
  const { changes } = await json({ planned_values: {}, resource_changes });
  expect(changes[0]?.properties).toContainEqual({
    path: "url",
    before: { state: "absent" },
    after: { state: "sensitive" },
  });
  expect(JSON.stringify(changes)).not.toContain("hunter22");
});

test("removing a resource that the service keeps is not reported as a deletion", async () => {
  const steps = [step("delete", "Domain", "www", { host: "a.example.com" }, null, { retainOnDelete: true })];
  expect(await json({ steps })).toMatchObject({ deletions: [], summary: { delete: 0, forget: 1 } });
  expect((await report({ steps }, "--fail-on", "delete")).status).toBe(0);
});

test("a number that is lower or unknown is called neither promotion nor rollback", async () => {
  const { production } = await json({
    steps: [
      step("update", "Promotion", "back", { siteId: "a", versionNumber: 3 }, { siteId: "a", versionNumber: 2 }),
      step("update", "Promotion", "on", { siteId: "b", versionNumber: 3 }, { siteId: "b", versionNumber: UNKNOWN }),
      step("create", "Promotion", "new", null, { siteId: UNKNOWN, versionNumber: UNKNOWN }),
      step("delete", "Promotion", "old", { siteId: "c", versionNumber: 1 }, null),
    ],
  });
  expect(production.map(({ action, from, to }) => [action, from, to])).toEqual([
    ["move", 3, 2],
    ["move", 3, null],
    ["promote", null, null],
    ["forget", 1, null],
  ]);
});

test("500 sites with the same change are one entry, and the report stays short", async () => {
  const steps = Array.from({ length: 500 }, (_, index) => draft(`shop-${index}`, document, withTitle("Same")));
  const { banners } = await json({ steps });
  expect(banners).toHaveLength(1);
  expect(banners[0]?.resources).toHaveLength(500);
  expect((await report({ steps })).stdout.join("\n").length).toBeLessThan(5_000);
});

test("a report of 500 changes is cut to a comment's limit, deletions first", async () => {
  const steps = [
    ...Array.from({ length: 500 }, (_, index) => draft(`shop-${index}`, document, withTitle(`<${index}>`.repeat(50)))),
    step("delete", "Domain", "www", { host: "www.shop.example" }, null),
  ];
  const markdown = (await report({ steps })).stdout.join("\n");
  expect(markdown.length).toBeLessThan(65_001);
  expect(markdown).toContain("| Domain www | Domain |");
  expect(markdown).toMatch(/This report was truncated\. The HTML and JSON reports contain the rest\.$/);
  expect((await json({ steps })).banners).toHaveLength(500);
});

test("a category that moves to another place of the list is not a change of all", async () => {
  const [first, ...rest] = document.categories;
  const added = { key: "chat", label: { en: "Chat" }, description: { en: "Talk to us." } };
  const after = { ...document, categories: [...(first === undefined ? [] : [first]), added, ...rest] };
  const { banners } = await json({ steps: [draft("shop", document, after)] });
  expect(banners[0]?.categories.map(({ path }) => path)).toEqual(["categories[chat].key"]);
  expect(banners[0]?.texts.map(({ path, language }) => [path, language])).toEqual([
    ["categories[chat].label", "en"],
    ["categories[chat].description", "en"],
  ]);
});

describe("a rollout", () => {
  const template = (title: string) => {
    const { texts } = withTitle(title);
    return {
      id: "tpl_1",
      revision: UNKNOWN,
      document: { ...document, texts, identity: { controller_name: "{{company}}", contact_email: "a@shop.example" } },
      variables: { company: { required: true } },
    };
  };
  const sites = {
    nord: { site: "site_nord", variables: { company: "Nord GmbH" } },
    sued: { site: "site_sued", variables: { company: "Süd AG" }, overrides: { layout: { position: "top" } } },
  };
  const rollout = (before: Inputs, after: Inputs) =>
    step("update", "TemplateRollout", "shops", before, after, { outputs: { productionNumbers: { nord: 3, sued: 3 } } });

  test("shows a changed text once, and every site that it reaches", async () => {
    const release = "production";
    const steps = [rollout({ template: template("A"), sites, release }, { template: template("B"), sites, release })];
    const { banners, production, changes } = await json({ steps });
    expect(banners).toMatchObject([
      {
        resources: ["TemplateRollout shops[nord]", "TemplateRollout shops[sued]"],
        texts: [{ path: "banner.title" }],
        after_digest: null,
      },
    ]);
    expect(production.map(({ site_id, action, from, to }) => [site_id, action, from, to])).toEqual([
      ["site_nord", "promote", 3, null],
      ["site_sued", "promote", 3, null],
    ]);
    expect(changes).toEqual([]);
    const markdown = (await report({ steps })).stdout.join("\n");
    expect(markdown).toContain(
      "| TemplateRollout shops&#91;nord&#93;, TemplateRollout shops&#91;sued&#93; | promotion |",
    );
  });

  test("shows a site whose variables change, and no other", async () => {
    const changed = { ...sites, nord: { ...sites.nord, variables: { company: "Nord AG" } } };
    const after = { template: template("A"), sites: changed, release: "draft" };
    const { banners, production } = await json({ steps: [rollout({ ...after, sites }, after)] });
    expect(banners).toMatchObject([
      {
        resources: ["TemplateRollout shops[nord]"],
        other: [{ path: "identity.controller_name", before: { value: "Nord GmbH" }, after: { value: "Nord AG" } }],
      },
    ]);
    expect(production).toEqual([]);
  });

  test("shows digests where the template is known by its id alone", async () => {
    const before = { template: { id: "tpl_1" }, sites, digests: { nord: "sha256:a", sued: "sha256:b" } };
    const { banners } = await json({
      steps: [rollout(before, { ...before, digests: { nord: "sha256:c", sued: "sha256:b" } })],
    });
    expect(banners).toMatchObject([
      {
        resources: ["TemplateRollout shops[nord]"],
        document: "unknown",
        before_digest: "sha256:a",
        after_digest: "sha256:c",
      },
    ]);
  });
});

describe("moves of a rollout in production", () => {
  const release = "production";
  const site = { site: "site_a" };
  const template = { id: "tpl_1" };
  const moves = async (before: Inputs, after: Inputs, outputs: Inputs = {}) => {
    const common = { release, template };
    const steps = [
      step("update", "TemplateRollout", "r", { ...common, ...before }, { ...common, ...after }, { outputs }),
    ];
    const { production } = await json({ steps });
    return production.map(({ resources, action, site_id, from }) => [resources[0], action, site_id, from]);
  };
  const digests = { a: "sha256:a" };

  test("includes a key that is pointed at another site with the same document", async () => {
    const after = { digests, sites: { a: { site: "site_b" } } };
    expect(await moves({ digests, sites: { a: site } }, after)).toEqual([
      ["TemplateRollout r[a]", "promote", "site_b", null],
    ]);
  });

  test("includes the sites that an earlier run left unfinished", async () => {
    const inputs = { digests: { a: "sha256:a", b: "sha256:b" }, sites: { a: site, b: { site: "site_b" } } };
    expect(await moves(inputs, inputs, { __unfinished: ["b"], productionNumbers: { a: 3, b: 2 } })).toEqual([
      ["TemplateRollout r[b]", "promote", "site_b", 2],
    ]);
    expect((await moves(inputs, inputs)).map(([, action]) => action)).toEqual(["move", "move"]);
  });

  test("does not take a property name for a key", async () => {
    const before = { digests: { shop_a: "sha256:a" }, sites: { shop_a: site } };
    const after = { digests: { shop_a: "sha256:a" }, sites: { shop_a: site, shopA: { site: "site_b" } } };
    expect(await moves(before, after, { productionNumbers: { shop_a: 7 } })).toEqual([
      ["TemplateRollout r[shopA]", "promote", "site_b", null],
    ]);
  });
});

test("a rollout of Terraform is composed from JSON texts and unset arguments", async () => {
  const inputs = (title: string) => ({
    release: "draft",
    template: { id: "t", revision: 1, document: JSON.stringify(withTitle(title)), variables: null, locked_paths: null },
    sites: { a: { site: "s", variables: null, overrides: JSON.stringify({ layout: { kind: "bar" } }), waivers: null } },
  });
  const change = { actions: ["update"], before: inputs("A"), after: inputs("B") };
  const type = "consentform_template_rollout";
  const resource_changes = [{ address: `${type}.r`, mode: "managed", type, change }];
  const { banners } = await json({ planned_values: {}, resource_changes });
  expect(banners).toMatchObject([{ document: "known", texts: [{ path: "banner.title", after: { value: "B" } }] }]);
});

test("a replacement that deletes an object is a deletion, that of a version is not", async () => {
  const steps = [
    step("replace", "Domain", "www", { host: "a.example.com" }, { host: "b.example.com" }),
    step("replace", "Version", "v", { siteId: "a" }, { siteId: "a" }),
  ];
  const { deletions } = await json({ steps });
  expect(deletions).toEqual([{ resource: "Domain www", kind: "Domain", id: "id-www", is_replaced: true }]);
  expect((await report({ steps }, "--fail-on", "delete")).status).toBe(3);
});

test("a key with line breaks cannot write paragraphs into the report", async () => {
  const sites = { "x\n\nApproved by legal": { site: "s" } };
  const after = { release: "production", template: { id: "t" }, sites };
  const { stdout } = await report({ steps: [step("create", "TemplateRollout", "r", null, after)] });
  expect(stdout.join("\n")).not.toMatch(/^Approved by legal/m);
});

test("a template is not evaluated as if it were a whole document", async () => {
  const steps = [step("create", "BannerTemplate", "t", null, { document: { schema_version: "1" } })];
  expect((await json({ steps })).banners[0]?.findings).toEqual([]);
});

test("legal findings name their rule, and whether the stored document has them", async () => {
  const named = { ...document, identity: { controller_name: "Shop Ltd", contact_email: "privacy@shop.example" } };
  const evaluate = async (before: unknown) =>
    (await json({ steps: [draft("shop", before, document)] })).banners[0]?.findings ?? [];
  expect(await evaluate(named)).toContainEqual(
    expect.objectContaining({ code: "identity-placeholder", level: "error", is_new: true, waived: null }),
  );
  const renamed = { ...document, languages: { default: "en", available: ["en", "de"] } };
  expect(await evaluate(renamed)).toContainEqual(
    expect.objectContaining({ code: "identity-placeholder", is_new: false }),
  );
});

describe("--fail-on", () => {
  const deletion = { steps: [step("delete", "Domain", "www", { host: "www.shop.example" }, null)] };
  test.each([
    [["delete"], 3],
    [["production"], 0],
    [["production", "delete"], 3],
    [[], 0],
  ])("%j with a deletion exits with %i", async (names, status) => {
    const options = names.length === 0 ? [] : ["--fail-on", ...names];
    const run = await report(deletion, ...options);
    expect(run.status).toBe(status);
    expect(run.stdout.join("\n")).toContain("Domain www");
  });

  test("refuses every incomplete plan", async () => {
    const failed = { steps: [], diagnostics: [{ severity: "error", message: "error: no" }] };
    expect(await report(failed, "--fail-on", "delete")).toMatchObject({
      status: 3,
      stderr: ["Refused by --fail-on: the plan is incomplete."],
    });
  });
});

test.each([
  ["nothing", "", /is empty/],
  ["text", "Previewing update", /is not JSON/],
  ["a binary plan", "PK\u0003\u0004", /It is a binary plan; run `terraform show -json`/],
  ["a list", "[]", /it is not a JSON object/],
  ["a state", '{"version":4,"resources":[]}', /neither `steps` nor `resource_changes`/],
  ["a cut file", '{"steps":[', /is not JSON/],
])("%s instead of a plan is refused with what is expected", async (_, content, message) => {
  const run = await report(content);
  expect(run).toMatchObject({ status: 2, stdout: [] });
  expect(run.stderr.join("\n")).toMatch(message);
  expect(run.stderr.join("\n")).toContain("pulumi preview --json");
});

test("a byte order mark before the plan is ignored", async () => {
  expect((await report('\uFEFF{"steps":[]}')).status).toBe(0);
});

test("--endpoint without a token is refused before anything is read from the service", async () => {
  const run = await report({ steps: [] }, "--endpoint", "http://127.0.0.1:1");
  expect(run).toMatchObject({ status: 2, stderr: [expect.stringContaining("CONSENTFORM_TOKEN is not")] });
});
