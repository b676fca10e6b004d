import { operations } from "@consentform/consent/contract";
import { withStop } from "../../client";
import { lookUp, withConfigurationAdvice } from "../../lifecycle";
import type { Properties } from "../../resources";
import { type DataSource, dataSources } from "../../resources";
import { errorDiagnostic } from "../diagnostic";
import { withoutValues } from "../hidden-values";
import { type BlockCodec, blockCodec, diagnosticMessages } from "../messages";
import { Deferred_Reason, type ProviderRpcs } from "../protocol";
import type { ConfiguredProvider } from "../provider-configuration";
import { typeName } from "../schema";
import { fromContract, toContract } from "../schema/convert";
import { type DataSourceFields, dataSourceFields } from "../schema/data-source-schema";
import { typeTable } from "../type-table";
import type { Value } from "../values";
import { terraformWording } from "../wording";

/** The calls about data sources. */
export type DataSourceRpcs = Required<Pick<ProviderRpcs, "validateDataResourceConfig" | "readDataSource">>;

/** Answers the calls about data sources; `configured` gives the provider as it is configured now. */
export function dataSourceRpcs(configured: () => ConfiguredProvider): DataSourceRpcs {
  return {
    // The engine checks types and required arguments, the service values.
    validateDataResourceConfig: async () => ({}),

    readDataSource: async ({ typeName: type, config, clientCapabilities }, { signal }) => {
      const { source, fields, codec } = dataSourceType(type);
      const { context, connectPublicly, unknownArguments } = configured();
      const given = codec.decode(config) ?? {};
      if (unknownArguments.length > 0 && clientCapabilities?.deferralAllowed === true) {
        return { state: codec.encode(given), deferred: { reason: Deferred_Reason.PROVIDER_CONFIG_UNKNOWN } };
      }
      const isPublic = operations[source.operation].auth === "public";
      try {
        const client = await (isPublic ? connectPublicly() : context.session.service.client());
        const found = await lookUp(source, withStop(client, signal), argumentsOf(fields, given));
        return { state: codec.encode({ ...answerOf(fields, found), ...setOnly(given) }) };
      } catch (error) {
        const advised = withConfigurationAdvice(error, terraformWording);
        const detail = advised instanceof Error ? advised.message : String(advised);
        const diagnostic = errorDiagnostic(`${type}: cannot be read`, detail);
        return { diagnostics: diagnosticMessages(withoutValues([diagnostic], given)) };
      }
    },
  };
}

interface DataSourceType {
  source: DataSource;
  fields: DataSourceFields;
  codec: BlockCodec;
}

const dataSourceType = typeTable<DataSourceType>("data source", () =>
  dataSources.map((source) => {
    const fields = dataSourceFields(source);
    return [typeName(source.name), { source, fields, codec: blockCodec(fields.schema) }];
  }),
);

function argumentsOf({ parameters }: DataSourceFields, given: Readonly<Record<string, Value>>): Properties {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, shape]) => {
      const value = toContract(shape, given[name] ?? null);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The answer by attribute. */
function answerOf({ answers, list }: DataSourceFields, found: unknown): Record<string, Value> {
  const values = (list === null ? found : { [list]: found }) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(answers).map(([name, shape]) => [name, fromContract(shape, values[name])]));
}

function setOnly(given: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
