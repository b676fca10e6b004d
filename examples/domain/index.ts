// The hosts that a banner runs on, and the records that prove that you control them.
import * as consentform from "consentform";

const site = new consentform.Site("shop");

// One DNS record proves the host and everything below it.
const shop = new consentform.Domain("shop", { site, host: "shop.example" });

// The host on which you test the next version. The proof is a file, which covers only this host.
const staging = new consentform.Domain("staging", {
  site,
  host: "staging.shop-test.example",
  environment: "preview",
  verificationMethod: "file",
});

export const record = shop.challenge.apply(({ dns }) => `${dns.name} ${dns.type} ${dns.value}`);
export const file = staging.challenge.apply(({ file: { path, body } }) => `${path}: ${body}`);
