import * as consentform from "consentform";

// A real program leaves both options out: a site is then protected from deletion, and one that visitors still load is
// refused. This one is made to be destroyed again.
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
