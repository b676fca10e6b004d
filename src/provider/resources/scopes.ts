import { type ConditionalScope, type OperationId, operations, type Scope } from "@consentform/consent/contract";
import type { Definition } from "./definition";
import { inputProperties } from "./properties";

/**
 * Scopes that a kind needs for everything this product does with it: those of its operations, of the list that it is
 * read from, and of the parts of them that it reads or sends (contract 1.4). Sorted.
 */
export function requiredScopes(definition: Definition): Scope[] {
  const used = usedOperations(definition);
  const parts = usedParts(definition);
  const scopes = used.flatMap((id) => {
    const { scope, conditionalScopes } = operations[id];
    return [
      scope,
      ...conditionalScopes
        .filter(({ when }) => parts.has(when))
        .map((conditional: ConditionalScope) => conditional.scope),
    ];
  });
  return [...new Set(scopes)].sort();
}

function usedOperations({ operations: own, inSite }: Definition): OperationId[] {
  return [...Object.values(own), ...(inSite === undefined ? [] : (["listSites", "getSite"] as const))];
}

/** The subjects of the contract's conditions that the kind uses. */
function usedParts(definition: Definition): ReadonlySet<string> {
  const { include, needs } = definition.inSite ?? {};
  return new Set([...(include === undefined ? [] : [`include=${include}`]), ...(needs === undefined ? [] : [needs])]);
}

/**
 * Scopes that are needed only when a property is set: `property` names it, with `=value` if it takes that value.
 */
export function conditionalScopes(definition: Definition): { property: string; scope: Scope }[] {
  const inputs = inputProperties(definition);
  const conditions = Object.values(definition.operations).flatMap(
    (id: OperationId) => operations[id].conditionalScopes,
  );
  return conditions.flatMap(({ when, scope }) => {
    const isInput = inputs.some(({ name, isOnWire }) => isOnWire && (when === name || when.startsWith(`${name}=`)));
    return isInput ? [{ property: when, scope }] : [];
  });
}
