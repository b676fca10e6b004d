import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withGoTool } from "../support/go-tool";
import { repositoryFolder } from "../support/repository-folder";

/** Makes the folder of a release in a separate process: the generators are not for jest's sandbox. */
const WRITE_DOCS = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  const { dirname, join } = require("node:path");
  const { registryDocs } = require("./tools/terraform/registry-docs");
  const { providerSchemaJson } = require("./tools/constructs/provider-schema-json");
  const { providerSchema } = require("./src/provider/terraform/schema");
  const folder = process.argv[1];
  for (const [file, text] of registryDocs()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // The only namespace that the tool looks a schema up in.
  const schema = providerSchemaJson(providerSchema(), "registry.terraform.io/hashicorp/consentform");
  writeFileSync(join(folder, "schema.json"), JSON.stringify(schema));
`;

withGoTool("tfplugindocs", (executable) => {
  let folder: string;
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), "registry-docs-")), "terraform-provider-consentform");
    mkdirSync(folder);
    const node = ["--conditions=consentform-source", "--require", "@swc-node/register", "--eval", WRITE_DOCS, folder];
    execFileSync(process.execPath, node, { cwd: repositoryFolder });
  });
  afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

  const validate = () => {
    const args = ["validate", "--provider-dir=.", "--providers-schema=schema.json"];
    const name = "--provider-name=terraform-provider-consentform";
    return execFileSync(executable, [...args, name], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  };

  test("the registries' own tool accepts the pages of a release", () => {
    expect(validate).not.toThrow();
  });

  test("refuses the docs if a resource page is missing or its front matter is wrong", () => {
    rmSync(join(folder, "docs/resources/site.md"));
    expect(validate).toThrow(/consentform_site/);
    const index = join(folder, "docs/index.md");
    writeFileSync(index, readFileSync(index, "utf8").replace("---\n", '---\nsubcategory: ""\n'));
    expect(validate).toThrow(/subcategory/);
  });
});
