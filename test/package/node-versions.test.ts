import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { succeeded as succeededInPulumi } from "../e2e/output-of";
import { type DevService, startDevService } from "../support/dev-service";
import { guardEndpoint } from "../support/guarded-endpoint";
import { createPulumiStack, type PulumiStack } from "../support/pulumi-stack";
import { repositoryFolder } from "../support/repository-folder";
import { terraformEngine } from "../support/terraform-engine";
import { createTerraformWorkspace, succeeded, type TerraformWorkspace } from "../support/terraform-workspace";
import { linkInstalled, type PackedPackages, packPackages, QUIET, tarballs } from "./packed-package";

const { devDependencies } = JSON.parse(readFileSync(join(repositoryFolder, "package.json"), "utf8")) as {
  devDependencies: Record<string, string>;
};

/**
 * Versions besides the one that runs the tests. Each installs the tarball and takes a user's way with nothing but its
 * own `node`; one has the SDK that other tests use, one the newest.
 */
const versions = [
  { major: "22", sdk: devDependencies["@pulumi/pulumi"] },
  { major: "24", sdk: "latest" },
];

let packed: PackedPackages;
beforeAll(() => {
  packed = packPackages();
});

describe.each(versions)("on Node $major", ({ major, sdk }) => {
  let bin: string;
  let folder: string;
  let service: DevService;
  let stack: PulumiStack | undefined;
  let workspace: TerraformWorkspace | undefined;

  beforeAll(async () => {
    bin = execFileSync(process.execPath, [join(repositoryFolder, "tools/node-versions.mjs"), major], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    }).trim();
    folder = mkdtempSync(join(tmpdir(), `node-${major}-`));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-users-project", private: true }));
    // The SDK's own compiler is too old for the tsconfig.json of the quick start.
    const beside = [`@pulumi/pulumi@${sdk}`, `typescript@${devDependencies.typescript}`];
    linkInstalled(packed, folder);
    run("npm", "install", ...QUIET, ...Object.values(tarballs(packed)), ...beside);
    const installed = join(folder, "node_modules/consentform/dist/provider/cli/main.js");
    service = await startDevService({ command: [join(bin, "node"), installed] });
  });
  afterAll(async () => {
    stack?.remove();
    workspace?.remove();
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const path = () => [bin, process.env.PATH].join(delimiter);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: path() },
      stdio: ["ignore", "pipe", "pipe"],
    });

  test("the command line validates a banner", () => {
    expect(run("node", "--version")).toMatch(new RegExp(`^v${major}\\.`));
    const banner = join(repositoryFolder, "examples/quickstart/banner.yaml");
    expect(() => run("npx", "--no-install", "consentform", "validate", banner)).not.toThrow();
  });

  test("reaches a service behind a proxy and a private certificate authority", async () => {
    const guarded = await guardEndpoint(service.endpoint);
    try {
      const authority = join(folder, "authority.pem");
      writeFileSync(authority, guarded.certificate);
      const settings = { CONSENTFORM_ENDPOINT: guarded.endpoint, CONSENTFORM_TOKEN: service.token };
      const proxy = { HTTPS_PROXY: guarded.proxy, NODE_USE_ENV_PROXY: "1", NODE_EXTRA_CA_CERTS: authority };
      const whoami = (env: object) =>
        promisify(execFile)("npx", ["--no-install", "consentform", "whoami"], {
          cwd: folder,
          env: { PATH: path(), HOME: folder, ...settings, ...env } as NodeJS.ProcessEnv,
        }).then(
          ({ stdout }) => stdout,
          ({ stderr }) => stderr,
        );
      expect(await whoami({})).toMatch(/set NODE_EXTRA_CA_CERTS to its certificate file/);
      const { NODE_USE_ENV_PROXY, ...ignored } = proxy;
      const nowhere = { ...ignored, CONSENTFORM_ENDPOINT: "https://localhost:65535" };
      expect(await whoami(nowhere)).toContain(
        `HTTPS_PROXY is set, but Node.js uses it only with NODE_USE_ENV_PROXY=${NODE_USE_ENV_PROXY}`,
      );
      expect(await whoami(proxy)).toMatch(/workspace/i);
      expect(guarded.connected).toEqual([new URL(guarded.endpoint).host]);
    } finally {
      guarded.close();
    }
  });

  // A second deployment and a refresh run the same code: quick-path.test.ts.
  test("the quick start goes live and is destroyed", async () => {
    stack = await createPulumiStack({
      program: join(repositoryFolder, "examples/quickstart"),
      config: { "consentform:endpoint": service.endpoint },
      secretConfig: { "consentform:token": service.token },
      installation: folder,
      path: [bin],
    });
    expect(succeededInPulumi(await stack.up())).toMatchObject({ changes: { create: 5 } });
    expect(succeededInPulumi(await stack.destroy())).toMatchObject({ changes: { delete: 5 } });
  });

  test("Terraform starts the installed provider and applies a site", async () => {
    const engine = terraformEngine("Terraform");
    if ("reason" in engine) throw new Error(engine.reason);
    workspace = createTerraformWorkspace({
      engine,
      cliConfiguration: run("npx", "--no-install", "consentform", "terraform-setup"),
      env: { CONSENTFORM_ENDPOINT: service.endpoint, CONSENTFORM_TOKEN: service.token, PATH: path() },
      files: {
        "main.tf": `terraform {
  required_providers {
    consentform = { source = "consentform/consentform" }
  }
}
resource "consentform_site" "shop" {
  name                = "Shop"
  deletion_protection = false
}
`,
      },
    });
    succeeded(await workspace.run("init"));
    succeeded(await workspace.apply());
    expect((await workspace.isSettled()).isEmpty).toBe(true);
    succeeded(await workspace.destroy());
  });
});
