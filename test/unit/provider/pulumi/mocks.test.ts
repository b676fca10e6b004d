import * as pulumi from "@pulumi/pulumi";
import { starterDocument } from "../../../../src/consent/rules";
import * as consentform from "../../../../src/provider/index";
import { inputProperties, type Kind, registry } from "../../../../src/provider/resources";
import { programName } from "../../../../src/provider/resources/program-name";

/**
 * Programs under Pulumi's own mocks, as their unit tests have them: `newResource` returns the inputs, so nothing that
 * the service adds is there.
 */
const document = starterDocument("en");
const failures: unknown[] = [];

/** The classes by kind; each takes its own arguments. */
const classes = consentform as unknown as Record<Kind, new (name: string, args: object) => pulumi.CustomResource>;

beforeAll(() => {
  process.on("unhandledRejection", (reason) => failures.push(reason));
  return pulumi.runtime.setMocks({
    newResource: ({ name, inputs }) => ({ id: `${name}-id`, state: inputs }),
    call: ({ inputs }) => inputs,
  });
});

/** The values of all outputs of a resource. */
async function outputsOf(resource: object): Promise<Record<string, unknown>> {
  const outputs = Object.entries(resource).filter(([, value]) => pulumi.Output.isInstance(value));
  const values = outputs.map(async ([name, output]) => {
    return [name, await new Promise((resolve) => (output as pulumi.Output<unknown>).apply(resolve))] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}

/** A value for each required property: nothing validates it under mocks. */
function argumentsOf(kind: Kind): Record<string, unknown> {
  const required = inputProperties(registry[kind]).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(
    required.map(({ name, schema }) => [programName(name), schema.type === "object" ? {} : name]),
  );
}

test.each(Object.keys(registry) as Kind[])("a %s has its inputs as outputs", async (kind) => {
  const Resource = classes[kind];
  const args = argumentsOf(kind);
  expect(await outputsOf(new Resource("it", args))).toMatchObject({ id: "it-id", ...args });
});

test("a ConsentSite connects its parts", async () => {
  const shop = new consentform.ConsentSite("shop", { document, domains: { "shop.example.com": true } });
  expect(await outputsOf(shop.domains["shop.example.com"] as consentform.Domain)).toMatchObject({ siteId: "shop-id" });
  expect(await outputsOf(shop.promotion as consentform.Promotion)).toMatchObject({ siteId: "shop-id" });
});

test("a SiteFleet with waves, gates and verification connects its parts", async () => {
  const fleet = new consentform.SiteFleet("shops", {
    template: { name: "Shops", document: document as unknown as Record<string, unknown> },
    sites: [
      { key: "nord", hosts: ["nord.example.com"], previewHosts: ["preview.nord.example.com"], wave: "canary" },
      { key: "sued", hosts: ["sued.example.com"], labels: { team: "shop" } },
    ],
    waves: ["canary", "rest"],
    gate: { failOn: "error" },
    release: "production",
    verify: true,
  });
  expect(fleet.challenges.map(({ host }) => host)).toHaveLength(3);
  for (const { name, type, value } of fleet.challenges)
    expect(await outputsOf({ name, type, value })).toEqual({ name: undefined, type: undefined, value: undefined });
  expect(await outputsOf(fleet.gates.canary as consentform.ScanGate)).toMatchObject({
    sites: { nord: { site: "shops-nord-id", versionNumber: 0 } },
  });
  expect(await outputsOf(fleet.rollouts.at(-1) as consentform.TemplateRollout)).toMatchObject({
    release: "production",
    sites: { sued: { site: "shops-sued-id" } },
  });
  expect(await outputsOf(fleet.sites.sued as consentform.Site)).toMatchObject({
    settings: { labels: { team: "shop" } },
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(failures).toEqual([]);
});
