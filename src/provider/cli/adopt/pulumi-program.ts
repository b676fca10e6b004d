import { referenceArgument } from "../../pulumi/argument-names";
import { importFile, type StackName } from "../../pulumi/import-file";
import { registry } from "../../resources";
import { programName } from "../../resources/program-name";
import { pulumiPackages } from "../typescript-project";
import { variableFor } from "./names";
import { membersOf, type Program, type ProgramFile, settingsOf, UNSET } from "./program";
import { projectFiles } from "./project-files";
import { quoted } from "./source-text";
import { type TypescriptLanguage, typescriptFiles } from "./typescript-files";

const language: TypescriptLanguage = {
  head: ({ members }) => {
    const imports = ['import * as consentform from "consentform";'];
    if (settingsOf(members).length === 0) return imports;
    return [
      ['import * as pulumi from "@pulumi/pulumi";', ...imports].join("\n"),
      "const config = new pulumi.Config();",
    ];
  },
  declare: ({ kind, name, variable, unreadable }, args) => {
    const options =
      unreadable.length === 0
        ? ""
        : `, { ignoreChanges: [${unreadable.map((property) => quoted(programName(property))).join(", ")}] }`;
    return [`export const ${variable} = new consentform.${kind}(${quoted(name)}, ${args}${options});`];
  },
  argument: ({ kind }, name) => referenceArgument(name, registry[kind])?.argument ?? name,
  text: quoted,
  reference: (variable, { output }, isArgument) =>
    output === "id" && isArgument ? variable : `${variable}.${programName(output)}`,
  document: (path) => `consentform.readBanner(${quoted(path)})`,
  setting: (name) => `config.getSecret(${quoted(settingName(name))}) ?? ${quoted(UNSET)}`,
  unreadable: (member) =>
    settingsOf([member]).map(
      (setting) =>
        `The service never returns ${member.unreadable.map(programName).join(", ")}, so changes of it are ignored. To manage it, run \`pulumi config set --secret ${settingName(setting)} <value>\` and remove ignoreChanges.`,
    ),
};

function settingName(name: string): string {
  return variableFor(name, new Set());
}

/** The stack of a Pulumi program that does not exist yet. */
export type PulumiTarget = StackName;

/** The program as a Pulumi project, and the import file. */
export function pulumiProgram(program: Program, target: PulumiTarget): Record<string, string> {
  const index = program.files.map(({ path }: ProgramFile) => `import ${quoted(`./${path}`)};\n`).join("");
  return {
    ...projectFiles({ name: target.project, dependencies: pulumiPackages }),
    "Pulumi.yaml": `name: ${target.project}\nruntime: nodejs\ndescription: Sites and banners, adopted from an existing workspace\n`,
    "index.ts": index === "" ? "export {};\n" : index,
    ...typescriptFiles(program, language),
    "import.json": importFile(membersOf(program), target),
  };
}
