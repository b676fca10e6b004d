import os from "node:os";
import path from "node:path";
import { runCommand } from "../run-command.mjs";
import { buildModule } from "./build-engine.mjs";
import { cacheFolder, fillAtomically } from "./engine-cache.mjs";
import { isAtLeast, MINIMUM_TERRAFORM_VERSION, OPENTOFU_VERSION } from "./versions.mjs";

/**
 * An engine that runs Terraform configurations, or why there is none.
 *
 * @typedef {{ executable: string, version: string } | { reason: string }} FoundEngine
 */

const EXECUTABLE_ENDING = process.platform === "win32" ? ".exe" : "";

/** `never`: what is missing is not built, so that a single test starts at once. */
const BUILD_VARIABLE = "CONSENTFORM_ENGINE_BUILD";

const OPENTOFU = {
  module: "opentofu",
  package: "github.com/opentofu/opentofu/cmd/tofu",
  version: OPENTOFU_VERSION,
  setVersion: "github.com/opentofu/opentofu/version.dev=no",
  file: `tofu${EXECUTABLE_ENDING}`,
};

/**
 * Terraform, from PATH: its license does not let us build it for others.
 *
 * @returns {Promise<FoundEngine>}
 */
export async function findTerraform() {
  return (
    (await checkEngine("terraform")) ?? {
      reason: `no terraform on PATH (${MINIMUM_TERRAFORM_VERSION} or newer: https://developer.hashicorp.com/terraform/install)`,
    }
  );
}

/**
 * OpenTofu: from PATH, else the one that was built before, else built from Go modules (five minutes on two cores,
 * once).
 *
 * @returns {Promise<FoundEngine>}
 */
export async function ensureOpenTofu() {
  const onPath = await checkEngine("tofu");
  if (onPath !== null && "executable" in onPath) return onPath;
  const cache = path.join(cacheFolder(), `opentofu-${OPENTOFU_VERSION}-${os.platform()}-${os.arch()}`);
  const executable = path.join(cache, "bin", OPENTOFU.file);
  const cached = await checkEngine(executable);
  if (cached !== null) return cached;
  if (process.env[BUILD_VARIABLE] === "never")
    return { reason: `no tofu on PATH, none was built, and ${BUILD_VARIABLE}=never` };
  const failure = await fillAtomically(
    cache,
    (bin) => buildModule(OPENTOFU, bin),
    async (bin) => (await checkEngine(path.join(bin, OPENTOFU.file))) !== null,
  );
  if (failure !== null) return { reason: `${onPath?.reason ?? "no tofu on PATH"}; ${failure}` };
  return (await checkEngine(executable)) ?? { reason: `${executable} was built and does not run` };
}

/**
 * @param {string} executable name on PATH, or path
 * @returns {Promise<FoundEngine | null>} null when there is none
 */
async function checkEngine(executable) {
  // OpenTofu prints its complaints about a user's configuration before the JSON.
  const env = { CHECKPOINT_DISABLE: "1", TF_CLI_CONFIG_FILE: os.devNull };
  const { status, stdout } = await runCommand(executable, ["version", "-json"], { env });
  if (status !== 0) return null;
  // OpenTofu kept the member's name.
  const version = JSON.parse(stdout).terraform_version;
  if (isAtLeast(version, MINIMUM_TERRAFORM_VERSION)) return { executable, version };
  return { reason: `${executable} ${version} is older than ${MINIMUM_TERRAFORM_VERSION}` };
}
