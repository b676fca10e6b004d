import type { Attribute, BlockSchema, FunctionSchema, ProviderSchema } from "../../src/provider/terraform/schema";

/** The provider as Terraform calls it when a configuration says `consentform/consentform`. */
export const PROVIDER_ADDRESS = "registry.terraform.io/consentform/consentform";

/** The output of `terraform providers schema -json`, as far as we fill it. */
export interface ProviderSchemaJson {
  format_version: "1.0";
  provider_schemas: Record<string, Record<string, unknown>>;
}

/**
 * The provider's schema as the engines print it, so that what reads theirs reads ours, without an engine.
 *
 * @param address host, namespace and type, as in `registry.terraform.io/consentform/consentform`
 */
export function providerSchemaJson(schema: ProviderSchema, address: string): ProviderSchemaJson {
  return {
    format_version: "1.0",
    provider_schemas: {
      [address]: {
        provider: blockJson(schema.provider),
        resource_schemas: mapValues(schema.resources, blockJson),
        data_source_schemas: mapValues(schema.dataSources, blockJson),
        ephemeral_resource_schemas: mapValues(schema.ephemeralResources, blockJson),
        functions: mapValues(schema.functions, functionJson),
      },
    },
  };
}

function blockJson({ version, description, attributes }: BlockSchema) {
  return { version, block: { attributes: attributesJson(attributes), ...markdown(description) } };
}

function attributesJson(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, attributeJson(attribute)]));
}

function attributeJson({ type, nested, description, ...is }: Attribute) {
  return {
    ...(nested === undefined
      ? { type }
      : { nested_type: { attributes: attributesJson(nested.attributes), nesting_mode: nested.nesting } }),
    ...markdown(description),
    ...(is.isRequired && { required: true }),
    ...(is.isOptional && { optional: true }),
    ...(is.isComputed && { computed: true }),
    ...(is.isSensitive && { sensitive: true }),
    ...(is.isWriteOnly && { write_only: true }),
  };
}

function functionJson({ summary, description, parameters, returnType }: FunctionSchema) {
  return {
    description,
    summary,
    return_type: returnType,
    parameters: parameters.map(({ name, type, description }) => ({ name, description, type })),
  };
}

function markdown(description: string) {
  return { ...(description !== "" && { description }), description_kind: "markdown" };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
