// Waits until a DNS record proves that you control a host.
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false });
const domain = new consentform.Domain("www", { site, host: "www.shop.example" });

// Create the record from this challenge with your DNS provider's package, and make the verification depend on it:
// new consentform.DomainVerification("www", { domain }, { dependsOn: record }).
export const challenge = domain.challenge.apply(({ dns }) => dns);

const verification = new consentform.DomainVerification("www", { domain, timeoutMinutes: 10 });

export const verifiedAt = verification.verifiedAt;
