import {
  type Schema,
  type Schema_Attribute,
  Schema_Object_NestingMode,
  StringKind,
} from "../../../../../src/provider/terraform/generated/provider";
import { GetProviderSchema_Response, schemaRpcs } from "../../../../../src/provider/terraform/protocol";
import { type Attribute, type BlockSchema, providerSchema } from "../../../../../src/provider/terraform/schema";

const call = { signal: new AbortController().signal };
const schema = providerSchema();
const rpcs = schemaRpcs(() => schema);

/** The messages that arrive at an engine. */
async function sent(): Promise<GetProviderSchema_Response> {
  const response = GetProviderSchema_Response.fromPartial(await rpcs.getProviderSchema({}, call));
  return GetProviderSchema_Response.decode(GetProviderSchema_Response.encode(response).finish());
}

const NESTING = { single: "SINGLE", list: "LIST", set: "SET", map: "MAP" } as const;

function expectSame(attributes: readonly Schema_Attribute[], expected: readonly Attribute[]): void {
  expect(attributes.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  for (const [index, attribute] of attributes.entries()) {
    const { type, nested, isRequired, isOptional, isComputed, isSensitive, isWriteOnly, description } = expected[
      index
    ] as Attribute;
    expect(attribute).toMatchObject({
      required: isRequired,
      optional: isOptional,
      computed: isComputed,
      sensitive: isSensitive,
      writeOnly: isWriteOnly,
      description,
      descriptionKind: StringKind.MARKDOWN,
    });
    expect(attribute.type.toString()).toBe(type === undefined ? "" : JSON.stringify(type));
    expect(attribute.nestedType === undefined).toBe(nested === undefined);
    if (nested !== undefined && attribute.nestedType !== undefined) {
      expect(attribute.nestedType.nesting).toBe(Schema_Object_NestingMode[NESTING[nested.nesting]]);
      expectSame(attribute.nestedType.attributes, nested.attributes);
    }
  }
}

test("an engine gets the whole schema: every block with every attribute, at any depth", async () => {
  const response = await sent();
  const kinds: [sent: Record<string, Schema | undefined>, expected: Readonly<Record<string, BlockSchema>>][] = [
    [response.resourceSchemas, schema.resources],
    [response.dataSourceSchemas, schema.dataSources],
    [response.ephemeralResourceSchemas, schema.ephemeralResources],
    [{ provider: response.provider }, { provider: schema.provider }],
  ];
  for (const [blocks, expected] of kinds) {
    expect(Object.keys(blocks).length).toBeGreaterThan(0);
    expect(Object.keys(blocks).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, block] of Object.entries(expected)) {
      const found = blocks[name];
      expect(found?.version).toBe(block.version);
      expectSame(found?.block?.attributes ?? [], block.attributes);
    }
  }
  expect(response.serverCapabilities).toEqual({
    planDestroy: true,
    getProviderSchemaOptional: true,
    moveResourceState: true,
  });
});

test("reports functions and names separately, too", async () => {
  const { functions } = await rpcs.getFunctions({}, call);
  expect(functions).toEqual((await rpcs.getProviderSchema({}, call)).functions);
  const metadata = await rpcs.getMetadata({}, call);
  expect(metadata.resources).toEqual(Object.keys(schema.resources).map((typeName) => ({ typeName })));
  expect(metadata.functions).toEqual(Object.keys(schema.functions).map((name) => ({ name })));
});
