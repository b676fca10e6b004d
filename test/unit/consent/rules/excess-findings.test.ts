import { excessFindings, starterDocument } from "../../../../src/consent/rules";
import { corpusBanners } from "../../../support/banner-corpus";

/** Parts of documents, such as templates: what would be costly to compose is found before it is composed. */

const found = (part: unknown) => excessFindings(part).map(({ code, pointer }) => `${code} ${pointer}`);
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, {}]));

test("parts of valid documents have no findings", () => {
  const documents = [starterDocument("en"), ...corpusBanners("lawful").map(({ document }) => document)];
  for (const document of documents) {
    expect(Object.keys(document)).toContain("texts");
    for (const [name, value] of Object.entries(document)) expect(found({ [name]: value })).toEqual([]);
  }
});

const junk = { x: members(1_100) };
const nulls = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`n${index}`, null]));
const unknown = (...pointers: string[]) => pointers.map((pointer) => `unknown-key ${pointer}`);

test.each<[string, unknown, string[]]>([
  ["nothing", {}, []],
  ["a few unknown members, which the document's own findings name", { colour: members(900), identity: { x: 1 } }, []],
  [
    "many values in unknown members",
    { colour: members(600), identity: { x: members(600) } },
    unknown("/colour", "/identity/x"),
  ],
  ["a list of many values in one", { colour: Array.from({ length: 150_000 }, () => "AA") }, unknown("/colour")],
  ["members that a patch removes", { ...nulls, identity: { x: null } }, []],
  ["many values beside members that a patch removes", { ...nulls, colour: junk }, unknown("/colour")],
  ["many values in items of a list", { categories: [{ key: "a", x: junk }] }, unknown("/categories/0/x")],
  [
    "many values in place of a text",
    { identity: { controller_name: junk } },
    ["schema-violation /identity/controller_name"],
  ],
  ["a value of another type", { theme: 1, texts: [] }, []],
])("finds unknown members that are costly to compose: %s", (_what, part, expected) => {
  expect(found(part)).toEqual(expected);
});

test("reports at most a hundred unknown members", () => {
  expect(excessFindings(members(5_000))).toHaveLength(100);
});

test("names the type that a value must have in place of an object of many values", () => {
  expect(excessFindings({ identity: { controller_name: junk } }).map(({ message }) => message)).toEqual([
    "/identity/controller_name is an object; it must be a text.",
  ]);
});
