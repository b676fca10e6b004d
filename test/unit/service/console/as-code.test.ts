import { pulumiText, terraformText } from "../../../../src/service/console/as-code";
import { declarableKinds } from "../../../../src/service/console/generated/declarable-kinds";

const domain = { id: "dom_1", site_id: "site_1", host: "shop.example", include_subdomains: true, challenge: {} };

test("an object is shown as a Terraform resource with its import", () => {
  expect(terraformText(declarableKinds.domain, domain)).toBe(`import {
  to = consentform_domain.shop_example
  id = "dom_1"
}

resource "consentform_domain" "shop_example" {
  site_id = "site_1"
  host = "shop.example"
  include_subdomains = true
}`);
});

test("an object is shown as a Pulumi resource with its import", () => {
  expect(pulumiText(declarableKinds.domain, domain)).toBe(`new consentform.Domain("shop_example", {
  siteId: "site_1",
  host: "shop.example",
  includeSubdomains: true,
}, { import: "dom_1" });`);
});

test("texts of a site cannot become templates or code", () => {
  const interpolation = ["$", "{file(1)}"].join("");
  const name = `" ${interpolation} %{ if true }\n`;
  const site = { id: "site_1", name };
  expect(terraformText(declarableKinds.site, site)).toContain(`name = "\\" $${interpolation} %%{ if true }\\n"`);
  expect(pulumiText(declarableKinds.site, site)).toContain(JSON.stringify(name));
});

test("members of objects have the engine's names, and keys of maps stay", () => {
  const site = { id: "site_1", settings: { record_ip: "none", labels: { cost_center: "a" } } };
  expect(pulumiText(declarableKinds.site, site)).toContain(
    '"recordIp": "none",\n    "labels": {\n      "cost_center": "a"',
  );
  expect(terraformText(declarableKinds.site, site)).toContain(
    'record_ip = "none"\n    labels = {\n      cost_center = "a"',
  );
});

test("a service is imported by its site and key", () => {
  expect(terraformText(declarableKinds.tracked_service, { site_id: "site_1", key: "shop-stats" })).toContain(
    '"site_1/shop-stats"',
  );
});

test("only Terraform code has the key of an object, which Pulumi generates", () => {
  const site = { id: "site_1", name: "Shop", external_key: "shop" };
  expect(terraformText(declarableKinds.site, site)).toContain('external_key = "shop"');
  expect(pulumiText(declarableKinds.site, site)).not.toContain("externalKey");
});
