import { closeSync, constants, openSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/** The answer at the socket of a process that has a data folder, or wants it. */
export type SocketAnswer =
  /** It has the folder. */
  | "holds"
  /** It wants the folder. */
  | "starts"
  /** It exists, and does not answer: it is suspended, or busy. */
  | "silent"
  /** No process has the socket on this machine. */
  | "refused"
  /** There is no socket that this process can ask. */
  | "absent";

/** The socket of this process. */
export interface LockSocket {
  /** Answers `holds` from now on. */
  hold(): void;
  close(): void;
}

/** The kernel accepts for a suspended process too, which then says nothing for this long, in milliseconds. */
const ANSWER_MS = 2000;
/** Longest address of a socket in bytes: macOS has 104 with the zero at the end, Linux 108. */
const MAX_ADDRESS = 103;

/** The name of a holder's socket in the folder. */
function socketName(id: string): string {
  return `lock.${id}.socket`;
}

/**
 * Answers others that ask whether this process lives. A Unix socket in the folder itself is seen from every PID and
 * network namespace.
 * @returns null where the file system has no sockets, or the path is too long for one
 */
export async function openLockSocket(folder: string, id: string): Promise<LockSocket | null> {
  const place = addressIn(folder, id);
  if (place === null) return null;
  let state = "starts";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.end(state);
  });
  if (!(await listening(server, place.address))) {
    place.leave();
    return null;
  }
  server.on("error", () => {});
  server.unref();
  return {
    hold: () => {
      state = "holds";
    },
    close: () => {
      // Removes the file, too.
      server.close();
      place.leave();
    },
  };
}

/** Asks the process whose socket is in the folder. */
export async function askSocket(folder: string, id: string): Promise<SocketAnswer> {
  const place = addressIn(folder, id);
  if (place === null) return "absent";
  try {
    return await ask(place.address);
  } finally {
    place.leave();
  }
}

/** Removes the socket that a dead process left. */
export function removeSocket(folder: string, id: string): void {
  if (process.platform !== "win32") rmSync(join(folder, socketName(id)), { force: true });
}

function ask(address: string): Promise<SocketAnswer> {
  return new Promise((resolve) => {
    let answer = "";
    let isConnected = false;
    const socket = connect(address);
    const silence = setTimeout(() => end(isConnected ? "silent" : "absent"), ANSWER_MS);
    const end = (result: SocketAnswer): void => {
      clearTimeout(silence);
      socket.destroy();
      resolve(result);
    };
    socket.on("connect", () => {
      isConnected = true;
    });
    socket.on("data", (piece) => {
      answer += piece.toString("latin1");
    });
    socket.on("end", () => end(answer === "holds" || answer === "starts" ? answer : "silent"));
    socket.on("error", ({ code }: NodeJS.ErrnoException) => {
      // Where many ask at once, the kernel accepts no more for now: there is a process.
      if (isConnected || code === "EAGAIN") end("silent");
      else end(code === "ECONNREFUSED" ? "refused" : "absent");
    });
  });
}

function listening(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(address, () => resolve(true));
  });
}

/**
 * The address of a socket. A longer path leads through the open folder on Linux, and has none elsewhere. Windows has
 * pipes with a name in place of files.
 */
function addressIn(folder: string, id: string): { readonly address: string; readonly leave: () => void } | null {
  const stay = (): void => {};
  if (process.platform === "win32") return { address: `\\\\.\\pipe\\consentform-${id}`, leave: stay };
  const address = join(folder, socketName(id));
  if (Buffer.byteLength(address) <= MAX_ADDRESS) return { address, leave: stay };
  if (process.platform !== "linux") return null;
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { address: `/proc/self/fd/${opened}/${socketName(id)}`, leave: () => closeSync(opened) };
}
