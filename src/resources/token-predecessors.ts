import type { Query, Schemas } from "../contract";
import type { Work } from "./work";

type Token = Schemas["Token"];

/** Most tokens on a page. */
const MAX_PAGE = 200;

/**
 * Ends the tokens that the resource's token replaced, unless another one is active.
 * @param work of the token that has ended
 */
export async function endPredecessors<Inputs extends object>(work: Work<Inputs, Token>): Promise<void> {
  // An ephemeral token replaces none, and its key is known to no one.
  if (work.key === "") return;
  const line = (await validTokens(work)).filter(
    ({ id, external_key }) => id !== work.id && isOfLine(work, external_key),
  );
  // One that is active may have taken over, in another run or under another resource of the same name.
  if (line.some(({ status }) => status === "active")) return;
  for (const predecessor of line) await endPredecessor(work, predecessor);
}

/** All valid tokens; none once this very run has revoked its own. */
async function validTokens<Inputs extends object>(work: Work<Inputs, Token>): Promise<Token[]> {
  const found: Token[] = [];
  let cursor: string | null = null;
  try {
    do {
      const query: Query<"listTokens"> = { limit: MAX_PAGE, ...(cursor !== null && { cursor }) };
      const { data: page } = await work.call("listTokens", { query });
      found.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== null);
  } catch (error) {
    if (!work.isProblem(error, "token-revoked")) throw error;
  }
  return found;
}

/** True for the names of this resource's tokens, the former ones included. */
function isOfLine<Inputs extends object>({ isOwnKey }: Work<Inputs, Token>, name: string | null): boolean {
  return name !== null && isOwnKey(name.replace(/\.\d{1,2}$/, ""));
}

/** Ends a predecessor, unless another stack may have made it or this run still needs it. */
async function endPredecessor<Inputs extends object>(work: Work<Inputs, Token>, predecessor: Token): Promise<void> {
  const { token: caller } = await work.me();
  const { created_by: createdBy } = work.recorded as { created_by?: { id?: string | null } };
  const isOwn = [caller.id, createdBy?.id].includes(predecessor.created_by.id);
  if (!isOwn) return notifyKept(work, predecessor);
  if (predecessor.id === caller.id)
    return work.notify(
      `This run uses the former token ${predecessor.id}, so it stays valid until ${predecessor.retires_at}.`,
    );
  await work.call("revokeToken", { path: { id: predecessor.id } });
}

/** Reports a token under a name of this resource that another stack may have made. */
export function notifyKept<Inputs extends object>(work: Work<Inputs, Token>, found: Token): void {
  const { retires_at } = found;
  const time = retires_at === null ? "" : ` until ${retires_at}`;
  work.notify(
    `${origin(found)}. It has this resource's key, but another stack may have created it, so it stays valid${time}. If it is not in use, revoke it.`,
  );
}

/** A token and who created it, for messages. */
export function origin({ id, created_at, created_by }: Token): string {
  return `${id} was created at ${created_at} by ${created_by.type} ${created_by.id ?? "unknown"}`;
}
