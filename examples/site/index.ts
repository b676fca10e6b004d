// A site with its settings.
import * as consentform from "consentform";

// Protected by default: the site can be deleted only after you deploy `deletionProtection: false`.
const site = new consentform.Site("shop", {
  name: "Shop",
  retention: 1095, // days that consent records are kept
  settings: {
    defaultLanguage: "en",
    timezone: "Europe/Berlin",
    // Requirements that a version must meet before it goes live. "warn" only records unmet requirements.
    promotionGate: { mode: "block", requireVerifiedDomain: true },
    labels: { team: "checkout" },
  },
});

export const siteId = site.id;
export const scriptTag = site.snippets.apply((snippets) => snippets.production);
