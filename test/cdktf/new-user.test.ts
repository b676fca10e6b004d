import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkInstalled, type PackedPackages, packPackages, QUIET, tarballs } from "../package/packed-package";
import { type DevService, startDevService } from "../support/dev-service";
import { repositoryFolder } from "../support/repository-folder";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, succeeded } from "../support/terraform-workspace";
import { LIBRARIES } from "./synthesis";

/** An empty folder of a user's, in which only npm was used. */
let root: string;
let packed: PackedPackages;
let service: DevService;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "constructs-user-"));
  packed = packPackages();
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8"));
  const used = [...LIBRARIES, "constructs", "typescript"];
  const dependencies = Object.fromEntries(used.map((name) => [name, devDependencies[name]]));
  writeFileSync(
    join(root, "package.json"),
    JSON.stringify({ private: true, dependencies: { ...dependencies, ...tarballs(packed) } }),
  );
  linkInstalled(packed, root);
  run(root, "npm", "install", ...QUIET);
  cpSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), join(root, "quickstart/banner.yaml"));
  service = await startDevService();
});
afterAll(async () => {
  await service?.stop();
  rmSync(root, { recursive: true, force: true });
});

function run(cwd: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 64 << 20 });
}

onEveryTerraformEngine((engine) => {
  // What an engine gets from the two libraries is the same JSON (synthesis.test.ts), so each runs with one engine.
  const library = LIBRARIES[engine.name === "Terraform" ? 0 : 1];
  test(`${library}: a new user's way, from the packed package to an empty plan and back`, async () => {
    const folder = join(root, library);
    mkdirSync(folder);
    for (const name of ["index.ts", "tsconfig.json"]) {
      cpSync(join(repositoryFolder, "examples", library, name), join(folder, name));
    }
    run(folder, "npx", "--no-install", "tsc");
    run(folder, "node", "index.js");

    const configuration = join(folder, "cli.tfrc");
    run(folder, "npx", "--no-install", "consentform", "terraform-setup", "--write", configuration);
    const workspace = createTerraformWorkspace({
      engine,
      cliConfiguration: readFileSync(configuration, "utf8"),
      env: { CONSENTFORM_ENDPOINT: service.endpoint, CONSENTFORM_TOKEN: service.token },
      files: { "cdk.tf.json": readFileSync(join(folder, "cdktf.out/stacks/shop/cdk.tf.json"), "utf8") },
    });
    try {
      succeeded(await workspace.run("init"));
      succeeded(await workspace.apply());
      const { isEmpty, stdout } = await workspace.isSettled();
      expect({ isEmpty, output: isEmpty ? "" : stdout }).toEqual({ isEmpty: true, output: "" });
      succeeded(await workspace.destroy());
      expect(succeeded(await workspace.run("state", "list")).stdout).toBe("");
    } finally {
      workspace.remove();
    }
  });
});
