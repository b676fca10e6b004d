import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { generatedSdks, type LanguageSurroundings, pythonSurroundings } from "../e2e/language-hosts";
import { pluginFolder } from "../e2e/native-stack";
import { outputOf, succeeded } from "../e2e/output-of";
import { resourceNamed } from "../e2e/state-resource";
import { goTool } from "../support/go-tool";
import { createPulumiStack } from "../support/pulumi-stack";
import { type ImportIds, type Member, resolved } from "./fleet";
import { adoption } from "./pulumi-tool";
import type { Tool } from "./tool";

/** Writes a fleet as the files of a program; the option `adopt` is already among the inputs. */
type ProgramWriter = (fleet: readonly Member[]) => Readonly<Record<string, string>>;

/** Pulumi with the native plugin, in a language whose host is on PATH. */
function nativeTool(name: string, surround: () => Promise<LanguageSurroundings>, write: ProgramWriter): Tool {
  return {
    name,
    open: async (laboratory, fleet) => {
      const surroundings = await surround();
      const stack = await createPulumiStack({
        program: write(fleet),
        // Two deployments of the same names would else be one and the same.
        config: { "consentform:endpoint": laboratory.endpoint, "consentform:owner": name },
        secretConfig: { "consentform:token": await laboratory.token() },
        path: [...surroundings.path, pluginFolder()],
        ...(surroundings.env && { env: surroundings.env }),
      });
      const declare = (existing: ImportIds) => {
        const adopt = Object.fromEntries(fleet.flatMap((member) => adoption(member, existing)));
        const taking = fleet.map((member) => {
          const option = adopt[member.name];
          return option === undefined ? member : { ...member, inputs: { ...member.inputs, adopt: option } };
        });
        for (const [file, text] of Object.entries(write(taking))) stack.write(file, text);
      };
      return {
        apply: async (existing = {}) => {
          declare(existing);
          succeeded(await stack.up());
        },
        plan: async () => {
          declare({});
          const run = await stack.preview("--refresh", "--expect-no-changes");
          return { isEmpty: run.exitCode === 0, output: outputOf(run) };
        },
        importIds: () =>
          Object.fromEntries(
            fleet.map((member) => [member.name, String(resourceNamed(stack.state(), member.name).id)]),
          ),
        remove: () => stack.remove(),
      };
    },
  };
}

/** The fleet in YAML. */
const inYaml: ProgramWriter = (fleet) => {
  const resources = fleet.map(({ kind, name, inputs }) => {
    const properties = resolved(inputs, ({ $output: [member, output] }) => `\${${member}.${output}}`);
    return [name, { type: `consentform:${kind}`, properties }];
  });
  return { "Pulumi.yaml": stringify({ name: "fleet", runtime: "yaml", resources: Object.fromEntries(resources) }) };
};

/** The fleet in Python; one program for every fleet. */
const inPython: ProgramWriter = (fleet) => ({
  "Pulumi.yaml": "name: fleet\nruntime: python\n",
  "__main__.py": readFileSync(join(__dirname, "programs/fleet.py"), "utf8"),
  "fleet.json": JSON.stringify(fleet),
});

let sdks: string | undefined;

/** The native plugin in each language whose host can be had; of the others, `tellAbsent` prints the reason. */
export function nativeTools(tellAbsent: (name: string, reason: string) => void): Tool[] {
  const [yaml, python] = [goTool("pulumi-language-yaml"), goTool("pulumi-language-python")];
  afterAll(() => sdks && rmSync(sdks, { recursive: true, force: true }));
  const tools: Tool[] = [];
  if ("reason" in yaml) tellAbsent("Pulumi in YAML", yaml.reason);
  else tools.push(nativeTool("Pulumi in YAML", async () => ({ path: [dirname(yaml.executable)] }), inYaml));
  // The program of Go would be another for each fleet; test/e2e/pulumi-languages.test.ts runs one.
  const isPip = spawnSync("python3", ["-c", "import ensurepip"]).status === 0;
  if ("reason" in python) tellAbsent("Pulumi in Python", python.reason);
  else if (!isPip) tellAbsent("Pulumi in Python", "there is no python3 with venv");
  else
    tools.push(
      nativeTool(
        "Pulumi in Python",
        once(() => surroundPython(python.executable)),
        inPython,
      ),
    );
  return tools;
}

async function surroundPython(host: string): Promise<LanguageSurroundings> {
  sdks = generatedSdks("python");
  const surroundings = await pythonSurroundings(host, sdks);
  if (surroundings === null) throw new Error("Pulumi's SDK for Python could not be installed");
  return surroundings;
}

/** The result of the first call, for every later one. */
function once<Value>(make: () => Value): () => Value {
  const made: Value[] = [];
  return () => {
    if (made.length === 0) made.push(make());
    return made[0] as Value;
  };
}
