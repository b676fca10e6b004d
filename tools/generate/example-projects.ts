import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compilerOptions, pulumiPackages } from "../../src/provider/cli/typescript-project";
import { registry } from "../../src/provider/resources";
import type { GeneratedFiles } from "./generated-files";
import { pageName } from "./page-name";

const EXAMPLES = join(__dirname, "..", "..", "examples");

/** The project files of each kind's example, which is one program by hand. Each folder can be copied as it is. */
export function generateExampleProjects(): GeneratedFiles {
  const names = Object.keys(registry).map(pageName);
  return new Map(names.flatMap((name) => projectFiles(name)));
}

function projectFiles(name: string): [path: string, text: string][] {
  const project = `consentform-${name}`;
  const dependencies = { consentform: "*", ...pulumiPackages };
  const description = JSON.stringify(descriptionOf(name));
  return [
    [`examples/${name}/package.json`, json({ name: project, private: true, dependencies })],
    [`examples/${name}/tsconfig.json`, json({ compilerOptions })],
    [
      `examples/${name}/Pulumi.yaml`,
      `name: ${project}\ndescription: ${description}\nruntime:\n  name: nodejs\nmain: index.ts\n`,
    ],
  ];
}

/** The first line of the program, a comment. */
function descriptionOf(name: string): string {
  const [first = ""] = readFileSync(join(EXAMPLES, name, "index.ts"), "utf8").split("\n");
  if (!first.startsWith("// "))
    throw new Error(`examples/${name}/index.ts must begin with a comment that describes it.`);
  return first.slice("// ".length);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
