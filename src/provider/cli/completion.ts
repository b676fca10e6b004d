import { Argument, type Command } from "commander";
import { bashCompletion, zshCompletion } from "./completion/bash-completion";
import { type CommandNode, commandTree } from "./completion/command-tree";
import { fishCompletion } from "./completion/fish-completion";
import type { Declaration } from "./declaration";

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
export function completionCommand(wholeProgram: () => Command): Declaration {
  return {
    declare: (command) =>
      command
        .addArgument(new Argument("<shell>", "shell to complete in").choices(Object.keys(shells)))
        .addHelpText("after", HELP),
    run: ({ stdout }, shell: string) => {
      for (const line of shells[shell]?.(commandTree(wholeProgram())) ?? []) stdout(line);
    },
  };
}
