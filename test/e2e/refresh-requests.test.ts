import { createClient } from "../../src/client";
import {
  FLEET_QUOTA,
  FLEET_SITES,
  KINDS_OF_SITE,
  limitPages,
  MOST_REQUESTS,
  prepareFleet,
  requestsDuring,
} from "../support/fleet-of-kinds";
import { type InlineStack, inlineStack, type ProgramModules } from "../support/inline-stack";
import { type ListeningLaboratory, openListeningLaboratory } from "../support/terraform-laboratory";
import { bannerTitled } from "./banner";
import { succeeded } from "./output-of";

interface Args {
  readonly sites: number;
  readonly document: ReturnType<typeof bannerTitled>;
  /** Null: only sites and domains are made, so that the rest can be prepared. */
  readonly fingerprints: readonly string[] | null;
}

function fleet({ consentform }: ProgramModules, { sites, document, fingerprints }: Args): undefined {
  for (let index = 0; index < sites; index += 1) {
    const name = `shop-${String(index).padStart(4, "0")}`;
    const site = new consentform.Site(name, {
      ...{ name, deletionProtection: false, settings: { promotionGate: { mode: "off" } } },
    });
    const domain = new consentform.Domain(name, { site, host: `${name}.example.com` });
    if (fingerprints === null) continue;
    const verified = new consentform.DomainVerification(name, { domain });
    const draft = new consentform.ConfigDraft(name, { site, document });
    const version = new consentform.Version(name, { site, draftDigest: draft.digest });
    new consentform.Promotion(name, { site, versionNumber: version.number });
    new consentform.ScanSchedule(name, { site, hour: 4 });
    new consentform.TrackedService(name, {
      ...{ site, key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" },
    });
    new consentform.InstallCheck(name, { site, url: `https://${name}.example.com/` }, { dependsOn: [verified] });
    new consentform.IssueSuppression(name, {
      ...{ site, environment: "preview", fingerprint: fingerprints[index] ?? "" },
      ...{ reason: "accepted_risk", comment: "Known and harmless." },
    });
  }
  return undefined;
}

let laboratory: ListeningLaboratory;
let stack: InlineStack<Args>;
const args = { sites: FLEET_SITES, document: bannerTitled("Fleet") };
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
    expect(refreshed.changes).toEqual({ refresh: FLEET_SITES * KINDS_OF_SITE });
  });
  process.stderr.write(`Pulumi: ${requests.length} requests for ${FLEET_SITES * KINDS_OF_SITE} resources\n`);
  expect(new Set(requests)).toEqual(new Set(["GET /sites"]));
  expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
}, 600_000);
