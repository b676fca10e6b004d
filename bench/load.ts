import { Agent, request } from "node:http";

/** Connections at a time by default: what one deployment with `--parallel 8` opens. */
const CONNECTIONS = 8;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 3_000;

/** One request of a load. */
export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends one request after the other on each of a few keep-alive connections.
 *
 * @param origin e.g. `http://127.0.0.1:4071`
 * @param next makes the next request; called once for each
 * @param connections how many there are
 * @returns answers per second
 * @throws Error at the first response that is not a success
 */
export async function requestsPerSecond(
  origin: string,
  next: () => LoadRequest,
  connections = CONNECTIONS,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const runFor = async (ms: number): Promise<number> => {
    let answers = 0;
    const deadline = performance.now() + ms;
    const worker = async () => {
      while (performance.now() < deadline) {
        await send(origin, agent, next());
        answers += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    return answers;
  };
  try {
    await runFor(WARM_UP_MS);
    const begun = performance.now();
    const answers = await runFor(MEASURED_MS);
    return answers / ((performance.now() - begun) / 1000);
  } finally {
    agent.destroy();
  }
}

function send(origin: string, agent: Agent, { method, path, headers, body }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume().once("end", () => {
        if (statusCode < 400) resolve();
        else reject(new Error(`${method} ${path} answered ${statusCode}`));
      });
    });
    outgoing.once("error", reject).end(body);
  });
}
