import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import type { Schemas } from "../../../src/consent/contract";
import { starterLanguages } from "../../../src/consent/rules";
import { linkable } from "../../../src/service/declaration/declaration";
import { declarationHtml } from "../../../src/service/declaration/declaration-html";
import { declarationMarkdown } from "../../../src/service/declaration/declaration-markdown";
import { durationText, wordsIn } from "../../../src/service/declaration/words";

type Declaration = Schemas["Declaration"];
type Service = Declaration["categories"][number]["services"][number];

const service = (more: Partial<Service> = {}): Service => ({
  name: "Stats",
  company: "Stats Ltd",
  privacy_url: "https://stats.example/p",
  purposes: "Counts visits.",
  storage: [{ name: "_ex_*", kind: "cookie", party: "first", domain: null, duration: "P13M", purpose: "Ids." }],
  ...more,
});
const declaration = (services: Service[], more: Partial<Declaration> = {}): Declaration => ({
  site_id: "site_1",
  language: "en",
  requested_language: null,
  controller: "Example GmbH",
  generated_from: { number: 1, digest: `sha256:${"0".repeat(64)}` },
  categories: [{ key: "analytics", label: "Analytics", description: "How many.", services }],
  ...more,
});

/** Every element of a fragment, in document order. */
function elements(fragment: string): { name: string; attributes: Record<string, string> }[] {
  const walk = (nodes: unknown[]): { name: string; attributes: Record<string, string> }[] =>
    nodes.flatMap((node) => {
      const {
        name,
        attribs,
        children = [],
      } = node as { name?: string; attribs?: Record<string, string>; children?: unknown[] };
      return [
        ...(name === undefined || attribs === undefined ? [] : [{ name, attributes: attribs }]),
        ...walk(children),
      ];
    });
  return walk(parseDocument(fragment).children);
}

/** The text of all nodes of a fragment. */
function textOf(fragment: string): string {
  const walk = (nodes: unknown[]): string =>
    nodes
      .map((node) => {
        const { data, children = [] } = node as { data?: string; children?: unknown[] };
        return (data ?? "") + walk(children);
      })
      .join("");
  return walk(parseDocument(fragment).children);
}

describe("the HTML fragment", () => {
  test("is one section whose tables have captions and headers for rows and columns", () => {
    const found = elements(declarationHtml(declaration([service()])));
    expect(found[0]).toEqual({
      name: "section",
      attributes: { lang: "en", dir: "auto", class: "consent-declaration" },
    });
    expect(found.map(({ name }) => name)).toEqual([
      ...[
        "section",
        "dl",
        "dt",
        "bdi",
        "dd",
        "bdi",
        "h2",
        "p",
        "h3",
        "p",
        "a",
        "span",
        "p",
        "table",
        "caption",
        "thead",
        "tr",
      ],
      ...["th", "th", "th", "th", "th", "th", "tbody", "tr", "th", "td", "td", "td", "td", "td"],
    ]);
    const headers = found.filter(({ name }) => name === "th").map(({ attributes }) => attributes.scope);
    expect(headers).toEqual(["col", "col", "col", "col", "col", "col", "row"]);
    expect(found.find(({ name }) => name === "a")?.attributes).toMatchObject({
      href: "https://stats.example/p",
      rel: "noopener noreferrer",
    });
  });

  test("marks categories without services and the language of the added words", () => {
    const fragment = declarationHtml(declaration([], { language: "bg" }));
    expect(fragment).toContain('<section lang="bg"');
    expect(fragment).toContain('<p lang="en">None.</p>');
    expect(fragment).toContain('<dt lang="en"><bdi>Data controller</bdi></dt>');
    expect(declarationHtml(declaration([service()], { language: "de" }))).toContain("13 Monate");
  });

  test("any texts give the same elements and appear unchanged", () => {
    const plain = elements(declarationHtml(declaration([service()]))).map(({ name }) => name);
    const hostile = fc.oneof(
      fc.constantFrom("</section><script>x</script>", '" onmouseover="x', "' x='", "<!--", "]]>", "&lt;b&gt;"),
      fc.string({ minLength: 1, unit: "grapheme" }),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, (name, company, purposes, controller) => {
        const fragment = declarationHtml(declaration([service({ name, company, purposes })], { controller }));
        const found = elements(fragment);
        expect(found.map((element) => element.name)).toEqual(plain);
        for (const { attributes } of found) expect(Object.keys(attributes).join()).not.toMatch(/^on|,on|style/);
        expect(textOf(fragment)).toContain(name);
        expect(textOf(fragment)).toContain(controller);
      }),
    );
  });
});

describe("Markdown", () => {
  test("has headings of the second and third level and a table", () => {
    expect(declarationMarkdown(declaration([service()]))).toBe(
      [
        ...[
          "Data controller: Example GmbH",
          "## Analytics",
          "How many\\.",
          "### Stats",
          "Stats Ltd, <https://stats.example/p>",
          "Counts visits\\.",
        ],
        [
          "| Name | Kind | Set for | Host | Duration | Purpose |",
          "|---|---|---|---|---|---|",
          "| \\_ex\\_\\* | Cookie | This website |  | 13 months | Ids\\. |",
          "",
        ].join("\n"),
      ].join("\n\n"),
    );
  });

  test("any texts keep lines and cells, without HTML and links", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
        const hostile = `${text}\n# x\n| a | b |\n<b>[l](javascript:x)`;
        const markdown = declarationMarkdown(
          declaration([service({ name: hostile, company: hostile, purposes: hostile, privacy_url: null })], {
            controller: hostile,
          }),
        );
        const plain = declarationMarkdown(declaration([service({ privacy_url: null })]));
        expect(markdown.split("\n")).toHaveLength(plain.split("\n").length);
        expect(markdown).not.toMatch(/(^|[^\\])[[\]()`*_]|[<>]/m);
        const row = markdown.split("\n").find((line) => line.startsWith("| \\_ex"));
        expect(row?.match(/(?<!\\)\|/g)).toHaveLength(7);
      }),
    );
  });
});

test("has words for the controller and unclassified services in every starter language", () => {
  const languages = starterLanguages.filter((tag) => tag !== "en-GB");
  const words = languages.map((language) => wordsIn(language).words);
  for (const word of ["controller", "unclassified", "unclassifiedServices"] as const) {
    expect(new Set(words.map((each) => each[word])).size).toBe(languages.length);
  }
});

test.each([
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["http://a.example/", null],
  ["https://user:pass@a.example/", null],
  ["not an address", null],
  [null, null],
  ['https://a.example/"><script> x', "https://a.example/%22%3E%3Cscript%3E%20x"],
])("%j is linked as %j", (address, link) => {
  expect(linkable(address)).toBe(link);
});

test.each([
  ["P13M", "en", "13 months"],
  ["P1Y2DT30M", "en", "1 year 2 days 30 minutes"],
  ["P1D", "de", "1 Tag"],
  ["session", "fr", "Session du navigateur"],
  ["P13M", "nn", "13 måneder"],
  ["P0D", "en", "P0D"],
])("%s in %s is %s", (duration, language, text) => {
  const found = wordsIn(language);
  expect(durationText(duration, found.words, found.language)).toBe(text);
});
