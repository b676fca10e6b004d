import { App, TerraformStack } from "cdktn";
import { ConsentformProvider, DataConsentformTemplate, SiteFleet } from "consentform/cdktn";

// Fleets whose template belongs to another program: the newest revision, which each plan reads, and a fixed one. The
// second takes over a site.
const app = new App();
const stack = new TerraformStack(app, "shared-template");
new ConsentformProvider(stack, "consentform", { owner: "shared-template" });
const templateId = "tpl_01hzx3k9m4n5p6q7r8s9t0v1w2";

const newest = new DataConsentformTemplate(stack, "texts", { templateId });
new SiteFleet(stack, "newest", {
  template: newest,
  sites: [{ key: "west", hosts: ["west.example"] }],
  release: "production",
});
new SiteFleet(stack, "fixed", {
  template: { id: templateId, revision: 3 },
  sites: [{ key: "east", hosts: ["east.example"], adopt: "site_01hzx3k9m4n5p6q7r8s9t0v1w2" }],
  release: "production",
});
app.synth();
