// Publishes a banner to preview whenever it changes.
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false });
const draft = new consentform.ConfigDraft("banner", {
  site,
  document: consentform.readBanner("../quickstart/banner.yaml"),
});

// Immutable. A new version is published only when the banner's digest, its waivers or a trigger changes.
const version = new consentform.Version("version", {
  site,
  draftDigest: draft.digest,
  waiversDigest: draft.waiversDigest,
  triggers: { policy: "2026-11" },
  note: "autumn wording",
});

export const number = version.number;
export const digest = version.configDigest;
