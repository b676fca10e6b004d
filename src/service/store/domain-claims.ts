import type { Queryable, Row, Transaction } from "./database";

/** The claim on exactly this host. */
export function claimOn(db: Queryable, host: string): Promise<Row<"domain_claims"> | undefined> {
  return claim(db, host).executeTakeFirst();
}

/** The claim on exactly this host, locked until the transaction ends. */
export function lockClaimOn(tx: Transaction, host: string): Promise<Row<"domain_claims"> | undefined> {
  return claim(tx, host).forUpdate().executeTakeFirst();
}

function claim(db: Queryable, host: string) {
  return db.selectFrom("domain_claims").selectAll().where("host", "=", host);
}

/** The claims on any of these hosts, the most specific first. */
export async function claimsOnAny(tx: Transaction, hosts: readonly string[]): Promise<Row<"domain_claims">[]> {
  if (hosts.length === 0) {
    return [];
  }
  const claims = await tx.selectFrom("domain_claims").selectAll().where("host", "in", hosts).execute();
  return claims.sort((a, b) => b.host.length - a.host.length);
}

/** Makes or renews a workspace's claim. False if another workspace has the host. */
export async function putClaim(tx: Transaction, claim: Row<"domain_claims">): Promise<boolean> {
  const { domain_id, covers_subdomains } = claim;
  const written = await tx
    .insertInto("domain_claims")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column("host")
        .doUpdateSet({ domain_id, covers_subdomains })
        .where("domain_claims.workspace_id", "=", claim.workspace_id),
    )
    .returning("host")
    .executeTakeFirst();
  return written !== undefined;
}

/** Gives up a workspace's claim on a host, if it has it. */
export async function removeClaim(tx: Transaction, workspaceId: string, host: string): Promise<void> {
  await tx.deleteFrom("domain_claims").where("host", "=", host).where("workspace_id", "=", workspaceId).execute();
}
