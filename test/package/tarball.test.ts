import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { type PackedPackage, packPackage } from "./packed-package";

let packed: PackedPackage;
let folder: string;
beforeAll(() => {
  packed = packPackage();
  folder = mkdtempSync(join(tmpdir(), "consentform-tarball-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(repositoryFolder, "node_modules", script), ...args], { encoding: "utf8" });

test("the tarball holds what runs, its types and its papers, and nothing else", () => {
  expect(packed.files).toEqual(
    expect.arrayContaining([
      ...["LICENSE", "NOTICE", "CHANGELOG.md", "README.md", "package.json"],
      "modules/site-fleet/main.tf",
      "modules/site-fleet/wave/main.tf",
    ]),
  );
  const isExpected = (path: string) =>
    /^(LICENSE|NOTICE|CHANGELOG\.md|README\.md|package\.json)$/.test(path) ||
    /^(dist|modules)\/[^.]/.test(path) ||
    // Findings link to these pages.
    /^docs\/(rules|regimes)\.md$/.test(path);
  expect(packed.files.filter((path) => !isExpected(path))).toEqual([]);
  expect(packed.files.filter((path) => /\.test\.|tsbuildinfo|\.ts$/.test(path) && !path.endsWith(".d.ts"))).toEqual([]);
});

test("publint finds nothing", () => {
  // Its own reader of archives knows no paths beyond 100 characters, and those of the provider's mirror are longer.
  execFileSync("tar", ["-xzf", packed.tarball, "-C", folder]);
  const { status, stdout, stderr } = tool(
    "publint/src/cli.js",
    "run",
    join(folder, "package"),
    "--pack",
    "false",
    "--strict",
  );
  expect({ status, output: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, output: "" });
});

test("every entry point has right types under node10, node16 and bundler resolution", () => {
  const { status, stdout, stderr } = tool(
    "@arethetypeswrong/cli/dist/index.js",
    packed.tarball,
    // Files for editors and for extensions, which have no types.
    ...["--exclude-entrypoints", "banner.schema.json"],
    ...["machines/autoconsent.json", "machines/consent-o-matic.json"],
    "--format",
    "ascii",
    "--no-color",
  );
  expect({ status, output: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, output: "" });
});
