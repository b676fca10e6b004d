import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pluginArchives, sdkArchives } from "../../tools/pulumi/release-archives";
import { pulumiEnvironment } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";

const VERSION = "1.2.3";
const built = join(repositoryFolder, "dist/pulumi");

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "consentform-archives-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Unpacks an archive into its own folder. */
function unpacked(name: string, archive: Buffer): string {
  const folder = join(root, `${name}-unpacked`);
  mkdirSync(folder);
  writeFileSync(join(root, name), archive);
  execFileSync("tar", ["-xzf", join(root, name), "-C", folder]);
  return folder;
}

test("a release has the plugin for each platform, with licenses and one executable", async () => {
  const archives = await pluginArchives(built, VERSION);
  expect([...archives.keys()].sort()).toEqual(
    ["darwin-amd64", "darwin-arm64", "linux-amd64", "linux-arm64"].map(
      (platform) => `pulumi-resource-consentform-v${VERSION}-${platform}.tar.gz`,
    ),
  );
  const [[name, archive] = ["", Buffer.alloc(0)]] = archives;
  const folder = unpacked(name, archive);
  const files = readdirSync(folder);
  expect(files.sort()).toEqual([...readdirSync(built), "LICENSE", "NOTICE"].sort());
  const executables = files.filter((file) => statSync(join(folder, file)).mode & 0o111);
  expect(executables).toEqual(["pulumi-resource-consentform"]);
});

test("packing again gives the same bytes", async () => {
  const [first, second] = [await pluginArchives(built, VERSION), await pluginArchives(built, VERSION)];
  for (const [name, archive] of first)
    expect({ name, isEqual: second.get(name)?.equals(archive) }).toMatchObject({
      isEqual: true,
    });
});

test("the engine finds the plugin that it installed from the archive, without PATH", async () => {
  const [[name, archive] = ["", Buffer.alloc(0)]] = await pluginArchives(built, VERSION);
  const file = join(root, name);
  writeFileSync(file, archive);
  const env = pulumiEnvironment(join(root, "engine"));
  mkdirSync(join(root, "engine/state"), { recursive: true });
  const pulumi = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("pulumi", args, {
      cwd: root,
      env,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  expect(pulumi("package", "get-schema", "consentform")).not.toMatchObject({
    status: 0,
  });
  expect(pulumi("plugin", "install", "resource", "consentform", VERSION, "--file", file)).toMatchObject({ status: 0 });
  const { status, stdout, stderr } = pulumi("package", "get-schema", "consentform");
  expect([status, stderr]).toEqual([0, expect.any(String)]);
  expect(JSON.parse(stdout)).toMatchObject({
    name: "consentform",
    pluginDownloadURL: "github://api.github.com/consentform/consentform",
  });
});

test("the archive of an SDK has one folder, which its name names", async () => {
  mkdirSync(join(root, "sdks/python/pulumi_consentform"), { recursive: true });
  writeFileSync(join(root, "sdks/python/pyproject.toml"), "");
  writeFileSync(join(root, "sdks/python/pulumi_consentform/__init__.py"), "");
  const archives = await sdkArchives(join(root, "sdks"), VERSION, ["python"]);
  expect([...archives.keys()]).toEqual([`consentform-sdk-python-v${VERSION}.tar.gz`]);
  const [[name, archive] = ["", Buffer.alloc(0)]] = archives;
  const folder = unpacked(name, archive);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    `consentform-sdk-python-v${VERSION}`,
    `consentform-sdk-python-v${VERSION}/pulumi_consentform`,
    `consentform-sdk-python-v${VERSION}/pulumi_consentform/__init__.py`,
    `consentform-sdk-python-v${VERSION}/pyproject.toml`,
  ]);
});
