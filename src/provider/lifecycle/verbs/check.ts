import { type CheckWork, type Definition, type Finding, inputProperties, type Properties } from "../../resources";
import { NOT_EVALUATED } from "../../resources/document-findings";
import { findSchemaFailures } from "../findings/input-schema";
import { firstUnknown, type IsUnknown } from "../values/unknown";
import { withoutUndefined } from "../values/without-undefined";

/** The input of `check`. */
export interface CheckRequest {
  /** Inputs of the last run; empty for a new resource. */
  recordedInputs: Properties;
  inputs: Properties;
  /**
   * The engine does not report the recorded properties: only what is wrong in any case is a failure. Default: false.
   */
  isHistoryUnknown?: boolean;
  /** True for the engine's stand-in for a value that is not known yet. */
  isUnknown: IsUnknown;
}

/** The result of `check`. */
export interface CheckResult {
  /** The inputs with what check works out; no defaults are filled in. */
  inputs: Properties;
  failures: Finding[];
  warnings: Finding[];
}

/**
 * Validates inputs without any request: types, limits, names, and what the definition adds. Everything that is wrong is
 * reported at once. Deterministic; unknown values pass at any depth.
 */
export function check(
  definition: Definition,
  { recordedInputs, inputs: given, isHistoryUnknown = false, isUnknown }: CheckRequest,
): CheckResult {
  const inputs = withoutUndefined(given);
  const failures = findSchemaFailures(definition, inputs, isUnknown);
  const refused = new Set(failures.map(({ property: [name] }) => String(name)));
  // A definition's own part sees only what is well-formed, so it need not defend itself.
  const sound = Object.fromEntries(Object.entries(inputs).filter(([name]) => !refused.has(name)));
  const own =
    definition.check?.({
      inputs: sound,
      recordedInputs,
      refused,
      isHistoryUnknown,
      unknownIn: (value) => firstUnknown(value, isUnknown),
    } satisfies CheckWork) ?? {};
  // Only a preview reports what it could not evaluate, and without a history this is not one yet.
  const isSaid = ({ code }: Finding) => code !== NOT_EVALUATED || !isHistoryUnknown;
  const findings = [...failures, ...(own.findings ?? []).filter(isSaid)];
  return {
    inputs: { ...withoutComputed(definition, inputs), ...own.inputs },
    failures: findings.filter(({ severity }) => severity === "error"),
    warnings: findings.filter(({ severity }) => severity === "warning"),
  };
}

/** Programs and import files may carry values that check works out; only its own count. */
function withoutComputed(definition: Definition, inputs: Properties): Properties {
  const computed = new Set(inputProperties(definition).flatMap(({ name, traits }) => (traits.computed ? [name] : [])));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !computed.has(name)));
}
