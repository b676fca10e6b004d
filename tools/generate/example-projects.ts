import { readFileSync } from "node:fs";
import { join } from "node:path";
import { devDependencies, peerDependencies } from "../../package.json";
import { compilerOptions, pulumiPackages, TYPESCRIPT } from "../../src/provider/cli/typescript-project";
import { registry } from "../../src/provider/resources";
import serviceManifest from "../../src/service/package.json";
import type { GeneratedFiles } from "./generated-files";
import { pageName } from "./page-name";

const EXAMPLES = join(__dirname, "..", "..", "examples");

/** The npm packages of a program besides `consentform`, with their ranges. */
type Packages = Readonly<Record<string, string>>;

const { pulumi: _cli, ...packagesWithoutCli } = pulumiPackages;

/** The programs that are not of one kind. Their Pulumi.yaml is written by hand. */
const programs: Readonly<Record<string, Packages>> = {
  cdktf: { cdktf: "^0.21.0", constructs: peerDependencies.constructs, typescript: TYPESCRIPT },
  cdktn: { cdktn: "^0.24.0", constructs: peerDependencies.constructs, typescript: TYPESCRIPT },
  // Not a program: what the image installs.
  container: { "@consentform/service": "*", pg: serviceManifest.peerDependencies.pg },
  fleet: pulumiPackages,
  "fleet-sharded": pulumiPackages,
  gitops: { ...packagesWithoutCli, "puppeteer-core": `^${devDependencies["puppeteer-core"]}` },
  "gitops-terraform": {},
  quickstart: pulumiPackages,
  "quickstart-fleet": pulumiPackages,
  "single-sites-to-fleet": pulumiPackages,
};

/** The project files of every example. Each folder can be copied as it is. */
export function generateExampleProjects(): GeneratedFiles {
  const kinds = Object.keys(registry).map(pageName);
  const ofKinds = kinds.flatMap((name) => [...projectFiles(name, pulumiPackages), pulumiFile(name)]);
  return new Map([...ofKinds, ...Object.entries(programs).flatMap(([name, packages]) => projectFiles(name, packages))]);
}

function projectFiles(folder: string, packages: Packages): [path: string, text: string][] {
  const dependencies = { consentform: "*", ...packages };
  return [
    [`examples/${folder}/package.json`, json({ name: `consentform-${folder}`, private: true, dependencies })],
    ...("typescript" in packages
      ? [[`examples/${folder}/tsconfig.json`, json({ compilerOptions })] as [string, string]]
      : []),
  ];
}

/** The Pulumi project of a kind's example, which is one program by hand. */
function pulumiFile(name: string): [path: string, text: string] {
  const description = JSON.stringify(descriptionOf(name));
  return [
    `examples/${name}/Pulumi.yaml`,
    `name: consentform-${name}\ndescription: ${description}\nruntime:\n  name: nodejs\nmain: index.ts\n`,
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
