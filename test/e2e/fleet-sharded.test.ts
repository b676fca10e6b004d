import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ModuleKind, transpile } from "typescript";
import { installedPackage } from "../support/installed-package";
import { pulumiEnvironment } from "../support/pulumi-environment";
import { repositoryFolder } from "../support/repository-folder";
import { operationsDuring } from "./operations-during";
import { workbench } from "./workbench";

const EXAMPLES = join(repositoryFolder, "examples");

// So few requests that the stacks have to share them.
const bench = workbench(1, { quota: { requests: 10, seconds: 2 } });

test("examples/fleet-sharded deploys concurrently on one token, then sends nothing", async () => {
  const place = bench.place();
  const root = mkdtempSync(join(installedPackage(), "programs", "sharded-"));
  const folder = join(root, "program");
  try {
    mkdirSync(join(root, "state"));
    cpSync(join(EXAMPLES, "fleet-sharded"), folder, { recursive: true });
    const program = readFileSync(join(folder, "index.ts"), "utf8");
    writeFileSync(join(folder, "index.js"), transpile(program, { module: ModuleKind.CommonJS }));
    const run = () =>
      promisify(execFile)(process.execPath, [join(folder, "index.js")], {
        cwd: folder,
        env: {
          ...pulumiEnvironment(root),
          TMPDIR: tmpdir(),
          SHARDS: "2",
          CONSENTFORM_ENDPOINT: bench.service.endpoint,
          CONSENTFORM_TOKEN: place.token,
        },
      });
    const first = await run();
    // A request that found the shared budget used up was sent again.
    const done = (name: string) =>
      bench.service.accessLog().filter(({ operation, status }) => operation === name && status < 300).length;
    expect(first.stdout).toMatch(/^shops-0 .*\n^shops-1 /m);
    const live = [];
    for await (const { name, stages } of place.own.list("listSites", {})) live.push([name, stages?.production?.number]);
    expect(live).toHaveLength(8);
    expect(live.map(([, number]) => number)).toEqual(Array(8).fill(1));
    expect({ sites: done("createSite"), applications: done("applyTemplate") }).toEqual({ sites: 8, applications: 2 });

    const again = await operationsDuring(bench.service, run);
    expect(again.operations).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
