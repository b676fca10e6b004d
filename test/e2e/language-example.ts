import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import type { ListeningLaboratory } from "../support/terraform-laboratory";

/** The folder of the plugin in the installed package. */
export const pluginFolder = () => join(installedPackage(), "node_modules/consentform/dist/pulumi");

/** The text of a file of the examples. */
export const exampleText = (file: string) => readFileSync(join(repositoryFolder, "examples", file), "utf8");

/** Files of other examples that the examples in other languages read. */
const shared = ["quickstart/banner.yaml", "fleet/banner.yaml", "quickstart-fleet/sites.csv"];

/** A stack of an example, with our plugin on PATH beside `path`, such as the folder of its language's host. */
export async function openLanguageExample(
  laboratory: ListeningLaboratory,
  name: string,
  { path, env }: { readonly path: readonly string[]; readonly env?: NodeJS.ProcessEnv },
): Promise<PulumiStack> {
  const stack = await createPulumiStack({
    program: join(repositoryFolder, "examples", name),
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [...path, pluginFolder()],
    ...(env && { env }),
  });
  for (const file of shared) stack.write(join("..", file), exampleText(file));
  return stack;
}
