import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { installedPackage } from "./installed-package";
import { pulumiEnvironment } from "./pulumi-environment";

/** One process for all programs of a test file: loading the SDK costs each of them half a second. */
let host: ChildProcess | undefined;

// The bench, whose programs have separate processes, knows no such hook.
if ("afterAll" in globalThis) afterAll(() => host?.kill("SIGKILL"));

/**
 * Lets the process of this test file run the program of a folder, each time as it is then.
 *
 * @returns the address of the language host, for the engine's option `--client`
 */
export function hostProgram(folder: string): Promise<string> {
  host ??= startHost();
  const child = host;
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the program's host ended with exit status ${code}`));
    child.once("exit", ended);
    const listen = (reply: { folder: string; port: number }) => {
      if (reply.folder !== folder) return;
      child.off("message", listen);
      child.off("exit", ended);
      resolve(`127.0.0.1:${reply.port}`);
    };
    child.on("message", listen);
    child.send(folder);
  });
}

function startHost(): ChildProcess {
  const programs = join(installedPackage(), "programs");
  return fork(join(__dirname, "hosted-programs.js"), {
    cwd: programs,
    env: pulumiEnvironment(programs),
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}
