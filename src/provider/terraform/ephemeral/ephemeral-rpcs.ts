import { check, create, knownState, remove, type StoredFacts, storedFacts, untilStopped } from "../../lifecycle";
import type { Properties } from "../../resources";
import { type Definition, type EphemeralResource, ephemeralResources, registry } from "../../resources";
import { hasErrors } from "../diagnostic";
import { diagnosticsOf, failureOf } from "../finding-diagnostics";
import { withoutValues } from "../hidden-values";
import { type BlockCodec, blockCodec, diagnosticMessages } from "../messages";
import type { ProviderRpcs } from "../protocol";
import type { ConfiguredProvider } from "../provider-configuration";
import { isUnknown } from "../resource/inputs";
import type { ProviderContext } from "../resource/provider-context";
import { typeName } from "../schema";
import { fromContract, toContract } from "../schema/convert";
import { type EphemeralField, ephemeralFields, ephemeralSchema } from "../schema/ephemeral-schema";
import { typeTable } from "../type-table";
import type { Value } from "../values";

/** The calls about ephemeral resources. None is renewed: an expiry never changes. */
export type EphemeralRpcs = Required<
  Pick<ProviderRpcs, "validateEphemeralResourceConfig" | "openEphemeralResource" | "closeEphemeralResource">
>;

/** Answers the calls about ephemeral resources; `configured` gives the provider as it is configured now. */
export function ephemeralRpcs(configured: () => ConfiguredProvider): EphemeralRpcs {
  return {
    validateEphemeralResourceConfig: async ({ typeName: type, config }) => {
      const { resource, fields, codec } = ephemeralType(type);
      const given = codec.decode(config) ?? {};
      const { failures, warnings } = checkArguments(resource, inputsOf(fields, given));
      const findings = diagnosticsOf(registry[resource.kind], [...failures, ...warnings]);
      return { diagnostics: diagnosticMessages(withoutValues(findings, given)) };
    },

    openEphemeralResource: async ({ typeName: type, config }, { signal }) => {
      const { resource, fields, codec } = ephemeralType(type);
      const definition = registry[resource.kind];
      const session = untilStopped(configured().context.session, signal);
      const given = codec.decode(config) ?? {};
      const { inputs, failures } = checkArguments(resource, inputsOf(fields, given));
      const findings = diagnosticsOf(definition, failures);
      if (hasErrors(findings)) return { diagnostics: diagnosticMessages(withoutValues(findings, given)) };
      try {
        const { id, outputs } = await createUnnamed(definition, session, inputs);
        return { result: codec.encode(resultOf(fields, outputs)), private: Buffer.from(id) };
      } catch (error) {
        const failure = failureOf(definition, "cannot be opened", error);
        return { diagnostics: diagnosticMessages(withoutValues([failure], given)) };
      }
    },

    // Nothing closes it later, so this is not stopped.
    closeEphemeralResource: async ({ typeName: type, private: id }) => {
      const { resource } = ephemeralType(type);
      const definition = registry[resource.kind];
      if (id === undefined || id.length === 0) return {};
      try {
        const object = { id: Buffer.from(id).toString("utf8"), recorded: {}, stored: storedOf(definition, "") };
        await remove(definition, configured().context.session, { ...object, hasSuccessor: false });
        return {};
      } catch (error) {
        return { diagnostics: diagnosticMessages([failureOf(definition, "cannot be closed", error)]) };
      }
    },
  };
}

interface EphemeralType {
  resource: EphemeralResource;
  fields: readonly EphemeralField[];
  codec: BlockCodec;
}

const ephemeralType = typeTable<EphemeralType>("ephemeral resource", () =>
  ephemeralResources.map((resource) => [
    typeName(resource.kind),
    { resource, fields: ephemeralFields(resource), codec: blockCodec(ephemeralSchema(resource)) },
  ]),
);

/** No one looks it up later, so its name does not matter. */
function createUnnamed(definition: Definition, session: ProviderContext["session"], inputs: Properties) {
  return create(definition, session, { inputs, stored: storedOf(definition, keyOf(session.service.randomId())) });
}

function checkArguments({ kind, fixed }: EphemeralResource, inputs: Properties) {
  return check(registry[kind], { recordedInputs: {}, inputs: { ...inputs, ...fixed }, isUnknown });
}

function inputsOf(fields: readonly EphemeralField[], given: Readonly<Record<string, Value>>): Properties {
  return Object.fromEntries(
    fields.flatMap(({ name, shape, isInput }) => {
      const value = isInput ? toContract(shape, given[name] ?? null) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function resultOf(fields: readonly EphemeralField[], outputs: Properties): Record<string, Value> {
  const known = knownState(outputs);
  return Object.fromEntries(fields.map(({ name, shape }) => [name, fromContract(shape, known[name])]));
}

/** One claimant for all that is opened: each has an id, and the call that closes it knows only the id. */
function storedOf({ kind }: Definition, key: string): StoredFacts {
  return storedFacts(kind, { key, claimant: { key: "ephemeral", label: `ephemeral ${kind}` } });
}

/** A name in the form of a key: 40 characters at most, letters and digits. */
function keyOf(id: string): string {
  return `ephemeral-${id.replaceAll("-", "")}`.slice(0, 40);
}
