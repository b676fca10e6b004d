import type { DatabaseLocation } from "@consentform/service";
import { type InProcessService, type InProcessServiceOptions, startInProcessService } from "./in-process-service";
import { startPostgres } from "./postgres";

/** The tests of a suite; `start` opens a service on the database that they run on. */
type Suite = (start: (options?: Omit<InProcessServiceOptions, "database">) => Promise<InProcessService>) => void;

/** Runs a suite on the database of this run: PGlite in `npm test`, PostgreSQL in `npm run test:long`. */
export function onDatabaseOfRun(suite: Suite): void {
  suite((options) => startInProcessService(options));
}

/**
 * Runs a suite on PGlite and on PostgreSQL, because it is about what they do differently: several transactions at a
 * time. Where no PostgreSQL is installed the second run uses PGlite again, after the reason was printed.
 */
export function onBothDatabases(suite: Suite): void {
  describe("on PGlite", () => {
    suite((options) => startInProcessService({ ...options, database: { kind: "memory" } }));
  });
  describe("on PostgreSQL", () => {
    const locate = postgresOfSuite();
    suite(async (options) => startInProcessService({ ...options, database: (await locate()) ?? { kind: "memory" } }));
  });
}

/**
 * The PostgreSQL server of a suite, started by the first test that needs it: a filtered run that skips them all would
 * never stop it.
 * @returns what makes an empty database; null where there is no server, after the reason was printed
 */
export function postgresOfSuite(): () => Promise<Extract<DatabaseLocation, { kind: "postgres" }> | null> {
  let server: ReturnType<typeof startPostgres> | null = null;
  afterAll(async () => (await server)?.stop());
  return async () => {
    server ??= startPostgres();
    const running = await server;
    return running === null ? null : { kind: "postgres", url: await running.createDatabase() };
  };
}
