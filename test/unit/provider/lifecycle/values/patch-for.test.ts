import fc from "fast-check";
import type { SchemaNode } from "../../../../../src/consent/contract";
import { leafPaths, selectDeclared } from "../../../../../src/provider/lifecycle/values/declared";
import { patchFor } from "../../../../../src/provider/lifecycle/values/patch-for";
import { inputProperties, type Properties, registry } from "../../../../../src/provider/resources";
import { applyMergePatch } from "../../../../support/merge-patch";
import { valuesOf } from "../../../../support/schema-values";

const sites = fc.record(
  Object.fromEntries(
    inputProperties(registry.Site)
      .filter(({ isOnWire }) => isOnWire)
      .map(({ name, schema }) => [name, valuesOf(schema as SchemaNode)] as const),
  ),
  { requiredKeys: ["name"], noNullPrototype: true },
);

const nothingOpaque = () => false;

test("applied to the object, the difference makes every declared leaf as declared", () => {
  fc.assert(
    fc.property(sites, sites, sites, (present, before, inputs) => {
      const patch = patchFor(registry.Site, {
        inputs,
        formerlyDeclared: leafPaths(before, nothingOpaque),
        present,
      });
      const result = applyMergePatch(present, patch) as Properties;
      const leaves = leafPaths(inputs, nothingOpaque);
      expect(withoutEmptyObjects(selectDeclared(result, leaves, nothingOpaque))).toEqual(withoutEmptyObjects(inputs));
    }),
  );
});

test("omits what was never declared", () => {
  const present = { name: "a", retention: 100, settings: { timezone: "UTC", labels: { foreign: "1" } } };
  const inputs = { name: "a", settings: { labels: { mine: "2" } } };
  expect(patchFor(registry.Site, { inputs, formerlyDeclared: [], present })).toEqual({
    settings: { labels: { mine: "2" } },
  });
});

test("resets what is no longer declared to its default", () => {
  const present = { name: "a", retention: 100, settings: { timezone: "Europe/Berlin" } };
  const formerlyDeclared = ["/name", "/retention", "/settings/timezone"];
  expect(patchFor(registry.Site, { inputs: { name: "a" }, formerlyDeclared, present })).toEqual({
    retention: null,
    settings: { timezone: null },
  });
});

test("local, computed and creation-only properties are never in it", () => {
  const inputs = { name: "a", deletion_protection: false, adopt: "site_1" };
  expect(patchFor(registry.Site, { inputs, formerlyDeclared: [], present: { name: "a" } })).toEqual({});
});

test("an empty object, declared now or before, keeps what others put into it", () => {
  const present = { name: "a", settings: { timezone: "Europe/Berlin", labels: { team: "legal" } } };
  for (const settings of [{}, { labels: {} }]) {
    const formerlyDeclared = leafPaths({ name: "a", settings }, nothingOpaque);
    expect(patchFor(registry.Site, { inputs: { name: "a", settings }, formerlyDeclared, present })).toEqual({});
    expect(patchFor(registry.Site, { inputs: { name: "a" }, formerlyDeclared, present })).toEqual({});
  }
});

function withoutEmptyObjects(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutEmptyObjects(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== null && JSON.stringify(member) !== "{}"));
}
