import { UsageError } from "@consentform/consent/failures";
import { packageVersion } from "@consentform/consent/package-version";

type CommandLine = typeof import("@consentform/service/command-line");

/**
 * The service's functions for commands. They are loaded when a command uses one: most commands have no service.
 *
 * @throws {UsageError} if the package of the service is not installed, or has another version
 */
export function loadService(): CommandLine {
  const found = serviceVersion();
  if (found === packageVersion) return require("@consentform/service/command-line") as CommandLine;
  throw new UsageError(
    `This command runs the service, which is in the package @consentform/service of the same version. ${found === null ? "It is not installed" : `Installed are consentform ${packageVersion} and @consentform/service ${found}`}. Run: npm install consentform@${packageVersion} @consentform/service@${packageVersion}`,
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
