import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DevService, startDevService } from "../support/dev-service";
import { repositoryFolder } from "../support/repository-folder";
import { type PackedPackages, packPackages, QUIET, tarballs } from "./packed-package";

/** The package without the service, as a pipeline installs it. */

/** Direct dependencies of `consentform` and `@consentform/consent` on packages of others, at most. */
const MAXIMUM_DEPENDENCIES = 13;
/** Bytes of all files that npm installs, at most. */
const MAXIMUM_BYTES = 25e6;

const INSTALL_LINE = /npm install consentform@(\S+) @consentform\/service@\1$/m;

const banner = join(repositoryFolder, "examples/quickstart/banner.yaml");

let packed: PackedPackages;
let folder: string;
let service: DevService;
beforeAll(async () => {
  packed = packPackages();
  folder = mkdtempSync(join(tmpdir(), "consentform-lean-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: tarballs(packed, true) }));
  execFileSync("npm", ["install", ...QUIET], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  service = await startDevService();
});
afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const installed = (name: string) =>
  JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));

function consentform(...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    CONSENTFORM_ENDPOINT: service.endpoint,
    CONSENTFORM_TOKEN: service.token,
  };
  const command = ["--no-install", "consentform", ...args];
  const { status, stdout, stderr } = spawnSync("npx", command, { cwd: folder, encoding: "utf8", env });
  return { status, stdout, stderr };
}

test("neither the service nor what it needs is installed", () => {
  const names = readdirSync(join(folder, "node_modules"), { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => /(^|\/)(pglite|kysely|hono|@consentform\/service)$/.test(name))).toEqual([]);
});

test("the modules require only packages that are declared", () => {
  for (const name of ["consentform", "@consentform/consent"]) {
    const { dependencies, peerDependencies } = installed(name);
    const declared = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const dist = join(folder, "node_modules", name, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    // The bundles of engines hold texts of all kinds.
    const modules = files.filter((file) => file.endsWith(".js") && !/^(pulumi|terraform)\/|\/scripts\//.test(file));
    const required = modules.flatMap((file) =>
      [
        ...readFileSync(join(dist, file), "utf8").matchAll(/(?<!['"`])\brequire\(["`]((?:@[^/"`]+\/)?[^/."`][^/"`]*)/g),
      ].map(([, found = ""]) => found),
    );
    expect(required.length).toBeGreaterThan(20);
    const isKnown = (found: string) => declared.includes(found) || isBuiltin(found);
    expect([...new Set(required)].filter((found) => !isKnown(found))).toEqual([]);
  }
});

test("every command loads", () => {
  // The completion lists the options of all commands.
  expect(consentform("completion", "bash")).toMatchObject({ status: 0, stdout: expect.stringMatching(/ adopt\b/) });
});

test("the number of dependencies and the size of the install have limits", () => {
  const direct = ["consentform", "@consentform/consent"].flatMap((name) => Object.keys(installed(name).dependencies));
  const others = new Set(direct.filter((name) => !name.startsWith("@consentform/")));
  expect(others.size).toBeLessThanOrEqual(MAXIMUM_DEPENDENCIES);
  const files = readdirSync(join(folder, "node_modules"), { recursive: true, withFileTypes: true });
  const sizes = files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAXIMUM_BYTES);
});

test("files are validated and previewed, and a remote service is asked", () => {
  expect(consentform("validate", banner)).toMatchObject({ status: 0 });
  expect(consentform("preview", banner, "--out", "preview.html")).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, "preview.html"), "utf8")).toContain("<html");
  expect(consentform("whoami")).toMatchObject({ status: 0, stdout: expect.stringMatching(/workspace/i) });
  expect(consentform("sites")).toMatchObject({ status: 0 });
});

test("proofs are verified without the service", () => {
  const file = join(folder, "export.jsonl");
  writeFileSync(file, "");
  // It reads the file and refuses it, because an export has lines.
  const { status, stderr, stdout } = consentform("verify-export", file);
  expect(status).not.toBe(0);
  expect(stdout + stderr).not.toMatch(INSTALL_LINE);
});

test.each([["demo"], ["dev"], ["tokens", "local"], ["users", "list"]])(
  "%s %s prints the line that installs the service",
  (...args) => {
    const { status, stderr } = consentform(...args);
    expect({ status, stderr }).toEqual({ status: expect.any(Number), stderr: expect.stringMatching(INSTALL_LINE) });
    expect(status).not.toBe(0);
    expect(stderr).not.toContain("at ");
  },
);

test("a service of another version is refused with the same line", () => {
  const place = join(folder, "node_modules/@consentform/service");
  execFileSync("mkdir", ["-p", place]);
  execFileSync("tar", ["-xzf", packed["@consentform/service"].tarball, "-C", place, "--strip-components=1"]);
  const manifest = { ...installed("@consentform/service"), version: "0.1.99" };
  writeFileSync(join(place, "package.json"), JSON.stringify(manifest));
  const { status, stderr } = consentform("demo");
  rmSync(place, { recursive: true });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(INSTALL_LINE);
  expect(stderr).toContain("@consentform/service 0.1.99");
});
