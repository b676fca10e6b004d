import { bannerNode, childNode, dereferenced } from "../../src/rules/schema-node";
import { inBannerBrowser } from "../support/banner-browser";
import { members } from "../support/banner-members";
import { testInBrowser } from "../support/browser";

/** Each member of the banner document has its effect in a real browser, or a reason why it has none. */

const run = inBannerBrowser();

testInBrowser.each(members.map((each) => [each.member, each] as const))("%s", (_, { page, coming, look }) =>
  run(async ({ visit, website }) => {
    const visitor = await visit(page ?? {}, coming);
    await look(visitor, website);
  }),
);

/** Members that change nothing in a browser. */
const withoutEffect: Readonly<Record<string, string>> = {
  schema_version: "always the same",
  "categories.exempt": "decides what a rule may switch on",
  "regimes.fallback": "always the same",
  "regimes.audience": "decides which law is evaluated",
  "reconsent.*": "decides at publish whether the revision grows",
  "records.user_agent": "what the service stores of a record",
  "tcf.*": "not built yet",
  "gpp.*": "not built yet",
};

test("no member of the schema is without a test or a reason", () => {
  const named = new Set([...members.flatMap(({ member }) => member.split(", ")), ...Object.keys(withoutEffect)]);
  const covers = (path: string) =>
    [...named].some((name) => name === path || (name.endsWith(".*") && path.startsWith(name.slice(0, -1))));
  expect(leaves(bannerNode, "").filter((path) => !covers(path))).toEqual([]);
});

/** Paths of all members that hold a value: lists and maps add nothing to a path. */
function leaves(node: typeof bannerNode, path: string): string[] {
  const { properties, items, additionalProperties } = dereferenced(node);
  if (properties !== undefined) {
    return Object.keys(properties).flatMap((key) =>
      leaves(childNode(node, key) ?? {}, path === "" ? key : `${path}.${key}`),
    );
  }
  if (items !== undefined) return leaves(items, path);
  return typeof additionalProperties === "object" ? leaves(additionalProperties, path) : [path];
}
