// Waits until a DNS record has proved a host.
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false });
const domain = new consentform.Domain("www", { site, host: "www.shop.example" });

// The record is a resource of your DNS provider's package, made from this challenge. Let the verification depend on it:
// new consentform.DomainVerification("www", { domain }, { dependsOn: record }).
export const challenge = domain.challenge.apply(({ dns }) => dns);

const verification = new consentform.DomainVerification("www", { domain, timeoutMinutes: 10 });

export const verifiedAt = verification.verifiedAt;
