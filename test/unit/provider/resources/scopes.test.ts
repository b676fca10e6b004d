import { conditionalScopes, type Kind, registry, requiredScopes } from "../../../../src/provider/resources";

test.each<[Kind, string[]]>([
  ["Site", ["sites:read", "sites:write"]],
  ["Domain", ["sites:read", "sites:write"]],
  ["DomainVerification", ["sites:read", "sites:write"]],
  ["ConfigDraft", ["banner:read", "banner:write", "sites:read"]],
  ["Version", ["banner:publish", "banner:read", "sites:read"]],
  ["Promotion", ["banner:publish", "banner:read", "sites:read"]],
  ["ScanSchedule", ["scans:read", "scans:run", "sites:read"]],
  ["AlertChannel", ["sites:read", "sites:write"]],
  ["WebhookEndpoint", ["sites:read", "sites:write"]],
  ["Token", ["sites:read", "sites:write"]],
])("%s needs the scopes of its operations and of what it reads", (kind, scopes) => {
  expect(requiredScopes(registry[kind])).toEqual(scopes);
});

test("reports inputs that need another scope", () => {
  expect(conditionalScopes(registry.ConfigDraft)).toContainEqual({ property: "detach=true", scope: "sites:write" });
  expect(conditionalScopes(registry.Version)).toContainEqual({
    property: "gate_override_reason",
    scope: "sites:write",
  });
  expect(conditionalScopes(registry.Site)).toEqual([]);
});
