import { createRequire } from "node:module";
import type { ProviderSchemaJson } from "./provider-schema-json";

/** The part of a provider generator that writes classes. The two libraries' are forks of one, of the same shape. */
interface ClassGenerator {
  generate(target: unknown): void;
  save(folder: string): Promise<void>;
}

/** A construct library and how its generator is loaded. */
export interface Library {
  /** npm package, and folder of the tree in dist. */
  readonly name: "cdktf" | "cdktn";
  /** Package of the generator. */
  readonly generator: string;
  /**
   * Module of the package that holds the class generator. Its main module would load jsii, which one of the two does
   * not even declare.
   */
  readonly module: string;
}

export const LIBRARIES: readonly Library[] = [
  { name: "cdktf", generator: "@cdktf/provider-generator", module: "lib/get/generator/provider-generator" },
  { name: "cdktn", generator: "@cdktn/provider-generator", module: "build/get/generator/provider-generator" },
];

/**
 * Writes the library's classes for the whole provider to `folder`/providers/consentform/.
 *
 * @param version lowest version of the provider that the classes accept
 */
export async function generateClasses(library: Library, schema: ProviderSchemaJson, folder: string, version: string) {
  // Loading the generators starts `terraform version` and, when that fails, reports to a telemetry host.
  process.env.CHECKPOINT_DISABLE = "1";
  process.env.TERRAFORM_BINARY_NAME = "no-engine-is-needed";
  const ofGenerator = createRequire(require.resolve(`${library.generator}/package.json`));
  const { TerraformProviderGenerator } = require(`${library.generator}/${library.module}`);
  const { CodeMaker } = ofGenerator("codemaker");
  const commons = ofGenerator(`@${library.name}/commons`);
  // A copy, because the generator adds `alias` to the provider's attributes.
  const generator: ClassGenerator = new TerraformProviderGenerator(new CodeMaker(), structuredClone(schema));
  const constraint = { name: "consentform", source: "consentform/consentform", version: `~> ${version}` };
  const target = new commons.TerraformProviderConstraint(constraint);
  generator.generate(new commons.ConstructsMakerProviderTarget(target, "typescript"));
  await generator.save(folder);
}
