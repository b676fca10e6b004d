import { allNodes, type CommandNode, type CompletedOption } from "./command-tree";

/** A completion script for fish. */
export function fishCompletion(root: CommandNode): string[] {
  return [
    "# Completion of consentform for fish. Load it with: consentform completion fish | source",
    ...allNodes(root).flatMap((node) => [
      ...node.commands.map(({ path, summary }) => `${completing(node)} -f -a ${path.at(-1)} -d ${quoted(summary)}`),
      ...(node.values.length === 0 ? [] : [`${completing(node)} -f -a ${quoted(node.values.join(" "))}`]),
      ...node.options.map((option) => `${completing(node)} ${optionWords(option)}`),
    ]),
  ];
}

/** The condition for a node's own words: after its path, and before one of its commands. */
function completing({ path, commands }: CommandNode): string {
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
  const below =
    commands.length === 0
      ? []
      : [`not __fish_seen_subcommand_from ${commands.map(({ path: [...words] }) => words.at(-1)).join(" ")}`];
  return `complete -c consentform -n ${quoted([...seen, ...below].join("; and "))}`;
}

function optionWords({ long, summary, takesValue, values }: CompletedOption): string {
  const name = `-l ${long.replace(/^--/, "")} -d ${quoted(summary)}`;
  if (!takesValue) return name;
  return values.length === 0 ? `${name} -r` : `${name} -x -a ${quoted(values.join(" "))}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
