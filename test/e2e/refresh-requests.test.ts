import { createClient } from "../../src/provider/client";
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
import { type InlineStack, inlineStack, type ProgramModules } from "../support/inline-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { bannerTitled } from "./banner";
import { succeeded } from "./output-of";

interface Args {
  readonly sites: number;
  /** The first sites have a separate draft each; a rollout writes those of the others. */
  readonly drafted: number;
  /** The first sites have a token each. */
  readonly tokens: number;
  readonly document: ReturnType<typeof bannerTitled>;
  /** Null: only sites and domains are made, so that the rest can be prepared. */
  readonly fingerprints: readonly string[] | null;
}

function fleet({ consentform }: ProgramModules, { sites, drafted, tokens, document, fingerprints }: Args): undefined {
  const all = Array.from({ length: sites }, (_, index) => {
    const name = `shop-${String(index).padStart(4, "0")}`;
    const site = new consentform.Site(name, {
      name,
      deletionProtection: false,
      settings: { promotionGate: { mode: "off" } },
    });
    const domain = new consentform.Domain(name, { site, host: `${name}.example.com` });
    return { name, site, domain };
  });
  if (fingerprints === null) return undefined;
  const rolled = Object.fromEntries(all.slice(drafted).map(({ name, site }) => [name, { site }]));
  const template = new consentform.BannerTemplate("shops", { name: "Shops", document });
  const rollout = new consentform.TemplateRollout("rolled", { template, sites: rolled, release: "preview" });
  for (const [index, { name, site, domain }] of all.entries()) {
    const verified = new consentform.DomainVerification(name, { domain });
    let versionNumber = rollout.versionNumbers.apply((numbers) => numbers?.[name] ?? 1);
    if (index < drafted) {
      const draft = new consentform.ConfigDraft(name, { site, document });
      versionNumber = new consentform.Version(name, { site, draftDigest: draft.digest }).number;
      new consentform.Promotion(name, { site, versionNumber });
    }
    if (index < tokens) new consentform.Token(name, { name, site, scopes: ["sites:read"] });
    // Without a host of preview, the gate passes without a scan.
    new consentform.ScanGate(name, { site, versionNumber, whenUnverified: "skip" });
    new consentform.ScanSchedule(name, { site, hour: 4 });
    new consentform.TrackedService(name, {
      site,
      key: "stats",
      name: "Stats",
      company: "Stats Ltd",
      category: "analytics",
    });
    new consentform.InstallCheck(name, { site, url: `https://${name}.example.com/` }, { dependsOn: [verified] });
    new consentform.IssueSuppression(name, {
      site,
      environment: "preview",
      fingerprint: fingerprints[index] ?? "",
      reason: "accepted_risk",
      comment: "Known and harmless.",
    });
  }
  return undefined;
}

let laboratory: ListeningLaboratory;
let stack: InlineStack<Args>;
const args = {
  sites: FLEET_SITES,
  drafted: DRAFTED_SITES,
  tokens: TOKEN_SITES,
  document: bannerTitled("Fleet"),
};
let fingerprints: readonly string[];

beforeAll(async () => {
  laboratory = await openListeningLaboratory(FLEET_QUOTA);
  const token = await laboratory.token();
  stack = inlineStack(fleet, {
    config: {
      "consentform:endpoint": { value: laboratory.endpoint },
      "consentform:token": { value: token, secret: true },
    },
  });
  succeeded(await stack.up({ ...args, fingerprints: null }));
  fingerprints = await prepareFleet(laboratory, createClient({ endpoint: laboratory.endpoint, token }));
  succeeded(await stack.up({ ...args, fingerprints }));
}, 1_800_000);
afterAll(async () => {
  stack?.remove();
  await laboratory?.close();
});

test("a refresh reads every kind of all sites with the sites, page by page", async () => {
  limitPages(laboratory);
  const requests = await requestsDuring(laboratory, async () => {
    const refreshed = await stack.refresh({ ...args, fingerprints });
    succeeded(refreshed);
    expect(refreshed.changes).toEqual({ refresh: FLEET_RESOURCES });
  });
  process.stderr.write(
    `Pulumi: ${requests.filter(isOfSites).length} requests of ${requests.length} for sites; ${FLEET_RESOURCES} resources\n`,
  );
  expect(new Set(requests)).toEqual(REQUESTED);
  expect(requests.filter(isOfSites).length).toBeLessThanOrEqual(MOST_REQUESTS);
  // Tokens and the template are read many at a time, too.
  expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS + TOKEN_SITES / 2);
}, 600_000);
