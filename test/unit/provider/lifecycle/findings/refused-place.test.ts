import { refusedPlace } from "../../../../../src/provider/lifecycle/findings/refused-place";
import { type Kind, type Place, registry } from "../../../../../src/provider/resources";

test.each<[kind: Kind, pointer: string, property: Place, inside?: string]>([
  ["Site", "/settings/timezone", ["settings", "timezone"]],
  ["Site", "/settings/promotion_gate/max_scan_age_hours", ["settings", "promotion_gate", "max_scan_age_hours"]],
  ["Site", "/settings/labels/a.b", ["settings", "labels", "a.b"]],
  ["WebhookEndpoint", "/event_kinds/3", ["event_kinds", 3]],
  ["TrackedService", "/storage/0/duration", ["storage", 0, "duration"]],
  // A document keeps its own spelling and its pointers.
  ["ConfigDraft", "/document/layers/0", ["document"], "/layers/0"],
  ["ConfigDraft", "/document/texts/a~1b/c~0d", ["document"], "/texts/a~1b/c~0d"],
  // A member that no program can set keeps the spelling of the request.
  ["Site", "/unheard_of/member", [], "/unheard_of/member"],
  ["Site", "/settings/unheard_of/a_b", ["settings"], "/unheard_of/a_b"],
  ["Site", "cursor", ["cursor"]],
  ["Site", "", []],
])("a %s's %j is at %j", (kind, pointer, property, inside = "") => {
  expect(refusedPlace(registry[kind], pointer)).toEqual({ property, pointer: inside });
});
