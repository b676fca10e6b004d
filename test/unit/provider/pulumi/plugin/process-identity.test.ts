import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { processIdentity } from "../../../../../src/provider/pulumi/plugin/process-identity";

const isLinux = process.platform === "linux";

test("a running process keeps its identity, which has its start on Linux", () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(process.pid)).toMatch(isLinux ? /^\d+-\d+$/ : /^\d+-$/);
});

test("a process that has ended, and what is not a process, have no identity", () => {
  expect(processIdentity(spawnSync(process.execPath, ["--version"]).pid)).toBeNull();
  expect(processIdentity(Number.NaN)).toBeNull();
});

(isLinux ? test : test.skip)(
  `an ended process that its parent does not wait for has no identity${isLinux ? "" : " (skipped: only Linux shows it)"}`,
  async () => {
    // The second program does not know that it has a child.
    const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(parent.stdout, "data");
    const child = Number(String(line));
    while (processIdentity(child) !== null) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(() => process.kill(child, 0)).not.toThrow();
    parent.kill();
  },
);
