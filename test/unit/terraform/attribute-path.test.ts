import { partsOf, pathText, stepsTo } from "../../../src/terraform/attribute-path";
import { providerSchema } from "../../../src/terraform/schema";

const attributesOf = (type: string) => providerSchema().resources[`consentform_${type}`]?.attributes ?? [];

test("paths of programs are taken apart, whatever names are quoted in them", () => {
  expect(partsOf('settings.labels["a.b"]')).toEqual(["settings", "labels", "a.b"]);
  expect(partsOf("eventKinds[3]")).toEqual(["eventKinds", 3]);
  expect(partsOf('labels["say \\"hi\\" [0]"].x')).toEqual(["labels", 'say "hi" [0]', "x"]);
  expect(partsOf("")).toEqual([]);
});

test.each([
  ["site", "settings.promotionGate.maxScanAgeHours", "settings.promotion_gate.max_scan_age_hours"],
  ["site", 'settings.labels["a.b"]', 'settings.labels["a.b"]'],
  ["config_draft", "waivers[1].approvedBy", "waivers[1].approved_by"],
  ["banner_template", 'variables["name"].default', 'variables["name"].default'],
  // Elements of a set have no names, and the inside of a JSON text is not Terraform's.
  ["webhook_endpoint", "eventKinds[3]", "event_kinds"],
  ["config_draft", "document.layers[0]", "document"],
  ["site", "noSuchProperty.inside", ""],
])("of %s, %s leads to %s", (type, path, text) => {
  expect(pathText(stepsTo(attributesOf(type), path))).toBe(text);
});
