import { overfullParts } from "../../../../src/consent/rules";
import type { SchemaNode } from "../../../../src/consent/rules/json-schema";

const found = (schema: object, value: unknown) =>
  overfullParts(schema as SchemaNode, value, (node) => node).map(({ keyword, instancePath, params }) => ({
    keyword,
    instancePath,
    params,
  }));

/** Names that objects of JavaScript inherit. */
const INHERITED = ["__proto__", "constructor", "hasOwnProperty"];

/** Members with these names, `__proto__` as an ordinary one. */
const members = (names: readonly string[], value: unknown): object =>
  Object.fromEntries(names.map((name) => [name, value]));

const many = (length: number) => Array.from({ length }, (_, index) => `m${index}`);
const long = Array.from({ length: 101 }, () => 1);

test("a list is left to Ajv up to a hundred items, regardless of its limit", () => {
  expect(found({ maxItems: 2 }, long.slice(1))).toEqual([]);
  expect(found({ maxItems: 2 }, long)).toEqual([{ keyword: "maxItems", instancePath: "", params: { limit: 2 } }]);
  expect(found({ maxItems: 101 }, long)).toEqual([]);
});

test("finds long lists in members, items, maps, and the branches of a choice", () => {
  const list = { maxItems: 5 };
  const tooLong = (instancePath: string) => ({ keyword: "maxItems", instancePath, params: { limit: 5 } });
  expect(found({ properties: { a: list } }, { a: long })).toEqual([tooLong("/a")]);
  expect(found({ items: { properties: { a: list } } }, [{}, { a: long }])).toEqual([tooLong("/1/a")]);
  expect(found({ additionalProperties: list }, { "x/y": long })).toEqual([tooLong("/x~1y")]);
  expect(found({ anyOf: [{ type: "string" }, { oneOf: [{ properties: { a: list } }] }] }, { a: long })).toEqual([
    tooLong("/a"),
  ]);
  // Neither null nor what no schema describes is looked into.
  expect(found({ properties: { a: list } }, { a: null, b: { a: long } })).toEqual([]);
});

test("names at most a hundred unknown members, including inherited names", () => {
  const closed = { properties: { known: {} }, additionalProperties: false };
  expect(found(closed, members(many(100), 1))).toEqual([]);
  const names = [...INHERITED, ...many(50_000)];
  const all = found(closed, { known: 1, ...members(names, {}) });
  expect(all.map(({ params }) => params)).toEqual(
    names.slice(0, 100).map((additionalProperty) => ({ additionalProperty })),
  );
  expect(found({ maxProperties: 3, ...closed }, members(names, 1))).toEqual([
    { keyword: "maxProperties", instancePath: "", params: { limit: 3 } },
  ]);
});

test.each(INHERITED)("checks a member called %s only if the object has it itself", (name) => {
  const list = { maxItems: 5 };
  const described = { properties: members([name], list) };
  const path = { instancePath: `/${name}` };
  expect(found(described, members([name], long))).toMatchObject([path]);
  expect(found(described, {})).toEqual([]);
  expect(found({ additionalProperties: list }, members([name], long))).toMatchObject([path]);
});

test("ends after a hundred findings", () => {
  const lists = members(many(200), long);
  expect(found({ additionalProperties: { maxItems: 5 } }, lists)).toHaveLength(100);
});
