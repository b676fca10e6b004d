import { registry } from "../../../../../src/provider/resources";
import { objectKey } from "../../../../../src/provider/terraform/resource/object-key";

// State and the service hold these keys: with another hash, every resource without an external_key would be replaced.
test.each([
  ["Site", { name: "Shop" }, "af72d63e70a9b83ef30765eb1507a9cbf3e74ee5"],
  [
    "Token",
    { name: "ci", site_id: "site_1", scopes: ["sites:read"], expires_in_days: 90 },
    "e36ee20b15e7826d4621aa10e89a7cb9d7b5b4f6",
  ],
] as const)("the default key of a %s is that of 0.2.0", (kind, inputs, key) => {
  expect(objectKey(registry[kind], "team", inputs)).toBe(key);
});
