import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registry } from "../../src/provider/resources";
import { EXAMPLES_FILE, translatedExamples, type WrittenExamples } from "../../tools/generate/pulumi-examples";
import { packageSchema } from "../../tools/generate/pulumi-schema";
import { goModule, goVariables } from "../support/go-module";
import { withGoTool } from "../support/go-tool";
import { installJavaSdk } from "../support/install-java-sdk";
import { repositoryFolder } from "../support/repository-folder";

/** A member of the schema. */
interface Described {
  readonly description: string;
}

const kept = JSON.parse(readFileSync(join(repositoryFolder, EXAMPLES_FILE), "utf8")) as WrittenExamples;
const schemaFile = join(repositoryFolder, "schema/pulumi.json");

const javaPackage = ["java", "src/main/java/com/consentform/consentform"];

withGoTool("pulumi-sdk", (generator) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "consentform-sdks-"));
    execFileSync(process.execPath, [join(repositoryFolder, "tools/sdks.mjs"), folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const generated = (...path: string[]) => readFileSync(join(folder, ...path), "utf8");
  const python = (...args: string[]) =>
    execFileSync("python3", args, { cwd: join(folder, "python"), encoding: "utf8" });

  test("Pulumi's binder refuses a schema with a reference to nothing", () => {
    const broken = join(folder, "broken.json");
    writeFileSync(
      broken,
      readFileSync(schemaFile, "utf8").replace(
        "#/types/consentform:index:SiteSettings",
        "#/types/consentform:index:Nothing",
      ),
    );
    const { status, stderr } = spawnSync(generator, [broken, "1.0.0", ""], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("type consentform:index:Nothing not found")]);
  });

  test("each SDK has a class for each kind, and moves it from its dynamic type", () => {
    for (const kind of Object.keys(registry)) {
      const camel = kind.charAt(0).toLowerCase() + kind.slice(1);
      const snake = camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const alias = `pulumi-nodejs:dynamic/consentform:${kind}`;
      for (const file of [
        ["nodejs", `${camel}.ts`],
        ["python", "pulumi_consentform", `${snake}.py`],
        ["go", "consentform", `${camel}.go`],
        ["dotnet", `${kind}.cs`],
        [...javaPackage, `${kind}.java`],
      ])
        expect({ file, text: generated(...file) }).toEqual({ file, text: expect.stringContaining(alias) });
    }
  });

  test("a token's secret is a secret in every language", () => {
    expect(generated("nodejs", "token.ts")).toContain('additionalSecretOutputs: ["secret"]');
    expect(generated("python", "pulumi_consentform", "token.py")).toContain('additional_secret_outputs=["secret"]');
    expect(generated("go", "consentform", "token.go")).toMatch(/AdditionalSecretOutputs\(\[\]string\{\s*"secret",/);
    expect(generated("dotnet", "Token.cs")).toMatch(/AdditionalSecretOutputs =\s*\{\s*"secret",/);
    expect(generated(...javaPackage, "Token.java")).toMatch(/additionalSecretOutputs\(List\.of\(\s*"secret"/);
  });

  test("an SDK sends no default, which would declare what the program leaves out", () => {
    expect(generated("python", "pulumi_consentform", "site.py")).not.toMatch(/retention = 1095|os\.environ|get_env/);
    expect(generated("nodejs", "site.ts")).not.toContain("?? 1095");
    expect(generated("go", "consentform", "site.go")).not.toMatch(/args\.\w+ = pulumi\.\w+\(/);
  });

  test("the examples are what Pulumi's generators write now", () => {
    expect(translatedExamples(packageSchema((text) => text))).toEqual(kept.programs);
    const { resources, functions } = JSON.parse(readFileSync(schemaFile, "utf8"));
    for (const { description } of [...Object.values(resources), ...Object.values(functions)] as Described[])
      expect(description.match(/^```\w+$/gm)).toEqual(["```typescript", "```python", "```go", "```yaml"]);
  });

  test("the SDK for Node.js compiles, with every example", () => {
    const sdk = join(folder, "nodejs");
    symlinkSync(join(repositoryFolder, "node_modules"), join(sdk, "node_modules"));
    const files = Object.entries(kept.programs).map(([name, { typescript }]) => {
      writeFileSync(join(sdk, `example-${name}.ts`), typescript);
      return `example-${name}.ts`;
    });
    const paths = { "@consentform/pulumi": ["./index.ts"] };
    const compilerOptions = { noEmit: true, types: ["node"], skipLibCheck: true, paths };
    const project = join(sdk, "examples.json");
    writeFileSync(project, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, files }));
    const tsc = join(repositoryFolder, "node_modules/typescript/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", project], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, ""]);
  });

  test("the SDK for Go compiles, with every example", () => {
    const programs = join(folder, "go-examples");
    for (const [name, text] of Object.entries(kept.programs)) {
      mkdirSync(join(programs, name), { recursive: true });
      writeFileSync(join(programs, name, "main.go"), text.go);
    }
    for (const [file, text] of Object.entries(goModule(join(folder, "go/consentform"))))
      writeFileSync(join(programs, file), text);
    const vet = () =>
      spawnSync("go", ["vet", "./..."], { cwd: programs, env: { ...process.env, ...goVariables }, encoding: "utf8" });
    const { status, stderr } = vet();
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("the SDK for Java compiles", () => installJavaSdk(join(folder, "java")));

  test("the SDK for Python parses, with every example and the banner document as types", () => {
    for (const [name, text] of Object.entries(kept.programs))
      writeFileSync(join(folder, "python", `example_${name}.py`), text.python);
    expect(python("-m", "compileall", "-q", ".")).toBe("");
    expect(generated("python", "pulumi_consentform", "config_draft.py")).toMatch(
      /document: pulumi\.Input\[Union\['BannerDocumentArgs', (_builtins\.)?str\]\]/,
    );
    expect(readdirSync(join(folder, "python"))).toContain("pyproject.toml");
  });
});
