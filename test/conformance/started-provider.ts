import { blockCodec } from "../../src/provider/terraform/messages";
import { Diagnostic_Severity, type DynamicValue, type ProviderRpcs } from "../../src/provider/terraform/protocol";
import { createProvider } from "../../src/provider/terraform/provider";
import { providerSchema } from "../../src/provider/terraform/schema";
import { providerBlock } from "../../src/provider/terraform/schema/provider-block";
import type { Value } from "../../src/provider/terraform/values";
import type { Laboratory } from "./laboratory";

type Attributes = Readonly<Record<string, Value>>;

/** The metadata of every call. */
export const call: { readonly signal: AbortSignal } = { signal: new AbortController().signal };
/** The abilities of an engine that has none beyond the protocol. */
export const nothing = { deferralAllowed: false, writeOnlyAttributesAllowed: true };

/** One type of a provider that has just been started, as an engine sees it. */
export async function startProvider(laboratory: Laboratory, token: string, type: string, owner: string | null = null) {
  const provider = createProvider({
    environment: {},
    fetch: (request) => laboratory.fetch(request),
  }) as Required<ProviderRpcs>;
  const codec = blockCodec(providerSchema().resources[type] ?? providerBlock);
  const config = blockCodec(providerBlock).encode({ endpoint: "http://127.0.0.1:4071", token, owner });
  await provider.configureProvider({ terraformVersion: "1.11.4", config, clientCapabilities: nothing }, call);
  const errorsOf = (diagnostics: { severity?: number; summary?: string; detail?: string }[] = []) =>
    diagnostics
      .filter(({ severity }) => severity === Diagnostic_Severity.ERROR)
      .map(({ summary, detail }) => `${summary}\n${detail}`);

  const plan = async (prior: Attributes | null, desired: Attributes | null, kept: Uint8Array = Buffer.alloc(0)) => {
    const complete = desired && (codec.decode(codec.encode(desired)) as Attributes);
    const answer = await provider.planResourceChange(
      {
        typeName: type,
        priorState: codec.encode(prior),
        proposedNewState: codec.encode(complete),
        config: codec.encode(complete),
        priorPrivate: Buffer.from(kept),
        clientCapabilities: nothing,
        priorIdentity: undefined,
      },
      call,
    );
    return {
      planned: codec.decode(answer.plannedState as DynamicValue),
      kept: answer.plannedPrivate as Uint8Array,
      replaces: answer.requiresReplace ?? [],
      errors: errorsOf(answer.diagnostics),
      config: complete,
    };
  };
  const apply = async (prior: Attributes | null, desired: Attributes | null, kept?: Uint8Array) => {
    const { planned, kept: promised, errors, config: complete } = await plan(prior, desired, kept);
    expect(errors).toEqual([]);
    const answer = await provider.applyResourceChange(
      {
        typeName: type,
        priorState: codec.encode(prior),
        plannedState: codec.encode(planned),
        config: codec.encode(complete),
        plannedPrivate: Buffer.from(promised),
        plannedIdentity: undefined,
      },
      call,
    );
    return {
      state: codec.decode(answer.newState as DynamicValue),
      kept: answer.private as Uint8Array,
      errors: errorsOf(answer.diagnostics),
    };
  };
  const refresh = async (state: Attributes | null, kept: Uint8Array) => {
    const before = { currentState: codec.encode(state), private: Buffer.from(kept) };
    const answer = await provider.readResource(
      { typeName: type, ...before, clientCapabilities: nothing, currentIdentity: undefined },
      call,
    );
    return { state: codec.decode(answer.newState as DynamicValue), kept: answer.private as Uint8Array };
  };
  /** Imports and reads an object, as an `import` block does before its plan. */
  const importObject = async (id: string) => {
    const { importedResources } = await provider.importResourceState(
      { typeName: type, id, clientCapabilities: nothing, identity: undefined },
      call,
    );
    const [found] = importedResources ?? [];
    return refresh(codec.decode(found?.state as DynamicValue), found?.private as Buffer);
  };
  return { provider, plan, apply, refresh, importObject };
}
