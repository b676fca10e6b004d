import { createHash } from "node:crypto";
import { access, chmod, constants, copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { repositoryFolder } from "../repository.mjs";
import { runCommand } from "../run-command.mjs";
import { buildModule } from "./build-engine.mjs";
import { cacheFolder, fillAtomically } from "./engine-cache.mjs";
import { LANGUAGE_HOST_VERSION } from "./versions.mjs";

const EXECUTABLE_ENDING = process.platform === "win32" ? ".exe" : "";

/**
 * Programs of other projects that long tests and the bench run, by name; each is built from the module beside this
 * file.
 */
const TOOLS = {
  // A Terraform that is newer than the one on PATH, for its newer calls. Its license allows to build and run it for
  // tests.
  terraform: {
    module: "terraform",
    package: "github.com/hashicorp/terraform",
    version: "1.14.3",
    setVersion: "github.com/hashicorp/terraform/version.dev=no",
  },
  tfplugindocs: {
    module: "terraform-plugin-docs",
    package: "github.com/hashicorp/terraform-plugin-docs/cmd/tfplugindocs",
    version: "0.25.0",
  },
  // Runs cases of ours with the framework in which providers of the registry are tested.
  "terraform-plugin-testing": { module: "terraform-plugin-testing", package: ".", version: "1.16.0" },
  // A provider of the usual framework, which ours is measured against.
  "terraform-provider-time": {
    module: "terraform-provider-time",
    package: "github.com/hashicorp/terraform-provider-time",
    version: "0.14.2",
  },
  // A provider for any REST API, which a user would have without ours.
  "terraform-provider-restful": {
    module: "terraform-provider-restful",
    package: "github.com/magodo/terraform-provider-restful",
    version: "0.25.2",
  },
  // Runs Pulumi programs in YAML.
  "pulumi-language-yaml": {
    module: "pulumi-language-yaml",
    package: "github.com/pulumi/pulumi-yaml/cmd/pulumi-language-yaml",
    version: "1.25.0",
    setVersion: "github.com/pulumi/pulumi-yaml/pkg/version.Version=v1.25.0",
  },
  // Runs Pulumi programs in Python, by a script beside it. It is in the module of the host for Node.
  "pulumi-language-python": {
    module: "pulumi-language-nodejs",
    package: "github.com/pulumi/pulumi/sdk/v3/python/cmd/pulumi-language-python",
    version: LANGUAGE_HOST_VERSION,
    setVersion: `github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v${LANGUAGE_HOST_VERSION}`,
    script: "pulumi-language-python-exec",
  },
  // Runs Pulumi programs in Go. Later versions of the host are a module that Go's proxy does not serve.
  "pulumi-language-go": {
    module: "pulumi-language-go",
    package: "github.com/pulumi/pulumi/sdk/v3/go/pulumi-language-go",
    version: "3.62.0",
    setVersion: "github.com/pulumi/pulumi/sdk/v3/go/common/version.Version=v3.62.0",
  },
  // Runs Pulumi programs in Java. It is in the module of the generator, whose packages it shares.
  "pulumi-language-java": {
    module: "pulumi-sdk",
    package: "github.com/pulumi/pulumi-java/pkg/cmd/pulumi-language-java",
    version: "1.13.0",
    setVersion: "github.com/pulumi/pulumi-java/pkg/version.Version=v1.13.0",
  },
  // Validates the schema of the Pulumi package and writes its SDKs with Pulumi's own generators.
  "pulumi-sdk": { module: "pulumi-sdk", package: ".", version: "3.225.1" },
  // Lints the workflows that examples contain.
  actionlint: { module: "actionlint", package: "github.com/rhysd/actionlint/cmd/actionlint", version: "1.7.12" },
};

/** `never`: what is missing is not built, so that a single test starts at once. */
const BUILD_VARIABLE = "CONSENTFORM_ENGINE_BUILD";

/**
 * A program from the cache, else built from Go modules.
 *
 * @param {string} name one of {@link TOOLS}
 * @returns {Promise<{ executable: string, version: string } | { reason: string }>}
 */
export async function ensureGoTool(name) {
  const tool = TOOLS[/** @type {keyof typeof TOOLS} */ (name)];
  if (tool === undefined) throw new Error(`no tool ${name}; known: ${Object.keys(TOOLS).join(", ")}`);
  const { version } = tool;
  const source = tool.package === "." ? `-${await sourceDigest(tool.module)}` : "";
  const cache = path.join(cacheFolder(), `${name}-${version}${source}-${os.platform()}-${os.arch()}`);
  const file = `${name}${EXECUTABLE_ENDING}`;
  const files = [file, ...("script" in tool ? [tool.script] : [])];
  const isComplete = async (/** @type {string} */ bin) =>
    (await Promise.all(files.map((name) => isExecutable(path.join(bin, name))))).every(Boolean);
  const executable = path.join(cache, "bin", file);
  if (await isComplete(path.dirname(executable))) return { executable, version };
  if (process.env[BUILD_VARIABLE] === "never") return { reason: `no ${name} was built, and ${BUILD_VARIABLE}=never` };
  const failure = await fillAtomically(
    cache,
    async (bin) => {
      const failure = await buildModule({ ...tool, file }, bin, await completeSource(tool.module, path.dirname(bin)));
      return failure ?? ("script" in tool ? copyScript(tool, bin) : null);
    },
    isComplete,
  );
  return failure === null ? { executable, version } : { reason: failure };
}

/**
 * Names what a program of ours is built from, because its version is that of the library in it.
 *
 * @param {string} module
 */
async function sourceDigest(module) {
  const folder = path.join(repositoryFolder, "tools/engine", module);
  const hash = createHash("sha256");
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(path.join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * The folder to build in. Terraform's module needs nine modules that exist in its repository only: the backends that
 * keep state in other companies' clouds. Go's proxy does not serve them and no test needs them, so empty ones replace
 * them.
 *
 * @param {string} module
 * @param {string} folder where a completed copy may go
 */
async function completeSource(module, folder) {
  const own = path.join(repositoryFolder, "tools/engine", module);
  const text = await readFile(path.join(own, "go.mod"), "utf8");
  const absent = [...text.matchAll(/^replace (\S+) => \.\/(absent\/\w+)$/gm)];
  if (absent.length === 0) return own;
  const source = path.join(folder, "source");
  for (const [, name = "", place = ""] of absent) {
    const target = path.join(source, place);
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, "go.mod"), `module ${name}\n\ngo 1.25\n`);
    await writeFile(path.join(target, "absent.go"), ABSENT_BACKEND);
  }
  for (const file of ["go.mod", "go.sum"]) await copyFile(path.join(own, file), path.join(source, file));
  return source;
}

const ABSENT_BACKEND = `package absent

import "github.com/hashicorp/terraform/internal/backend"

func New() backend.Backend { return nil }
`;

/**
 * Copies a script that the source of a program has in the folder above it.
 *
 * @param {{ module: string, package: string, script: string }} tool
 * @param {string} bin
 * @returns {Promise<string | null>} null when it is there, else why not
 */
async function copyScript({ module, package: name, script }, bin) {
  const cwd = path.join(repositoryFolder, "tools/engine", module);
  const { status, stdout, stderr } = await runCommand("go", ["list", "-f", "{{.Dir}}", name], { cwd });
  if (status !== 0) return `the source of ${name} was not found:\n${stderr}`;
  await copyFile(path.join(path.dirname(stdout.trim()), script), path.join(bin, script));
  await chmod(path.join(bin, script), 0o755);
  return null;
}

/** @param {string} file */
function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
