import { App, TerraformStack } from "cdktn";
import { ConsentformProvider, ConsentSite, readBanner } from "consentform/cdktn";

const app = new App();
const stack = new TerraformStack(app, "parts");
new ConsentformProvider(stack, "consentform");
const second = new ConsentformProvider(stack, "second", { alias: "second" });
const document = readBanner("banner.yaml");

new ConsentSite(stack, "plain", { document });
new ConsentSite(stack, "rich", {
  provider: second,
  site: { name: "Shop", settings: { defaultLanguage: "en", labels: { team: "web" } } },
  domains: { "www.shop.example": true, "shop.example": { environment: "preview" } },
  document,
  draft: { waivers: [{ code: "a-code", reason: "agreed with counsel", approvedBy: "legal" }] },
  version: { note: "autumn", triggers: { policy: "2026-11" } },
  promotion: { reason: "released by the pipeline" },
});
new ConsentSite(stack, "previewed", { document, promotion: false });

app.synth();
