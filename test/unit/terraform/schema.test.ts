import { fromWire, toWire } from "../../../src/lifecycle";
import { inputProperties, outputProperties, registry } from "../../../src/resources";
import { programName, wireNameOf } from "../../../src/resources/schema";
import { type Attribute, providerSchema } from "../../../src/terraform/schema";

const { resources, dataSources, ephemeralResources, functions } = providerSchema();
const blocks = Object.entries({ ...resources, ...dataSources, ...ephemeralResources });

function every(attributes: readonly Attribute[]): Attribute[] {
  return attributes.flatMap((attribute) => [attribute, ...every(attribute.nested?.attributes ?? [])]);
}

/** Names that the construct generators rename, so that both libraries would not spell them as we do. */
const RENAMED = ["self", "build", "node", "system", "software", "equals", "import_from", "move_to", "tf_resource_type"];

/** Arguments that Terraform keeps for itself at the top of a block. */
const RESERVED = ["connection", "count", "depends_on", "for_each", "lifecycle", "provider", "provisioner"];

test.each(blocks)("%s has names that Terraform, constructs and programs spell alike", (_type, { attributes }) => {
  for (const { name } of every(attributes)) {
    expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
    expect(RENAMED).not.toContain(name);
    expect(name).not.toMatch(/^get/);
  }
  for (const { name } of attributes) expect(RESERVED).not.toContain(name);
  const names = attributes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(blocks)("%s keeps Terraform's rules about attributes", (_type, { attributes }) => {
  for (const attribute of every(attributes)) {
    const { name, type, nested, isRequired, isOptional, isComputed, isWriteOnly, description } = attribute;
    expect({ name, isEither: (type === undefined) !== (nested === undefined) }).toEqual({ name, isEither: true });
    expect({ name, isSet: isRequired || isOptional || isComputed }).toEqual({ name, isSet: true });
    expect({ name, isTwice: isRequired && (isOptional || isComputed) }).toEqual({ name, isTwice: false });
    expect({ name, isKept: isWriteOnly && isComputed }).toEqual({ name, isKept: false });
    if (nested?.nesting === "set") expect(every(nested.attributes).some((inner) => inner.isComputed)).toBe(false);
    expect({ name, description }).toEqual({ name, description: expect.stringMatching(/\S/) });
  }
});

test("every kind is a resource, with an id", () => {
  expect(Object.keys(resources)).toHaveLength(Object.keys(registry).length);
  for (const { attributes } of Object.values(resources)) {
    expect(attributes.find(({ name }) => name === "id")).toMatchObject({
      type: "string",
      isComputed: true,
      isOptional: false,
    });
  }
});

test.each(Object.values(registry))("names of $kind survive the way to Terraform and back", (definition) => {
  for (const { name, wireName } of [...inputProperties(definition), ...outputProperties(definition)]) {
    expect(programName(wireName ?? wireNameOf(name))).toBe(name);
  }
});

test("members of local properties are spelled as Terraform and the wire do", () => {
  const override = inputProperties(registry.Promotion).find(({ name }) => name === "gateOverride");
  const program = { versionNumber: 3, reason: "an incident is open" };
  const attributes = { version_number: 3, reason: "an incident is open" };
  expect(toWire(override?.wireSchema ?? {}, program)).toEqual(attributes);
  expect(fromWire(override?.wireSchema ?? {}, attributes)).toEqual(program);
});

test("the shape follows the contract", () => {
  const find = (type: string, name: string) => resources[type]?.attributes.find((attribute) => attribute.name === name);
  expect(find("consentform_site", "name")).toMatchObject({ isRequired: true });
  expect(find("consentform_site", "settings")).toMatchObject({
    nested: { nesting: "single" },
    isOptional: true,
    isComputed: true,
  });
  expect(find("consentform_config_draft", "document")).toMatchObject({ type: "string", isRequired: true });
  expect(find("consentform_config_draft", "digest")).toMatchObject({ isComputed: true, isOptional: false });
  expect(find("consentform_webhook_endpoint", "event_kinds")).toMatchObject({ type: ["set", "string"] });
  expect(find("consentform_tracked_service", "storage")).toMatchObject({ nested: { nesting: "list" } });
  expect(find("consentform_banner_template", "variables")).toMatchObject({ nested: { nesting: "map" } });
  expect(find("consentform_token", "secret")).toMatchObject({ isSensitive: true, isComputed: true, isOptional: false });
  expect(find("consentform_version", "triggers")).toMatchObject({ type: ["map", "string"], isComputed: false });
});

test("every secret input has a write-only form with its version", () => {
  const forms = Object.values(registry).flatMap((definition) =>
    inputProperties(definition)
      .filter(({ traits }) => traits.secret)
      .map(({ name }) => ({ kind: definition.kind, name })),
  );
  expect(forms).toEqual([
    { kind: "AlertChannel", name: "url" },
    { kind: "WebhookEndpoint", name: "secret" },
  ]);
  const { attributes = [] } = resources.consentform_alert_channel ?? {};
  expect(attributes.find(({ name }) => name === "url_wo")).toMatchObject({ isWriteOnly: true, isSensitive: true });
  expect(attributes.find(({ name }) => name === "url_wo_version")).toMatchObject({
    type: "number",
    isWriteOnly: false,
  });
});

test("data sources, ephemeral resources and functions are those of the issue", () => {
  expect(Object.keys(dataSources).sort()).toEqual(
    ["declaration", "me", "regime", "scan_findings", "site", "sites", "version"].map((name) => `consentform_${name}`),
  );
  expect(Object.keys(ephemeralResources)).toEqual(["consentform_token"]);
  expect(Object.keys(functions).sort()).toEqual(["banner_digest", "parse_banner", "validate_banner"]);
});
