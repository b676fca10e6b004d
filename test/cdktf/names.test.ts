import { readFileSync } from "node:fs";
import { join } from "node:path";
import { programName } from "../../src/provider/resources/program-name";
import { type Attribute, type BlockSchema, providerSchema } from "../../src/provider/terraform/schema";
import { repositoryFolder } from "../support/repository-folder";
import { LIBRARIES } from "./synthesis";

const { provider, resources, dataSources } = providerSchema();

/** Every block that both libraries have classes for, by the folder of its class. */
const blocks: Record<string, BlockSchema> = {
  provider,
  ...byFolder(resources, (kind) => (kind === "version" ? "version-resource" : kind)),
  ...byFolder(dataSources, (kind) => `data-consentform-${kind}`),
};

function byFolder(schemas: Readonly<Record<string, BlockSchema>>, folderOf: (kind: string) => string) {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, block]) => {
      return [folderOf(type.replace("consentform_", "").replaceAll("_", "-")), block];
    }),
  );
}

const namesIn = (attributes: readonly Attribute[]): string[] =>
  attributes.flatMap(({ name, nested }) => [name, ...namesIn(nested?.attributes ?? [])]);

/** Property of programs by which the attribute is known in Pulumi and in the client, too. */
const getter = (name: string) => `  public get ${programName(name)}() {`;

// The generators rename what is reserved in one of jsii's languages: `get...`, `node`, `self`, `build`, `system` and
// others.
describe.each(LIBRARIES)("%s: every attribute keeps its name", (library) => {
  test.each(Object.entries(blocks))("%s", (folder, { attributes }) => {
    const file = join("dist/.constructs/provider", library, "providers/consentform", folder, "index.ts");
    const text = readFileSync(join(repositoryFolder, file), "utf8");
    expect(namesIn(attributes).filter((name) => !text.includes(getter(name)))).toEqual([]);
  });
});

describe.each(LIBRARIES)("%s: what an editor shows of an argument", (library) => {
  const textOf = (folder: string) =>
    readFileSync(
      join(repositoryFolder, "dist/.constructs/provider", library, "providers/consentform", folder, "index.ts"),
      "utf8",
    );

  test.each(Object.keys(blocks))("%s links to no page of a registry", (folder) => {
    expect(textOf(folder)).not.toMatch(/registry\.terraform\.io\/providers|Docs at Terraform Registry/);
  });

  test("allowed values are part of a type that takes references too", () => {
    const channel = textOf("alert-channel");
    expect(channel).toContain('readonly kind: "email" | "slack" | (string & {});');
    expect(channel).toMatch(/readonly alertKinds\?: \("domain\.recheck_failing" \| .* \| \(string & \{\}\)\)\[\];/);
    expect(channel).toContain("readonly name: string;");
  });
});
