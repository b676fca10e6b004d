import { App, TerraformOutput, TerraformStack } from "cdktf";
import { ConsentformProvider, ConsentSite, readBanner } from "consentform/cdktf";

const app = new App();
const stack = new TerraformStack(app, "shop");

// Endpoint and token come from CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN.
new ConsentformProvider(stack, "consentform");

// Site, domain, draft, version and promotion in one. A real program leaves both options of the site out: it is then
// protected from deletion, and one that visitors still load is refused. This one is made to be destroyed again.
const shop = new ConsentSite(stack, "shop", {
  site: { retention: 1095, deletionProtection: false, allowDeleteWhileServed: true },
  domains: { "www.shop.example": true },
  document: readBanner("../quickstart/banner.yaml"),
});

new TerraformOutput(stack, "snippet", { value: shop.snippets.production });
new TerraformOutput(stack, "version", { value: shop.version.number });

app.synth();
