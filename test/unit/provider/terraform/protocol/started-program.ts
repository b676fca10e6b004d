import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { repositoryFolder } from "../../../../support/repository-folder";

const PROGRAM = join(__dirname, "fixtures/program.ts");
const COOKIE = { TF_PLUGIN_MAGIC_COOKIE: "d602bf8f470bc67ca7faa0386276bbdd4330efaf76d1a219cb4d6991ca9872b2" };

/** A provider's process, started as an engine does. */
export interface StartedProgram {
  readonly process: ChildProcess;
  /** The line by which it is found, in its parts; rejects when it ends without one. */
  readonly handshake: Promise<string[]>;
  /** Status and everything that was written. */
  readonly ended: Promise<{ status: number | null; signal: string | null; stdout: string; stderr: string }>;
  /** Resolves once standard error has the text. */
  said(text: string): Promise<void>;
}

/** @param environment in addition to PATH; the cookie is left out only when it says so */
export function startProgram(environment: Readonly<Record<string, string>>, isByEngine = true): StartedProgram {
  const child = spawn(
    process.execPath,
    ["--conditions=consentform-source", "--require", "@swc-node/register", PROGRAM],
    {
      cwd: repositoryFolder,
      env: { PATH: process.env.PATH, ...(isByEngine ? COOKIE : {}), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
    });
  }
  const ended: StartedProgram["ended"] = new Promise((resolve) => {
    child.on("close", (status, signal) => resolve({ status, signal, ...written }));
  });
  const lines = createInterface({ input: child.stdout });
  const handshake = new Promise<string[]>((resolve, reject) => {
    lines.once("line", (line) => resolve(line.split("|")));
    void ended.then(({ stderr }) => reject(new Error(`The program has ended: ${stderr}`)));
  });
  // Not every test waits for it.
  handshake.catch(() => undefined);
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!written.stderr.includes(text)) return;
        child.stderr.off("data", look);
        resolve();
      };
      child.stderr.on("data", look);
      look();
    });
  return { process: child, handshake, ended, said };
}
