import fc from "fast-check";
import { declaredPaths, leafPaths, select, valueAt } from "../../../../../src/provider/lifecycle/values/declared";

const nothingOpaque = () => false;

test("leaves are sorted pointers; lists, empty objects and null are leaves", () => {
  const inputs = {
    name: "a",
    site_ids: null,
    settings: { labels: { "a.b": "1", "c/d": "2" }, promotion_gate: {} },
    hosts: [{ x: 1 }],
  };
  expect(leafPaths(inputs, nothingOpaque)).toEqual([
    "/hosts",
    "/name",
    "/settings/labels/a.b",
    "/settings/labels/c~1d",
    "/settings/promotion_gate",
    "/site_ids",
  ]);
});

test("an opaque property is one leaf", () => {
  expect(leafPaths({ document: { a: { b: 1 } } }, (name) => name === "document")).toEqual(["/document"]);
});

test("selecting all leaves gives the same value back", () => {
  const names = fc.constantFrom("a", "b/c", "d~e", "f.g", "~1");
  const { value } = fc.letrec<{ value: Record<string, unknown>; member: unknown }>((tie) => ({
    member: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.constant(null), fc.array(fc.integer()), tie("value")),
    value: fc.dictionary(names, tie("member"), { noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(value, (properties) =>
      expect(select(properties, leafPaths(properties, nothingOpaque))).toEqual(properties),
    ),
  );
});

test("only the named part is selected", () => {
  const outputs = { settings: { timezone: "UTC", labels: { a: "1", b: "2" } }, etag: "x" };
  expect(select(outputs, ["/settings/labels/a", "/missing"])).toEqual({ settings: { labels: { a: "1" } } });
  expect(valueAt(outputs, "/settings/labels/b")).toBe("2");
  expect(valueAt(outputs, "/settings/constructor")).toBeUndefined();
});

test("outputs that record nothing declare nothing", () => {
  expect(declaredPaths({})).toEqual([]);
  expect(declaredPaths({ __declared: ["/name"] })).toEqual(["/name"]);
});
