import { userInfo } from "node:os";

/** The user of the operating system, for the audit log; null where the system has no name for it. */
export function operatingUser(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}
