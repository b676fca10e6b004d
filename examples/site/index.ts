// A site with its settings.
import * as consentform from "consentform";

// Protected by default: a destroy, and a program without these lines, are refused until deletionProtection is false.
const site = new consentform.Site("shop", {
  name: "Shop",
  retention: 1095, // days that consent records are kept
  settings: {
    defaultLanguage: "en",
    timezone: "Europe/Berlin",
    // What a version must have before it may go live; "warn" would only record what is missing.
    promotionGate: { mode: "block", requireVerifiedDomain: true },
    labels: { team: "checkout" },
  },
});

export const siteId = site.id;
export const scriptTag = site.snippets.apply((snippets) => snippets.production);
