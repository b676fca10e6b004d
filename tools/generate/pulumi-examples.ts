import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { compilingGo } from "./compiling-go";

const root = join(__dirname, "..", "..");

/** Programs in YAML, by the name of what they show. */
export const EXAMPLES_SOURCE = "schema/pulumi-examples.yaml";

/** The same programs in the other languages, with the digest of the source, so that only a changed source needs Go. */
export const EXAMPLES_FILE = "schema/pulumi-examples.json";

interface Example {
  readonly title: string;
  readonly variables?: object;
  readonly resources?: Readonly<Record<string, { readonly type: string; readonly properties?: object }>>;
  readonly outputs?: object;
}

/** The programs of one example by language. */
type Programs = Readonly<Record<"typescript" | "python" | "go", string>>;

/** The content of {@link EXAMPLES_FILE}. */
export interface WrittenExamples {
  readonly digest: string;
  readonly programs: Readonly<Record<string, Programs>>;
}

/** The examples in every language, as stored. If the source has changed, Pulumi's generators write them again. */
export function writtenExamples(schema: object): WrittenExamples {
  const digest = createHash("sha256").update(source()).digest("hex");
  const file = join(root, EXAMPLES_FILE);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as WrittenExamples) : undefined;
  return kept?.digest === digest ? kept : { digest, programs: translatedExamples(schema) };
}

/**
 * The examples in the other languages, written by Pulumi's generators.
 *
 * @throws Error if an example does not fit the schema, or if the generators cannot be built
 */
export function translatedExamples(schema: object): WrittenExamples["programs"] {
  const args = [join(root, "tools/go-tool.mjs"), "pulumi-sdk"];
  const tool = JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }),
  );
  if ("reason" in tool)
    throw new Error(`${EXAMPLES_SOURCE} changed, and its programs cannot be written: ${tool.reason}`);
  const folder = mkdtempSync(join(tmpdir(), "consentform-examples-"));
  try {
    const file = join(folder, "schema.json");
    writeFileSync(file, JSON.stringify(schema));
    const programs = Object.entries(examples()).map(([name, example]) => [name, programText(example)]);
    const input = JSON.stringify(Object.fromEntries(programs));
    const written = JSON.parse(execFileSync(tool.executable, ["examples", file], { input, encoding: "utf8" }));
    // In the order of the source.
    return Object.fromEntries(
      programs.map(([name = ""]) => {
        const { typescript, python, go } = written[name];
        return [name, { typescript, python, go: compilingGo(go) }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A description with its example in four languages, in the form that Pulumi's generators read. */
export function withExample(description: string, name: string, { programs }: WrittenExamples): string {
  const [example, written] = [examples()[name], programs[name]];
  if (example === undefined || written === undefined) throw new Error(`${EXAMPLES_SOURCE} has no example of ${name}.`);
  const { title, ...program } = example;
  const blocks = Object.entries({ ...written, yaml: stringify(program, { lineWidth: 0 }) });
  const code = blocks.map(([language, text]) => `\`\`\`${language}\n${text.trim()}\n\`\`\``).join("\n");
  return `${description}

{{% examples %}}
## Example Usage
{{% example %}}
### ${title}

${code}
{{% /example %}}
{{% /examples %}}`;
}

function source(): string {
  return readFileSync(join(root, EXAMPLES_SOURCE), "utf8");
}

function examples(): Record<string, Example> {
  return parse(source()) as Record<string, Example>;
}

/** The program in Pulumi's configuration language, which its generators translate. */
function programText({ variables = {}, resources = {}, outputs = {} }: Example): string {
  const named = Object.entries(variables).map(([name, value]) => `${name} = ${valueText(value)}\n`);
  const declared = Object.entries(resources).map(([name, { type, properties = {} }]) => {
    const lines = Object.entries(properties).map(([property, value]) => `  ${property} = ${valueText(value)}\n`);
    return `resource ${name} "${tokenOf(type)}" {\n${lines.join("")}}\n`;
  });
  const exported = Object.entries(outputs).map(
    ([name, value]) => `output ${name} {\n  value = ${valueText(value)}\n}\n`,
  );
  return [...named, ...declared, ...exported].join("");
}

function tokenOf(name: string): string {
  return name.replace("consentform:", "consentform:index:");
}

function valueText(value: unknown): string {
  const reference = typeof value === "string" ? /^\$\{([^}]*)\}$/.exec(value)?.[1] : undefined;
  if (reference !== undefined) return reference;
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("fn::readFile" in value) return `readFile(${JSON.stringify(value["fn::readFile"])})`;
  if ("fn::invoke" in value) return callText(value["fn::invoke"] as { function: string; arguments: object });
  // The generator for Python leaves out arguments with a quoted name.
  const members = Object.entries(value).map(([name, member]) => `${name} = ${valueText(member)}`);
  return `{ ${members.join(", ")} }`;
}

function callText({ function: name, arguments: given }: { function: string; arguments: object }): string {
  return `invoke(${JSON.stringify(tokenOf(name))}, ${valueText(given)})`;
}
