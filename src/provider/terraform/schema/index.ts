/** The provider's schema, as plain data: for the protocol, for constructs and for documentation. */
export type { Attribute, BlockSchema, CtyType, FunctionSchema } from "./attribute";
export { type ProviderSchema, providerSchema } from "./provider-schema";
export { typeName } from "./type-name";
