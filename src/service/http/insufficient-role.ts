import { includesRole, type Role } from "../../consent/contract";
import { Problem } from "./problem";

/**
 * Refuses a user whose role does not include another.
 * @param what the start of a sentence: the part that needs the role
 * @throws {Problem} insufficient-role
 */
export function refuseLesserRole(role: Role, required: Role, what: string): void {
  if (includesRole(role, required)) return;
  throw new Problem("insufficient-role", {
    detail: `${what} needs the role ${required}, and yours is ${role}. Ask whoever operates this service to change it: consentform users link --workspace WORKSPACE --name YOUR-NAME --role ${required}`,
    required_role: required,
    user_role: role,
  });
}
