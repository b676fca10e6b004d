import { programName } from "../../resources/program-name";
import { variableFor } from "./names";
import { membersOf, type Program, settingsOf, UNSET } from "./program";
import { projectFiles } from "./project-files";
import { quoted, withoutTemplates } from "./source-text";
import { type TypescriptLanguage, typescriptFiles } from "./typescript-files";

/** The program as an app of CDK Terrain, with import ids. */
export function cdktnProgram(program: Program): Record<string, string> {
  const settings = settingsOf(membersOf(program));
  const dependencies = { cdktn: "^0.24.0", constructs: ">=10.6.0 <10.8.0" };
  return {
    ...projectFiles({ name: "adopted", dependencies }),
    "cdktf.json": `${JSON.stringify({ language: "typescript", app: "npx tsc && node index.js" }, null, 2)}\n`,
    "stack.ts": stackFile(settings.length > 0),
    ...(settings.length > 0 && { "variables.ts": variablesFile(settings) }),
    ...typescriptFiles(program, language),
    "index.ts": [
      'import { app } from "./stack";\n',
      ...program.files.map(({ path }) => `import ${quoted(`./${path}`)};\n`),
      "\napp.synth();\n",
    ].join(""),
  };
}

const language: TypescriptLanguage = {
  head: ({ path, members }) => {
    const up = path.includes("/") ? ".." : ".";
    const imports = ['import * as consentform from "consentform/cdktn";', `import { stack } from "${up}/stack";`];
    if (settingsOf(members).length > 0) imports.push(`import * as variables from "${up}/variables";`);
    return [imports.join("\n")];
  },
  declare: ({ kind, name, variable, id }, args) => [
    `export const ${variable} = new consentform.${kind}(stack, ${quoted(name)}, ${args});`,
    `${variable}.importFrom(${quoted(id)});`,
  ],
  argument: ({ unreadable }, name) => (unreadable.map(programName).includes(name) ? `${name}Wo` : name),
  // The libraries leave templates in texts to Terraform.
  text: (value) => quoted(withoutTemplates(value)),
  reference: (variable, { output }) => `${variable}.${programName(output)}`,
  document: (path) => `consentform.bannerJson(consentform.readBanner(${quoted(path)}))`,
  setting: (name) => `variables.${variableName(name)}.stringValue`,
  unreadable: ({ unreadable }) =>
    unreadable
      .map(programName)
      .map(
        (name) =>
          `The service never returns ${name}, so plans ignore it. To manage it, set the variable and add ${name}WoVersion: 1.`,
      ),
};

function variableName(setting: string): string {
  return variableFor(setting, new Set());
}

function stackFile(hasSettings: boolean): string {
  const context = hasSettings ? '{ context: { targetVersions: { terraform: ">=1.11.0", opentofu: ">=1.11.0" } } }' : "";
  return `import { App, TerraformStack } from "cdktn";
import { ConsentformProvider } from "consentform/cdktn";

export const app = new App(${context});
export const stack = new TerraformStack(app, "adopted");

// The endpoint and the token come from CONSENTFORM_ENDPOINT and CONSENTFORM_TOKEN.
new ConsentformProvider(stack, "consentform");
`;
}

function variablesFile(settings: readonly string[]): string {
  const variables = settings.map((setting) => {
    const name = variableName(setting);
    return `export const ${name} = new TerraformVariable(stack, ${quoted(setting)}, { type: "string", sensitive: true, default: ${quoted(UNSET)} });
${name}.addOverride("ephemeral", true); // the library has no argument for it
`;
  });
  return ['import { TerraformVariable } from "cdktn";\nimport { stack } from "./stack";\n', ...variables].join("\n");
}
