import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "./log";

/** The address of the provider, as the handshake and the reattach variable spell it. */
export interface ListeningAddress {
  readonly network: "unix" | "tcp";
  /** A path, or `127.0.0.1:port`. */
  readonly address: string;
}

/** A server that takes connections and does not yet know what to do with them. */
export interface Listener extends ListeningAddress {
  readonly server: Server;
  /** Removes the socket's file. May be called twice, and while the process exits. */
  removeSocket(): void;
}

/** Name of our sockets; the number is the process that listens. */
export const socketName = /^consentform-(\d+)-[0-9a-f]{8}\.sock$/;

/** The shortest limit of a socket's path among the systems that have such sockets (macOS), in bytes. */
const LONGEST_PATH = 103;

/** Folder of the sockets: where the engine wants them, else the one for temporary files. */
export function socketFolder(environment: NodeJS.ProcessEnv): string {
  return environment.PLUGIN_UNIX_SOCKET_DIR || tmpdir();
}

/**
 * Listens on a new Unix socket, which only this user can connect to, or, where there can be none (Windows, a folder
 * that cannot be written, a path that is too long), on a free port of the loopback address.
 */
export async function listen(environment: NodeJS.ProcessEnv, platform = process.platform): Promise<Listener> {
  const path = join(socketFolder(environment), `consentform-${process.pid}-${randomBytes(4).toString("hex")}.sock`);
  if (platform !== "win32" && Buffer.byteLength(path) <= LONGEST_PATH) {
    try {
      return await listenOnSocket(path);
    } catch (error) {
      log("debug", `no socket at ${path}; listening on a port instead`, { error: String(error) });
    }
  }
  return listenOnPort();
}

async function listenOnSocket(path: string): Promise<Listener> {
  const server = newServer();
  await listening(server, () => {
    // Binding is done when `listen` returns, so no other file gets these permissions.
    const mask = process.umask(0o177);
    server.listen(path);
    process.umask(mask);
  });
  return { network: "unix", address: path, server, removeSocket: () => rmSync(path, { force: true }) };
}

async function listenOnPort(): Promise<Listener> {
  const server = newServer();
  await listening(server, () => server.listen(0, "127.0.0.1"));
  // An address of a TCP server that listens is never null nor a path.
  const { address, port } = server.address() as AddressInfo;
  return { network: "tcp", address: `${address}:${port}`, server, removeSocket: () => undefined };
}

/** HTTP/2 ends the two directions of a connection on its own. */
function newServer(): Server {
  return createServer({ allowHalfOpen: true, noDelay: true });
}

function listening(server: Server, listen: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("listening", () => {
      server.off("error", reject);
      resolve();
    });
    listen();
  });
}
