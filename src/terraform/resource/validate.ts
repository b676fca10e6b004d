import { check } from "../../lifecycle";
import type { Definition } from "../../resources";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { diagnosticsOf } from "../finding-diagnostics";
import { hasKey, resourceFields } from "../schema/resource-fields";
import { configuredInputs, isUnknown } from "./inputs";
import { type Attributes, attributeValue } from "./state";

/**
 * Judges a configuration by itself, without any state: what is wrong whatever was recorded. Unknown values pass.
 *
 * @param isWriteOnlyAllowed whether the engine keeps write-only values out of state
 */
export function validateConfig(definition: Definition, config: Attributes, isWriteOnlyAllowed: boolean): Diagnostic[] {
  const { inputs, findings } = configuredInputs(definition, config);
  const { failures, warnings } = check(definition, { recordedInputs: {}, inputs, isHistoryUnknown: true, isUnknown });
  return [
    ...(isWriteOnlyAllowed ? [] : refuseWriteOnly(definition, config)),
    ...refuseKey(definition, config),
    ...diagnosticsOf(definition, [...findings, ...failures, ...warnings]),
  ];
}

/** What the contract takes as a key (rule i), shorter by what a kind adds to it itself. */
const KEY_CHARACTERS = /^[A-Za-z0-9_.:-]+$/;
const MAX_KEY = 64;

function refuseKey(definition: Definition, config: Attributes): Diagnostic[] {
  const key = hasKey(definition) ? attributeValue(config, "external_key") : null;
  const most = MAX_KEY - (definition.keySuffixLength ?? 0);
  if (typeof key !== "string" || (key.length <= most && KEY_CHARACTERS.test(key))) return [];
  const detail = `external_key: ${JSON.stringify(key)} has ${key.length} characters; allowed are 1 to ${most} of A-Za-z0-9_.:-.`;
  return [errorDiagnostic("Invalid value", detail, [{ attribute: "external_key" }])];
}

function refuseWriteOnly(definition: Definition, config: Attributes): Diagnostic[] {
  return resourceFields(definition)
    .filter(({ attribute }) => attribute.isWriteOnly && attributeValue(config, attribute.name) !== null)
    .map(({ attribute: { name } }) => {
      const detail = `${name} is write-only, which takes Terraform or OpenTofu 1.11. Upgrade, or set ${name.replace(/_wo$/, "")}, which is kept in state.`;
      return errorDiagnostic("Write-only values are not supported", detail, [{ attribute: name }]);
    });
}
