import fc from "fast-check";
import { createNaming, slug, variableFor } from "../../../../../src/provider/cli/adopt/names";

test("makes a name for files, HCL labels and variables from any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, id) => {
      const name = createNaming({}).nameOf("Site", id, slug(text));
      expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThan(60);
    }),
  );
});

test.each([
  ["Nord-Apotheke München", "nord-apotheke-munchen"],
  ["../../etc/passwd", "etc-passwd"],
  ["con", "con-site"],
  ["LPT1", "lpt1-site"],
  ["24/7", "site-24-7"],
  ["日本語", "site"],
  ["", "site"],
])("%j is named %j", (text, name) => {
  expect(createNaming({}).nameOf("Site", "site_1", slug(text))).toBe(name);
});

test.each(["日本語", "アラート", "--", "a--b-"])("a channel called %j has a name that is a variable", (text) => {
  const name = createNaming({}).nameOf("AlertChannel", "chn_1", `channel-${slug(text)}`);
  expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  expect(variableFor(name, new Set())).toMatch(/^[a-z]\w*$/);
});

test("equal texts give different names, the plain one to the first", () => {
  const naming = createNaming({});
  const ids = ["site_01aaaaaa", "site_01bbbbbb", "site_02bbbbbb"];
  const names = ids.map((id) => naming.nameOf("Site", id, "shop"));
  expect(names).toEqual(["shop", "shop-bbbbbb", "shop-2bbbbbb"]);
});

test("objects keep the names of an earlier run, also when others came before them", () => {
  const first = createNaming({});
  first.nameOf("Site", "site_2", "shop");
  const second = createNaming(first.given);
  expect(second.nameOf("Site", "site_1_later", "shop")).not.toBe("shop");
  expect(second.nameOf("Site", "site_2", "renamed-since")).toBe("shop");
});

test("names that give the same variable get different ones", () => {
  const taken = new Set<string>();
  expect(["domain-a1-b", "domain-a1B", "domain-a1-b"].map((name) => variableFor(name, taken))).toEqual([
    "domainA1B",
    "domainA1B_2",
    "domainA1B_3",
  ]);
});
