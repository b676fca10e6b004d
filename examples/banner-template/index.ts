// The part of the banner that many sites share: the controller, with a locked address, and the layout.
import * as consentform from "consentform";

const brands = new consentform.BannerTemplate("brands", {
  name: "Brands",
  description: "Identity, policy link and layout of all brands",
  document: {
    identity: { controller_name: "{{company}}", contact_email: "privacy@shop.example" },
    links: { privacy_policy: { en: "https://shop.example/{{brand}}/privacy" } },
    layout: { kind: "bar", position: "bottom" },
  },
  variables: {
    company: { required: true },
    brand: { default: "shop" },
  },
  lockedPaths: ["/identity/contact_email", "/links/privacy_policy"],
});

export const revision = brands.revision;
