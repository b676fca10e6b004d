import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "../../src/provider/client";
import { type DevService, type DevServiceOptions, startDevService } from "./dev-service";
import { type RequestTrap, startRequestTrap } from "./request-trap";

/** A service whose process can be ended and started again, with another clock, while its address and its data stay. */
export interface MovableService {
  /** Address for programs; requests go through `trap`. */
  readonly endpoint: string;
  readonly trap: RequestTrap;
  /** Token of workspace `default` with all ten scopes; it never expires. */
  readonly token: string;
  /** Token by name of workspace. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The process that runs now. */
  process(): DevService;
  /** A client beside the provider, for looking at what the service has. Default: with `token`. */
  client(token?: string): Client;
  /** Ends what runs and starts again on the same data, with the options of the first start and these. */
  restart(options?: DevServiceOptions): Promise<void>;
  /** Ends the process as ^C does; the address refuses connections until `restart`. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts `consentform dev` on a separate data folder, behind a proxy. */
export async function startMovableService(options: DevServiceOptions = {}): Promise<MovableService> {
  const dataFolder = mkdtempSync(join(tmpdir(), "consentform-data-"));
  let current = await startDevService({ dataFolder, ...options });
  let isUp = true;
  const { token, tokens } = current;
  const trap = await startRequestTrap(current.endpoint);
  const stop = async () => {
    if (isUp) await current.stop();
    isUp = false;
  };
  return {
    endpoint: trap.endpoint,
    trap,
    token,
    tokens,
    process: () => current,
    client: (given = token) => createClient({ endpoint: current.endpoint, token: given }),
    restart: async (more = {}) => {
      await stop();
      current = await startDevService({ dataFolder, ...options, ...more });
      isUp = true;
      trap.moveTo(current.endpoint);
    },
    stop,
    remove: async () => {
      await stop();
      await trap.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
