import { Command } from "commander";
import { type CommandContext, processContext } from "./command-context";
import { exitCodes, runCommand } from "./exit-status";
import { type StarterInput, starterText } from "./starter-text";

/** `consentform starter`: prints a complete banner document in a language, to begin with. */
export function starterCommand(commandContext: CommandContext = processContext): Command {
  return new Command("starter")
    .description("Print a complete starter banner document (YAML).")
    .option("--language <tag>", "language of its texts, such as fr or pt-BR", "en")
    .option(
      "--controller <name>",
      "legal name of the organization or person that asks for consent; default: a placeholder that validate refuses",
    )
    .option("--email <address>", "address for questions about data protection; default: a placeholder")
    .action((input: StarterInput) =>
      runCommand(commandContext, () => {
        commandContext.stdout(starterText(input).trimEnd());
        return exitCodes.success;
      }),
    );
}
