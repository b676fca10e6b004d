import { claimById } from "../../../src/lifecycle";
import { splitProperties } from "../../../src/pulumi/engine-values";
import { programClaims } from "../../../src/pulumi/session";
import { refuseStripping } from "../../../src/pulumi/site-protection";
import { registry } from "../../../src/resources";

/** Recorded outputs of a rollout over these sites, as a deletion is given them. */
function rollout(siteIds: readonly string[], isProtected: boolean) {
  const sites = Object.fromEntries(siteIds.map((site, index) => [`s${index}`, { site, variables: {} }]));
  const hidden = { __consentform: { kind: "TemplateRollout", name: "all", key: "0".repeat(40) } };
  return splitProperties({ ...hidden, sites, detachOnRemove: true, ...(isProtected && { __siteProtected: true }) });
}

/** Records that the program of this run has the site. */
function keep(siteId: string): void {
  programClaims().take(claimById(registry.Site, siteId), { key: siteId, label: `Site ${siteId}` });
}

test("refuses to delete a rollout whose protected sites the run does not keep", () => {
  expect(() => refuseStripping(rollout(["site_1"], true))).toThrow(
    /^TemplateRollout all: belongs to the protected site site_1, which this run does not keep\. Nothing was deleted\./,
  );
  expect(() => refuseStripping(rollout(["site_1", "site_2", "site_3"], true))).toThrow(
    "has protected sites among site_1 and 2 more, none of which this run keeps",
  );
});

test("deletes a rollout whose sites are unprotected, or stay in the program", () => {
  expect(() => refuseStripping(rollout(["site_4"], false))).not.toThrow();
  keep("site_5");
  expect(() => refuseStripping(rollout(["site_5"], true))).not.toThrow();
  // An unprotected site may leave the program together with the rollout.
  expect(() => refuseStripping(rollout(["site_6", "site_5"], true))).not.toThrow();
});
