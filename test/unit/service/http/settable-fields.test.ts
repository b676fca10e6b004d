import fc from "fast-check";
import { applyMergePatch } from "../../../../src/consent/values/apply-merge-patch";
import { withDefaults } from "../../../../src/service/http/settable-fields";
import type { JsonValue } from "../../../../src/service/http/strict-json";

test.each<[JsonValue, JsonValue, JsonValue]>([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("RFC 7396, appendix A: %j patched with %j is %j", (target, patch, result) => {
  expect(applyMergePatch(target, patch)).toEqual(result);
});

test("a patch applied twice is applied once, and pollutes no prototype", () => {
  const value = fc.jsonValue() as fc.Arbitrary<JsonValue>;
  fc.assert(
    fc.property(value, value, (target, patch) => {
      const once = applyMergePatch(target, patch);
      expect(applyMergePatch(once, patch)).toEqual(once);
    }),
  );
  const patched = applyMergePatch({}, JSON.parse('{"__proto__":{"polluted":1}}'));
  expect(Object.keys(patched as object)).toEqual(["__proto__"]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("defaults are filled in at every depth, and what is sent stays", () => {
  const filled = withDefaults("createSite", { name: "Shop", settings: { promotion_gate: { mode: "block" } } });
  expect(filled).toMatchObject({
    retention: 1095,
    external_key: null,
    settings: {
      timezone: "UTC",
      labels: {},
      promotion_gate: { mode: "block", fail_on: "error", max_scan_age_hours: 168 },
    },
  });
});
