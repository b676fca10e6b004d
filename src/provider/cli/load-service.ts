import { checkService } from "../check-service";

type CommandLine = typeof import("@consentform/service/command-line");

/**
 * The service's functions for commands. They are loaded when a command uses one: most commands have no service.
 *
 * @throws {UsageError} if the package of the service is not installed, or has another version
 */
export function loadService(): CommandLine {
  checkService("This command runs");
  return require("@consentform/service/command-line") as CommandLine;
}
