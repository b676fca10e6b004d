import {
  type DeepPartial,
  type FunctionMessage,
  type ResourceIdentitySchema,
  type Schema,
  type Schema_Attribute,
  Schema_Object_NestingMode,
  StringKind,
} from "../generated/provider";
import type { Attribute, BlockSchema, FunctionSchema, ProviderSchema } from "../schema";
import { IDENTITY_VERSION, type IdentityAttribute } from "../schema/identity-schema";
import { typeBytes } from "../values";
import type { ProviderRpcs } from "./provider-rpcs";

const nestingModes = {
  single: Schema_Object_NestingMode.SINGLE,
  list: Schema_Object_NestingMode.LIST,
  set: Schema_Object_NestingMode.SET,
  map: Schema_Object_NestingMode.MAP,
} as const;

const serverCapabilities = { planDestroy: true, getProviderSchemaOptional: true, moveResourceState: true };

/** The calls that ask what the provider offers. `schema` is called at the first of them. */
export function schemaRpcs(
  schema: () => ProviderSchema,
): Required<Pick<ProviderRpcs, "getMetadata" | "getProviderSchema" | "getFunctions" | "getResourceIdentitySchemas">> {
  return {
    getMetadata: async () => {
      const { resources, dataSources, ephemeralResources, lists, functions } = schema();
      return {
        serverCapabilities,
        resources: typeNames(resources),
        dataSources: typeNames(dataSources),
        ephemeralResources: typeNames(ephemeralResources),
        listResources: typeNames(lists),
        functions: Object.keys(functions).map((name) => ({ name })),
      };
    },
    getProviderSchema: async () => {
      const { provider, resources, dataSources, ephemeralResources, lists, functions } = schema();
      return {
        serverCapabilities,
        provider: toSchema(provider),
        resourceSchemas: mapValues(resources, toSchema),
        dataSourceSchemas: mapValues(dataSources, toSchema),
        ephemeralResourceSchemas: mapValues(ephemeralResources, toSchema),
        listResourceSchemas: mapValues(lists, toSchema),
        functions: mapValues(functions, toFunction),
      };
    },
    getResourceIdentitySchemas: async () => ({ identitySchemas: mapValues(schema().identities, toIdentitySchema) }),
    getFunctions: async () => ({ functions: mapValues(schema().functions, toFunction) }),
  };
}

function typeNames(schemas: Readonly<Record<string, BlockSchema>>): { typeName: string }[] {
  return Object.keys(schemas).map((typeName) => ({ typeName }));
}

function toSchema({ version, description, attributes }: BlockSchema): DeepPartial<Schema> {
  return {
    version,
    block: { version, attributes: attributes.map(toAttribute), ...inMarkdown(description) },
  };
}

function toAttribute(attribute: Attribute): DeepPartial<Schema_Attribute> {
  const { name, type, nested, isRequired, isOptional, isComputed, isSensitive, isWriteOnly } = attribute;
  return {
    name,
    ...(type && { type: typeBytes(type) }),
    ...(nested && {
      nestedType: { nesting: nestingModes[nested.nesting], attributes: nested.attributes.map(toAttribute) },
    }),
    required: isRequired,
    optional: isOptional,
    computed: isComputed,
    sensitive: isSensitive,
    writeOnly: isWriteOnly,
    ...inMarkdown(attribute.description),
  };
}

function toIdentitySchema(attributes: readonly IdentityAttribute[]): DeepPartial<ResourceIdentitySchema> {
  return {
    version: IDENTITY_VERSION,
    identityAttributes: attributes.map(({ name, type, description }) => ({
      name,
      type: typeBytes(type),
      requiredForImport: true,
      description,
    })),
  };
}

function toFunction({ summary, description, parameters, returnType }: FunctionSchema): DeepPartial<FunctionMessage> {
  return {
    summary,
    ...inMarkdown(description),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: typeBytes(parameter.type),
      ...inMarkdown(parameter.description),
    })),
    return: { type: typeBytes(returnType) },
  };
}

function inMarkdown(description: string): { description: string; descriptionKind: StringKind } {
  return { description, descriptionKind: StringKind.MARKDOWN };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
