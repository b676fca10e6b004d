import { bannerDocument } from "../conformance/rows/prepared";
import {
  DRAFTED_SITES,
  FLEET_QUOTA,
  FLEET_RESOURCES,
  FLEET_SITES,
  isOfSites,
  limitPages,
  MOST_REQUESTS,
  prepareFleet,
  REQUESTED,
  requestsDuring,
  TOKEN_SITES,
} from "../support/fleet-of-kinds";
import { block, jsonEncoded, reference } from "../support/hcl";
import { onOneTerraformEngine } from "../support/terraform-engine";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { type HostedProvider, hostProvider } from "../support/terraform-provider";
import { createTerraformWorkspace, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

const count = { count: FLEET_SITES };
const number = "$" + '{format("%04d", count.index)}';
const site_id = reference("consentform_site.shop[count.index].id");
const resource = (kind: string, attributes: object) =>
  block("resource", [`consentform_${kind}`, "shop"], { ...count, ...attributes });
const drafted = { count: DRAFTED_SITES };

const sites = [
  resource("site", {
    name: reference(`"shop-${number}"`),
    deletion_protection: false,
    settings: { promotion_gate: { mode: "off" } },
  }),
  resource("domain", { site_id, host: reference(`"shop-${number}.example.com"`) }),
];

const parts = (fingerprints: readonly string[]) => [
  block("locals", [], { fingerprints }),
  resource("domain_verification", { domain_id: reference("consentform_domain.shop[count.index].id") }),
  resource("config_draft", { ...drafted, site_id, document: jsonEncoded(bannerDocument("Fleet")) }),
  resource("version", {
    ...drafted,
    site_id,
    draft_digest: reference("consentform_config_draft.shop[count.index].digest"),
  }),
  resource("promotion", {
    ...drafted,
    site_id,
    version_number: reference("consentform_version.shop[count.index].number"),
  }),
  block("resource", ["consentform_banner_template", "shops"], {
    name: "Shops",
    document: jsonEncoded(bannerDocument("Fleet")),
  }),
  block("resource", ["consentform_template_rollout", "rolled"], {
    name: "rolled",
    template: reference("consentform_banner_template.shops"),
    sites: reference(
      `{ for index, shop in consentform_site.shop : shop.name => { site = shop.id } if index >= ${DRAFTED_SITES} }`,
    ),
    release: "preview",
  }),
  // Without a host of preview, the gate passes without a scan.
  resource("scan_gate", {
    site_id,
    version_number: 1,
    when_unverified: "skip",
    depends_on: reference("[consentform_version.shop, consentform_template_rollout.rolled]"),
  }),
  resource("token", {
    count: TOKEN_SITES,
    site_id,
    scopes: ["sites:read"],
    name: reference(`"token-${number}"`),
  }),
  resource("scan_schedule", { site_id, hour: 4 }),
  resource("tracked_service", { site_id, key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" }),
  resource("install_check", {
    site_id,
    url: reference(`"https://shop-${number}.example.com/"`),
    depends_on: reference("[consentform_domain_verification.shop]"),
  }),
  resource("issue_suppression", {
    site_id,
    environment: "preview",
    fingerprint: reference("local.fingerprints[count.index]"),
    reason: "accepted_risk",
    comment: "Known and harmless.",
  }),
];

onOneTerraformEngine((engine) => {
  let laboratory: ListeningLaboratory;
  let provider: HostedProvider;
  let workspace: TerraformWorkspace;
  beforeAll(async () => {
    laboratory = await openListeningLaboratory(FLEET_QUOTA);
    provider = await hostProvider();
    workspace = createTerraformWorkspace({ engine, env: provider.env });
    workspace.write("main.tf", [laboratory.provider, ...sites].join("\n"));
    succeeded(await workspace.apply());
    const fingerprints = await prepareFleet(laboratory, await laboratory.client());
    workspace.write("main.tf", [laboratory.provider, ...sites, ...parts(fingerprints)].join("\n"));
    succeeded(await workspace.apply());
  }, 900_000);
  afterAll(async () => {
    workspace?.remove();
    await provider?.close();
    await laboratory?.close();
  });

  test("a plan reads every kind of all sites with the sites, page by page", async () => {
    limitPages(laboratory);
    expect(Object.keys(workspace.state())).toHaveLength(FLEET_RESOURCES);
    const requests = await requestsDuring(laboratory, async () =>
      expect(await workspace.isSettled()).toMatchObject({ isEmpty: true, drifted: [] }),
    );
    process.stderr.write(
      `${engine.name}: ${requests.filter(isOfSites).length} requests of ${requests.length} for sites; ${FLEET_RESOURCES} resources\n`,
    );
    expect(new Set(requests)).toEqual(REQUESTED);
    expect(requests.filter(isOfSites).length).toBeLessThanOrEqual(MOST_REQUESTS);
    // Tokens and the template are read many at a time, too.
    expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS + TOKEN_SITES / 2);
  }, 300_000);
});
