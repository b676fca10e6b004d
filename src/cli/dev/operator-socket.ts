import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { join } from "node:path";
import type { Service } from "../../service";
import { manageUsers, type UserAnswer, type UserRequest } from "../../service/users";

/**
 * The way to a running service that has the only key to its data folder. A Unix socket in a folder that only the
 * service's own user can open: no network reaches it, and it needs no password.
 */
function socketIn(dataFolder: string): { folder: string; path: string } {
  const folder = join(dataFolder, "operator");
  return { folder, path: join(folder, "socket") };
}

/** Longest request, in bytes: two names. */
const MAX_BYTES = 4096;

/** The response to a request. */
type Reply = { readonly answer: UserAnswer } | { readonly error: string };

/**
 * Accepts requests about users from `consentform users` on this machine.
 * @returns a function that closes the socket
 * @throws {Error} if the file system has no sockets, or the path is too long for one
 */
export async function acceptOperatorRequests(service: Service, dataFolder: string): Promise<() => void> {
  const { folder, path } = socketIn(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // Left by a process that was killed: this one has the lock of the data folder.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    outgoing.setHeader("Content-Type", "application/json");
    outgoing.end(JSON.stringify(await replyTo(service, incoming)));
  });
  await listening(server, path);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

async function replyTo(service: Service, body: AsyncIterable<Buffer>): Promise<Reply> {
  try {
    let text = "";
    for await (const piece of body) {
      text += piece.toString("utf8");
      if (text.length > MAX_BYTES) return { error: "The request is too long." };
    }
    return { answer: await manageUsers(service, JSON.parse(text) as UserRequest) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Asks the service that runs on a data folder.
 * @returns null if none does
 * @throws {Error} what the service refused
 */
export async function sendOperatorRequest(dataFolder: string, request: UserRequest): Promise<UserAnswer | null> {
  const text = await post(socketIn(dataFolder).path, JSON.stringify(request));
  if (text === null) return null;
  const reply = JSON.parse(text) as Reply;
  if ("error" in reply) throw new Error(reply.error);
  return reply.answer;
}

function post(socketPath: string, body: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ socketPath, method: "POST", path: "/" }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (piece: string) => {
        text += piece;
      });
      incoming.on("end", () => resolve(text));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // No socket, or one that a killed process left.
      if (["ENOENT", "ECONNREFUSED", "ENOTSOCK", "EINVAL"].includes(error.code ?? "")) resolve(null);
      else reject(error);
    });
    sent.end(body);
  });
}
