import { registryDocs } from "../terraform/registry-docs";
import type { GeneratedFiles } from "./generated-files";

/** docs/terraform: the pages that a release brings to the public registries, to be read before there is one. */
export function generateTerraformDocs(): GeneratedFiles {
  const pages = [...registryDocs()].filter(([file]) => file.startsWith("docs/"));
  return new Map(pages.map(([file, text]) => [file.replace(/^docs/, "docs/terraform"), text]));
}
