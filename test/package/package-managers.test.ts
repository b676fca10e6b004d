import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { repositoryFolder } from "../support/repository-folder";
import { packPackages } from "./packed-package";

/**
 * Managers besides npm, whose consumers are in consumers.test.ts. A package that the code requires and does not declare
 * cannot be found in pnpm's folders. The release workflow tries yarn and bun as well.
 */
test.each(["pnpm"])("%s installs the packages and runs the command and the service", (manager) => {
  const script = join(repositoryFolder, "tools/consumer.mjs");
  const packed = packPackages();
  const names = ["consentform", "@consentform/service", "@consentform/consent"] as const;
  const files = names.map((name) => packed[name].tarball);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, manager, ...files], { encoding: "utf8" });
  expect({ status, output: stdout + stderr }).toEqual({
    status: 0,
    output: expect.stringContaining("There are no users."),
  });
});
