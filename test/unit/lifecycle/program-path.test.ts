import { programPath } from "../../../src/lifecycle/program-path";
import { type Kind, registry } from "../../../src/resources";

test.each<[kind: Kind, place: string, path: string]>([
  ["Site", "/settings/timezone", "settings.timezone"],
  ["Site", "/settings/promotion_gate/max_scan_age_hours", "settings.promotionGate.maxScanAgeHours"],
  ["Site", "/settings/labels/a.b", 'settings.labels["a.b"]'],
  ["WebhookEndpoint", "/event_kinds/3", "eventKinds[3]"],
  ["TrackedService", "/storage/0/duration", "storage[0].duration"],
  // A document keeps its own spelling and its pointers.
  ["ConfigDraft", "/document/layers/0", "document/layers/0"],
  ["Site", "/unheard_of/member", "unheard_of/member"],
  ["Site", "cursor", "cursor"],
  ["Site", "", "request"],
])("of %s, the place %j is %s in a program", (kind, place, path) => {
  expect(programPath(registry[kind], place)).toBe(path);
});
