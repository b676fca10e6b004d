import { Argument, Command } from "commander";
import { type CommandContext, processContext } from "./command-context";
import { bashCompletion, zshCompletion } from "./completion/bash-completion";
import { type CommandNode, commandTree } from "./completion/command-tree";
import { fishCompletion } from "./completion/fish-completion";
import { exitCodes, runCommand } from "./exit-status";

const shells: Readonly<Record<string, (root: CommandNode) => string[]>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

const HELP = `
  bash: source <(consentform completion bash)
  zsh:  source <(consentform completion zsh)
  fish: consentform completion fish | source

Add the line to the startup file of your shell. It completes \`consentform\`, which must be on the PATH: after
\`npm install\`, it is in node_modules/.bin.`;

/** `consentform completion SHELL`: prints a script that completes commands, options and their values. */
export function completionCommand(
  wholeProgram: () => Command,
  commandContext: CommandContext = processContext,
): Command {
  return new Command("completion")
    .description("Print a script that completes commands and options in a shell.")
    .addArgument(new Argument("<shell>", "shell to complete in").choices(Object.keys(shells)))
    .addHelpText("after", HELP)
    .action((shell: string) =>
      runCommand(commandContext, () => {
        for (const line of shells[shell]?.(commandTree(wholeProgram())) ?? []) commandContext.stdout(line);
        return exitCodes.success;
      }),
    );
}
