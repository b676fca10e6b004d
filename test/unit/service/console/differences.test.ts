import { differences } from "../../../../src/service/console/differences";

test("equal documents have no differences, in any order of members", () => {
  expect(differences({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toEqual([]);
});

test("a change is reported at the smallest part that differs", () => {
  expect(differences({ theme: { dark: { a: 1, b: 2 } } }, { theme: { dark: { a: 1, b: 3 } } })).toEqual([
    { path: ["theme", "dark", "b"], before: 2, after: 3 },
  ]);
});

test("an added member has no former value, and a removed member no later one", () => {
  expect(differences({ old: null }, { added: [] })).toEqual([
    { path: ["added"], before: undefined, after: [] },
    { path: ["old"], before: null, after: undefined },
  ]);
});

test("entries with a key are compared by it, so that a moved entry is not a change", () => {
  const [one, two] = [
    { key: "one", label: "1" },
    { key: "two", label: "2" },
  ];
  expect(differences([one, two], [two, { ...one, label: "I" }])).toEqual([
    { path: ["one", "label"], before: "1", after: "I" },
  ]);
});

test("entries without a key, or with one key twice, are compared by their place", () => {
  expect(differences(["a", "b"], ["a", "c"])).toEqual([{ path: ["1"], before: "b", after: "c" }]);
  const twice = [{ key: "one" }, { key: "one" }];
  expect(differences(twice, [...twice, { key: "one" }])).toHaveLength(1);
});

test("members named as those of all objects are compared like others", () => {
  const document = JSON.parse('{ "__proto__": { "a": 1 } }');
  expect(differences({}, document)).toEqual([{ path: ["__proto__"], before: undefined, after: { a: 1 } }]);
});
