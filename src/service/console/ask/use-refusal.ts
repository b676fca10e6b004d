import { includesRole, type Role } from "@consentform/consent/contract/browser";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { operationRoles } from "../generated/operation-roles";

/** The least roles, also of what is not an operation. */
const leastRoles = { ...operationRoles, "audit log": "owner" } as const;

/** An operation, part of one, or a page that needs more than the role `viewer`. */
export type Restricted = keyof typeof leastRoles;

/** The role of the signed-in user; null until it is known. The service refuses what a role does not permit. */
export const OwnRole = createContext<Role | null>(null);

/** The reason why the user's role does not permit an operation; null if it does. */
export function useRefusal(operation: Restricted | null): string | null {
  const role = useContext(OwnRole);
  const required = operation === null ? null : leastRoles[operation];
  if (role === null || required === null || includesRole(role, required)) return null;
  return `This needs the role ${required}, and yours is ${role}. Ask the operator of this service to change it.`;
}
