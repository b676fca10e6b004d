import fc from "fast-check";
import {
  composedDocument,
  type Ingredients,
  touchedLocks,
  variableFaults,
  variableValues,
} from "../../../../../src/consent/rules";
import { valueAt } from "../../../../../src/consent/values/json-pointer";
import { applyMergePatch } from "../../../../support/merge-patch";
import { processorMs } from "../../../../support/processor-time";

const ingredients = (document: unknown, more: Partial<Ingredients> = {}): Ingredients => ({
  document,
  variables: {},
  lockedPaths: [],
  ...more,
});
const compose = (
  template: Ingredients,
  draft: unknown,
  { mode = "merge" as "merge" | "replace", overrides = {}, variables = {} as Record<string, string> } = {},
) => composedDocument(template, draft, { mode, overrides, variables });

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("object"),
  ),
  object: fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__"), tie("value"), { maxKeys: 3 }),
}));

test("a merge is RFC 7396 of the draft, then the template, then the overrides", () => {
  fc.assert(
    fc.property(json.object, json.object, json.object, (draft, template, overrides) => {
      const plain = <T>(value: T): T =>
        JSON.parse(JSON.stringify(value).replaceAll("__proto__", "p").replaceAll("{{", ""));
      const [d, t, o] = [plain(draft), plain(template), plain(overrides)];
      expect(compose(ingredients(t), d, { overrides: o as object })).toEqual(applyMergePatch(applyMergePatch(d, t), o));
    }),
  );
});

test("applying again changes nothing", () => {
  fc.assert(
    fc.property(json.object, json.object, json.object, (draft, template, overrides) => {
      const once = compose(ingredients(template), draft, { overrides: overrides as object });
      expect(compose(ingredients(template), once, { overrides: overrides as object })).toEqual(once);
    }),
  );
});

test("below a lock, the template's value replaces any value of the draft", () => {
  fc.assert(
    fc.property(json.object, json.object, fc.constantFrom("/a", "/a/b", "/b/c", ""), (draft, template, lock) => {
      const result = compose(ingredients(template, { lockedPaths: [lock] }), draft);
      expect(valueAt(result, lock) ?? null).toEqual(valueAt(template, lock) ?? null);
    }),
  );
});

test("fills variables into template and overrides once, never into the draft", () => {
  const template = ingredients(
    { a: "{{x}} and {{y}} and {{z}}", b: ["{{x}}"], "{{x}}": 1 },
    { variables: { x: { required: false, default: "X" }, y: { required: false, default: null } } },
  );
  expect(compose(template, { own: "{{x}}" }, { variables: { x: "{{y}}$&" }, overrides: { c: "{{x}}" } })).toEqual({
    own: "{{x}}",
    a: "{{y}}$& and  and {{z}}",
    b: ["{{y}}$&"],
    c: "{{y}}$&",
    "{{x}}": 1,
  });
});

test("names of the prototype are names like others", () => {
  const result = compose(ingredients(JSON.parse('{"__proto__":{"a":1}}')), JSON.parse('{"constructor":2}'));
  expect(JSON.stringify(result)).toBe('{"constructor":2,"__proto__":{"a":1}}');
  expect(variableFaults({}, { constructor: "x" }).map(({ name }) => name)).toEqual(["constructor"]);
  expect(variableValues({ a: { required: false, default: null } }, {}).get("a")).toBe("");
});

test.each<[unknown, string[]]>([
  [{}, []],
  [{ links: {} }, []],
  [{ links: { imprint: { en: "/i" } } }, []],
  [{ links: { privacy_policy: {} } }, []],
  [{ links: { privacy_policy: { en: "/p" } } }, ["/links/privacy_policy"]],
  [{ links: { privacy_policy: null } }, ["/links/privacy_policy"]],
  [{ links: null }, ["/links/privacy_policy"]],
  [{ links: [] }, ["/links/privacy_policy"]],
  [{ categories: [] }, ["/categories/0"]],
  [{ "a/b": 1 }, ["/a~1b"]],
])("%j touches %j", (overrides, locks) => {
  expect(touchedLocks(overrides, ["/links/privacy_policy", "/categories/0", "/a~1b"])).toEqual(locks);
});

test("a hundred locks in a document of many members cost little more than none", () => {
  const wide = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`k${index}`, index]));
  const lockedPaths = Object.keys(wide)
    .slice(0, 100)
    .map((name) => `/${name}`);
  compose(ingredients(wide), wide);
  const usual = processorMs(() => compose(ingredients(wide), wide));
  expect(processorMs(() => compose(ingredients(wide, { lockedPaths }), wide))).toBeLessThan(8 * Math.max(usual, 20));
});
