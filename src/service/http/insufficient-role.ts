import { includesRole, type Role } from "@consentform/consent/contract";
import { Problem } from "./problem";

/**
 * Refuses a user whose role does not include the required one.
 * @param what subject of the sentence: the part that needs the role
 * @throws {Problem} insufficient-role
 */
export function refuseLesserRole(role: Role, required: Role, what: string): void {
  if (includesRole(role, required)) return;
  throw new Problem("insufficient-role", {
    detail: `${what} needs the role ${required}, and yours is ${role}. Ask the operator of this service to change it: consentform users link --workspace WORKSPACE --name YOUR-NAME --role ${required}`,
    required_role: required,
    user_role: role,
  });
}

/**
 * Refuses a user whose role was lowered since the request came in.
 * @param least the role of the operation: one that every user may do goes on
 * @throws {Problem} insufficient-role
 */
export function refuseLoweredRole(role: Role, former: Role, least: Role): void {
  if (least !== "viewer") refuseLesserRole(role, former, "This request, sent before your role was lowered,");
}
