import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problems } from "../../../src/consent/contract";
import { type Definition, registry } from "../../../src/provider/resources";
import { errorAdvice, errorsOf, requestAdvice } from "../../../tools/generate/error-advice";
import { pageName } from "../../../tools/generate/page-name";

const root = join(__dirname, "../../..");
const folder = "docs/reference/resources";
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const definitions = Object.values(registry) as Definition[];
const pages = definitions.map(({ kind }) => `${pageName(kind)}.md`);

/** Type by name in the table of outputs, where it is short enough to be spelled out. */
function typesOnPage(page: string): [name: string, type: string][] {
  const [, after = ""] = read(folder, page).split("## Further outputs");
  const [outputs = ""] = after.split(/^##+ /m);
  return (
    [...outputs.matchAll(/^\| `(\w+)` \| `(.+?)` \|/gm)]
      .map(([, name = "", type = ""]): [string, string] => [name, type.replaceAll("\\|", "|")])
      // Classes inherit the id.
      .filter(([name, type]) => name !== "id" && !type.includes("object"))
  );
}

test("every kind has a page, and the index lists it", () => {
  expect(readdirSync(join(root, folder)).sort()).toEqual([...pages, "README.md"].sort());
  expect(pages.filter((page) => !read(folder, "README.md").includes(`](${page})`))).toEqual([]);
});

test.each(pages)("%s gives outputs the types that the class declares", (page) => {
  const source = read("src/provider/pulumi/generated", page.replace(/md$/, "ts"));
  const declared = new Map(
    [...source.matchAll(/declare readonly (\w+): pulumi\.Output<(.+)>;/g)].map(([, name, type = ""]) => {
      return [name, type.replace(/ \| undefined$/, "")] as const;
    }),
  );
  const onPage = typesOnPage(page);
  expect(onPage).toEqual(onPage.map(([name]) => [name, declared.get(name)]));
});

test("the pages' tables are found", () => {
  expect(new Map(typesOnPage("token.md")).get("secret")).toBe("string");
});

test("pages and classes show the example, with the banner in the same folder", () => {
  for (const page of pages) {
    const name = page.replace(/\.md$/, "");
    const example = read("examples", name, "index.ts").replaceAll("../quickstart/banner.yaml", "banner.yaml");
    expect(read(folder, page)).toContain(`\n## Example\n\n\`\`\`ts\n${example}\`\`\`\n`);
    const comments = read("src/provider/pulumi/generated", `${name}.ts`)
      .replaceAll(/^ \* ?/gm, "")
      .replaceAll("*\\/", "*/");
    expect(comments).toContain(`@example\n\`\`\`ts\n${example}\`\`\`\n`);
  }
});

test("nested members have rows with type, default and whether they are required", () => {
  const site = read(folder, "site.md");
  expect(site).toContain('| `promotionGate.mode` | `"off" \\| "warn" \\| "block"` | `"warn"` | What');
  expect(read(folder, "template-rollout.md")).toContain(
    "| `<key>.waivers[].reason` | `string` | **Required** | Why it is acceptable",
  );
});

test("no table shows an object whose members are on no page", () => {
  for (const page of pages) {
    const text = read(folder, page);
    const objects = [...text.matchAll(/^\| `(\w+)` \| `[^`]*\bobject\b[^`]*` \|/gm)].map(([, name]) => name);
    const isShown = (name = "") => text.includes(`\`${name}\`\n\n|`) || text.includes(`| \`${name}.`);
    const missing = objects.filter((name) => name !== "effective" && !isShown(name));
    expect({ page, missing }).toEqual({ page, missing: [] });
  }
});

test("every problem that the client does not handle has advice", () => {
  const handled = [
    ...["idempotency-key-in-progress", "idempotency-key-invalid", "idempotency-key-reused", "invalid-cursor"],
    ...["invalid-parameter", "malformed-request", "method-not-allowed", "not-acceptable", "unsupported-media-type"],
    "uri-too-long",
  ];
  // Not for deployments: exports, and operations that only a signed-in user may call.
  const elsewhere = ["export-expired", "export-failed", "export-not-ready", "user-session-required"];
  const named = [errorAdvice, requestAdvice].flatMap((advice) => Object.keys(advice));
  const all = [...named, ...handled, ...elsewhere, "cross-origin-refused", "insufficient-role"];
  expect(all.sort()).toEqual(Object.keys(problems).sort());
});

test("a page lists the errors that its operations declare, and no others", () => {
  const promotion = errorsOf(registry.Promotion);
  expect(promotion).toEqual(expect.arrayContaining(["promotion-blocked", "version-not-promotable"]));
  expect(promotion).not.toContain("template-locked");
  for (const { kind } of definitions) expect(read(folder, `${pageName(kind)}.md`)).toContain("\n## Errors\n");
});
