import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type PackedPackages, packPackages, tarballs } from "../package/packed-package";
import { engineFolder } from "../support/engine-folder";
import { pulumiEnvironment } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";
import { terraformEngine } from "../support/terraform-engine";
import { until } from "../support/until";

/**
 * The commands that `consentform init` prints, run as printed: from an empty folder to a second `up`. Only the port
 * differs, because tests share a machine.
 */

const main = join(repositoryFolder, "dist/provider/cli/main.js");
const answers = [
  "--language",
  "fr",
  "--controller",
  "Boutique SAS",
  "--email",
  "privacy@boutique.example",
  "--host",
  "www.boutique.example",
];
/** Makes one file of the program, the SDK and this package, as a minifying bundler does, and deploys that. */
const bundle = [
  join(repositoryFolder, "node_modules/.bin/esbuild"),
  "index.ts --bundle --minify --platform=node --outfile=bundle.js --log-level=error",
  "&& sed -i 's/^main: .*/main: bundle.js/' Pulumi.yaml",
].join(" ");
let packed: PackedPackages;
/** The packages that the first project has installed from nothing. npm makes of them what the next projects need. */
let modules: string;
let root: string;
let service: ChildProcess | undefined;
beforeAll(() => {
  packed = packPackages();
  modules = join(mkdtempSync(join(tmpdir(), "first-use-modules-")), "node_modules");
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "first-use-"));
  for (const name of ["home", "state"]) mkdirSync(join(root, name));
});
afterEach(async () => {
  // The shell, npx and the service are one process group.
  if (service?.pid !== undefined) {
    const gone = new Promise((resolve) => service?.once("exit", resolve));
    process.kill(-service.pid, "SIGINT");
    await gone;
  }
  service = undefined;
  rmSync(root, { recursive: true, force: true });
});
afterAll(() => {
  rmSync(dirname(modules), { recursive: true, force: true });
});

/** The commands that were printed, by terminal. */
function printedSteps(output: string, port: number): { first: string[]; second: string[] } {
  const lines = output
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.trim().replaceAll("4071", String(port)));
  const isService = (line: string) => line === "npx consentform dev";
  return {
    first: lines.filter((line) => !isService(line)),
    second: lines.filter(isService).map((line) => `${line} --port ${port}`),
  };
}

/**
 * A port that is free, below those that systems hand out: what is installed first takes a minute, in which other tests
 * would be handed it.
 */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
}

/** Types lines into one shell, which stops at the first that fails. */
function typed(lines: readonly string[], env: NodeJS.ProcessEnv): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync("bash", ["-c", ["set -e", ...lines].join("\n")], {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Copies a folder by hard links. */
function linkFolder(from: string, to: string): void {
  execFileSync("cp", ["-al", from, to]);
}

/** The machine's cache of packages, which another home folder would hide. */
function packageCache(): string {
  return execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();
}

/** Puts the engine where `npx pulumi` keeps what it downloaded, because tests download nothing but packages. */
function keepDownloadedEngine({ PULUMI_HOME = "" }: NodeJS.ProcessEnv): void {
  const { version } = JSON.parse(readFileSync(join(root, "shop/node_modules/pulumi/package.json"), "utf8"));
  const downloaded = join(PULUMI_HOME, "versions", version);
  mkdirSync(downloaded, { recursive: true });
  symlinkSync(engineFolder(), join(downloaded, "bin"));
}

interface Project {
  readonly env: NodeJS.ProcessEnv;
  readonly deploy: readonly string[];
  readonly output: string;
}

/** Writes a project, installs it, starts the service and deploys, each as printed. */
async function followed(engine: string, variables: NodeJS.ProcessEnv, more: readonly string[] = []): Promise<Project> {
  const env = {
    ...pulumiEnvironment(root),
    PULUMI_CONFIG_PASSPHRASE: undefined,
    HOME: join(root, "home"),
    // Without the engine: `npx pulumi` needs none here.
    PATH: process.env.PATH,
    ...variables,
  };
  const init = execFileSync(process.execPath, [main, "init", "shop", "--engine", engine, ...answers, ...more], {
    cwd: root,
    encoding: "utf8",
  });
  // The packages as they would come from the registry.
  const manifest = join(root, "shop/package.json");
  const { devDependencies, ...project } = JSON.parse(readFileSync(manifest, "utf8"));
  expect(Object.keys(devDependencies)).toEqual(["@consentform/service"]);
  Object.assign(project.dependencies, tarballs(packed));
  writeFileSync(manifest, JSON.stringify(project));
  const { first, second } = printedSteps(init, await freePort());
  const start = first.findIndex((line) => line.startsWith("npm install")) + 1;
  const ownModules = join(root, "shop/node_modules");
  const isFirst = !existsSync(modules);
  if (!isFirst) linkFolder(modules, ownModules);
  const cached = { npm_config_prefer_offline: "true", npm_config_cache: packageCache() };
  expect(typed([...first.slice(0, start)], { ...env, ...cached })).toMatchObject({ status: 0 });
  if (isFirst) linkFolder(ownModules, modules);
  if (engine === "pulumi") keepDownloadedEngine(env);
  const stdio = ["ignore", "pipe", "ignore"] as const;
  service = spawn("bash", ["-c", second.join("\n")], {
    cwd: join(root, "shop"),
    env,
    stdio: [...stdio],
    detached: true,
  });
  let printed = "";
  service.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  await until(() => printed.includes("Press Ctrl+C"));
  expect(printed).toMatch(/^The service is ready at http:\/\/127\.0\.0\.1:\d+ /);
  const [secret = ""] = /(?<=token of workspace default {2})\S+/.exec(printed) ?? [];
  expect(secret).not.toBe("");
  expect(printed.split(secret)).toHaveLength(2);
  const deploy = ["cd shop", ...first.slice(start)];
  const { status, output } = typed(deploy, env);
  expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  return { env, deploy, output };
}

test("Pulumi: from an empty folder to a second up, and a changed banner goes live", async () => {
  const { env: first, output } = await followed("pulumi", {});
  expect(output).toMatch(/\+ 6 created/);
  expect(output).toMatch(/Resources:\n\s+6 unchanged/);
  // The first two have checked the types.
  const env = { ...first, PULUMI_NODEJS_TRANSPILE_ONLY: "true" };
  const banner = join(root, "shop/banner.yaml");
  const text = readFileSync(banner, "utf8");
  const inShop = ["cd shop", "export PULUMI_CONFIG_PASSPHRASE=local-trial"];
  expect(typed([...inShop, bundle, "npx pulumi preview --expect-no-changes"], env)).toMatchObject({ status: 0 });
  typed(["cd shop", "sed -i 's/^main: .*/main: index.ts/' Pulumi.yaml"], env);

  writeFileSync(banner, text.replace("title: Votre vie privée", "title: Vos choix"));
  expect(typed([...inShop, "npx pulumi up"], env).output).toMatch(/2 updated|~ 2|±|replaced/);
});

describe("with Terraform", () => {
  const testWithTerraform = "executable" in terraformEngine("Terraform") ? test : test.skip;
  const variables = { TF_CLI_ARGS_apply: "-auto-approve -no-color", TF_IN_AUTOMATION: "1" };

  testWithTerraform("cdktn: from an empty folder to production", async () => {
    const { env, deploy, output } = await followed("cdktn", variables);
    expect(output).toMatch(/Apply complete! Resources: 5 added/);
    expect(typed(deploy, env).output).toMatch(/No changes\./);
  });

  testWithTerraform("terraform: the banner that the demo wrote goes to production as edited", async () => {
    mkdirSync(join(root, "shop"));
    await writtenByDemo({ "title: Your privacy\n": "title: Your choice\n", "Demo Shop Ltd\n": "Boutique SAS\n" });
    const { env, deploy, output } = await followed("terraform", variables, ["--language", "en"]);
    expect(output).toMatch(/Apply complete! Resources: 5 added/);
    const again = typed([...deploy, "terraform output -raw site_id"], env);
    expect(again.output).toMatch(/No changes\./);
    const [endpoint = ""] = /(?<=CONSENTFORM_ENDPOINT=)\S+/.exec(deploy.join("\n")) ?? [];
    const [siteId = ""] = /site_[0-9a-z]{26}/.exec(again.output) ?? [];
    const served = await fetch(`${endpoint}/s/${siteId}/production/config.json`);
    expect(await served.text()).toMatch(/Boutique SAS.*"Your choice"/);
  });
});

/** Runs `consentform demo` in the project's folder until it is ready, then edits the banner that it wrote. */
async function writtenByDemo(edits: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(root, "shop");
  const ports = ["--port", "0"];
  const demo = spawn(process.execPath, [main, "demo", ...ports], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";
  demo.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  await until(() => printed.includes("Press Ctrl+C"));
  const gone = new Promise((resolve) => demo.once("exit", resolve));
  demo.kill("SIGINT");
  await gone;
  const file = join(folder, "banner.yaml");
  for (const [before, after] of Object.entries(edits)) {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(before);
    writeFileSync(file, text.replaceAll(before, after));
  }
}
