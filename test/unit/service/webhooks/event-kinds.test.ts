import { type EventKind, events, scopes } from "../../../../src/consent/contract";
import { isChosen, readableGroups, selectorFaults } from "../../../../src/service/webhooks/event-kinds";

const everything = readableGroups(new Set(scopes));

test("every kind is readable with all scopes, and with none nothing is", () => {
  const groups = new Set(Object.values(events).map(({ group }) => group));
  expect(new Set(everything)).toEqual(groups);
  expect(readableGroups(new Set())).toEqual([]);
});

test.each([
  ["logs:export", ["export"]],
  ["scans:read", ["install_check", "issue", "scan", "service"]],
  ["banner:read", ["config", "template", "version"]],
  ["sites:read", ["alert", "domain", "site", "token", "webhook"]],
] as const)("%s reads %j", (scope, groups) => {
  expect(readableGroups(new Set([scope]))).toEqual(groups);
});

test.each<[EventKind, string[], string[], boolean]>([
  ["scan.failed", ["*"], ["scan"], true],
  ["scan.failed", ["*"], ["site"], false],
  ["scan.failed", ["scan.*"], ["scan"], true],
  ["scan.failed", ["scan"], ["scan"], false],
  ["scan.failed", ["scan.completed"], ["scan"], false],
  ["site.created", ["version.published", "site.created"], ["site"], true],
])("%s for selectors %j of a maker who reads %j: %s", (kind, selectors, groups, expected) => {
  expect(isChosen(kind, selectors, groups)).toBe(expected);
});

test("a selector that matches nothing, or nothing readable, is a fault", () => {
  expect(selectorFaults(["*", "scan.*"], everything)).toEqual([]);
  expect(selectorFaults(["sca.*", "export.*"], ["site"]).map(({ code }) => code)).toEqual([
    "unknown-event-kind",
    "scope-missing",
  ]);
});
