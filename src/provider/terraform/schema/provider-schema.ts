import { type Definition, dataSources, ephemeralResources, registry } from "../../resources";
import { providerFunctions } from "../functions";
import type { BlockSchema, FunctionSchema } from "./attribute";
import { dataSourceFields } from "./data-source-schema";
import { ephemeralSchema } from "./ephemeral-schema";
import { type IdentityAttribute, identityAttributes } from "./identity-schema";
import { isListed, listSchema } from "./list-schema";
import { providerBlock } from "./provider-block";
import { resourceFields } from "./resource-fields";
import { typeName } from "./type-name";

/** Everything that Terraform knows of the provider before it is configured. */
export interface ProviderSchema {
  readonly provider: BlockSchema;
  readonly resources: Readonly<Record<string, BlockSchema>>;
  readonly dataSources: Readonly<Record<string, BlockSchema>>;
  readonly ephemeralResources: Readonly<Record<string, BlockSchema>>;
  readonly identities: Readonly<Record<string, readonly IdentityAttribute[]>>;
  /** Of `list` blocks, by the type of the resources that they list. */
  readonly lists: Readonly<Record<string, BlockSchema>>;
  readonly functions: Readonly<Record<string, FunctionSchema>>;
}

/** Version of every resource's state. A removed attribute needs no new one: it is dropped when state is read. */
const STATE_VERSION = 0;

let known: ProviderSchema | null = null;

/** The schema, computed from the definitions and the contract alone. */
export function providerSchema(): ProviderSchema {
  known ??= {
    provider: providerBlock,
    resources: named(Object.values(registry), ({ kind }) => kind, resourceSchema),
    dataSources: named(
      dataSources,
      ({ name }) => name,
      (source) => dataSourceFields(source).schema,
    ),
    ephemeralResources: named(ephemeralResources, ({ kind }) => kind, ephemeralSchema),
    identities: Object.fromEntries(
      Object.values(registry).map((definition) => [typeName(definition.kind), identityAttributes(definition)]),
    ),
    lists: named(Object.values(registry).filter(isListed), ({ kind }) => kind, listSchema),
    functions: Object.fromEntries(providerFunctions.map(({ name, schema }) => [name, schema])),
  };
  return known;
}

function resourceSchema(definition: Definition): BlockSchema {
  return {
    version: STATE_VERSION,
    description: definition.description,
    attributes: resourceFields(definition).map(({ attribute }) => attribute),
  };
}

function named<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  schemaOf: (item: Item) => BlockSchema,
): Record<string, BlockSchema> {
  return Object.fromEntries(items.map((item) => [typeName(nameOf(item)), schemaOf(item)]));
}
