import { ExistingObject, isConfigurationFailure, type Notice, withConfigurationAdvice } from "../lifecycle";
import type { Definition, Finding } from "../resources";
import { faultOf, faultText, type Place, type Properties, render } from "../resources";
import { stepsText, stepsTo } from "./attribute-path";
import { type Diagnostic, errorDiagnostic } from "./diagnostic";
import { existingObjectAdvice } from "./existing-object-advice";
import type { Attribute } from "./schema/attribute";
import { hasKey, resourceFields } from "./schema/resource-fields";
import { typeName } from "./schema/type-name";
import { terraformWording } from "./wording";

/** The warnings printed for one resource before the rest is only counted. */
const MAX_WARNINGS = 5;

/** Findings as diagnostics: all errors; of warnings the first five, and a count. */
export function diagnosticsOf(definition: Definition, findings: readonly Finding[]): Diagnostic[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const diagnostics = [...errors, ...warnings.slice(0, MAX_WARNINGS)].map((finding) =>
    diagnosticOf(definition, finding),
  );
  const rest = warnings.length - MAX_WARNINGS;
  if (rest <= 0) return diagnostics;
  const detail = "`npx consentform validate FILE` lists all findings about a banner.";
  return [
    ...diagnostics,
    { severity: "warning", summary: `${rest} more warnings about this resource`, detail, path: [] },
  ];
}

function diagnosticOf(
  definition: Definition,
  { property, message, severity, code, pointer, basis }: Finding,
): Diagnostic {
  const path = stepsTo(attributesOf(definition), property);
  const text = render(message);
  if (pointer !== undefined) {
    const place = pointer === "" ? "The whole document" : `At ${pointer}`;
    const law = basis === undefined ? "" : ` (${basis})`;
    return { severity, summary: `Banner rule ${code}`, detail: `${place}: ${text}${law}`, path };
  }
  const name = stepsText(path) || render([{ property }]);
  const writeOnly = code === "required" ? writeOnlyAdvice(definition, property) : "";
  const detail = `${sentence(name === "" ? text : `${name}: ${text}`)}${writeOnly}`;
  return { severity, summary: severity === "error" ? "Invalid value" : "Please check", detail, path };
}

/** A report about one resource as a warning: engines show their log only to users who ask for it. */
export function noticeOf(definition: Definition, { message }: Notice): Diagnostic {
  const summary = `${typeName(definition.kind)}: please check`;
  return { severity: "warning", summary, detail: render(message), path: [] };
}

/** A text that ends a sentence, with a full stop if it has none. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A secret is missing, for instance from a generated configuration: no answer of the service contains it. */
function writeOnlyAdvice(definition: Definition, place: Place): string {
  const [name] = place.length === 1 ? place : [];
  const field = resourceFields(definition).find(({ role, property }) => role === "secret" && property?.name === name);
  if (field === undefined) return "";
  return ` Set it or ${field.attribute.name}, which is not stored in state. The service never returns the value, so a generated configuration has neither: write one of the two into it.`;
}

/**
 * The failure of an operation as a diagnostic about the attribute that it names.
 *
 * @param inputs those of the object to create, for advice about an object that exists
 */
export function failureOf(
  definition: Definition,
  summary: string,
  error: unknown,
  inputs: Properties = {},
): Diagnostic {
  const fault = faultOf(withConfigurationAdvice(error, terraformWording));
  const existing = existingObjectIn(error);
  const detail = render(faultText({ ...fault, kind: null }));
  const diagnostic = errorDiagnostic(
    `${typeName(definition.kind)}: ${summary}`,
    existing === null ? detail : `${detail}\n\n${existingObjectAdvice(definition, existing, inputs)}`,
    existing !== null && hasKey(definition)
      ? [{ attribute: "external_key" }]
      : stepsTo(attributesOf(definition), fault.property),
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
