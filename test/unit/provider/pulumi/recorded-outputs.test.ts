import fc from "fast-check";
import { DECLARED } from "../../../../src/provider/lifecycle";
import { knownOutputs, recordedOutputs } from "../../../../src/provider/pulumi/recorded-outputs";
import { type Definition, outputProperties, type Properties, registry } from "../../../../src/provider/resources";
import { valuesOf } from "../../../support/schema-values";

const definitions = Object.values<Definition>(registry);

/** A site as the service answers it, with nothing declared but its name. */
const site: Properties = {
  id: "site_1",
  workspace_id: "wks_1",
  name: "Shop",
  retention: 1095,
  etag: '"a"',
  effective: {},
  script_url: "https://consent.example/s/site_1/production/loader.js",
  snippets: {
    preview: '<script src="https://consent.example/s/site_1/preview/loader.js"></script>',
    production: '<script src="https://consent.example/s/site_1/production/loader.js"></script>',
  },
  settings: {
    default_language: "en",
    timezone: "UTC",
    allow_direct_production: false,
    record_ip: "none",
    labels: {},
    promotion_gate: {
      mode: "warn",
      fail_on: "error",
      max_scan_age_hours: 168,
      require_verified_domain: true,
      require_install_check: false,
    },
  },
  [DECLARED]: ["/name"],
};

test("state leaves out a site's script tags and defaults, which are restored", () => {
  const recorded = recordedOutputs(registry.Site, "site_1", site);
  expect(Object.keys(recorded).sort()).toEqual([DECLARED, "etag", "name", "scriptUrl", "workspaceId"]);
  expect(knownOutputs(registry.Site, "site_1", recorded)).toEqual(site);
});

test("state keeps what is declared, and what differs from what would be worked out", () => {
  const settings = { ...(site.settings as Properties), timezone: "Europe/Berlin" };
  const differing = { ...site, settings, snippets: { preview: "<script>", production: "<script>" } };
  const declared = { ...site, [DECLARED]: ["/name", "/retention"] };
  for (const [outputs, names] of [
    [differing, ["settings", "snippets"]],
    [declared, ["retention"]],
  ] as const) {
    const recorded = recordedOutputs(registry.Site, "site_1", outputs);
    expect(Object.keys(recorded)).toEqual(expect.arrayContaining([...names]));
    expect(knownOutputs(registry.Site, "site_1", recorded)).toEqual(outputs);
  }
});

test("a refresh leaves what an earlier release recorded in full as it is", () => {
  const { [DECLARED]: declared, ...former } = site;
  const full = { ...former, scriptUrl: site.script_url, workspaceId: "wks_1", [DECLARED]: declared };
  const recorded = recordedOutputs(registry.Site, "site_1", site, full);
  expect(recorded).toMatchObject({ id: "site_1", retention: 1095, snippets: site.snippets, effective: {} });
});

test.each(definitions)("$kind: outputs survive the way to state and back", (definition) => {
  const members = outputProperties(definition).map(({ name, schema }) => [name, valuesOf(schema)] as const);
  const outputs = fc.record(Object.fromEntries(members), { noNullPrototype: true });
  fc.assert(
    fc.property(outputs, (generated) => {
      const all: Properties = { ...generated, [DECLARED]: [] };
      const id = String(all.id ?? "id_1");
      expect(knownOutputs(definition, id, recordedOutputs(definition, id, all))).toEqual(all);
    }),
    { numRuns: 20 },
  );
});
