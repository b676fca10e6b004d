import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { type PackageName, type PackedPackages, packPackages } from "./packed-package";

let packed: PackedPackages;
let folder: string;
beforeAll(() => {
  packed = packPackages();
  folder = mkdtempSync(join(tmpdir(), "consentform-tarball-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(repositoryFolder, "node_modules", script), ...args], { encoding: "utf8" });

const NAMES: PackageName[] = ["consentform", "@consentform/consent", "@consentform/service"];
/** Findings link to these pages, and engines read the modules. */
const OF_THE_WHOLE = /^(CHANGELOG\.md|docs\/(rules|regimes)\.md|modules\/[^.].*)$/;

test.each(NAMES)("%s holds what runs, its types and its papers, and nothing else", (name) => {
  const { files } = packed[name];
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "README.md", "package.json"]));
  const isExpected = (path: string) =>
    /^(LICENSE|NOTICE|README\.md|package\.json)$|^dist\/[^.]/.test(path) ||
    (name === "consentform" && OF_THE_WHOLE.test(path));
  expect(files.filter((path) => !isExpected(path))).toEqual([]);
  expect(files.filter((path) => /\.test\.|tsbuildinfo|\.ts$/.test(path) && !path.endsWith(".d.ts"))).toEqual([]);
});

test("consentform holds the changes and the modules", () => {
  expect(packed.consentform.files).toEqual(
    expect.arrayContaining(["CHANGELOG.md", "modules/site-fleet/main.tf", "modules/site-fleet/wave/main.tf"]),
  );
});

test.each(NAMES)("publint finds nothing in %s", (name) => {
  // Its own reader of archives knows no paths beyond 100 characters, and those of the provider's mirror are longer.
  const target = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("tar", ["-xzf", packed[name].tarball, "-C", target]);
  const unpacked = join(target, "package");
  const { status, stdout, stderr } = tool("publint/src/cli.js", "run", unpacked, "--pack", "false", "--strict");
  expect({ status, output: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, output: "" });
});

test.each(NAMES)("the types of %s resolve under node10, node16 and bundler resolution", (name) => {
  const { status, stdout, stderr } = tool(
    "@arethetypeswrong/cli/dist/index.js",
    packed[name].tarball,
    // Files for editors and for extensions, which have no types.
    ...["--exclude-entrypoints", "banner.schema.json"],
    ...["machines/autoconsent.json", "machines/consent-o-matic.json"],
    "--format",
    "ascii",
    "--no-color",
  );
  expect({ status, output: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, output: "" });
});
