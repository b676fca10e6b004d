import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { commandLineFile, frugally, spawnService } from "./spawned-service";

/** A response to a request by host name. */
interface ServedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** A request by host name, to the address where the process listens. */
interface ServedRequest {
  readonly path: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A `consentform serve` in a separate process. */
export interface ServeProcess {
  readonly endpoint: string;
  /** @param address another one where the process listens; default: {@link endpoint} */
  send(request: ServedRequest, address?: string): Promise<ServedAnswer>;
  /** Everything that the process has printed. */
  output(): string;
  /** Sends a signal and waits for the end. @returns the exit status; null if the signal itself ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Only what a test sets: a developer's own settings must not decide it. */
function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, CONSENTFORM_BROWSER: "none", ...more };
}

/** Starts the built command line and waits until it says that it is ready. */
export async function startServe(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServeProcess> {
  let endpoint = "";
  const { output, end } = await spawnService({
    args: ["serve", "--port", "0", ...args],
    env: environment(env),
    readyAt: (line) => {
      endpoint ||= /https?:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? "";
      return line.includes('"message":"ready"') || undefined;
    },
  });
  return { endpoint, output, end, send: (request, address = endpoint) => sendTo(address, request) };
}

/** Runs another command of the built command line to its end. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [...frugally.flags, commandLineFile, ...args], {
    env: environment({ ...frugally.env(), ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      texts[name] += chunk;
    });
  }
  const [status] = (await once(child, "close")) as [number | null];
  return { status, ...texts };
}

function sendTo(endpoint: string, { path, method = "GET", host, headers = {}, body }: ServedRequest) {
  return new Promise<ServedAnswer>((resolve, reject) => {
    const url = new URL(endpoint);
    const request = url.protocol === "https:" ? httpsRequest : httpRequest;
    const sent = request(
      {
        hostname: url.hostname,
        port: url.port,
        path,
        method,
        rejectUnauthorized: false,
        headers: { ...(host === undefined ? {} : { host }), ...headers },
      },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
