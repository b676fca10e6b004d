import { Command } from "commander";
import { type CommandContext, processContext } from "./command-context";
import { DEFAULT_FOLDER } from "./dev/dev-options";
import { keptToken } from "./dev/kept-tokens";
import { exitCodes, runCommand } from "./exit-status";

/** `consentform tokens local`: prints the token of the `consentform dev` of this folder, alone, also while it runs. */
export function tokensLocalCommand(commandContext: CommandContext = processContext): Command {
  return new Command("local")
    .description("Print the token of the service that `consentform dev` runs in this folder.")
    .option("--data <folder>", "its data folder", DEFAULT_FOLDER)
    .option("--workspace <name>", "workspace of the token", "default")
    .action(({ data, workspace }: { data: string; workspace: string }) =>
      runCommand(commandContext, () => {
        commandContext.stdout(keptToken(data, workspace, commandContext.variables.CONSENTFORM_DEPLOYMENT_KEY));
        return exitCodes.success;
      }),
    );
}
