import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";

/** The files that the generators read and write; of the contract tests the names. */
const COPIED = ["schema", "src", "tools", "docs", "examples", "test/contract", "package.json", "tsconfig.json"];

/**
 * Prints the provider's schema and its pages in the registries, and writes the sources of both construct trees to the
 * folder `trees`.
 */
const WRITE_TREES = `
  const { providerSchema } = require("./src/provider/terraform/schema");
  const { PROVIDER_ADDRESS, providerSchemaJson } = require("./tools/constructs/provider-schema-json");
  const { writeTreeSources } = require("./tools/constructs/tree-sources");
  const { registryDocs } = require("./tools/terraform/registry-docs");
  const schema = providerSchemaJson(providerSchema(), PROVIDER_ADDRESS);
  const pages = Object.fromEntries(registryDocs());
  writeTreeSources(schema, "trees").then(() => console.log(JSON.stringify({ schema, pages })));
`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "consentform-definition-"));
  for (const name of COPIED) cpSync(join(repositoryFolder, name), join(copy, name), { recursive: true });
  symlinkSync(join(repositoryFolder, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (...args: string[]) =>
  execFileSync(process.execPath, ["--conditions=consentform-source", "--require", "@swc-node/register", ...args], {
    cwd: copy,
    encoding: "utf8",
  });
const read = (file: string) => readFileSync(join(copy, file), "utf8");

test("a field added to one definition appears in all types, schemas, trees and docs", () => {
  const definition = "src/provider/resources/site.ts";
  const field = `favourite_colour: { local: { type: "string", default: "teal", description: "Colour that people like." } },`;
  const changed = read(definition).replace("  properties: {\n", `  properties: {\n    ${field}\n`);
  expect(changed).toContain(field);
  writeFileSync(join(copy, definition), changed);

  node("tools/generate/main.ts");
  expect(read("src/provider/pulumi/generated/site.ts")).toContain("favouriteColour?: DeepInput<string>;");
  expect(read("docs/reference/resources/site.md")).toContain("favouriteColour");

  const { schema, pages } = JSON.parse(node("-e", WRITE_TREES));
  const [provider] = Object.values<{ resource_schemas: Record<string, { block: { attributes: object } }> }>(
    schema.provider_schemas,
  );
  expect(provider?.resource_schemas.consentform_site?.block.attributes).toMatchObject({
    favourite_colour: { type: "string", optional: true },
  });
  expect(pages["docs/resources/site.md"]).toContain("favourite_colour");
  for (const library of ["cdktf", "cdktn"]) {
    expect(read(`trees/${library}/providers/consentform/site/index.ts`)).toContain(
      "readonly favouriteColour?: string;",
    );
  }
});
