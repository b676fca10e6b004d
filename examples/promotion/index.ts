// Promotes the newest version, or the version that the stack's configuration names.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false, allowDeleteWhileServed: true });
const draft = new consentform.ConfigDraft("banner", {
  site,
  document: consentform.readBanner("../quickstart/banner.yaml"),
});
const version = new consentform.Version("version", { site, draftDigest: draft.digest });

// The newest version by default. `pulumi config set live 3` rolls back to version 3, and `pulumi config rm live`
// returns to the newest.
const live = new pulumi.Config().getNumber("live");
const promotion = new consentform.Promotion("live", { site, versionNumber: live ?? version.number });

export const siteId = site.id;
export const liveNumber = promotion.number;
