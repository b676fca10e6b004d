import { UsageError } from "@consentform/consent/failures";
import { packageVersion } from "@consentform/consent/package-version";

/**
 * Refuses to continue without the package of the service, and prints the line that installs it.
 *
 * @param subject what needs the service, with a verb: the beginning of the message
 * @throws {UsageError} if the package is not installed, or has another version
 */
export function checkService(subject: string): void {
  const found = serviceVersion();
  if (found === packageVersion) return;
  throw new UsageError(
    `${subject} the service, which is in the package @consentform/service of the same version. ${found === null ? "It is not installed" : `Installed are consentform ${packageVersion} and @consentform/service ${found}`}. Run: npm install consentform@${packageVersion} @consentform/service@${packageVersion}`,
  );
}

/** The version of the installed service; null if there is none. */
function serviceVersion(): string | null {
  try {
    return (require("@consentform/service/package.json") as { version: string }).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}
