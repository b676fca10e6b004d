import { type CheckResult, check, leafPaths, selectDeclared, shapesOf } from "../../lifecycle";
import type { Definition, Finding, Properties, Property } from "../../resources";
import { text } from "../../resources/text";
import { InvalidJson, toContract } from "../schema/convert";
import { type Field, resourceFields } from "../schema/resource-fields";
import { UNKNOWN, type Value } from "../values";
import { type Attributes, attributeValue, propertiesOf } from "./state";

/** The inputs of a configuration. */
export interface Configured {
  /** By property; unknown values appear as UNKNOWN, at any depth. */
  readonly inputs: Properties;
  /** Inputs that were given in their write-only form. */
  readonly hidden: ReadonlySet<string>;
  /** Values that cannot be read. */
  readonly findings: readonly Finding[];
}

/** Reads a configuration. Values that cannot be read are left out and reported. */
export function configuredInputs(definition: Definition, config: Attributes): Configured {
  const inputs: Properties = {};
  const hidden = new Set<string>();
  const findings: Finding[] = [];
  for (const field of resourceFields(definition)) {
    const { property, role, attribute } = field;
    const value = attributeValue(config, attribute.name);
    if (property === null || value === null || (role !== "input" && role !== "secret")) continue;
    if (role === "secret" && property.name in inputs) {
      findings.push(refusal(property, `cannot be combined with ${attribute.name}; remove one of the two`));
      continue;
    }
    const read = readValue(field, property, value);
    if (read.finding !== undefined) findings.push(read.finding);
    else inputs[property.name] = read.value;
    if (role === "secret") hidden.add(property.name);
  }
  return { inputs, hidden, findings };
}

/** Leaves that a configuration declares, but for those in write-only form, which no plan holds. */
export function declaredIn(definition: Definition, { inputs, hidden }: Configured): string[] {
  const shown = Object.entries(inputs).filter(([name]) => !hidden.has(name));
  return leafPaths(Object.fromEntries(shown), shapesOf(definition).isOpaque);
}

/**
 * The inputs of an apply: the planned values. The configuration that the engine hands over with them is the one as
 * written, without `ignore_changes`; only write-only values have to be taken from there.
 */
export function plannedInputs(
  definition: Definition,
  configured: Configured,
  planned: Attributes,
  declared: readonly string[] | null,
): Configured {
  if (declared === null) return configured;
  const shown = selectDeclared(propertiesOf(definition, planned), declared, shapesOf(definition).isOpaque);
  const hidden = Object.entries(configured.inputs).filter(([name]) => configured.hidden.has(name));
  return { ...configured, inputs: { ...shown, ...Object.fromEntries(hidden) } };
}

function readValue({ shape }: Field, property: Property, value: Value): { value?: unknown; finding?: Finding } {
  try {
    return { value: toContract(shape, value) };
  } catch (error) {
    if (!(error instanceof InvalidJson)) throw error;
    const advice = "Use JSON: jsonencode(...), file(...), or provider::consentform::parse_banner(...) for YAML";
    // Only the place: the text itself may be a secret.
    const place = /position \d+/.exec(error.message)?.[0];
    return { finding: refusal(property, `is not JSON${place === undefined ? "" : ` (${place})`}. ${advice}`) };
  }
}

function refusal({ name }: Property, message: string): Finding {
  return { property: [name], message, severity: "error", code: "format" };
}

/**
 * Validates what a configuration asks for; `recorded` are the inputs of the last run, null where no one knows them.
 */
export function checkedInputs(
  definition: Definition,
  { inputs, findings }: Configured,
  recorded: Properties | null,
): CheckResult {
  const isHistoryUnknown = recorded === null;
  const checked = check(definition, { recordedInputs: recorded ?? {}, inputs, isHistoryUnknown, isUnknown });
  // The value is present but unreadable, so its absence for `check` is not a second error.
  const unread = new Set(findings.map(({ property: [name] }) => name));
  const failures = checked.failures.filter(
    ({ property, code }) => code !== "required" || property.length > 1 || !unread.has(property[0]),
  );
  return { ...checked, failures: [...findings, ...failures.map((failure) => withNullWord(definition, failure))] };
}

/** The finding, which for a value that may be null also allows Terraform's word for it. */
function withNullWord({ properties }: Definition, { property, message, ...finding }: Finding): Finding {
  const word = property.length === 1 ? properties[String(property[0])]?.nullWord : undefined;
  return { ...finding, property, message: word === undefined ? message : text`${message}, or "${word}"` };
}

/** Recognizes values that are known only after apply. */
export function isUnknown(value: unknown): boolean {
  return value === UNKNOWN;
}
