import { type Notice, untilStopped } from "../lifecycle";
import { type Definition, registry } from "../resources";
import { type Diagnostic, errorDiagnostic } from "./diagnostic";
import { noticeOf } from "./finding-diagnostics";
import { withoutValues } from "./hidden-values";
import { type BlockCodec, blockCodec, diagnosticMessages, pathMessage } from "./messages";
import { Deferred_Reason, type ProviderRpcs, type RpcCall } from "./protocol";
import type { ConfiguredProvider } from "./provider-configuration";
import { applyChange, applyDeletion } from "./resource/apply";
import { identityData, idFromIdentity } from "./resource/identity";
import { announce, planChange, planDeletion } from "./resource/plan";
import { decodePrivate, encodePrivate, withoutPlan } from "./resource/private-state";
import type { ProviderContext } from "./resource/provider-context";
import { importById, readObject } from "./resource/read";
import { readStoredState } from "./resource/stored-state";
import { validateConfig } from "./resource/validate";
import { providerSchema, typeName } from "./schema";
import { identityType } from "./schema/identity-schema";
import { typeTable } from "./type-table";
import { encodeValue, parseJson, readValue } from "./values";

/** The calls about resources. */
export type ResourceRpcs = Required<
  Pick<
    ProviderRpcs,
    | "validateResourceConfig"
    | "upgradeResourceState"
    | "readResource"
    | "planResourceChange"
    | "applyResourceChange"
    | "importResourceState"
    | "moveResourceState"
    | "upgradeResourceIdentity"
  >
>;

interface ResourceType {
  definition: Definition;
  codec: BlockCodec;
}

const deferred = { reason: Deferred_Reason.PROVIDER_CONFIG_UNKNOWN };

/** Answers the calls about resources; `configured` gives the provider as it is configured now. */
export function resourceRpcs(configured: () => ConfiguredProvider): ResourceRpcs {
  return {
    validateResourceConfig: async ({ typeName: type, config, clientCapabilities }) => {
      const { definition, codec } = resourceType(type);
      const isWriteOnlyAllowed = clientCapabilities?.writeOnlyAttributesAllowed === true;
      const given = codec.decode(config) ?? {};
      const diagnostics = validateConfig(definition, given, isWriteOnlyAllowed);
      return { diagnostics: diagnosticMessages(withoutValues(diagnostics, given)) };
    },

    upgradeResourceState: async ({ typeName: type, rawState }) => {
      const { definition, codec } = resourceType(type);
      return { upgradedState: codec.encode(readStoredState(definition, rawState?.json ?? Buffer.from("{}"))) };
    },

    readResource: (request, call) => answerRead(configured(), request, call),

    planResourceChange: (request, call) => answerPlan(configured(), request, call),

    applyResourceChange: (request, call) => answerApply(configured(), request, call),

    importResourceState: async ({ typeName: type, id, identity }) => {
      const { definition, codec } = resourceType(type);
      const { state, kept, diagnostics } = importById(
        definition,
        identity === undefined ? id : idFromIdentity(definition, identity),
      );
      const object = { typeName: type, identity: identityData(definition, state), private: encodePrivate(kept) };
      const found = state === null ? [] : [{ ...object, state: codec.encode(state) }];
      return { importedResources: found, diagnostics: diagnosticMessages(diagnostics) };
    },

    moveResourceState: answerMove,

    upgradeResourceIdentity: async ({ typeName: type, rawIdentity }) => {
      const { definition } = resourceType(type);
      const types = ["object", identityType(definition)] as const;
      const identity = readValue(types, parseJson(rawIdentity?.json ?? Buffer.from("{}")));
      return { upgradedIdentity: { identityData: encodeValue(types, identity) } };
    },
  };
}

/** The request of a call, and its response. */
type Request<Name extends keyof ResourceRpcs> = Parameters<ResourceRpcs[Name]>[0];
type Response<Name extends keyof ResourceRpcs> = ReturnType<ResourceRpcs[Name]>;

async function answerRead(
  provider: ConfiguredProvider,
  request: Request<"readResource">,
  { signal }: RpcCall,
): Response<"readResource"> {
  const { typeName: type, currentState, currentIdentity, private: kept, clientCapabilities } = request;
  const { definition, codec } = resourceType(type);
  const before = codec.decode(currentState);
  if (before === null) return { newState: codec.encode(null), private: kept };
  if (provider.unknownArguments.length > 0 && clientCapabilities?.deferralAllowed === true) {
    return { newState: codec.encode(before), newIdentity: currentIdentity, private: kept, deferred };
  }
  const { context, notices } = contextOf(provider, definition, signal);
  const found = await readObject(definition, context, before, decodePrivate(definition, kept));
  // The run fails with the first error; that the others are left out changes nothing but what is shown.
  const diagnostics = found.diagnostics.filter((one) => !isRepeated(provider, one));
  return {
    newState: codec.encode(found.state),
    newIdentity: identityData(definition, found.state),
    private: encodePrivate(found.kept),
    diagnostics: diagnosticMessages(withoutValues([...diagnostics, ...notices], before)),
  };
}

async function answerPlan(
  provider: ConfiguredProvider,
  request: Request<"planResourceChange">,
  { signal }: RpcCall,
): Response<"planResourceChange"> {
  const { typeName: type, priorState, proposedNewState, config, priorPrivate } = request;
  const { definition, codec } = resourceType(type);
  const prior = codec.decode(priorState);
  const kept = decodePrivate(definition, priorPrivate);
  const declared = codec.decode(config);
  const isDeletion = codec.decode(proposedNewState) === null;
  if (isDeletion && prior === null) return { plannedState: codec.encode(null) };
  const plan =
    isDeletion && prior !== null
      ? await planDeletion(definition, provider.context, prior, kept)
      : planChange(definition, provider.context, { prior, kept, config: declared ?? {} });
  const announced = await announce(definition, contextOf(provider, definition, signal).context, plan);
  return {
    plannedState: codec.encode(plan.planned),
    plannedIdentity: plan.requiresReplace.length > 0 ? undefined : identityData(definition, plan.planned),
    plannedPrivate: encodePrivate(plan.kept),
    requiresReplace: plan.requiresReplace.map(pathMessage),
    diagnostics: diagnosticMessages(withoutValues([...plan.diagnostics, ...announced], prior, declared)),
  };
}

async function answerApply(
  provider: ConfiguredProvider,
  request: Request<"applyResourceChange">,
  { signal }: RpcCall,
): Response<"applyResourceChange"> {
  const { typeName: type, priorState, plannedState, config, plannedPrivate } = request;
  const { definition, codec } = resourceType(type);
  const { context, notices } = contextOf(provider, definition, signal);
  const [prior, planned] = [codec.decode(priorState), codec.decode(plannedState)];
  const given = codec.decode(config);
  const kept = decodePrivate(definition, plannedPrivate);
  const applied =
    planned === null
      ? await applyDeletion(definition, context, prior ?? {}, kept)
      : await applyChange(definition, context, { prior, planned, config: given ?? {}, kept });
  // Without a separate error, the engine would consider the change made.
  const diagnostics = applied.diagnostics.map((one) =>
    isRepeated(provider, one) ? { ...one, detail: REPORTED_BEFORE } : one,
  );
  return {
    newState: codec.encode(applied.state),
    newIdentity: identityData(definition, applied.state),
    private: encodePrivate(withoutPlan(applied.kept)),
    diagnostics: diagnosticMessages(withoutValues([...diagnostics, ...notices], prior, planned, given)),
  };
}

async function answerMove(request: Request<"moveResourceState">): Response<"moveResourceState"> {
  const { sourceTypeName: source, targetTypeName: target, sourceProviderAddress: address } = request;
  if (source !== target || !address.endsWith("/consentform/consentform")) {
    const detail = `A ${source} of ${address} cannot become a ${target}. Only resources of the same type of this provider can be moved.`;
    return { diagnostics: diagnosticMessages([errorDiagnostic("Cannot be moved", detail)]) };
  }
  const { definition, codec } = resourceType(target);
  const state = readStoredState(definition, request.sourceState?.json ?? Buffer.from("{}"));
  const targetIdentity = identityData(definition, state);
  return { targetState: codec.encode(state), targetIdentity, targetPrivate: request.sourcePrivate };
}

const resourceType = typeTable<ResourceType>("resource", () =>
  Object.values(registry).map((definition: Definition) => {
    const type = typeName(definition.kind);
    const schema = providerSchema().resources[type] ?? { version: 0, description: "", attributes: [] };
    return [type, { definition, codec: blockCodec(schema) }];
  }),
);

/** In place of a failure that another resource has reported. */
const REPORTED_BEFORE = "The provider's configuration is the cause, as another error of this run explains.";

function isRepeated({ context }: ConfiguredProvider, { isAboutConfiguration }: Diagnostic): boolean {
  return isAboutConfiguration === true && context.isConfigurationReported();
}

/** The context of one call, which the engine may ask to stop, and what the lifecycle reports while it runs. */
function contextOf(
  { context }: ConfiguredProvider,
  definition: Definition,
  stop: AbortSignal,
): { context: ProviderContext; notices: readonly Diagnostic[] } {
  const notices: Diagnostic[] = [];
  const notify = (notice: Notice) => void notices.push(noticeOf(definition, notice));
  const say = { ...context.session.say, notify };
  const session = untilStopped(context.session, stop, say);
  return { context: { ...context, session }, notices };
}
