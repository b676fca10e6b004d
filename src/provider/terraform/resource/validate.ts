import { patternWords } from "@consentform/consent/values";
import type { Definition } from "../../resources";
import { component } from "../../resources/schema";
import { type Diagnostic, errorDiagnostic } from "../diagnostic";
import { diagnosticsOf } from "../finding-diagnostics";
import { hasKey, resourceFields } from "../schema/resource-fields";
import { checkedInputs, configuredInputs } from "./inputs";
import { type Attributes, attributeValue } from "./state";

/**
 * Validates a configuration without state: reports only what is wrong in any case. Unknown values pass.
 *
 * @param isWriteOnlyAllowed true if the engine keeps write-only values out of state
 */
export function validateConfig(definition: Definition, config: Attributes, isWriteOnlyAllowed: boolean): Diagnostic[] {
  const { failures, warnings } = checkedInputs(definition, configuredInputs(definition, config), null);
  return [
    ...(isWriteOnlyAllowed ? [] : refuseWriteOnly(definition, config)),
    ...refuseKey(definition, config),
    ...refuseSuffix(definition, config),
    ...diagnosticsOf(definition, [...failures, ...warnings]),
  ];
}

/** A key that the contract does not take (rule i), or no more once a kind has added to it what it adds itself. */
function refuseKey(definition: Definition, config: Attributes): Diagnostic[] {
  const key = hasKey(definition) ? attributeValue(config, "external_key") : null;
  const pattern = String(component("ExternalKey").pattern);
  const { keySuffixLength: room = 0 } = definition;
  const isAllowed = typeof key === "string" && key !== "" && new RegExp(pattern).test(key + "0".repeat(room));
  if (typeof key !== "string" || isAllowed) return [];
  const less =
    room === 0 ? "" : `, ${room} characters below the maximum, because a suffix is added if the key is taken`;
  const detail = `external_key: found ${JSON.stringify(key)}, ${key.length} characters; allowed are ${patternWords(pattern)}${less}.`;
  return [errorDiagnostic("Invalid value", detail, [{ attribute: "external_key" }])];
}

/**
 * A key that looks like one of another resource with the suffix of a successor: each could take the other's objects for
 * its own.
 */
function refuseSuffix(definition: Definition, config: Attributes): Diagnostic[] {
  const key = hasKey(definition) ? attributeValue(config, "external_key") : null;
  if (definition.keySuffixLength === undefined || typeof key !== "string" || !/\.\d{1,2}$/.test(key)) return [];
  const detail = `external_key: ${JSON.stringify(key)} ends in a period and a number, which mark the successors of an object. Use another ending.`;
  return [errorDiagnostic("Invalid value", detail, [{ attribute: "external_key" }])];
}

function refuseWriteOnly(definition: Definition, config: Attributes): Diagnostic[] {
  return resourceFields(definition)
    .filter(({ attribute }) => attribute.isWriteOnly && attributeValue(config, attribute.name) !== null)
    .map(({ attribute: { name } }) => {
      const detail = `${name} is write-only, which requires Terraform or OpenTofu 1.11. Upgrade, or set ${name.replace(/_wo$/, "")}, which is stored in state.`;
      return errorDiagnostic("Write-only values are not supported", detail, [{ attribute: name }]);
    });
}
