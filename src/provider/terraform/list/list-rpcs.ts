import { list, untilStopped } from "../../lifecycle";
import { type Definition, registry } from "../../resources";
import { blockCodec } from "../messages";
import type { ProviderRpcs } from "../protocol";
import type { ConfiguredProvider } from "../provider-configuration";
import { identityData } from "../resource/identity";
import { listedState } from "../resource/read";
import { providerSchema, typeName } from "../schema";
import { isListed, listSchema } from "../schema/list-schema";
import { typeTable } from "../type-table";

/** Answers the calls of `list` blocks (`terraform query`). */
export function listRpcs(
  configured: () => ConfiguredProvider,
): Required<Pick<ProviderRpcs, "validateListResourceConfig" | "listResource">> {
  return {
    // The engine has compared the configuration with the schema, which says all there is.
    validateListResourceConfig: async () => ({ diagnostics: [] }),

    listResource: async function* ({ typeName: type, config, includeResourceObject, limit }, { signal }) {
      const { definition, configCodec, codec } = listedType(type);
      const { site_id: site = null } = configCodec.decode(config) ?? {};
      const session = untilStopped(configured().context.session, signal);
      let count = 0;
      for await (const { name, found } of list(definition, session, site === null ? null : String(site))) {
        const state = listedState(definition, found);
        yield {
          identity: identityData(definition, state),
          displayName: name,
          ...(includeResourceObject && { resourceObject: codec.encode(state) }),
        };
        count += 1;
        if (limit > 0 && count >= limit) return;
      }
    },
  };
}

const listedType = typeTable("list of", () =>
  Object.values<Definition>(registry)
    .filter(isListed)
    .map((definition) => {
      const type = typeName(definition.kind);
      const schema = providerSchema().resources[type] ?? { version: 0, description: "", attributes: [] };
      return [
        type,
        { definition, codec: blockCodec(schema), configCodec: blockCodec(listSchema(definition)) },
      ] as const;
    }),
);
