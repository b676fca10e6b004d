import { type OperationId, operations } from "../../../../src/consent/contract";
import {
  type Definition,
  inputProperties,
  type Kind,
  outputProperties,
  registry,
} from "../../../../src/provider/resources";
import { component, resolvedSchema } from "../../../../src/provider/resources/schema";

const kinds = Object.keys(registry) as Kind[];
const input = (kind: Kind, name: string) => inputProperties(registry[kind]).find((property) => property.name === name);
const names = (kind: Kind, of: typeof inputProperties) => of(registry[kind]).map(({ name }) => name);

test("the name in the registry is the kind", () => {
  for (const [name, definition] of Object.entries(registry)) expect(definition.kind).toBe(name);
});

test.each(kinds)("%s: every trait names an existing property, and every property is described", (kind) => {
  const definition: Definition = registry[kind];
  const { create, read, update } = definition.operations;
  expect(create ?? update).toBeDefined();
  expect(create ?? read).toBeDefined();
  const known = new Set([...names(kind, inputProperties), ...names(kind, outputProperties)]);
  const hidden = Object.entries(definition.properties).filter(([, { volatile, internal }]) => volatile ?? internal);
  const unknown = Object.keys(definition.properties).filter(
    (name) => !known.has(name) && !hidden.some(([one]) => one === name),
  );
  expect(unknown).toEqual([]);
  for (const { name, description } of [...inputProperties(definition), ...outputProperties(definition)]) {
    expect([name, description.trim().length > 0]).toEqual([name, true]);
  }
});

test.each(kinds)("%s: hidden traits name members of the contract", (kind) => {
  const definition: Definition = registry[kind];
  const members = JSON.stringify(Object.keys(schemaOfAnswer(definition)));
  for (const [name, { volatile }] of Object.entries(definition.properties)) {
    if (volatile) expect(members).toContain(`"${name}"`);
  }
});

function schemaOfAnswer(definition: Definition): object {
  const { create, read } = definition.operations;
  return resolvedSchema(component(String(operations[(create ?? read) as OperationId].responseSchema))).properties ?? {};
}

test("derives what the contract marks, without repeating it", () => {
  expect(input("Domain", "host")).toMatchObject({ isOnWire: true, isRequired: true, traits: { replaces: true } });
  expect(input("AlertChannel", "url")).toMatchObject({ isRequired: false, traits: { secret: true, writeOnly: true } });
  expect(input("Site", "retention")).toMatchObject({
    default: 1095,
    schema: { type: "integer", minimum: 30, maximum: 3650 },
  });
  expect(input("ScanSchedule", "frequency")).toMatchObject({
    default: "weekly",
    schema: { enum: ["daily", "weekly", "monthly"] },
  });
});

test("schemas have the contract's names, with references followed", () => {
  expect(input("Site", "settings")?.schema.properties).toHaveProperty(
    "promotion_gate.properties.max_scan_age_hours.type",
    "integer",
  );
  expect(JSON.stringify(inputProperties(registry.Site).map(({ schema }) => schema))).not.toContain("$ref");
});

test("a document is opaque in inputs and a digest in outputs", () => {
  expect(input("ConfigDraft", "document")?.schema).toMatchObject({ type: "object", "x-document": true });
  expect(outputProperties(registry.ConfigDraft).find(({ name }) => name === "document")?.schema).toMatchObject({
    type: "string",
  });
  expect(names("Version", outputProperties)).not.toContain("document");
});

test("the lifecycle's own properties are neither inputs nor outputs", () => {
  for (const kind of kinds) {
    const all = [...names(kind, inputProperties), ...names(kind, outputProperties)];
    expect(all.filter((name) => ["external_key", "managed_by", "publish_key", "rotation"].includes(name))).toEqual([]);
  }
});

test("a site is named by its path only where the path names one", () => {
  for (const kind of ["Domain", "ConfigDraft", "Version", "Promotion", "ScanSchedule"] as const) {
    expect(input(kind, "site_id")).toMatchObject({ isRequired: true, traits: { replaces: true } });
  }
  expect(names("DomainVerification", inputProperties)).not.toContain("site_id");
  expect(input("Token", "site_id")).toMatchObject({ isRequired: false });
});

test("adoption takes an import id, or true where one always exists", () => {
  expect(input("Site", "adopt")?.schema).toMatchObject({ type: "string" });
  expect(input("ScanSchedule", "adopt")?.schema).toMatchObject({ const: true });
  expect(input("ConfigDraft", "adopt")?.schema).toMatchObject({ enum: [true, "take-over"] });
});
