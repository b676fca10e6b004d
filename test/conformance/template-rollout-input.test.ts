import { starterDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { check } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { pathText, registry, render } from "../../src/provider/resources";
import { bannerDocument } from "./rows/prepared";

/** Findings of a preview about a rollout, before any request. */

describe("before anything is sent", () => {
  const site = (letter: string) => `site_${letter.repeat(26)}`;
  const template = {
    id: `tpl_${"0".repeat(26)}`,
    workspace_id: `wks_${"0".repeat(26)}`,
    revision: 1,
    document: bannerDocument("{{title}}"),
    variables: { title: { required: true } },
    locked_paths: ["/links"],
  };
  const findings = (inputs: Properties, recordedInputs: Properties = {}) =>
    check(registry.TemplateRollout, {
      inputs: { name: "shops", template, ...inputs },
      recordedInputs,
      isUnknown: (value) => value === "unknown",
    });
  const one = (recipe: Properties, more: Properties = {}) =>
    findings({ sites: { shop: { site: site("a"), ...recipe } }, ...more });
  const variables = { title: "Cookies" };
  const { workspace_id: workspaceId, locked_paths: lockedPaths, ...more } = template;
  const templateDigest = digest({ ...more, workspaceId, lockedPaths });

  test.each<[what: string, result: () => ReturnType<typeof findings>, path: string, message: RegExp]>([
    [
      "an unknown variable",
      () => one({ variables: { ...variables, titel: "x" } }),
      "sites.shop.variables.titel",
      /no variable titel; it has title/,
    ],
    ["a missing one", () => one({}), "sites.shop.variables.title", /requires the variable title/],
    ["an empty map", () => findings({ sites: {} }), "sites", /has 0 sites; allowed: 1 to 10000/],
    [
      "10,001 sites",
      () =>
        findings({
          template: { id: template.id },
          sites: Object.fromEntries(
            Array.from({ length: 10_001 }, (_, i) => [
              `k${i}`,
              { site: `${site("a").slice(0, -5)}${String(i).padStart(5, "0")}` },
            ]),
          ),
        }),
      "sites",
      /has 10001 sites; allowed: 1 to 10000/,
    ],
    [
      "a site in two keys",
      () => findings({ sites: { "a.b": { site: site("a"), variables }, b: { site: site("a"), variables } } }),
      "sites.b.site",
      /is the site of sites\["a\.b"\] as well/,
    ],
    [
      "an override of a locked part",
      () => one({ variables, overrides: { links: { imprint: null } } }),
      "sites.shop.overrides",
      /changes \/links, which the template locks/,
    ],
    [
      "a placeholder that nothing fills",
      () => one({ variables, overrides: { x: "{{nope}}" } }),
      "sites.shop.overrides",
      /At \/x: \{\{nope\}\} names no variable/,
    ],
    ["a note for drafts", () => one({ variables }, { note: "x" }), "note", /has no effect with release "draft"/],
    [
      "two revisions",
      () => one({ variables }, { template_revision: 3 }),
      "template_revision",
      /this template already has one/,
    ],
    [
      "an override for no site",
      () =>
        one(
          { variables },
          { release: "production", gate_overrides: { shpo: { digest: digest(1), reason: "Agreed with legal." } } },
        ),
      "gate_overrides",
      /"shpo"/,
    ],
    [
      "a finding of a document",
      () => one({ variables, overrides: { identity: starterDocument("en").identity } }),
      "sites.shop",
      /./,
    ],
  ])("names the place of %s", (_what, result, path, message) => {
    const { failures } = result();
    if (path === "none") {
      expect(failures).toEqual([]);
      return;
    }
    expect(failures.map(({ property }) => pathText(property))).toEqual(failures.map(() => path));
    expect(render(failures[0]?.message ?? "")).toMatch(message);
  });

  test("says once what is wrong with many sites", () => {
    const overrides = { identity: starterDocument("en").identity };
    const many = Object.fromEntries(
      ["a", "b", "c"].map((letter) => [letter, { site: site(letter), variables: { title: letter }, overrides }]),
    );
    const { failures } = findings({ sites: many });
    expect(new Set(failures.map(({ property }) => pathText(property)))).toEqual(new Set(["sites.a"]));
    expect(render(failures[0]?.message ?? "")).toMatch(/The same holds for 2 more sites\.$/);
  });

  test("knows the digests while the template's revision and the sites are not known yet", () => {
    const unborn = { ...template, id: "unknown", workspace_id: "unknown", revision: "unknown" };
    const { inputs, failures } = findings({ template: unborn, sites: { shop: { site: "unknown", variables } } });
    expect(failures).toEqual([]);
    expect(inputs.digests).toEqual({ shop: digest(bannerDocument("Cookies")) });
  });

  test("keeps the workspace of a template that changes, and of no other", () => {
    const sites = { shop: { site: site("a"), variables } };
    const changing = { ...template, workspace_id: "unknown", revision: "unknown" };
    const workspaceOf = (recorded: Properties) =>
      (findings({ template: changing, sites }, recorded).inputs.template as Properties).workspace_id;
    expect(workspaceOf({ template })).toBe(workspaceId);
    expect(workspaceOf({ template: { ...template, id: "tpl_other" } })).toBe("unknown");
  });

  // With other names, every rollout in state would be applied again.
  test("the digest of a template is that of the names in 0.2.0", () => {
    expect(one({ variables }).inputs.template_digest).toBe(templateDigest);
    const { id } = template;
    expect(one({ variables }, { template: { id } }).inputs.template_digest).toBe(digest({ id }));
  });

  test("evaluates an unchanged site no second time, and takes a drift for no recipe", () => {
    const overrides = { identity: starterDocument("en").identity };
    const sites = { shop: { site: site("a"), variables, overrides } };
    const accepted = { template, sites, template_digest: templateDigest, digests: { shop: digest("drifted") } };
    const { failures, inputs } = findings({ sites }, accepted);
    expect(failures).toEqual([]);
    expect(inputs.digests).not.toEqual(accepted.digests);
  });
});
