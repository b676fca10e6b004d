import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseLocation } from "@consentform/service";
import { Client } from "pg";
import {
  type InProcessService,
  type InProcessServiceOptions,
  isPostgresRun,
  startInProcessService,
} from "./in-process-service";
import { postgresOfSuite } from "./service-databases";
import { testSnapshot } from "./snapshot";

/** A service that can lose everything but what it has stored, and start again from that. */
export interface CrashableService {
  /** The service that runs now; another one after a crash. */
  now(): InProcessService;
  /** Moves the clock of this service and of those after it. */
  advance(ms: number): void;
  /**
   * Ends the service as kill -9 would, in the middle of its work, and starts another one on what is stored at that
   * moment. Running requests may still end, but no client would have received the response.
   */
  crash(): Promise<void>;
  close(): Promise<void>;
}

type Options = Omit<InProcessServiceOptions, "database" | "deploymentKey" | "clockOffsetMs">;

/** The stored data, and its state after the process dies. */
interface Data {
  readonly location: DatabaseLocation;
  /** Lets the process die. @returns what is stored at that moment */
  die(): Promise<Data>;
  /** After the service on it is closed. */
  remove(): void;
}

/**
 * Runs a suite with services that crash, on PGlite and, where it is installed, on PostgreSQL.
 * @param suite gets null in place of a service where there is no PostgreSQL, after the reason was printed
 */
export function onEveryCrashableDatabase(
  suite: (start: (options?: Options) => Promise<CrashableService | null>) => void,
): void {
  describe("on PGlite", () => {
    suite(async (options) => startCrashable(await newFolder(), options));
  });
  describe("on PostgreSQL", () => {
    const locate = postgresOfSuite();
    suite(async (options) => {
      const location = await locate();
      return location === null ? null : startCrashable(sharedDatabase(location), options);
    });
  });
}

/**
 * Runs a suite with services that crash on the database of this run: PGlite in `npm test`, PostgreSQL in `npm run
 * test:long`.
 */
export function onCrashableDatabaseOfRun(
  suite: (start: (options?: Options) => Promise<CrashableService>) => void,
): void {
  const locate = isPostgresRun ? postgresOfSuite() : async () => null;
  suite(async (options) => {
    const location = await locate();
    return startCrashable(location === null ? await newFolder() : sharedDatabase(location), options);
  });
}

async function startCrashable(first: Data, options: Options = {}): Promise<CrashableService> {
  const deploymentKey = randomBytes(32);
  let data = first;
  let clockOffsetMs = 0;
  const open = () => startInProcessService({ ...options, deploymentKey, clockOffsetMs, database: data.location });
  let current = await open();
  return {
    now: () => current,
    advance: (ms) => {
      clockOffsetMs += ms;
      current.advance(ms);
    },
    crash: async () => {
      const [dead, left] = [current, data];
      data = await left.die();
      await dead.close();
      left.remove();
      current = await open();
    },
    close: async () => {
      await current.close();
      data.remove();
    },
  };
}

/**
 * PGlite writes its files at once, so that a copy of them is what a process that is killed at this moment leaves
 * behind.
 */
async function newFolder(): Promise<Data> {
  const snapshot = await testSnapshot();
  const dataIn = (path: string): Data => ({
    location: { kind: "folder", path, snapshot },
    die: async () => {
      const copy = mkdtempSync(join(tmpdir(), "consentform-crashed-"));
      for (const name of ["database", "database.complete"]) {
        cpSync(join(path, name), join(copy, name), { recursive: true });
      }
      return dataIn(copy);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  });
  return dataIn(mkdtempSync(join(tmpdir(), "consentform-crashable-")));
}

/** A server notices that a client is gone by its connections: it undoes what they had not committed. */
function sharedDatabase(location: Extract<DatabaseLocation, { kind: "postgres" }>): Data {
  const data: Data = {
    location,
    die: async () => {
      const client = new Client({ connectionString: location.url });
      await client.connect();
      try {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
        );
      } finally {
        await client.end();
      }
      return data;
    },
    remove: () => {},
  };
  return data;
}
