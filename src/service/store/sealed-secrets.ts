import { sql } from "kysely";
import type { DeploymentKeyring } from "../runtime/keyring";
import type { Transaction } from "./database";

/** A column with texts that the deployment key seals. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that name a row. */
  readonly names: readonly string[];
  /** The place to which the text of a row is bound, from its names. */
  readonly boundTo: (...names: string[]) => string;
}

/** The place to which a sealed text is bound, where the id of its row does not name it alone. */
export const boundTo = {
  exportKey: (kid = "") => `export key ${kid}`,
  addressKey: (workspaceId = "", month = "") => `address key ${workspaceId} ${month}`,
  issuerSession: (secretHash = "") => `issuer session ${secretHash}`,
} as const;

/** Every one of them: what is not listed here is lost by a rotation. A test seals one of each. */
const sealedColumns: readonly SealedColumn[] = [
  { table: "webhook_keys", column: "secret_sealed", names: ["id"], boundTo: (id = "") => id },
  { table: "alert_channels", column: "url_sealed", names: ["id"], boundTo: (id = "") => id },
  { table: "export_keys", column: "private_sealed", names: ["kid"], boundTo: boundTo.exportKey },
  {
    table: "address_keys",
    column: "key_sealed",
    names: ["workspace_id", "month"],
    boundTo: boundTo.addressKey,
  },
  {
    table: "issuer_sessions",
    column: "tokens_sealed",
    names: ["secret_hash"],
    boundTo: boundTo.issuerSession,
  },
];

/**
 * Seals with the key in use what a former key sealed.
 * @returns how many texts no key opens
 */
export async function resealSecrets(tx: Transaction, keys: DeploymentKeyring): Promise<number> {
  let lost = 0;
  for (const sealed of sealedColumns) lost += await resealColumn(tx, keys, sealed);
  return lost;
}

async function resealColumn(
  tx: Transaction,
  keys: DeploymentKeyring,
  { table, column, names, boundTo }: SealedColumn,
): Promise<number> {
  const { rows } = await sql<{ sealed: string; names: string[] }>`
    select ${sql.ref(column)} as sealed, jsonb_build_array(${sql.join(names.map((name) => sql.ref(name)))}) as names
    from ${sql.table(table)} where ${sql.ref(column)} is not null
    order by ${sql.join(names.map((name) => sql.ref(name)))} for update
  `.execute(tx);
  let lost = 0;
  for (const row of rows) {
    const bound = boundTo(...row.names);
    if (keys.isCurrent("stored-secret", row.sealed, bound)) continue;
    const text = keys.open("stored-secret", row.sealed, bound);
    if (text === null) lost += 1;
    else {
      const isRow = names.map((name, index) => sql`${sql.ref(name)} = ${row.names[index]}`);
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${keys.seal("stored-secret", text, bound)}
        where ${sql.join(isRow, sql` and `)}
      `.execute(tx);
    }
  }
  return lost;
}
