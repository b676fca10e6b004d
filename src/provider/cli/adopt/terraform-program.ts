import { inputProperties, registry } from "../../resources";
import { propertyShape } from "../../terraform/schema/shape";
import { typeName } from "../../terraform/schema/type-name";
import { alignArguments } from "./align-arguments";
import {
  EXPRESSION,
  type Expression,
  isExpression,
  type Member,
  membersOf,
  type Program,
  settingsOf,
  UNSET,
} from "./program";
import { commentText, quotedForHcl } from "./source-text";
import { hclValue } from "./terraform-text";

/** The program as a Terraform or OpenTofu configuration with its `import` blocks. */
export function terraformProgram(program: Program): Record<string, string> {
  const settings = settingsOf(membersOf(program));
  const files = program.files.map(({ path, title, members }): [string, string] => {
    const blocks = members.map(resourceBlock);
    // A name such as `override.tf` would have a special meaning.
    const file = path.startsWith("sites/") ? `site-${path.slice("sites/".length)}.tf` : `${path}.tf`;
    return [file, [`# ${commentText(title)}\n`, ...blocks].join("\n")];
  });
  const written: Record<string, string> = {
    "main.tf": mainFile(settings.length > 0),
    ...(settings.length > 0 && { "variables.tf": settings.map(variableBlock).join("\n") }),
    ...Object.fromEntries(files),
    "imports.tf": membersOf(program).map(importBlock).join("\n"),
  };
  return Object.fromEntries(Object.entries(written).map(([file, text]) => [file, alignArguments(text)]));
}

function mainFile(hasSettings: boolean): string {
  // Write-only arguments and ephemeral variables.
  const version = hasSettings ? '  required_version = ">= 1.11"\n\n' : "";
  return `terraform {\n${version}  required_providers {\n    consentform = {\n      source = "consentform/consentform"\n    }\n  }\n}\n\n# The endpoint and the token come from CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN.\nprovider "consentform" {}\n`;
}

function variableBlock(setting: string): string {
  return `variable ${quotedForHcl(hclName(setting))} {\n  type      = string\n  sensitive = true\n  ephemeral = true\n  default   = ${quotedForHcl(UNSET)}\n}\n`;
}

function resourceBlock(member: Member): string {
  const lines = [
    ...member.notes.map((note) => `# ${commentText(note)}`),
    `resource ${quotedForHcl(typeName(member.kind))} ${quotedForHcl(hclName(member.name))} {`,
    ...argumentsOf(member),
    "}",
  ];
  return `${lines.join("\n")}\n`;
}

function argumentsOf({ kind, declared }: Member): string[] {
  const properties = inputProperties(registry[kind]).filter(({ name }) => declared[name] !== undefined);
  return properties.flatMap((property) => {
    const { name } = property;
    const value = declared[name];
    if (isExpression(value) && value[EXPRESSION] === "unreadable") return writeOnlyLines(name, value.setting);
    return [`  ${name} = ${hclValue(value, propertyShape(property), expressionText, "  ")}`];
  });
}

/** A write-only argument is sent at creation and when its version changes, and never compared. */
function writeOnlyLines(argument: string, setting: string): string[] {
  return [
    `  # The service never returns ${argument}, so plans ignore it. To manage it, set the variable and add ${argument}_wo_version = 1.`,
    `  ${argument}_wo = var.${hclName(setting)}`,
  ];
}

function expressionText(expression: Expression): string {
  switch (expression[EXPRESSION]) {
    case "reference":
      return `${addressOf(expression.member)}.${expression.output}`;
    case "document":
      // A path is made of names, so nothing in it needs an escape.
      return `provider::consentform::parse_banner(file("\${path.module}/${expression.path}"))`;
    case "unreadable":
      return `var.${hclName(expression.setting)}`;
  }
}

function importBlock(member: Member): string {
  return `import {\n  to = ${addressOf(member)}\n  id = ${quotedForHcl(member.id)}\n}\n`;
}

function addressOf({ kind, name }: Member): string {
  return `${typeName(kind)}.${hclName(name)}`;
}

/** Names have nothing but letters, digits and hyphens. */
function hclName(name: string): string {
  return name.replaceAll("-", "_");
}
