import type { PGlite } from "@electric-sql/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { BrokenDatabaseError } from "./broken-database";
import { preparedStatements } from "./prepared-statements";

/** The disk and the lock of a database in a folder. */
export interface FolderParts {
  /** Waits until what was committed so far is on the disk. */
  synced(): Promise<void>;
  /** Called before each statement. @throws {Error} if the folder is another process's now */
  check(): void;
}

const inMemory: FolderParts = { synced: async () => {}, check: () => {} };

/**
 * Kysely over PGlite. PGlite is one connection: a transaction holds it to its end and everything else waits, or a query
 * of another request would run inside that transaction. (Kysely has such a dialect from 0.29, which needs Node 22.)
 */
export function pgliteDialect(pglite: PGlite, folder: FolderParts = inMemory): Dialect {
  return {
    createDriver: () => pgliteDriver(pglite, folder),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function pgliteDriver(pglite: PGlite, { synced, check }: FolderParts): Driver {
  const connection = pgliteConnection(pglite, check);
  const run = (statement: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  const turns = turnTaking();
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    beginTransaction: run("begin"),
    commitTransaction: run("commit"),
    rollbackTransaction: run("rollback"),
    // The next holder may go on at once, but whoever had the connection learns nothing that a loss of power could take
    // back: not that its own commit happened, and not what it read of another's.
    releaseConnection: async () => {
      turns.give();
      await synced().catch((error: Error) => {
        throw new BrokenDatabaseError(error);
      });
    },
    destroy: async () => {
      const isBroken = await connection.executeQuery(CompiledQuery.raw("select")).then(
        () => false,
        (error: unknown) => error instanceof BrokenDatabaseError,
      );
      // To close is to ask once more.
      if (!isBroken) await pglite.close();
    },
  };
}

function pgliteConnection(pglite: PGlite, check: () => void): DatabaseConnection {
  const run = preparedStatements(pglite, check);
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, affectedRows } = await run(sql, parameters);
      // The query's own types say what its rows are.
      return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error("PGlite does not stream; read pages instead.");
    },
  };
}

/** Lets one holder in at a time, in the order of asking. */
function turnTaking(): { take(): Promise<void>; give(): void } {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take: () => {
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    give: () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
