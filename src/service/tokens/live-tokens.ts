import type { Row, Transaction } from "../store/database";
import { tokenStatus } from "../store/token-status";
import { tokensOfUser } from "../store/tokens";

/** The tokens that a user created, directly or through others, and that accept requests; locked. */
export async function liveTokens(
  tx: Transaction,
  user: Pick<Row<"users">, "id" | "workspace_id">,
  now: Date,
): Promise<Row<"tokens">[]> {
  const tokens = await tokensOfUser(tx, user);
  return tokens.filter((token) => ["active", "retiring"].includes(tokenStatus(token, now)));
}
