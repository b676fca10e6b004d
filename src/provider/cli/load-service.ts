type CommandLine = typeof import("../../service/command-line");

/** The service's functions for commands. They are loaded when a command uses one: most commands have no service. */
export function loadService(): CommandLine {
  return require("../../service/command-line") as CommandLine;
}
