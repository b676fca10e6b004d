import { allNodes, type CommandNode } from "./command-tree";

/** A completion script for bash. */
export function bashCompletion(root: CommandNode): string[] {
  const nodes = allNodes(root);
  const commands = nodes.filter(({ path }) => path.length > 0);
  return [
    "# Completion of consentform for bash. Load it with: source <(consentform completion bash)",
    ...completionFunction(nodes, commands),
    "complete -o default -F _consentform consentform",
  ];
}

/** A completion script for zsh: the same function, by zsh's own emulation of bash's completion. */
export function zshCompletion(root: CommandNode): string[] {
  const nodes = allNodes(root);
  const commands = nodes.filter(({ path }) => path.length > 0);
  return [
    "#compdef consentform",
    "# Completion of consentform for zsh. Load it with: source <(consentform completion zsh)",
    "autoload -U +X compinit && compinit",
    "autoload -U +X bashcompinit && bashcompinit",
    ...completionFunction(nodes, commands),
    "complete -o default -F _consentform consentform",
  ];
}

/** First finds which command the words before the cursor name, then offers what may follow it. */
function completionFunction(nodes: readonly CommandNode[], commands: readonly CommandNode[]): string[] {
  return [
    "_consentform() {",
    `  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path="" words="" i`,
    "  for ((i = 1; i < COMP_CWORD; i++)); do",
    `    case "$path \${COMP_WORDS[i]}" in`,
    `      ${commands.map(({ path }) => `"${["", ...path].join(" ")}"`).join(" | ")}) path="$path \${COMP_WORDS[i]}" ;;`,
    "    esac",
    "  done",
    "  COMPREPLY=()",
    '  case "$path $previous" in',
    ...nodes.flatMap(optionValues),
    "  esac",
    '  case "$path" in',
    ...nodes.map(followers),
    "  esac",
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    "}",
  ];
}

/** After an option with a value: its allowed values, or files. */
function optionValues({ path, options }: CommandNode): string[] {
  return options
    .filter(({ takesValue }) => takesValue)
    .map(({ long, values }) => {
      const offer = values.length === 0 ? "" : `COMPREPLY=($(compgen -W "${values.join(" ")}" -- "$current")); `;
      return `    "${["", ...path, long].join(" ")}") ${offer}return ;;`;
    });
}

/** Options after a dash; otherwise commands or the values of the argument. */
function followers({ path, options, commands, values }: CommandNode): string {
  const dashed = options.map(({ long }) => long).join(" ");
  const plain = [...commands.map((command) => command.path.at(-1)), ...values].join(" ");
  return `    "${["", ...path].join(" ").trimEnd()}") case "$current" in -*) words="${dashed}" ;; *) words="${plain}" ;; esac ;;`;
}
