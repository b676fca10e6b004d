import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import type { WorkspaceLaboratory } from "../support/terraform-laboratory";
import type { LanguageSurroundings } from "./language-hosts";
import { pluginFolder } from "./native-stack";
import { succeeded } from "./output-of";

/** The text of a file of the examples. */
export const exampleText = (file: string) => readFileSync(join(repositoryFolder, "examples", file), "utf8");

/** Files of other examples that the examples in other languages read. */
const shared = ["quickstart/banner.yaml", "fleet/banner.yaml", "quickstart-fleet/sites.csv"];

/** A stack of an example, with our plugin on PATH beside the host of its language. */
export async function openLanguageExample(
  laboratory: WorkspaceLaboratory,
  name: string,
  { path, env, files = {} }: LanguageSurroundings,
): Promise<PulumiStack> {
  const stack = await createPulumiStack({
    program: join(repositoryFolder, "examples", name),
    config: { "consentform:endpoint": laboratory.endpoint },
    secretConfig: { "consentform:token": await laboratory.token() },
    path: [...path, pluginFolder()],
    ...(env && { env }),
  });
  for (const file of shared) stack.write(join("..", file), exampleText(file));
  for (const [file, text] of Object.entries(files)) stack.write(file, text);
  return stack;
}

/**
 * Deploys the quick start of a language twice; the second deployment must have nothing to do. Does not destroy it: no
 * program runs for that, so the fleet in YAML shows it for all languages (pulumi-languages.test.ts).
 */
export async function walkQuickStart(laboratory: WorkspaceLaboratory, stack: PulumiStack): Promise<void> {
  expect(succeeded(await stack.up()).changes).toEqual({ create: 5 });
  const outputs = await stack.outputs();
  expect(outputs).toEqual({
    siteId: expect.stringMatching(/^site_/),
    snippet: expect.stringContaining("<script"),
    challenge: expect.stringMatching(/^_consent-challenge\S*www\.shop\.example TXT \S+$/),
    liveVersion: 1,
  });
  laboratory.forgetRequests();
  expect(succeeded(await stack.up()).changes).toEqual({ same: 5 });
  expect(laboratory.requests).toEqual([]);
  const client = await laboratory.client();
  const { data } = await client.call("getSite", { path: { id: String(outputs.siteId) } });
  expect(data).toMatchObject({ name: "shop", stages: { production: { number: 1 } } });
}
