import { channel } from "node:diagnostics_channel";
import { type messages, type PGlite, protocol } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { asLastError, type BrokenDatabaseError } from "./broken-database";

/** The result of a statement. */
interface StatementResult {
  readonly rows: Record<string, unknown>[];
  /** Rows that were inserted, updated or deleted; 0 for a select. */
  readonly affectedRows: number;
}

/** Runs one statement with its parameters. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;

/** Reports each statement to subscribers in this process, as {@link Statement}, before it is sent: for measurements. */
export const statementChannel = channel("consentform:statement");

/** The message of {@link statementChannel}. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A statement that the database has parsed. */
interface Prepared {
  readonly name: string;
  /** Object ids of the parameters' types, which decide how values are written. */
  readonly parameterTypes: readonly number[];
  readonly columns: readonly messages.Field[];
}

/**
 * The service has a few hundred statements; lists in them (`in ($1, $2)`) make more, of which the least used are
 * forgotten.
 */
const MAX_PREPARED = 500;

const { bind, close, describe, execute, parse, query, sync } = protocol.serialize;

/**
 * Runs statements as prepared ones: each is parsed once and then sent in a single message. `PGlite.query` parses each
 * time, in six messages, which costs five times as much (docs/decisions/speed.md).
 * @param check called before each message to the database, which a FolderLostError ends
 */
export function preparedStatements(pglite: PGlite, check: () => void = () => {}): RunStatement {
  let made = 0;
  const send = messageSender(pglite, check);
  const known = new LRUCache<string, Prepared>({
    max: MAX_PREPARED,
    // Messages keep their order: it is closed after its last use. A database that fails here fails the next message.
    dispose: ({ name }) => void send(close({ type: "S", name })).catch(() => {}),
  });

  const prepare = async (sql: string): Promise<Prepared> => {
    made += 1;
    const name = `s${made}`;
    const answer = await send(parse({ name, text: sql }), describe({ type: "S", name }));
    const parameterTypes =
      only<messages.ParameterDescriptionMessage>(answer, "parameterDescription")?.dataTypeIDs ?? [];
    const columns = only<messages.RowDescriptionMessage>(answer, "rowDescription")?.fields ?? [];
    return { name, parameterTypes, columns };
  };

  return async (sql, parameters) => {
    if (statementChannel.hasSubscribers) statementChannel.publish({ sql, parameters } satisfies Statement);
    // Nothing in these is worth keeping, and some (begin, migrations) cannot be prepared at all times.
    if (parameters.length === 0) return simpleResult(pglite, await send(query(sql)));
    const prepared = known.get(sql) ?? (await prepare(sql));
    known.set(sql, prepared);
    const values = parameters.map((value, index) => written(pglite, value, prepared.parameterTypes[index] ?? 0));
    return resultOf(pglite, await send(bind({ statement: prepared.name, values }), execute({})), prepared.columns);
  };
}

/** Makes a function that sends messages until the database is broken. */
function messageSender(pglite: PGlite, check: () => void) {
  let broken: BrokenDatabaseError | null = null;
  return async (...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> => {
    if (pglite.closed) throw new Error("PGlite is closed");
    return pglite.runExclusive(async () => {
      if (broken !== null) throw broken;
      try {
        check();
        return await pglite.execProtocolStream(Buffer.concat([...parts, sync()]), {});
      } catch (error) {
        broken = asLastError(error);
        throw broken ?? error;
      }
    });
  };
}

function simpleResult(pglite: PGlite, answer: readonly messages.BackendMessage[]): StatementResult {
  return resultOf(pglite, answer, only<messages.RowDescriptionMessage>(answer, "rowDescription")?.fields ?? []);
}

/** The message with a name. The name decides the type, as PGlite's declarations do not say. */
function only<Message extends messages.BackendMessage>(
  answer: readonly messages.BackendMessage[],
  name: Message["name"],
): Message | undefined {
  return answer.find((message) => message.name === name) as Message | undefined;
}

function resultOf(
  { parsers }: PGlite,
  answer: readonly messages.BackendMessage[],
  columns: readonly messages.Field[],
): StatementResult {
  const rows: Record<string, unknown>[] = [];
  let affectedRows = 0;
  for (const message of answer) {
    if (message.name === "dataRow") rows.push(rowOf(parsers, (message as messages.DataRowMessage).fields, columns));
    if (message.name === "commandComplete") affectedRows = affected((message as messages.CommandCompleteMessage).text);
  }
  return { rows, affectedRows };
}

function rowOf(
  parsers: PGlite["parsers"],
  fields: readonly (string | null)[],
  columns: readonly messages.Field[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { name, dataTypeID }] of columns.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : (parsers[dataTypeID]?.(text, dataTypeID) ?? text);
  }
  return row;
}

/** `UPDATE 3`, `INSERT 0 3`; other commands change no rows. */
function affected(command: string): number {
  return /^(?:INSERT|UPDATE|DELETE|MERGE) /.test(command) ? Number(command.slice(command.lastIndexOf(" ") + 1)) : 0;
}

function written({ serializers }: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null;
  return serializers[type]?.(value) ?? String(value);
}
