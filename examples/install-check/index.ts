// Checks that the live page loads the banner, again for each version.
import * as consentform from "consentform";

const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });

const domain = new consentform.Domain("shop", { site: shop, host: "shop.example.com" });

const verified = new consentform.DomainVerification("shop", { domain, timeoutMinutes: 30 });

const check = new consentform.InstallCheck(
  "home-page",
  { site: shop, url: "https://shop.example.com/", triggers: { version: "1" } },
  { dependsOn: verified },
);

export const result = check.result;
