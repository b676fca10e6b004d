import { operations, type Role } from "../../src/consent/contract";
import { starterLanguages } from "../../src/consent/rules";
import { type Definition, inputProperties, type Kind, type Property, registry } from "../../src/provider/resources";
import { type GeneratedFiles, generatedHeader } from "./generated-files";
import { pageName } from "./page-name";

/** Kinds whose objects have a page or a row in the console. */
const SHOWN = ["Site", "Domain", "TrackedService", "Token", "WebhookEndpoint"] as const satisfies readonly Kind[];

/** The members of objects that programs declare. The console is bundled for browsers, so it cannot load definitions. */
export function generateConsole(): GeneratedFiles {
  const kinds = Object.fromEntries(SHOWN.map((kind) => [snakeCase(kind), declarable(registry[kind])]));
  const text = `${generatedHeader("src/provider/resources/")}
/** Objects that the console shows as code. */
export const declarableKinds = ${JSON.stringify(kinds, null, 2)} as const;
`;
  const languages = `${generatedHeader("src/consent/rules/starter/")}
/** Languages that a new site's banner can start in. */
export const starterLanguages = ${JSON.stringify(starterLanguages)} as const;
`;
  const roles = `${generatedHeader("schema/")}
import type { Role } from "@consentform/consent/contract/browser";

/** The least role for each operation, and part of one, that a viewer may not ask for. */
export const operationRoles = ${JSON.stringify(operationRoles(), null, 2)} as const satisfies Record<string, Role>;
`;
  return new Map([
    ["src/service/console/generated/declarable-kinds.ts", text],
    ["src/service/console/generated/operation-roles.ts", roles],
    ["src/service/console/generated/starter-languages.ts", languages],
  ]);
}

/** Roles by the id of an operation, or by the id and a part. */
function operationRoles(): Record<string, Role> {
  const rows = Object.values(operations).flatMap(({ id, role, conditionalScopes }): [string, Role][] => [
    [id, role],
    ...conditionalScopes.flatMap((part): [string, Role][] => (part.role ? [[`${id} ${part.when}`, part.role]] : [])),
  ]);
  return Object.fromEntries(rows.filter(([, role]) => role !== "viewer"));
}

function declarable(definition: Definition): object {
  const members = inputProperties(definition).filter(isShown);
  return {
    type: `consentform_${snakeCase(definition.kind)}`,
    className: definition.kind,
    importId: definition.id ?? "{id}",
    members: members.map(({ name }) => name),
  };
}

/** Members whose values the service returns as they were set. */
function isShown({ isOnWire, traits }: Property): boolean {
  return isOnWire && !traits.secret && !traits.writeOnly && !traits.computed;
}

function snakeCase(kind: string): string {
  return pageName(kind).replaceAll("-", "_");
}
