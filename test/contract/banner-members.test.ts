import { bannerNode, childNode, dereferenced } from "../../src/consent/rules/schema-node";
import { inBannerBrowser } from "../support/banner-browser";
import { members } from "../support/banner-members";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";

/** Each member of the banner document has its effect in a real browser, or a reason why it has none. */

const run = inBannerBrowser();

testInBrowser.each(members.map((each) => [each.member, each] as const))("%s", (_, { page, coming, look }) =>
  run(async ({ visit, website }) => {
    const visitor = await visit(page ?? {}, coming);
    await look(visitor, website);
  }),
);

const markup = "<img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>";

/** The value with markup after each of its texts. */
const marked = (value: unknown): unknown => {
  if (typeof value === "string") return value + markup;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]));
};

const policies: [string, WebPage["headers"]][] = [
  ["without a policy", {}],
  ["with a strict policy", { "content-security-policy": "script-src http:; style-src 'self'" }],
];

testInBrowser.each(policies)("markup in every text stays text, %s", (_, headers = {}) =>
  run(async ({ visit }) => {
    const change: WebPage["change"] = (document) => {
      document.texts = marked(document.texts) as typeof document.texts;
      for (const category of document.categories) {
        category.label = marked(category.label) as typeof category.label;
        category.description = marked(category.description) as typeof category.description;
      }
    };
    const visitor = await visit({ headers, change });
    const elements = (part: string) =>
      visitor.evaluate(
        `document.querySelector('[data-consentform="${part}"]').shadowRoot.querySelectorAll("img, script").length`,
      );
    expect([await elements("first-layer"), (await visitor.text("first-layer")).includes(markup)]).toEqual([0, true]);
    await visitor.press(".customize");
    // The title, the introduction, and the label and description of four categories, at least.
    expect((await visitor.preferences()).split(markup).length).toBeGreaterThan(10);
    expect([await elements("preferences"), await visitor.evaluate("window.hacked === undefined")]).toEqual([0, true]);
    expect(visitor.errors).toEqual([]);
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
};

/** Members whose effect is a string of a framework, and the tests that read it. */
const inStrings: Readonly<Record<string, string>> = {
  "tcf.enabled": "banner-tcf",
  "tcf.cmp_id": "banner-tcf",
  "tcf.vendors": "banner-tcf",
  "tcf.purposes": "banner-tcf",
  "tcf.google_providers": "banner-tcf",
  "tcf.publisher_country": "banner-tcf",
  "tcf.purpose_one_treatment": "banner-tcf",
  "tcf.publisher_restrictions.purpose": "banner-tcf",
  "tcf.publisher_restrictions.type": "banner-tcf",
  "tcf.publisher_restrictions.vendors": "banner-tcf",
  "tcf.gvl_version": "banner-tcf",
  "gpp.enabled": "banner-gpp",
  "gpp.sections": "banner-gpp",
};

test("no member of the schema is without a test or a reason", () => {
  const named = new Set([
    ...members.flatMap(({ member }) => member.split(", ")),
    ...Object.keys(withoutEffect),
    ...Object.keys(inStrings),
  ]);
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
