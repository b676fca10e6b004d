import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type ConsumerFolder, installForConsumers, type PackedPackages, packPackages } from "./packed-package";

let packed: PackedPackages;
let consumers: ConsumerFolder;
beforeAll(() => {
  packed = packPackages();
  consumers = installForConsumers(packed);
});
afterAll(() => {
  consumers?.remove();
});

/** Runs Node in a consumer's folder; what it printed is part of the result so that a failure shows it. */
function node(consumer: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(consumers.folder, consumer),
    encoding: "utf8",
  });
  return { status, output: (stdout + stderr).trim() };
}

/** Each way to find modules; the whole of what is found compiles with the first. */
const compilers: Readonly<Record<string, readonly string[]>> = {
  cjs: ["../node_modules/typescript/bin/tsc", "-p", "tsconfig.json"],
  esm: ["../compile.js"],
  classic: ["../compile.js"],
};

test.each(Object.keys(compilers))("%s: compiles against the installed package and runs", (consumer) => {
  expect(node(consumer, ...(compilers[consumer] ?? []))).toEqual({ status: 0, output: "" });
  expect(node(consumer, "index.js")).toEqual({ status: 0, output: `${consumer} consumer: ok` });
});

test.each(["installed", "vendored"])("classic: runs under Pulumi's own ts-node with the %s TypeScript", (compiler) => {
  expect(node("classic", "run-as-pulumi.js", compiler)).toEqual({ status: 0, output: "classic consumer: ok" });
});

test("every command of the installed package loads", () => {
  // The completion lists the options of all commands, so it loads each of them.
  const main = join(consumers.folder, "node_modules/consentform/dist/provider/cli/main.js");
  expect(node("cjs", main, "completion", "bash")).toMatchObject({
    status: 0,
    output: expect.stringMatching(/ adopt\b/),
  });
});
