import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { installedPackage } from "./installed-package";
import { pulumiEnvironment } from "./pulumi-environment";

/** One process for all programs of a test file: loading the SDK costs each of them half a second. */
let host: ChildProcess | undefined;

/** A program in the process that the programs of a test file share. */
export interface HostedProgram {
  /** The address of its language host, for the engine's option `--client`. */
  readonly address: string;
  /** Ends its process; the next program gets another one. */
  end(): void;
}

/** Lets the process of this test file run the program of a folder, each time as it is then. */
export async function hostProgram(folder: string): Promise<HostedProgram> {
  host ??= startHost();
  const child = host;
  const port = await portOf(child, folder);
  return { address: `127.0.0.1:${port}`, end: () => end(child) };
}

/** Ends the process of this test file, if any (end-program-host.ts). */
export function endProgramHost(): void {
  if (host) end(host);
}

function portOf(child: ChildProcess, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the program's host ended with exit status ${code}`));
    child.once("exit", ended);
    const listen = (reply: { folder: string; port: number }) => {
      if (reply.folder !== folder) return;
      child.off("message", listen);
      child.off("exit", ended);
      resolve(reply.port);
    };
    child.on("message", listen);
    child.send(folder, (error) => error && reject(error));
  });
}

function startHost(): ChildProcess {
  const programs = join(installedPackage(), "programs");
  const child = fork(join(__dirname, "hosted-programs.js"), {
    cwd: programs,
    env: pulumiEnvironment(programs),
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.once("exit", () => forget(child));
  return child;
}

function end(child: ChildProcess): void {
  forget(child);
  child.kill("SIGKILL");
}

function forget(child: ChildProcess): void {
  if (host === child) host = undefined;
}
