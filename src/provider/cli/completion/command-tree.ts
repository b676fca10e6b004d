import type { Command, Option } from "commander";

/** An option as a completion offers it. */
export interface CompletedOption {
  /** `--format`, without its value. */
  readonly long: string;
  readonly summary: string;
  readonly takesValue: boolean;
  /** The only values that are allowed; empty: any. */
  readonly values: readonly string[];
}

/** A command with what may follow it. */
export interface CommandNode {
  /** The words after `consentform`; none for the program itself. */
  readonly path: readonly string[];
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The only values that its first argument may have; empty: any. */
  readonly values: readonly string[];
  readonly commands: readonly CommandNode[];
}

/** The visible commands and options of a program. */
export function commandTree(command: Command, path: readonly string[] = []): CommandNode {
  const help = command.createHelp();
  return {
    path,
    summary: firstSentence(command.description()),
    options: help.visibleOptions(command).flatMap(completedOption),
    values: command.registeredArguments[0]?.argChoices ?? [],
    commands: help
      .visibleCommands(command)
      .filter((child) => child.name() !== "help")
      .map((child) => commandTree(child, [...path, child.name()])),
  };
}

/** A node and all below it. */
export function allNodes(node: CommandNode): CommandNode[] {
  return [node, ...node.commands.flatMap(allNodes)];
}

function completedOption({ long, description, argChoices = [], required, optional }: Option): CompletedOption[] {
  return long === undefined || long === null
    ? []
    : [{ long, summary: firstSentence(description), takesValue: required || optional, values: argChoices }];
}

/** Short enough for a line of a menu. */
function firstSentence(text: string): string {
  return text.split(/[.;\n]/)[0] ?? "";
}
