// Publishes a banner to preview whenever it changes.
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false });
const draft = new consentform.ConfigDraft("banner", {
  site,
  document: consentform.readBanner("../quickstart/banner.yaml"),
});

// Immutable: a new one is published when the banner's digest, its waivers or a trigger change, and only then.
const version = new consentform.Version("version", {
  site,
  draftDigest: draft.digest,
  waiversDigest: draft.waiversDigest,
  triggers: { policy: "2026-11" },
  note: "autumn wording",
});

export const number = version.number;
export const digest = version.configDigest;
