import { App, TerraformOutput, TerraformStack } from "cdktn";
import { BannerTemplate, bannerJson, ConsentformProvider, readBanner, readSites, SiteFleet } from "consentform/cdktn";

const app = new App();
const stack = new TerraformStack(app, "fleet");
new ConsentformProvider(stack, "consentform", { owner: "fleet" });
const document = readBanner("banner.yaml");
const controller_name = "{{company}}";

const shops = new SiteFleet(stack, "shops", {
  template: {
    document: { ...document, identity: { ...document.identity, controller_name } },
    variables: { company: { required: true } },
  },
  sites: readSites("sites.csv"),
  waves: ["canary", "rest"],
  gate: { whenUnverified: "skip", timeoutMinutes: 5 },
  release: "production",
  site: { deletionProtection: false, settings: { promotionGate: { mode: "off" }, labels: { team: "web" } } },
});

const template = new BannerTemplate(stack, "own", { name: "Own", document: bannerJson(document) });
const sites = [{ key: "solo", hosts: ["solo.example"], name: "50 %{off}" }];
new SiteFleet(stack, "solo", { template, sites, release: "preview", site: { deletionProtection: false } });

new TerraformOutput(stack, "records", {
  value: Object.fromEntries(shops.challenges.map(({ host, name, type, value }) => [host, `${name} ${type} ${value}`])),
});
app.synth();
