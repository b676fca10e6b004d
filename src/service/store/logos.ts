import { createHash } from "node:crypto";
import type { Queryable, Row, Transaction } from "./database";

/** The answer of an address: the name of a logo, or a sentence that says why there is none. */
export type LogoAnswer = Pick<Row<"logo_answers">, "logo" | "fault">;

/** The last answer of an address, unless it is older than a moment. */
export async function logoAnswer(db: Queryable, address: string, since: Date): Promise<LogoAnswer | null> {
  const answer = await db
    .selectFrom("logo_answers")
    .select(["logo", "fault"])
    .where("address_digest", "=", digestOf(address))
    .where("answered_at", ">=", since)
    .executeTakeFirst();
  return answer ?? null;
}

/** Keeps the answer of an address. */
export async function keepLogoAnswer(
  tx: Transaction,
  address: string,
  answer: { readonly type: string; readonly bytes: Uint8Array } | { readonly fault: string },
  now: Date,
): Promise<void> {
  const isLogo = "bytes" in answer;
  const logo = isLogo ? `${digestOf(answer.bytes)}.${answer.type}` : null;
  if (isLogo && logo !== null) {
    await tx
      .insertInto("logos")
      .values({ name: logo, content: answer.bytes, fetched_at: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ fetched_at: now }))
      .execute();
  }
  const row = { logo, fault: isLogo ? null : answer.fault, answered_at: now };
  await tx
    .insertInto("logo_answers")
    .values({ address_digest: digestOf(address), ...row })
    .onConflict((conflict) => conflict.column("address_digest").doUpdateSet(row))
    .execute();
}

/** A logo that a version of a site has, by the first 16 digits of its name. */
export async function logoOfSite(
  db: Queryable,
  siteId: string,
  digest: string,
): Promise<{ readonly workspace_id: string; readonly name: string; readonly content: Uint8Array } | null> {
  const found = await db
    .selectFrom("versions")
    .innerJoin("logos", "logos.name", "versions.logo")
    .select(["versions.workspace_id", "logos.name", "logos.content"])
    .where("versions.site_id", "=", siteId)
    .where("versions.logo", "is not", null)
    .where((where) => where(where.fn("left", ["versions.logo", where.lit(16)]), "=", digest))
    .executeTakeFirst();
  return found ?? null;
}

/** Removes logos that no version has, and what addresses answered, from before a time. */
export async function removeUnusedLogos(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("logo_answers").where("answered_at", "<", before).execute();
  await db
    .deleteFrom("logos")
    .where("fetched_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("versions").select("logo").whereRef("versions.logo", "=", "logos.name"))),
    )
    .execute();
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
