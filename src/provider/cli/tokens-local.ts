import { Command } from "commander";
import { DEFAULT_FOLDER } from "../../consent/default-folder";
import { type CommandContext, processContext } from "./command-context";
import { exitCodes, runCommand } from "./exit-status";
import { loadService } from "./load-service";

/** `consentform tokens local`: prints the token of the `consentform dev` of this folder, alone, also while it runs. */
export function tokensLocalCommand(commandContext: CommandContext = processContext): Command {
  return new Command("local")
    .description("Print the token of the service that `consentform dev` runs in this folder.")
    .option("--data <folder>", "its data folder", DEFAULT_FOLDER)
    .option("--workspace <name>", "workspace of the token", "default")
    .action(({ data, workspace }: { data: string; workspace: string }) =>
      runCommand(commandContext, () => {
        commandContext.stdout(
          loadService().keptToken(data, workspace, commandContext.variables.CONSENTFORM_DEPLOYMENT_KEY),
        );
        return exitCodes.success;
      }),
    );
}
