import { tellMissing } from "./required";
import { isSample } from "./sample";
import { toolAnswer } from "./tool-answer";

/** An engine that runs Terraform configurations. */
export interface TerraformEngine {
  readonly name: "Terraform" | "OpenTofu";
  /** Host of the registry that it asks for providers without a host. */
  readonly registryHost: "registry.terraform.io" | "registry.opentofu.org";
  readonly executable: string;
  readonly version: string;
}

type Found = Pick<TerraformEngine, "executable" | "version"> | { readonly reason: string };

const ENGINES = [
  { key: "terraform", name: "Terraform", registryHost: "registry.terraform.io" },
  { key: "opentofu", name: "OpenTofu", registryHost: "registry.opentofu.org" },
] as const;

let found: Record<(typeof ENGINES)[number]["key"], Found> | undefined;

/**
 * Runs a suite with Terraform and with OpenTofu; in a sample with the first of them that can be had. An engine that
 * cannot is skipped, after the reason was printed. `npm test` has built what is missing before; run alone, the first
 * test to ask may build OpenTofu (five minutes; not with CONSENTFORM_ENGINE_BUILD=never).
 */
export function onEveryTerraformEngine(suite: (engine: TerraformEngine) => void): void {
  for (const { name } of isSample ? [sampledEngine()] : ENGINES) withTerraformEngine(name, suite);
}

/**
 * Runs a suite whose subject is the provider with one engine: both exchange the same messages with it, which the
 * acceptance tests show with each of them. In the soak (CONSENTFORM_FAULTS=full), with both.
 */
export function onOneTerraformEngine(suite: (engine: TerraformEngine) => void): void {
  if (process.env.CONSENTFORM_FAULTS === "full") onEveryTerraformEngine(suite);
  else withTerraformEngine(sampledEngine().name, suite);
}

/**
 * Reports whether parts of a suite whose subject is the provider run with this engine, as those of
 * {@link onOneTerraformEngine} do.
 */
export function isProviderTriedWith({ name }: TerraformEngine): boolean {
  return process.env.CONSENTFORM_FAULTS === "full" || name === sampledEngine().name;
}

function sampledEngine(): (typeof ENGINES)[number] {
  return ENGINES.find(({ name }) => "executable" in terraformEngine(name)) ?? ENGINES[0];
}

/** The same with one of the two. */
export function withTerraformEngine(name: TerraformEngine["name"], suite: (engine: TerraformEngine) => void): void {
  const engine = terraformEngine(name);
  describe(`with ${name}`, () => {
    if ("executable" in engine) return suite(engine);
    const message = `skipped with ${name}: ${engine.reason}`;
    if (name === "OpenTofu") tellMissing("opentofu", message);
    else process.stderr.write(`${message}\n`);
    test.skip(engine.reason, () => {});
  });
}

/** The path of an engine, or the reason why there is none. */
export function terraformEngine(name: TerraformEngine["name"]): TerraformEngine | { readonly reason: string } {
  found ??= JSON.parse(toolAnswer("terraform-engines")) as NonNullable<typeof found>;
  const { key, registryHost } = name === "Terraform" ? ENGINES[0] : ENGINES[1];
  const one = found[key];
  return "executable" in one ? { name, registryHost, ...one } : one;
}
