import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { runShell } from "../../support/run-shell";

const script = join(repositoryFolder, "examples/gitops-terraform/ci/install.sh");
/** Everything that the script may run: an engine of this machine would be used instead of a download. */
const COMMANDS = ["bash", "mkdir", "mktemp", "rm", "sha256sum", "touch"];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pipeline-engine-"));
  for (const name of ["bin", "node_modules/.bin"]) mkdirSync(join(folder, name), { recursive: true });
  writeExecutable("node_modules/.bin/consentform", "");
  for (const name of COMMANDS) {
    symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, "bin", name));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeExecutable(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** A machine that has the commands of the system and none of the engines. */
const install = (engine: string) =>
  runShell([script], { cwd: folder, env: { PATH: join(folder, "bin"), ENGINE: engine } });

test.each(["terraform", "tofu"])("does not unpack an archive of %s that is not the pinned one", async (engine) => {
  // What a network that replaces downloads would give.
  writeExecutable("bin/curl", 'while [ "$1" != -o ]; do shift; done; echo replaced > "$2"');
  writeExecutable("bin/unzip", `touch "${folder}/unpacked"`);
  const { status, output } = await install(engine);
  expect(status).not.toBe(0);
  expect(output).toContain("FAILED");
  expect(existsSync(join(folder, "unpacked"))).toBe(false);
  expect(existsSync(join(folder, ".engine", engine))).toBe(false);
});

test("an engine that is not supported is named before anything is downloaded", async () => {
  writeExecutable("bin/curl", `touch "${folder}/downloaded"`);
  const { status, output } = await install("terragrunt");
  expect({ status, output }).toEqual({
    status: 1,
    output: "ENGINE is terragrunt; allowed are terraform and tofu.\n",
  });
  expect(existsSync(join(folder, "downloaded"))).toBe(false);
});
