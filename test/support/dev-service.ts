import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnService } from "./spawned-service";

/** How a test wants its service; what is left out has the default of `consentform dev`. */
export interface DevServiceOptions {
  /** Data folder that outlives the process, for tests that restart it; default: in memory. */
  readonly dataFolder?: string;
  /** Port to listen on; default 0, a free one. */
  readonly port?: number;
  /** Names of workspaces beside `default`. */
  readonly workspaces?: readonly string[];
  /** Requests per seconds of one token, e.g. `{ requests: 60, seconds: 10 }`. */
  readonly quota?: { readonly requests: number; readonly seconds: number };
  /** Injected faults, as `--fault` takes them: `429=0.2,lost=0.1,seed=1`. */
  readonly fault?: string;
  readonly clockOffsetS?: number;
  /** `HOST:PORT` of a name server that is asked in place of the authoritative ones. */
  readonly dns?: string;
  /** Allows loopback hosts and addresses. */
  readonly isLocalAllowed?: boolean;
  /**
   * True if its speed is measured: with Node's optimizing compiler and without an access log, as in production.
   */
  readonly isMeasured?: boolean;
  /** More arguments, as they are. */
  readonly args?: readonly string[];
  /** Added to the environment, e.g. DATABASE_URL. */
  readonly env?: NodeJS.ProcessEnv;
  /** Node and the command line's file. Default: this process's Node and the built command line. */
  readonly command?: readonly [node: string, file: string];
}

/** One line of the access log. */
interface AccessLogEntry {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** Operation id, or null outside the contract. */
  readonly operation: string | null;
  readonly status: number;
  /** Id of the token, never the token. */
  readonly token: string | null;
  readonly ms: number;
  /** The first eight characters of the Idempotency-Key. */
  readonly idempotency: string | null;
}

/** A `consentform dev` in a separate process. */
export interface DevService {
  /** Base URL without `/v1`, as in the configuration of a program. */
  readonly endpoint: string;
  /** Token of workspace `default` with all ten scopes. */
  readonly token: string;
  /** Token by name of workspace. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly pid: number;
  /** Requests answered so far, oldest first; `from` skips that many. */
  accessLog(from?: number): AccessLogEntry[];
  /** Everything that the process has printed. */
  output(): string;
  /** Ends the service as ^C does and waits until it is gone. */
  stop(): Promise<void>;
  /**
   * Sends a signal and waits until the process is gone. @returns its exit status; null if the signal itself ended it
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Ends it at once (kill -9) and waits until it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the built command line and waits until it says that it is ready.
 *
 * @throws {Error} with the output of the process when it ends or is silent instead
 */
export async function startDevService(options: DevServiceOptions = {}): Promise<DevService> {
  const logFolder = mkdtempSync(join(tmpdir(), "consentform-log-"));
  const logFile = join(logFolder, "access.log");
  const removeLog = () => rmSync(logFolder, { recursive: true, force: true });
  const { command, isMeasured } = options;
  try {
    const { ready, pid, output, end } = await spawnService<Pick<DevService, "endpoint" | "token" | "tokens">>({
      args: devArguments(options, logFile),
      command,
      isMeasured,
      env: { ...environmentWithoutSettings(), ...options.env },
      readyAt: (line, stream) => (stream === "stdout" && line.startsWith("{") ? JSON.parse(line) : undefined),
    });
    const endAndClean = async (signal: NodeJS.Signals) => {
      const status = await end(signal);
      removeLog();
      return status;
    };
    return {
      ...ready,
      pid,
      output,
      end: endAndClean,
      accessLog: (from = 0) => readAccessLog(logFile).slice(from),
      stop: async () => void (await endAndClean("SIGINT")),
      kill: async () => void (await endAndClean("SIGKILL")),
    };
  } catch (error) {
    removeLog();
    throw error;
  }
}

function devArguments(options: DevServiceOptions, logFile: string): string[] {
  const { quota } = options;
  const values: [flag: string, value: string | number | undefined][] = [
    ["--port", options.port ?? 0],
    ["--access-log", options.isMeasured ? undefined : logFile],
    ["--data", options.dataFolder],
    ["--quota", quota && `${quota.requests}/${quota.seconds}`],
    ["--fault", options.fault],
    ["--clock-offset", options.clockOffsetS],
    ["--dns", options.dns],
    ...(options.workspaces ?? []).map((name): [string, string] => ["--workspace", name]),
  ];
  return [
    "dev",
    "--format",
    "json",
    ...(options.dataFolder === undefined && !options.env?.DATABASE_URL ? ["--memory"] : []),
    ...(options.isLocalAllowed ? ["--allow-local"] : []),
    ...values.flatMap(([flag, value]) => (value === undefined ? [] : [flag, String(value)])),
    ...(options.args ?? []),
  ];
}

/** A developer's own DATABASE_URL or CONSENTFORM_ settings must not decide a test. */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(CONSENTFORM_|DATABASE_URL$|NODE_OPTIONS$)/.test(name)),
  );
}

function readAccessLog(file: string): AccessLogEntry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // The last piece is empty, or a line that is being written just now.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as AccessLogEntry);
}
