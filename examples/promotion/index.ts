// What production serves, with a way back by one configuration value.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false, allowDeleteWhileServed: true });
const draft = new consentform.ConfigDraft("banner", {
  site,
  document: consentform.readBanner("../quickstart/banner.yaml"),
});
const version = new consentform.Version("version", { site, draftDigest: draft.digest });

// Normally the newest version. `pulumi config set live 3` goes back to number 3; removing the value goes on with the
// newest.
const live = new pulumi.Config().getNumber("live");
const promotion = new consentform.Promotion("live", { site, versionNumber: live ?? version.number });

export const siteId = site.id;
export const liveNumber = promotion.number;
