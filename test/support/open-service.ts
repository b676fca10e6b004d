import {
  createService,
  type DatabaseLocation,
  type Service,
  type ServiceSettings,
  systemWorld,
  type World,
} from "../../src/service";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { createEgress } from "../../src/service/egress/egress";
import { startPostgres } from "./postgres";
import { recordedService } from "./recorded-service";
import { testSnapshot } from "./snapshot";

/** How a test wants its service. */
export interface OpenServiceOptions {
  /** Default: PGlite in memory, or what {@link databaseVariable} says. */
  readonly database?: DatabaseLocation | undefined;
  readonly settings?: Partial<ServiceSettings> | undefined;
  /** Replaces parts of the real world. */
  readonly world?: Partial<World> | undefined;
  /** Default: random. One that starts again on the data of another needs that one's. */
  readonly deploymentKey?: Uint8Array | undefined;
  /** How far the clock has been moved already. Default 0. */
  readonly clockOffsetMs?: number | undefined;
  /**
   * The clock stays at this time unless it is moved, so that a test knows each time to the millisecond. Default: it
   * goes.
   */
  readonly stillAtMs?: number | undefined;
}

/**
 * Environment variable: `postgres` makes PostgreSQL the default, on which `npm run test:long` repeats what `npm test`
 * ran on PGlite.
 */
const databaseVariable = "CONSENTFORM_TEST_DATABASE";

/** True if this run is on PostgreSQL where nothing else is asked for. */
export const isPostgresRun = process.env[databaseVariable] === "postgres";

/** A service in this process, with a clock that tests move. */
export interface OpenService {
  readonly service: Service;
  /** Moves the service's clock forward, and the database's with it. */
  advance(ms: number): void;
  /** Errors that were answered as internal-error, since the last call. */
  takeErrors(): unknown[];
}

/**
 * Opens a service whose every response is compared with the contract and recorded for coverage. Nothing leaves the
 * machine: names resolve to nothing unless `world` says otherwise.
 */
export async function openService(options: OpenServiceOptions = {}): Promise<OpenService> {
  let offsetMs = options.clockOffsetMs ?? 0;
  let errors: unknown[] = [];
  const closed = {
    dns: createDnsLookup({ server: "127.0.0.1:9", timeoutMs: 50 }),
    egress: createEgress({ resolveHost: async () => [] }),
  };
  const { stillAtMs } = options;
  const clockOffsetMs = () => (stillAtMs === undefined ? offsetMs : offsetMs + stillAtMs - Date.now());
  const still = stillAtMs === undefined ? {} : { now: () => new Date(stillAtMs + offsetMs) };
  const { database, release } = await databaseFor(options);
  const service = await createService({
    database: database.kind === "postgres" ? database : { snapshot: await testSnapshot(), ...database },
    ...(options.deploymentKey === undefined ? {} : { deploymentKey: options.deploymentKey }),
    world: { ...systemWorld({ clockOffsetMs, ...closed }), ...still, ...options.world },
    settings: { isAnswerValidated: true, quota: { requests: 1_000_000, windowS: 60 }, ...options.settings },
    reportError: (error) => errors.push(error),
  });
  return {
    service: recordedService({
      ...service,
      close: async () => {
        await service.close();
        await release();
      },
    }),
    advance: (ms) => {
      offsetMs += ms;
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

/** The service's database, and the clean-up after it has closed. */
async function databaseFor({
  database,
}: OpenServiceOptions): Promise<{ database: DatabaseLocation; release(): Promise<void> }> {
  const nothing = async () => {};
  if (database !== undefined) return { database, release: nothing };
  const server = isPostgresRun ? await startPostgres() : null;
  if (server === null) return { database: { kind: "memory" }, release: nothing };
  return { database: { kind: "postgres", url: await server.createDatabase() }, release: server.stop };
}
