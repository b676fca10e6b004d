import { Agent, request } from "node:http";
import type { DevService } from "../test/support/dev-service";
import type { LoadRequest } from "./load";
import { runningSeconds } from "./running-seconds";

/** Measurements of a load that went on for a while. */
export interface Sustained {
  readonly perSecond: number;
  /** Of an answer, in milliseconds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the service for a request, and of the sender, in milliseconds. */
  readonly serviceMs: number;
  readonly senderMs: number;
  /** Bytes of a response's body, as they were sent. */
  readonly bytes: number;
}

/** Visitors at the same time by default, over all processes. */
const CONNECTIONS = 64;

/**
 * Sends requests to all services, one after another on each connection.
 * @param next makes the next request
 * @throws {Error} at the first response that is not a success
 */
export async function sustainedLoad(
  services: readonly DevService[],
  next: () => LoadRequest,
  seconds: number,
  connections = CONNECTIONS,
): Promise<Sustained> {
  const agent = new Agent({ keepAlive: true });
  const used = () => services.reduce((sum, { pid }) => sum + runningSeconds(pid), 0);
  const [usedBefore, ownBefore, begun] = [used(), process.cpuUsage(), performance.now()];
  const deadline = begun + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  const visitor = async (number: number): Promise<void> => {
    const { endpoint } = services[number % services.length] as DevService;
    while (performance.now() < deadline) {
      const sentAt = performance.now();
      const size = await answerBytes(endpoint, agent, next());
      bytes += size;
      times.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, (_, number) => visitor(number)));
  } finally {
    agent.destroy();
  }
  const tookSeconds = (performance.now() - begun) / 1000;
  const own = process.cpuUsage(ownBefore);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / tookSeconds,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    serviceMs: ((used() - usedBefore) * 1000) / times.length,
    senderMs: (own.user + own.system) / 1000 / times.length,
    bytes: bytes / times.length,
  };
}

/** @returns bytes of the body */
function answerBytes(origin: string, agent: Agent, { method, path, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (answer) => {
      let size = 0;
      answer.on("data", (piece: Buffer) => {
        size += piece.byteLength;
      });
      answer.once("end", () => {
        if ((answer.statusCode ?? 0) < 400) resolve(size);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    outgoing.once("error", reject).end(body);
  });
}
