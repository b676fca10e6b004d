import { mkdir } from "node:fs/promises";
import path from "node:path";
import { withProgress } from "../progress.mjs";
import { repositoryFolder } from "../repository.mjs";
import { runCommand } from "../run-command.mjs";
import { ENGINE_FILES, GO_COMPILER, LANGUAGE_HOST_VERSION, PULUMI_VERSION } from "./versions.mjs";

/** Go 1.21 is the first that fetches the newer toolchain which a go.mod asks for. */
const MINIMUM_GO = "Go 1.21";

const VERSION_VARIABLE = "github.com/pulumi/pulumi/sdk/v3/go/common/version.Version";

/** Each module pins its whole dependency tree in go.sum; the version is what `pulumi version` prints. */
const MODULES = [
  {
    module: "pulumi-language-nodejs",
    package: "github.com/pulumi/pulumi/sdk/v3/nodejs/cmd/pulumi-language-nodejs",
    version: LANGUAGE_HOST_VERSION,
    setVersion: `${VERSION_VARIABLE}=v${LANGUAGE_HOST_VERSION}`,
    file: ENGINE_FILES.languageHost,
  },
  {
    module: "pulumi",
    package: "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi",
    version: PULUMI_VERSION,
    setVersion: `${VERSION_VARIABLE}=v${PULUMI_VERSION}`,
    file: ENGINE_FILES.engine,
  },
];

/**
 * Builds engine and language host from the Go modules beside this file: about four minutes on two cores,
 * mostly once, since Go keeps what it compiled.
 *
 * @param {string} folder where the executables go
 * @returns {Promise<string | null>} null when they are there, else why not
 */
export async function buildEngine(folder) {
  for (const module of MODULES) {
    const failure = await buildModule(module, folder);
    if (failure) return failure;
  }
  return null;
}

/**
 * Builds one executable from a module beside this file, with the versions that its go.sum pins.
 *
 * @param {object} module
 * @param {string} module.module folder of its go.mod
 * @param {string} module.package what is built
 * @param {string} module.version for the progress line
 * @param {string} [module.setVersion] Go variable and value: what the executable says its version is
 * @param {string} module.file name of the executable
 * @param {string} folder where it goes
 * @param {string} [source] folder of its go.mod; default: the one beside this file
 * @returns {Promise<string | null>} null when it is there, else why not
 */
export async function buildModule(module, folder, source = path.join(repositoryFolder, "tools/engine", module.module)) {
  const go = await runCommand("go", ["version"]);
  if (go.status !== 0) return `no Go compiler on PATH (${MINIMUM_GO} or newer)`;
  await mkdir(folder, { recursive: true });
  const label = `building ${module.module} ${module.version} with Go`;
  const linked = ["-s -w", ...(module.setVersion === undefined ? [] : [`-X ${module.setVersion}`])].join(" ");
  const flags = ["-trimpath", "-v", "-ldflags", linked];
  let packages = 0;
  const build = await withProgress(label, (setDetail) =>
    runCommand("go", ["build", ...flags, "-o", path.join(folder, module.file), module.package], {
      cwd: source,
      env: { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-buildvcs=false", ...GO_COMPILER },
      onLine: (line) => {
        if (line.startsWith("go: downloading")) setDetail("downloading modules");
        else setDetail(`${++packages} packages compiled`);
      },
    }),
  );
  if (build.status === 0) return null;
  const lastLines = build.stderr.trim().split("\n").slice(-3).join("\n");
  return `the Go build of ${module.module} failed (${MINIMUM_GO} or newer is needed):\n${lastLines}`;
}
