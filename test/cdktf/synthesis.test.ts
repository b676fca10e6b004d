import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { version } from "../../package.json";
import { compileProgram } from "../support/compile-program";
import { installedPackage } from "../support/installed-package";
import { repositoryFolder } from "../support/repository-folder";
import { LIBRARIES, programFor, programText, synthesize, withoutStamp } from "./synthesis";

const example = (library: string) => readFileSync(join(repositoryFolder, "examples", library, "index.ts"), "utf8");

/** The synthesized configuration of a program that must not fail. */
function synthesized(library: (typeof LIBRARIES)[number], text: string, stack: string): string {
  const { status, stderr, text: result } = synthesize(library, text, stack);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return result;
}

/** Programs that the documentation shows. */
const documented = [
  ...readFileSync(join(repositoryFolder, "docs/guides/constructs.md"), "utf8").matchAll(/^```ts\n(.*?)^```$/gms),
].map(([, text = ""]) => text);

test("the programs here and in the documentation compile with both libraries", () => {
  const folder = mkdtempSync(join(installedPackage(), "programs", "constructs-"));
  try {
    cpSync(join(repositoryFolder, "examples/quickstart/tsconfig.json"), join(folder, "tsconfig.json"));
    for (const file of readdirSync(join(__dirname, "programs")).filter((name) => name.endsWith(".ts"))) {
      const text = programText(file.replace(/\.ts$/, ""));
      writeFileSync(join(folder, `cdktn-${file}`), text);
      // Ephemeral resources, functions and checks of write-only attributes came with cdktn.
      if (file !== "secrets.ts") writeFileSync(join(folder, `cdktf-${file}`), programFor("cdktf", text));
    }
    expect(documented.length).toBeGreaterThan(0);
    documented.forEach((text, index) => {
      writeFileSync(join(folder, `documented-${index}.ts`), text);
    });
    compileProgram(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("both examples synthesize the same output, except for the libraries' stamps", () => {
  expect(programFor("cdktn", example("cdktf"))).toBe(example("cdktn"));
  const [first = "", second = ""] = LIBRARIES.map((library) => synthesized(library, example(library), "shop"));
  expect(first).not.toBe(second);
  expect(withoutStamp(first)).toEqual(withoutStamp(second));
  expect(JSON.parse(second).terraform.required_providers).toEqual({
    consentform: { source: "consentform/consentform", version: `~> ${version}` },
  });
});

describe.each(LIBRARIES)("%s: a ConsentSite", (library) => {
  let resources: Record<string, Record<string, Record<string, unknown>>>;
  beforeAll(() => {
    resources = JSON.parse(synthesized(library, programText("parts"), "parts")).resource;
  });

  /** The resource of a type at a path of the construct tree, without the library's comment; null when there is none. */
  const at = (type: string, path: string) => {
    const entries = Object.entries(resources[`consentform_${type}`] ?? {});
    const found = entries.find(
      ([, { "//": comment }]) => (comment as { metadata: { path: string } }).metadata.path === path,
    );
    if (found === undefined) return null;
    const { "//": _, ...members } = found[1];
    return { address: `consentform_${type}.${found[0]}`, members };
  };
  const reference = (type: string, path: string, attribute: string) => `\${${at(type, path)?.address}.${attribute}}`;

  test("is named by its id, and its parts refer to each other", () => {
    const path = (part: string) => `parts/plain/${part}`;
    const siteId = reference("site", path("site"), "id");
    expect(at("site", path("site"))?.members).toEqual({ name: "plain" });
    expect(at("version", path("version"))?.members).toEqual({
      site_id: siteId,
      draft_digest: reference("config_draft", path("draft"), "digest"),
      waivers_digest: reference("config_draft", path("draft"), "waivers_digest"),
      accepted_rules_version: reference("config_draft", path("draft"), "rules_version"),
    });
    expect(at("promotion", path("promotion"))?.members).toEqual({
      site_id: siteId,
      version_number: reference("version", path("version"), "number"),
    });
    const { site_id, document } = at("config_draft", path("draft"))?.members ?? {};
    expect(site_id).toBe(siteId);
    const banner = readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8");
    expect(JSON.parse(String(document))).toEqual(parse(banner));
  });

  test("passes further arguments, and its provider, to its parts", () => {
    const path = (part: string) => `parts/rich/${part}`;
    const provider = "consentform.second";
    expect(at("site", path("site"))?.members).toEqual({
      name: "Shop",
      settings: { default_language: "en", labels: { team: "web" } },
      provider,
    });
    expect(at("domain", path("www.shop.example"))?.members).toMatchObject({ host: "www.shop.example", provider });
    expect(at("domain", path("shop.example"))?.members).toMatchObject({ environment: "preview", provider });
    expect(at("config_draft", path("draft"))?.members).toMatchObject({
      waivers: [{ code: "a-code", reason: "agreed with counsel", approved_by: "legal" }],
      provider,
    });
    expect(at("version", path("version"))?.members).toMatchObject({ note: "autumn", triggers: { policy: "2026-11" } });
    expect(at("promotion", path("promotion"))?.members).toMatchObject({ reason: "released by the pipeline", provider });
  });

  test("is not promoted with promotion: false", () => {
    expect(at("version", "parts/previewed/version")).not.toBeNull();
    expect(at("promotion", "parts/previewed/promotion")).toBeNull();
  });
});

test.each(LIBRARIES)("%s: a SiteFleet deploys its waves in order, and texts of its table stay texts", (library) => {
  const { resource } = JSON.parse(synthesized(library, programText("fleet"), "fleet"));
  const named = (type: string) =>
    Object.entries(resource[`consentform_${type}`] as Record<string, Record<string, unknown>>).map(
      ([name, members]) => [`consentform_${type}.${name}`, members] as const,
    );
  const rollouts = named("template_rollout").sort(([, one], [, other]) =>
    String(one.name).localeCompare(String(other.name)),
  );
  expect(rollouts.map(([, { name, release }]) => [name, release])).toEqual([
    ["shops-canary", "preview"],
    ["shops-canary-live", "production"],
    ["shops-rest", "production"],
    ["solo", "preview"],
  ]);
  const [preview = "", live = ""] = rollouts.map(([address]) => address);
  const [[gate = "", scan] = []] = named("scan_gate");
  const [[bonn] = [], [kiel] = [], [, solo] = []] = named("site");
  const versions = { site: `\${${kiel}.id}`, version_number: `\${${preview}.version_numbers["kiel"]}` };
  expect(scan).toMatchObject({ sites: { kiel: versions }, depends_on: [preview] });
  expect(rollouts[1]?.[1]).toMatchObject({ depends_on: [gate] });
  expect(rollouts[2]?.[1]).toMatchObject({
    depends_on: [live],
    template: `\${${named("banner_template").find(([, { name }]) => name === "shops")?.[0]}}`,
    sites: {
      bonn: {
        site: `\${${bonn}.id}`,
        variables: { company: "$${bonn} & %%{Co}" },
        overrides: '{"layout":{"kind":"bar","position":"bottom"}}',
      },
    },
  });
  expect(solo).toMatchObject({ name: "50 %%{off}" });
  expect(Object.fromEntries(named("site"))[String(kiel)]).toMatchObject({
    settings: { labels: { team: "web", region: "north" }, promotion_gate: { mode: "off" } },
  });
});

test("a SiteFleet is the same with both libraries, and refuses what does not fit", () => {
  const [first = "", second = ""] = LIBRARIES.map((library) => synthesized(library, programText("fleet"), "fleet"));
  expect(withoutStamp(first)).toEqual(withoutStamp(second));
  const misspelled = programText("fleet").replace('["canary", "rest"]', '["canery", "rest"]');
  expect(synthesize("cdktn", misspelled, "fleet").stderr).toContain(
    'SiteFleet shops: sites.csv:2, column wave: "kiel" is in the wave "canary", which `waves` does not list.',
  );
});

test("a SiteFleet takes a template that another program owns, whole or by its revision", () => {
  const { resource, import: imports } = JSON.parse(
    synthesized("cdktn", programText("shared-template"), "shared-template"),
  );
  const rollouts = Object.values(resource.consentform_template_rollout as Record<string, Record<string, unknown>>);
  expect(Object.fromEntries(rollouts.map(({ name, template }) => [name, template]))).toEqual({
    newest: `\${data.consentform_template.texts}`,
    fixed: { id: "tpl_01hzx3k9m4n5p6q7r8s9t0v1w2", revision: 3 },
  });
  expect(resource.consentform_banner_template).toBeUndefined();
  // A site with `adopt` is imported, as constructs take over everything that exists.
  expect(imports).toEqual([
    { id: "site_01hzx3k9m4n5p6q7r8s9t0v1w2", to: expect.stringMatching(/^consentform_site\.fixed_site-east/) },
  ]);
});

test("a ConsentSite is the same with both libraries", () => {
  const [first = "", second = ""] = LIBRARIES.map((library) => synthesized(library, programText("parts"), "parts"));
  expect(withoutStamp(first)).toEqual(withoutStamp(second));
});

test("cdktn: a write-only attribute needs the targets that have it", () => {
  const { status, stderr } = synthesize("cdktn", programText("secrets"), "secrets", { WITHOUT_TARGETS: "1" });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/write-only/i);
});

test("cdktn: ephemeral tokens, write-only attributes and the provider's functions", () => {
  const configuration = JSON.parse(synthesized("cdktn", programText("secrets"), "secrets"));
  expect(configuration.ephemeral.consentform_token.token).toMatchObject({ name: "pipeline", scopes: ["sites:read"] });
  expect(configuration.resource.consentform_alert_channel.slack).toMatchObject({
    url_wo: `\${ephemeral.consentform_token.token.secret}`,
    url_wo_version: 1,
  });
  expect(configuration.output.digest.value).toBe(`\${provider::consentform::banner_digest("{}")}`);
});
