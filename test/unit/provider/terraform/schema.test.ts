import { operations, problems } from "../../../../src/consent/contract";
import { inputProperties, registry } from "../../../../src/provider/resources";
import { type Attribute, providerSchema } from "../../../../src/provider/terraform/schema";

const { resources, dataSources, ephemeralResources, functions } = providerSchema();
// Resources and data sources may share a name.
const blocks = [resources, dataSources, ephemeralResources].flatMap((schemas) => Object.entries(schemas));

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

/** Words of the HTTP interface, which users of Terraform do not speak; problem slugs and operation ids among them. */
const HTTP_WORDS = new RegExp(
  [
    ...["PATCH", "PUT", "POST", "If-Match", "ETag", "[Ii]n a request", "[Aa] request without", "patch names"],
    ...Object.keys(operations),
    ...Object.keys(problems).filter((slug) => slug.includes("-")),
  ]
    .map((word) => `\\b${word}\\b`)
    .join("|"),
);

test("descriptions speak of Terraform: no HTTP, no problem slugs, names in snake_case", () => {
  const texts = blocks.flatMap(([type, { description, attributes }]) => [
    [type, description] as const,
    ...every(attributes).map((attribute) => [`${type}.${attribute.name}`, attribute.description] as const),
  ]);
  const wrong = texts.filter(
    ([, text]) => HTTP_WORDS.test(text.replaceAll(/`"[^`]*"`/g, "")) || /\b[a-z]+[A-Z][a-z]+[A-Za-z]*\b/.test(text),
  );
  expect(wrong).toEqual([]);
});

test("descriptions of arguments name allowed values and defaults", () => {
  const described = (type: string, name: string) =>
    every(resources[`consentform_${type}`]?.attributes ?? []).find((attribute) => attribute.name === name)?.description;
  expect(described("alert_channel", "min_severity")).toContain(
    'One of `"info"`, `"warning"`, `"critical"`. Default: `"warning"`.',
  );
  // An enumeration that may be null, and a member of an object.
  expect(described("domain", "environment")).toContain('One of `"preview"`, `"production"`.');
  expect(described("site", "mode")).toMatch(/One of `"\w+"`/);
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
    ["declaration", "me", "regime", "scan_findings", "site", "sites", "template", "version"].map(
      (name) => `consentform_${name}`,
    ),
  );
  expect(Object.keys(ephemeralResources)).toEqual(["consentform_token"]);
  expect(Object.keys(functions).sort()).toEqual([
    "banner_digest",
    "fleet_waves",
    "parse_banner",
    "read_sites",
    "validate_banner",
  ]);
});
