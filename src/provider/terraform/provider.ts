import { dataSourceRpcs } from "./data-source/data-source-rpcs";
import { ephemeralRpcs } from "./ephemeral/ephemeral-rpcs";
import { functionRpcs } from "./functions/function-rpcs";
import { listRpcs } from "./list/list-rpcs";
import { blockCodec, diagnosticMessages } from "./messages";
import type { ProviderRpcs } from "./protocol";
import { schemaRpcs } from "./protocol/schema-rpcs";
import {
  type ConfiguredProvider,
  configureProvider,
  type ProviderRuntime,
  validateArguments,
  withEnvironment,
} from "./provider-configuration";
import { resourceRpcs } from "./resource-rpcs";
import { providerSchema } from "./schema";
import { providerBlock } from "./schema/provider-block";

export type { ProviderRuntime } from "./provider-configuration";

/** The provider: what each call of an engine does. Nothing here knows a particular resource. */
export function createProvider(runtime: ProviderRuntime = { environment: process.env }): ProviderRpcs {
  const codec = blockCodec(providerBlock);
  // Until the engine configures it, for instance while it validates, the environment says all there is.
  let current: ConfiguredProvider | null = null;
  const configured = () => {
    current ??= configureProvider(runtime, {});
    return current;
  };
  return {
    ...schemaRpcs(providerSchema),
    ...resourceRpcs(configured),
    ...dataSourceRpcs(configured),
    ...ephemeralRpcs(configured),
    ...listRpcs(configured),
    ...functionRpcs(),
    validateProviderConfig: async ({ config }) => ({
      diagnostics: diagnosticMessages(validateArguments(codec.decode(config) ?? {})),
    }),
    configureProvider: async ({ config }) => {
      const given = codec.decode(config) ?? {};
      current = configureProvider(runtime, given);
      return { diagnostics: diagnosticMessages(validateArguments(withEnvironment(runtime, given))) };
    },
  };
}
