// A tracker that the site loads, blocked until the visitor agrees.
import * as consentform from "consentform";

const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });

new consentform.TrackedService("statistics", {
  site: shop,
  key: "example-analytics",
  name: "Example Analytics",
  company: "Example Analytics Ltd",
  category: "analytics",
  hosts: ["stats.example.net", "*.stats.example.net"],
  scripts: ["https://stats.example.net/tag.js*"],
  storage: [
    { pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Tells visitors apart." } },
  ],
  purposes: { en: "Counts visits and pages.", de: "Zählt Besuche und Seiten." },
  privacyUrl: "https://example.net/privacy",
});

export const siteId = shop.id;
