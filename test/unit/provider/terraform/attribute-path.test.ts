import type { Place } from "../../../../src/provider/resources";
import { stepsText, stepsTo } from "../../../../src/provider/terraform/attribute-path";
import { providerSchema } from "../../../../src/provider/terraform/schema";

const attributesOf = (type: string) => providerSchema().resources[`consentform_${type}`]?.attributes ?? [];

test.each<[type: string, place: Place, text: string]>([
  ["site", ["settings", "promotion_gate", "max_scan_age_hours"], "settings.promotion_gate.max_scan_age_hours"],
  ["site", ["settings", "labels", "a.b"], 'settings.labels["a.b"]'],
  ["config_draft", ["waivers", 1, "approved_by"], "waivers[1].approved_by"],
  ["banner_template", ["variables", "name", "default"], 'variables["name"].default'],
  // Keys of maps are the user's, also where they look like names of properties.
  ["scan_gate", ["sites", "versionNumber", "version_number"], 'sites["versionNumber"].version_number'],
  // Elements of a set have no names, and the inside of a JSON text is not Terraform's.
  ["webhook_endpoint", ["event_kinds", 3], "event_kinds"],
  ["config_draft", ["document", "layers", 0], "document"],
  ["site", ["noSuchProperty", "inside"], ""],
])("the type %s writes the place %j as %s", (type, place, text) => {
  expect(stepsText(stepsTo(attributesOf(type), place))).toBe(text);
});
