import { pulumiText, terraformText } from "../../../src/console/as-code";

const domain = { id: "dom_1", site_id: "site_1", host: "shop.example", include_subdomains: true, challenge: {} };

test("an object is shown as a Terraform resource with its import", () => {
  expect(terraformText("domain", domain)).toBe(`import {
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
  expect(pulumiText("domain", domain)).toBe(`new consentform.Domain("shop_example", {
  siteId: "site_1",
  host: "shop.example",
  includeSubdomains: true,
}, { import: "dom_1" });`);
});

test("texts of a site cannot become templates or code", () => {
  const interpolation = ["$", "{file(1)}"].join("");
  const name = `" ${interpolation} %{ if true }\n`;
  const site = { id: "site_1", name };
  expect(terraformText("site", site)).toContain(`name = "\\" $${interpolation} %%{ if true }\\n"`);
  expect(pulumiText("site", site)).toContain(JSON.stringify(name));
});

test("members of objects have the engine's names, and keys of maps stay", () => {
  const site = { id: "site_1", settings: { record_ip: "none", labels: { cost_center: "a" } } };
  expect(pulumiText("site", site)).toContain('"recordIp": "none",\n    "labels": {\n      "cost_center": "a"');
  expect(terraformText("site", site)).toContain('record_ip = "none"\n    labels = {\n      cost_center = "a"');
});

test("a service is imported by its site and key", () => {
  expect(terraformText("tracked_service", { site_id: "site_1", key: "shop-stats" })).toContain('"site_1/shop-stats"');
});
