import * as consentform from "consentform";

// Both options are for a trial that ends with `pulumi destroy`. Leave them out in production: the site is then
// protected from deletion.
const site = new consentform.Site("shop", {
  retention: 1095,
  deletionProtection: false,
  allowDeleteWhileServed: true,
});

const domain = new consentform.Domain("www", { site, host: "www.shop.example" });

const draft = new consentform.ConfigDraft("banner", { site, document: consentform.readBanner("banner.yaml") });

// A version is published to preview whenever the draft's digest changes; the promotion points production at it.
const version = new consentform.Version("version", { site, draftDigest: draft.digest });
const live = new consentform.Promotion("live", { site, versionNumber: version.number });

export const siteId = site.id;
export const snippet = site.snippets.apply((snippets) => snippets.production);
export const challenge = domain.challenge.apply(({ dns }) => `${dns.name} ${dns.type} ${dns.value}`);
export const liveVersion = live.versionNumber;
