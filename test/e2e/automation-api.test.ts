import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ModuleKind, transpile } from "typescript";
import { installedPackage } from "../support/installed-package";
import { pulumiEnvironment } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";
import { workbench } from "./workbench";

const bench = workbench(1);

test("the documented inline program runs from any folder", async () => {
  const place = bench.place();
  const page = readFileSync(join(repositoryFolder, "docs/guides/pulumi.md"), "utf8");
  const program = /^```ts\n(import .*?LocalWorkspace.*?)^```$/ms.exec(page)?.[1];
  const folder = mkdtempSync(join(installedPackage(), "programs", "automation-"));
  try {
    mkdirSync(join(folder, "state"));
    // That it compiles is tested with the README's programs.
    writeFileSync(join(folder, "index.js"), transpile(program ?? "", { module: ModuleKind.CommonJS }));
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "index.js")], {
      cwd: tmpdir(),
      env: {
        ...pulumiEnvironment(folder),
        CONSENTFORM_ENDPOINT: bench.service.endpoint,
        CONSENTFORM_TOKEN: place.token,
      },
    });
    const { data } = await place.own.call("listSites", {});
    expect(data.data.map(({ id }) => id)).toEqual([stdout.trim()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
