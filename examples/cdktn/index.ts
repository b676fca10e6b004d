import { App, TerraformOutput, TerraformStack } from "cdktn";
import { ConsentformProvider, ConsentSite, readBanner } from "consentform/cdktn";

const app = new App();
const stack = new TerraformStack(app, "shop");

// Endpoint and token come from CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN.
new ConsentformProvider(stack, "consentform");

// Site, domain, draft, version and promotion in one. The options of the site are for a trial that ends with `destroy`.
// Leave them out in production: the site is then protected from deletion.
const shop = new ConsentSite(stack, "shop", {
  site: { retention: 1095, deletionProtection: false, allowDeleteWhileServed: true },
  domains: { "www.shop.example": true },
  document: readBanner("../quickstart/banner.yaml"),
});

new TerraformOutput(stack, "snippet", { value: shop.snippets.production });
new TerraformOutput(stack, "version", { value: shop.version.number });

app.synth();
