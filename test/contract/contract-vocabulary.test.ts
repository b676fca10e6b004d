/**
 * Rules of the contract that hold for every schema (contract 2, rules c to l), and the promises that generated code
 * rests on.
 */
import { contractDocument, operations, type SchemaNode } from "../../src/consent/contract";

const document = contractDocument();
const schemas = document.components.schemas;

/** Names that generators of Terraform and Pulumi code keep for themselves (contract 2, rule k). */
const reservedNames = [
  ...["provider", "count", "for_each", "depends_on", "lifecycle", "connection", "provisioner", "self", "node", "build"],
  ...["system", "software", "equals", "importFrom"],
];

/** Each property of each component: where it is, its name and its node. */
function properties(): [place: string, name: string, node: SchemaNode][] {
  return Object.entries(schemas).flatMap(([schemaName, schema]) => propertiesBelow(schema, schemaName));
}

function propertiesBelow(schema: SchemaNode, place: string): [string, string, SchemaNode][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, node]): [string, string, SchemaNode][] => [
    [`${place}.${name}`, name, node],
    ...propertiesBelow(node, `${place}.${name}`),
  ]);
  const parts = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const nested = parts.flatMap((part) => (typeof part === "object" ? propertiesBelow(part, place) : []));
  return [...own, ...nested];
}

function referred(node: SchemaNode): SchemaNode | undefined {
  return node.$ref === undefined ? undefined : schemas[node.$ref.replace("#/components/schemas/", "")];
}

describe("names", () => {
  test("no property is called what generated code cannot use", () => {
    const taken = properties().filter(([, name]) => reservedNames.includes(name) || name.startsWith("get"));
    // The last line of an export file (contract 5.3) is not an object of the interface.
    expect(taken.map(([place]) => place)).toEqual(["ExportFooter.count"]);
  });

  test("properties are snake_case", () => {
    // violated-policies is the name that the RateLimit header specification gives it; $schema is SARIF's, and so are
    // the rest.
    const foreign = new Set(["RateLimitedProblem.violated-policies", "SarifLog.$schema"]);
    const odd = properties().filter(([place, name]) => !/^[a-z][a-z0-9_]*$/.test(name) && !foreign.has(place));
    expect(odd.map(([place]) => place)).toEqual([]);
  });

  test("schemas are PascalCase", () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });
});

describe("types", () => {
  test("an object without named members describes its values, for generated types", () => {
    const everything = [...Object.entries(schemas), ...properties().map(([place, , node]) => [place, node] as const)];
    const vague = everything.filter(
      ([, node]) =>
        node.type === "object" &&
        node.properties === undefined &&
        node.additionalProperties === undefined &&
        !node.$ref,
    );
    expect(vague.map(([place]) => place)).toEqual([]);
  });
});

describe("prose", () => {
  test("every property and every schema says what it is", () => {
    const mute = properties().filter(
      ([, , node]) => (node.description ?? referred(node)?.description ?? "").length < 5,
    );
    expect(mute.map(([place]) => place)).toEqual([]);
    expect(Object.entries(schemas).filter(([, { description = "" }]) => description.length < 5)).toEqual([]);
  });
});

describe("requests and answers", () => {
  test("request bodies are closed, so that a misspelt member is refused", () => {
    const names = Object.values(operations).flatMap(({ requestSchema }) =>
      requestSchema === null ? [] : [requestSchema],
    );
    expect(names.filter((name) => schemas[name]?.additionalProperties !== false)).toEqual([]);
    expect(names.length).toBeGreaterThan(25);
  });

  test("nothing write-only is in an answer, and a merge patch requires nothing", () => {
    for (const { responseSchema, requestSchema, method } of Object.values(operations)) {
      const answer = Object.entries(schemas[responseSchema ?? ""]?.properties ?? {});
      const leaks = answer.filter(([, node]) => node["x-flags"]?.includes("W"));
      expect([responseSchema, leaks.map(([name]) => name)]).toEqual([responseSchema, []]);
      if (method === "PATCH")
        expect([requestSchema, schemas[requestSchema ?? ""]?.required ?? []]).toEqual([requestSchema, []]);
    }
  });

  const workspaceObjects = [
    ...[
      "Site",
      "Domain",
      "ConfigDraft",
      "Version",
      "Scan",
      "ScanSchedule",
      "InstallCheck",
      "Service",
      "Issue",
      "Alert",
    ],
    ...["AlertChannel", "WebhookEndpoint", "WebhookDelivery", "BannerTemplate", "Token", "Export"],
  ];
  test.each(workspaceObjects)("%s says which workspace it belongs to", (name) => {
    expect(schemas[name]?.required).toContain("workspace_id");
  });

  const editedObjects = ["Site", "ScanSchedule", "Service", "AlertChannel", "WebhookEndpoint", "BannerTemplate"];
  test.each([...editedObjects, "DraftSummary", "StagePointer"])("%s says who changed it last", (name) => {
    expect(schemas[name]?.required).toContain("updated_by");
  });

  const keyedObjects = ["Site", "AlertChannel", "WebhookEndpoint", "BannerTemplate", "Service", "Token"];
  test.each(keyedObjects)("%s has an external key, and its list a filter for it", (name) => {
    expect(schemas[`${name}Create`]?.properties?.external_key).toMatchObject({ default: null });
    const list = Object.values(operations).find(({ isList, responseSchema }) => isList && responseSchema === name);
    expect(list?.queryParameters).toContain("external_key");
  });
});
