import type { Argument, Command, Option } from "commander";
import { program } from "../../src/provider/cli/program";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";

/** docs/reference/commands.md: every command with its arguments and options. */
export function generateCommandDocs(): GeneratedFiles {
  // A group without arguments does nothing but name its commands.
  const commands = program(undefined, true).commands.flatMap((command) =>
    command.commands.length > 0 && command.registeredArguments.length === 0
      ? command.commands
      : [command, ...command.commands],
  );
  const index = commands.map((command) => [`[\`${nameOf(command)}\`](#${anchorOf(command)})`, command.description()]);
  const page = `<!-- Generated from src/provider/cli by \`npm run generate\`. Do not edit. -->

# Commands

[The command line](command-line.md) describes the exit status, the endpoint and the token, which all commands share.

${markdownTable(["Command", "Description"], index)}
${commands.map(section).join("\n")}`;
  return new Map([["docs/reference/commands.md", page]]);
}

function nameOf(command: Command): string {
  const group = command.parent;
  return group === null || group.parent === null ? command.name() : `${group.name()} ${command.name()}`;
}

function anchorOf(command: Command): string {
  return nameOf(command).replaceAll(" ", "-");
}

function section(command: Command): string {
  const { registeredArguments } = command;
  const options = command.options.filter(({ hidden }) => !hidden);
  return `## ${nameOf(command)}

${command.description()}

\`\`\`text
npx consentform ${nameOf(command)} ${command.usage()}
\`\`\`
${registeredArguments.length === 0 ? "" : `\n${markdownTable(["Argument", "Meaning"], registeredArguments.map(argumentRow))}`}${
  options.length === 0 ? "" : `\n${markdownTable(["Option", "Meaning", "Default"], options.map(optionRow))}`
}`;
}

function argumentRow(argument: Argument): string[] {
  return [`\`${argument.name()}\``, sentence(argument.description, argument.argChoices)];
}

function optionRow({ flags, description, argChoices, defaultValue, defaultValueDescription }: Option): string[] {
  const isShown = defaultValue !== undefined && !(Array.isArray(defaultValue) && defaultValue.length === 0);
  return [
    `\`${flags}\``,
    sentence(description, argChoices),
    isShown ? `\`${defaultValueDescription ?? String(defaultValue)}\`` : "",
  ];
}

/** A description from a command's help, with the allowed values. */
function sentence(description: string, allowed: readonly string[] | undefined): string {
  const text = `${description.charAt(0).toUpperCase()}${description.slice(1)}`.replaceAll("<", "\\<");
  const values = (allowed ?? []).map((value) => `\`${value}\``).join(", ");
  return values === "" ? text : `${text.replace(/\.$/, "")}. One of ${values}.`;
}
