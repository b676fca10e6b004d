import { ExistingObject, isConfigurationFailure, type Properties, withConfigurationAdvice } from "../lifecycle";
import { type Definition, type Finding, inputProperties } from "../resources";
import { wireNameOf } from "../resources/schema";
import { pathText, stepsTo } from "./attribute-path";
import { type Diagnostic, errorDiagnostic } from "./diagnostic";
import { existingObjectAdvice } from "./existing-object-advice";
import type { Attribute } from "./schema/attribute";
import { hasKey, resourceFields } from "./schema/resource-fields";
import { typeName } from "./schema/type-name";
import { TERRAFORM_WORDING } from "./wording";

/** How many warnings are told for one resource before the rest is only counted. */
const MAX_WARNINGS = 5;

/** Findings as diagnostics: all errors; of warnings the first five, and a count. */
export function diagnosticsOf(definition: Definition, findings: readonly Finding[]): Diagnostic[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const told = [...errors, ...warnings.slice(0, MAX_WARNINGS)].map((finding) => diagnosticOf(definition, finding));
  const rest = warnings.length - MAX_WARNINGS;
  if (rest <= 0) return told;
  const detail = "`npx consentform validate FILE` lists all findings about a banner.";
  return [...told, { severity: "warning", summary: `${rest} more warnings about this resource`, detail, path: [] }];
}

function diagnosticOf(definition: Definition, { path, message, severity, code, pointer, basis }: Finding): Diagnostic {
  const steps = stepsTo(attributesOf(definition), path);
  const text = inTerraformSpelling(definition, message);
  if (pointer !== undefined) {
    const place = pointer === "" ? "The whole document" : `At ${pointer}`;
    const law = basis === undefined ? "" : ` (${basis})`;
    return { severity, summary: `Banner rule ${code}`, detail: `${place}: ${text}${law}`, path: steps };
  }
  const name = pathText(steps) || inTerraformSpelling(definition, path);
  const writeOnly = code === "required" ? writeOnlyAdvice(definition, path) : "";
  const detail = `${sentence(name === "" ? text : `${name}: ${text}`)}${writeOnly}`;
  return { severity, summary: severity === "error" ? "Invalid value" : "Please check", detail, path: steps };
}

/** A line about one resource, as a warning: engines show their log only to users who ask for it. */
export function noticeOf(definition: Definition, line: string): Diagnostic {
  const text = line.replace(new RegExp(`^${definition.kind}: `), "");
  const summary = `${typeName(definition.kind)}: please check`;
  return { severity: "warning", summary, detail: inTerraformSpelling(definition, text), path: [] };
}

/** A text that ends a sentence, with a full stop where it has none of its own. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A secret is missing, for instance from a generated configuration: no answer of the service contains it. */
function writeOnlyAdvice(definition: Definition, path: string): string {
  const field = resourceFields(definition).find(({ role, property }) => role === "secret" && property?.name === path);
  if (field === undefined) return "";
  const { name } = field.attribute;
  return ` Set it or ${name}, which is not stored in state. The service never returns the value, so a generated configuration has neither: write one of the two into it.`;
}

/**
 * What an operation threw, as a diagnostic; an error that begins with the name of a property is about that attribute.
 *
 * @param inputs what was to be created, for advice about an object that exists
 */
export function failureOf(
  definition: Definition,
  summary: string,
  error: unknown,
  inputs: Properties = {},
): Diagnostic {
  const type = typeName(definition.kind);
  const advised = withConfigurationAdvice(error, TERRAFORM_WORDING);
  const message = advised instanceof Error ? advised.message : String(advised);
  const text = message.replace(new RegExp(`^${definition.kind}: `), "");
  const property = /^([^\s:]+): /.exec(text)?.[1] ?? "";
  const existing = existingObjectIn(error);
  const detail = inTerraformSpelling(definition, text);
  const diagnostic = errorDiagnostic(
    `${type}: ${summary}`,
    existing === null ? detail : `${detail}\n\n${existingObjectAdvice(definition, existing, inputs)}`,
    existing !== null && hasKey(definition)
      ? [{ attribute: "external_key" }]
      : stepsTo(attributesOf(definition), existing === null ? property : ""),
  );
  return { ...diagnostic, isAboutConfiguration: isConfigurationFailure(error) };
}

function existingObjectIn(error: unknown): ExistingObject | null {
  const candidates = error instanceof Error ? [error, error.cause] : [];
  return candidates.find((candidate) => candidate instanceof ExistingObject) ?? null;
}

function attributesOf(definition: Definition): Attribute[] {
  return resourceFields(definition).map(({ attribute }) => attribute);
}

/** The definition's messages name properties as programs spell them; only declared names are changed, wherever they stand alone. */
export function inTerraformSpelling(definition: Definition, text: string): string {
  const names = inputProperties(definition).flatMap(({ name, schema }) => [name, ...memberNames(schema)]);
  const renamed = [...new Set(names)].filter((name) => wireNameOf(name) !== name);
  if (renamed.length === 0) return text;
  return text.replaceAll(new RegExp(`\\b(${renamed.join("|")})\\b`, "g"), (name) => wireNameOf(name));
}

function memberNames(schema: { properties?: object; items?: object }): string[] {
  const { properties = {}, items = {} } = schema;
  const inner = [...Object.values(properties), ...(Object.keys(items).length > 0 ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap((member) => memberNames(member))];
}
