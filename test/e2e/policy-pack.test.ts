import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { installedPackage } from "../support/installed-package";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";

const read = (file: string) => readFileSync(join(repositoryFolder, "examples", file), "utf8");
const PROGRAM = read("scan-gate/index.ts").replace("../quickstart/", "./");
const found = JSON.parse(
  execFileSync(process.execPath, [join(repositoryFolder, "tools/npm-tool.mjs"), "@pulumi/policy"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }),
) as { file: string } | { reason: string };
if ("reason" in found) process.stderr.write(`skipped: the policy pack, because ${found.reason}\n`);
const testWithPolicies = "reason" in found ? test.skip : test;

let stack: PulumiStack | undefined;
let tools = "";
afterEach(() => {
  stack?.remove();
  if (tools !== "") rmSync(tools, { recursive: true });
});

/** The guide's test of that program, compiled for every Node that the tests run on. */
test("the guide's test with mocks passes, and notices another version", () => {
  const folder = mkdtempSync(join(installedPackage(), "programs", "mocks-"));
  const compile = (text: string, file: string) => {
    const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
    writeFileSync(join(folder, file), ts.transpileModule(text, { compilerOptions }).outputText);
  };
  const run = () => spawnSync(process.execPath, ["--test", folder], { encoding: "utf8", cwd: folder });
  try {
    writeFileSync(join(folder, "banner.yaml"), read("quickstart/banner.yaml"));
    compile(read("testing-pulumi/index.test.ts"), "index.test.js");
    compile(PROGRAM, "index.js");
    const { status, stdout } = run();
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/pass 1/) });
    compile(
      PROGRAM.replace(
        '"live", { site: shop, versionNumber: version.number }',
        '"live", { site: shop, versionNumber: 2 }',
      ),
      "index.js",
    );
    expect(run().status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const KEPT = PROGRAM.replace('Site("shop", {', 'Site("shop", {\n  retention: 365,');

/**
 * Starts packs as Pulumi's own `pulumi-analyzer-policy` does. The language host of the tests is too old to do so, and
 * the engine looks for such a program if a pack's runtime has no language host.
 */
const ANALYZER = `#!/bin/sh
exec node "$(node -p "require.resolve('@pulumi/pulumi/cmd/run-policy-pack')")" "$@"
`;

testWithPolicies("a policy pack reads retention, and the gate of each promotion", async () => {
  if ("reason" in found) return;
  const files = ["Pulumi.yaml", "package.json", "tsconfig.json"].map((file) => [file, read(`scan-gate/${file}`)]);
  tools = mkdtempSync(join(tmpdir(), "analyzer-"));
  writeFileSync(join(tools, "pulumi-analyzer-policy-older"), ANALYZER, { mode: 0o755 });
  stack = await createPulumiStack({
    path: [tools],
    program: { ...Object.fromEntries(files), "banner.yaml": read("quickstart/banner.yaml"), "index.ts": KEPT },
  });
  const pack = join(stack.folder, "policy");
  cpSync(join(repositoryFolder, "examples/testing-pulumi/policy"), pack, { recursive: true });
  stack.write("policy/PulumiPolicy.yaml", read("testing-pulumi/policy/PulumiPolicy.yaml").replace("nodejs", "older"));
  symlinkSync(dirname(dirname(dirname(found.file))), join(pack, "node_modules"));
  const preview = async (program: string) => {
    stack?.write("index.ts", program);
    const { exitCode, stdout, stderr } = (await stack?.run("preview", "--policy-pack", pack)) ?? {};
    return { isPassed: exitCode === 0, output: `${stdout}${stderr}` };
  };
  expect(await preview(KEPT)).toEqual({ isPassed: true, output: expect.stringContaining("consent@v1.0.0") });
  // Without the argument, the service's default applies.
  expect(await preview(PROGRAM)).toEqual({ isPassed: false, output: expect.stringContaining("Set retention") });
  const ungated = KEPT.replace(", { dependsOn: gate }", "").replace("365", "401");
  const refused = await preview(ungated);
  expect(refused).toEqual({ isPassed: false, output: expect.stringContaining("retention is 401 days") });
  expect(refused.output).toContain("Promote the versionNumber of a ScanGate");
});
