import { sql } from "kysely";
import { Client } from "pg";
import type { PostgresLocation } from "../../src/service/store/postgres-store";
import { open } from "./older-schema";

/** A statement that PostgreSQL ran, also one inside a function or a trigger, with its plan. */
export interface RunStatement {
  readonly text: string;
  readonly plan: PlanNode;
}

/** A node of a plan, as `explain (format json, verbose)` names its members. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Recheck Cond"?: string;
  readonly Filter?: string;
  readonly Operation?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Settings by which PostgreSQL reports each plan to the client that sent the statement. */
const SETTINGS: Readonly<Record<string, string>> = {
  session_preload_libraries: "'auto_explain'",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_verbose": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
  client_min_messages: "notice",
};

/**
 * Collects the statements that this process runs on a database, from its next connection on.
 * @returns the statements so far; it grows
 */
export async function collectStatements(location: PostgresLocation): Promise<readonly RunStatement[]> {
  const database = new URL(location.url).pathname.slice(1);
  const { db, close } = await open(location);
  for (const [name, value] of Object.entries(SETTINGS)) {
    await sql.raw(`alter database ${database} set ${name} = ${value}`).execute(db);
  }
  await close();
  const statements: RunStatement[] = [];
  const { connect } = Client.prototype;
  jest.spyOn(Client.prototype, "connect").mockImplementation(function (this: Client, ...args: unknown[]) {
    this.on("notice", ({ message }) => {
      const json = /^duration: .*? plan:\n(.*)$/s.exec(message ?? "")?.[1];
      if (json === undefined) return;
      const { "Query Text": text, Plan: plan } = JSON.parse(json);
      statements.push({ text, plan });
    });
    return Reflect.apply(connect, this, args);
  });
  return statements;
}
