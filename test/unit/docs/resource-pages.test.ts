import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../../..");
const pages = readdirSync(join(root, "docs/reference/resources"));
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

/** Type by name in the table of outputs, where it is short enough to be spelled out. */
function typesOnPage(page: string): [name: string, type: string][] {
  const [, outputs = ""] = read("docs/reference/resources", page).split("## Further outputs");
  return (
    [...outputs.matchAll(/^\| `(\w+)` \| `(.+?)` \|/gm)]
      .map(([, name = "", type = ""]): [string, string] => [name, type.replaceAll("\\|", "|")])
      // Classes inherit the id.
      .filter(([name, type]) => name !== "id" && !type.includes("object"))
  );
}

test.each(pages)("%s gives outputs the types that the class declares", (page) => {
  const source = read("src/pulumi/generated", page.replace(/md$/, "ts"));
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
