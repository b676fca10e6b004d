import { Argument, Command } from "commander";
import type { Place } from "../../service/command-line";
import { type CommandContext, processContext } from "./command-context";
import { exitCodes, runCommand } from "./exit-status";
import { loadService } from "./load-service";
import { withPlace } from "./operator/place";

/** `consentform keys rotate`: replaces the key that signs exports, or the deployment key, on a running service too. */
export function keysRotateCommand(commandContext: CommandContext = processContext): Command {
  return withPlace(new Command("rotate"))
    .description(
      "Replace a key. export: the key that signs proof exports; files that the former one signed stay verifiable. deployment: the key that seals stored secrets, in a data folder; everything is sealed again.",
    )
    .addArgument(new Argument("<key>", "the key").choices(["export", "deployment"]))
    .action((key: "export" | "deployment", place: Place) =>
      runCommand(commandContext, async () => {
        const { askOperator } = loadService();
        if (key === "export") {
          const { kid } = await askOperator(place, commandContext, { kind: "rotate-export-key" });
          commandContext.stdout(`Exports are signed with the key ${kid} from now on.`);
        } else {
          await askOperator(place, commandContext, { kind: "rotate-deployment-key" });
          commandContext.stdout("The deployment key was replaced, and all stored secrets are sealed with the new one.");
          commandContext.stderr(
            "Back up the data folder now: deployment.key has changed. An older backup needs the file that it contains.",
          );
        }
        return exitCodes.success;
      }),
    );
}
