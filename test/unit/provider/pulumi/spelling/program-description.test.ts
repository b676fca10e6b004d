import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contractDocument, type SchemaNode } from "../../../../../src/consent/contract";
import { addPropertyNames, programDescription } from "../../../../../src/provider/pulumi/spelling/program-description";
import { repositoryFolder } from "../../../../support/repository-folder";

const schemas: Readonly<Record<string, SchemaNode>> = contractDocument().components.schemas;

/** The banner document and its parts. Their members have the same names in programs as in the API. */
function documentSchemas(name = "BannerDocument", found = new Set<string>()): Set<string> {
  found.add(name);
  for (const [, part = ""] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!found.has(part)) documentSchemas(part, found);
  return found;
}

/** The snake_case names of the API's properties, which programs write in camelCase. */
function renamedNames(): Set<string> {
  const document = documentSchemas();
  const names = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) if (!document.has(name)) addPropertyNames(schema, names);
  return new Set([...names].filter((name) => name.includes("_")));
}

const filesIn = (folder: string) => readdirSync(join(repositoryFolder, folder)).map((name) => `${folder}/${name}`);

test("no description for Pulumi has the API's name of a property", () => {
  const names = renamedNames();
  expect(names).toContain("expires_at");
  const paths = [
    ...filesIn("src/provider/pulumi/generated"),
    ...filesIn("docs/reference/resources"),
    "docs/reference/functions.md",
  ];
  const found = paths.flatMap((path) =>
    [...readFileSync(join(repositoryFolder, path), "utf8").matchAll(/`([a-z0-9_]+)`/g)].flatMap(([, name = ""]) =>
      names.has(name) ? [`${path}: ${name}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test("a description for Pulumi keeps names that are not properties of the resource", () => {
  const names = addPropertyNames(
    { properties: { expires_at: { items: { properties: { bound_to: {} } } } } },
    new Set(),
  );
  expect(
    programDescription("Not with `expires_at` or `bound_to`, but with `controller_name` and expires_at.", names),
  ).toBe("Not with `expiresAt` or `boundTo`, but with `controller_name` and expires_at.");
});
