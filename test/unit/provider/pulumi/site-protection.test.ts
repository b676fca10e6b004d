import * as pulumi from "@pulumi/pulumi";
import * as consentform from "../../../../src/provider/index";
import { claimById } from "../../../../src/provider/lifecycle";
import { splitProperties } from "../../../../src/provider/pulumi/engine-values";
import { processLedger } from "../../../../src/provider/pulumi/process-state";
import { remove } from "../../../../src/provider/pulumi/runtime";
import { strippedSites, strippingRefusal } from "../../../../src/provider/pulumi/site-protection";
import { inputProperties, type Kind, registry } from "../../../../src/provider/resources";

/** Kinds of the workspace, and the wait for a domain's verification, whose deletion sends nothing. */
const KINDS_WITHOUT_SITE = new Set<Kind>([
  ...(["Site", "AlertChannel", "WebhookEndpoint", "BannerTemplate"] as const),
  "DomainVerification",
]);

/** Recorded outputs of a rollout over these sites, as a deletion is given them. */
function rollout(siteIds: readonly string[], isProtected: boolean) {
  const sites = Object.fromEntries(siteIds.map((site, index) => [`s${index}`, { site, variables: {} }]));
  const hidden = { __consentform: { kind: "TemplateRollout", name: "all", key: "0".repeat(40) } };
  return splitProperties({ ...hidden, sites, detachOnRemove: true, ...(isProtected && { __siteProtected: true }) });
}

/** The message for a resource whose deletion would strip sites. */
function refusalOf(parts: ReturnType<typeof splitProperties>): string {
  return strippingRefusal(parts, strippedSites(parts)).message;
}

/** Records that the program of this run has the site. */
function keep(siteId: string): void {
  processLedger().claims.take(claimById(registry.Site, siteId), { key: siteId, label: `Site ${siteId}` });
}

test("refuses to delete a rollout whose protected sites the run does not keep", () => {
  expect(refusalOf(rollout(["site_1"], true))).toMatch(
    /^TemplateRollout all: belongs to the protected site site_1, which this run did not declare\. It was not deleted\./,
  );
  expect(refusalOf(rollout(["site_1", "site_2", "site_3"], true))).toContain(
    "has protected sites among site_1 and 2 more, none of which this run declared",
  );
});

test("deletes a rollout whose sites are unprotected, or stay in the program", () => {
  expect(strippedSites(rollout(["site_4"], false))).toEqual([]);
  keep("site_5");
  expect(strippedSites(rollout(["site_5"], true))).toEqual([]);
  // An unprotected site may leave the program together with the rollout.
  expect(strippedSites(rollout(["site_6", "site_5"], true))).toEqual([]);
});

describe("a program whose resources pass the site as an argument", () => {
  /** The inputs that the engine gets of each resource, by its name. */
  const registered = new Map<string, pulumi.Inputs>();
  beforeAll(() =>
    pulumi.runtime.setMocks({
      newResource: ({ name, inputs }) => {
        registered.set(name, inputs);
        return { id: `id_of_${name}`, state: inputs };
      },
      call: () => ({}),
    }),
  );

  const argumentsOf = (kind: Kind, site: consentform.Site): object | null => {
    const names = inputProperties(registry[kind]).map(({ name }) => name);
    if (names.includes("site_id")) return { site };
    return names.includes("sites") ? { sites: { shop: { site } } } : null;
  };
  const kinds = Object.keys(registry) as Kind[];
  const classes = new Map<string, unknown>(Object.entries(consentform));

  /** Outputs of a resource of the kind that belongs to a new site, as a deletion in another process is given them. */
  async function recordedOf(kind: Kind, deletionProtection?: boolean): Promise<pulumi.Inputs> {
    const name = `${kind}-${deletionProtection}`;
    const site = new consentform.Site(
      `site-of-${name}`,
      deletionProtection === undefined ? {} : { deletionProtection },
    );
    const Class = classes.get(kind) as new (name: string, args: object) => pulumi.CustomResource;
    const resource = new Class(name, argumentsOf(kind, site) ?? {});
    await new Promise((resolve) => resource.id.apply(resolve));
    return registered.get(name) ?? {};
  }

  test.each(kinds)("%s: is guarded if it has a site", async (kind) => {
    const recorded = await recordedOf(kind, true);
    const isOfSite = ["siteId", "sites"].some((name) => name in recorded);
    expect(isOfSite).toBe(!KINDS_WITHOUT_SITE.has(kind));
    if (!isOfSite) return;
    // Refused before the configuration is read, so nothing can have been sent.
    await expect(remove(`id_of_${kind}`, recorded)).rejects.toThrow(
      new RegExp(`^${kind} .* belongs to the protected site id_of_site-of-${kind}-true, .*It was not deleted`),
    );
    const unprotected = await recordedOf(kind, false);
    expect(strippedSites(splitProperties(unprotected))).toEqual([]);
    // Left out, the protection depends on whether production has served the site.
    expect(splitProperties(await recordedOf(kind, undefined)).siteProtection).toBe("once live");
  });
});
