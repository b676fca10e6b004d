import { spawn } from "node:child_process";

/** Runs bash to its end. What is served to it may be served by this process, so waiting must not block. */
export function runShell(
  args: readonly string[],
  options: { cwd: string; env: Readonly<Record<string, string>> },
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
}
