import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import { join } from "node:path";
import type { Service } from "../index";
import {
  type AnswerTo,
  answerOperator,
  type OperatorAnswer,
  type OperatorParts,
  type OperatorRequest,
} from "./answer-operator";

/**
 * The way to a running service that has the only key to its data folder. A Unix socket in a folder that only the
 * service's own user can open: no network reaches it, and it needs no password.
 */
function socketIn(dataFolder: string): { folder: string; path: string } {
  const folder = join(dataFolder, "operator");
  return { folder, path: join(folder, "socket") };
}

/** Longest request, in bytes: two names, or a person's id. */
const MAX_BYTES = 4096;

/** Each request is carried out whole or not at all, and may be repeated. */
const ENDED =
  "The service ended before it answered, so the command may have taken effect or not. Start the service and run the command again.";

/** The response to a request. */
type Reply = { readonly answer: OperatorAnswer } | { readonly error: string };

/**
 * Accepts requests of operators from commands on this machine, such as `consentform users`.
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
    outgoing.end(JSON.stringify(await replyTo({ ...service, dataFolder }, incoming)));
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

async function replyTo(parts: OperatorParts, body: AsyncIterable<Buffer>): Promise<Reply> {
  try {
    let text = "";
    for await (const piece of body) {
      text += piece.toString("utf8");
      if (text.length > MAX_BYTES) return { error: "The request is too long." };
    }
    // A command of the version before sends no user.
    const { user = null, ...request } = JSON.parse(text) as OperatorRequest & { readonly user?: string | null };
    return { answer: await answerOperator(parts, request, user) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Asks the service that runs on a data folder.
 * @param user of the operating system, for the audit log
 * @returns null if none does
 * @throws {Error} what the service refused
 */
export async function sendOperatorRequest<Request extends OperatorRequest>(
  dataFolder: string,
  request: Request,
  user: string | null,
): Promise<AnswerTo<Request> | null> {
  const text = await post(socketIn(dataFolder).path, JSON.stringify({ ...request, user }));
  if (text === null) return null;
  const reply = JSON.parse(text) as Reply;
  if ("error" in reply) throw new Error(reply.error);
  // The answer has the kind of its request.
  return reply.answer as AnswerTo<Request>;
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
      else if (["ECONNRESET", "EPIPE"].includes(error.code ?? "")) reject(new Error(ENDED));
      else reject(error);
    });
    sent.end(body);
  });
}
