import { readdir, unlink } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { socketName } from "./listener";

/**
 * Removes the sockets of providers that were killed and could not do it themselves. A socket goes only when its process
 * does not exist and it does not answer: with a shared folder the process may exist in another container. Never fails.
 */
export async function removeStaleSockets(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = socketName.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(folder, name);
    // Another user's socket cannot be removed, nor need it be.
    if (await isAbandoned(path)) await unlink(path).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function isAbandoned(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code === "ECONNREFUSED"));
  });
}
