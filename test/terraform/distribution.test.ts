import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writeRelease } from "../../tools/terraform/release";
import { linkInstalled, type PackedPackages, packPackages } from "../package/packed-package";
import { type DevService, startDevService } from "../support/dev-service";
import { repositoryFolder } from "../support/repository-folder";
import { onEveryTerraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, outputOf, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";

/** Bytes; the archive of a release. */
const MAXIMUM_ARCHIVE = 2 * 1024 * 1024;
const OTHER_PLATFORMS = ["darwin_arm64", "linux_arm64"];

const { version } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8")) as { version: string };
const banner = readFileSync(join(repositoryFolder, "examples/quickstart/banner.yaml"), "utf8");

/** The first program of the guide, as its reader copies it. */
const guide = readFileSync(join(repositoryFolder, "docs/guides/terraform.md"), "utf8");
const guideProgram = /```hcl\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";

/** The guide's commands that unpack the provider into the folder of plugins `providers`. */
const guideUnpacking = /```sh\n(VERSION=[\s\S]*?)^export /m.exec(guide)?.[1] ?? "";

let root: string;
/** A release of the provider, for both engines. */
let release: string;
let packed: PackedPackages;
let service: DevService;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "terraform-user-"));
  release = join(root, "release");
  packed = packPackages();
  writeFileSync(join(root, "package.json"), JSON.stringify({ name: "a-users-project", private: true }));
  linkInstalled(packed, root);
  run("npx", "--no-install", "consentform", "terraform-setup", "--write", setupFile());
  writeRelease({
    bundle: join(repositoryFolder, "dist/terraform/terraform-provider-consentform.js"),
    folder: release,
    version,
  });
  service = await startDevService();
});
afterAll(async () => {
  await service?.stop();
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 << 20,
  });
}

/** The configuration of both engines, as a new user's first command writes it. */
const setupFile = () => join(root, "engines.tfrc");

/** Hashes of the provider's package that a lock file holds. */
function lockedHashes(workspace: TerraformWorkspace): string[] {
  const lock = readFileSync(join(workspace.folder, ".terraform.lock.hcl"), "utf8");
  return lock.match(/"(h1|zh):[^"]+"/g) ?? [];
}

test("the package has one identical archive for each registry and platform", () => {
  const mirror = join(root, "node_modules/consentform/dist/terraform/mirror");
  const files = readdirSync(mirror, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".zip"));
  expect(files).toHaveLength(8);
  expect(new Set(files.map((file) => readFileSync(join(mirror, file), "base64"))).size).toBe(1);
});

onEveryTerraformEngine((engine) => {
  let workspace: TerraformWorkspace | undefined;
  afterEach(() => workspace?.remove());

  /** A new user's folder: the engine's configuration is what `terraform-setup` wrote. */
  const userWorkspace = (cliConfiguration: string, more: NodeJS.ProcessEnv = {}) => {
    workspace = createTerraformWorkspace({
      engine,
      cliConfiguration,
      env: { CONSENTFORM_ENDPOINT: service.endpoint, CONSENTFORM_TOKEN: service.token, ...more },
      files: { "main.tf": guideProgram, "banner.yaml": banner },
    });
    return workspace;
  };

  test("a new user can set up, init, plan, apply, replan and destroy as in the guide", async () => {
    const own = userWorkspace(readFileSync(setupFile(), "utf8"));
    succeeded(await own.run("init"));
    const { changes } = await own.plan();
    expect(Object.keys(changes).length).toBeGreaterThan(0);
    succeeded(await own.applyPlan());
    const again = await own.isSettled();
    expect({ isEmpty: again.isEmpty, output: again.isEmpty ? "" : again.stdout }).toEqual({
      isEmpty: true,
      output: "",
    });
    succeeded(await own.destroy());
    expect(own.state()).toEqual({});
    expect(own.sockets()).toEqual([]);

    const locked = lockedHashes(own);
    expect(locked).toHaveLength(1);
    const mirror = join(root, "node_modules/consentform/dist/terraform/mirror");
    const platforms = OTHER_PLATFORMS.map((platform) => `-platform=${platform}`);
    succeeded(await own.run("providers", "lock", `-fs-mirror=${mirror}`, ...platforms));
    expect(lockedHashes(own)).toEqual(locked);

    // Unpacked for a tool that starts providers from a folder, it is the provider that was locked.
    const unpacking = guideUnpacking.replaceAll("registry.opentofu.org", engine.registryHost);
    run("sh", "-ec", unpacking);
    succeeded(await own.run("init", `-plugin-dir=${join(root, "providers")}`, "-lockfile=readonly"));
    succeeded(await own.validate());
  });

  test("the archives of a release install, and are what the package has", async () => {
    const archives = join(release, "mirror", engine.registryHost, "consentform/consentform");
    mkdirSync(archives, { recursive: true });
    for (const name of readdirSync(join(release, "assets")).filter((asset) => asset.endsWith(".zip"))) {
      expect(statSync(join(release, "assets", name)).size).toBeLessThan(MAXIMUM_ARCHIVE);
      cpSync(join(release, "assets", name), join(archives, name));
    }
    const own = userWorkspace(
      `provider_installation {\n  filesystem_mirror {\n    path = "${release}/mirror"\n  }\n}\n`,
    );
    succeeded(await own.run("init"));
    expect(lockedHashes(own).filter((hash) => hash.startsWith('"h1:'))).toHaveLength(1);
    succeeded(await own.apply());
    succeeded(await own.destroy());

    // A lock file that was written with the archives holds for the package's mirror.
    const lock = readFileSync(join(own.folder, ".terraform.lock.hcl"), "utf8");
    own.remove();
    const fromPackage = userWorkspace(readFileSync(setupFile(), "utf8"));
    fromPackage.write(".terraform.lock.hcl", lock);
    succeeded(await fromPackage.run("init", "-lockfile=readonly"));
  });

  const overriding = () =>
    run("node", join(repositoryFolder, "dist/provider/cli/main.js"), "terraform-setup", "--override");

  test("without Node on PATH, the engine's error says what to install", async () => {
    const withoutNode = join(root, `no-node-${engine.name}`);
    mkdirSync(withoutNode);
    symlinkSync(run("which", engine.executable).trim(), join(withoutNode, basename(engine.executable)));
    const validated = await userWorkspace(overriding(), { PATH: withoutNode }).validate();
    const output = outputOf(validated).replaceAll(/[\s│]+/g, " ");
    expect({ exitCode: validated.exitCode, output }).toEqual({
      exitCode: 1,
      output: expect.stringContaining("The provider consentform needs Node.js 22 or newer, and PATH has no node."),
    });
  });

  test("whoever develops the provider needs no init", async () => {
    const own = userWorkspace(overriding());
    const validated = await own.validate();
    expect({ exitCode: validated.exitCode, output: outputOf(validated) }).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/development overrides/),
    });
  });
});
