import type { Query, Schemas } from "@consentform/consent/contract";
import { HOUR_MS } from "./durations";
import type { Work } from "./work";

type Token = Schemas["Token"];

/** Hours for which a replaced token stays valid, if the program does not say. */
export const DEFAULT_OVERLAP_HOURS = 24;

/** Most tokens on a page. */
const MAX_PAGE = 200;

/** A run retires the former token at most this long before or after it creates the new one. */
const MAX_RUN_MS = HOUR_MS;

/**
 * Ends the tokens that the resource's token replaced, unless another one is in use.
 * @param work of the token that has ended
 */
export async function endPredecessors<Inputs extends object>(work: Work<Inputs, Token>): Promise<void> {
  // An ephemeral token replaces none, and its key is known to no one.
  if (work.self.key === "") return;
  const line = (await validTokens(work)).filter(
    ({ id, external_key }) => id !== work.self.id && isOfLine(work, external_key),
  );
  const active = line.filter(({ status }) => status === "active");
  const unused = active.filter(({ id, last_used_at }) => last_used_at === null && !work.self.isManaged(id));
  for (const found of unused) await notifyUnused(work, found);
  // One that is in use may have taken over, in another run or under another resource of the same name.
  if (active.length > unused.length) return;
  const retiring = line.filter(({ status }) => status !== "active");
  const own = await ownPredecessors(work, retiring);
  for (const predecessor of retiring) await endPredecessor(work, predecessor, own);
}

/** The predecessors that this resource made: a token of this deployment created them, or a run replaced them. */
async function ownPredecessors<Inputs extends object>(
  work: Work<Inputs, Token>,
  line: readonly Token[],
): Promise<ReadonlySet<Token>> {
  const { token: caller } = await work.service.me();
  const { created_by: createdBy, created_at: createdAt } = work.self.recorded as Partial<Token>;
  const { overlap_hours: overlapHours } = work.self.recorded as { overlap_hours?: number };
  const own = new Set<Token>();
  const successors = createdAt === undefined ? [] : [createdAt];
  for (const found of line.toSorted((one, other) => other.created_at.localeCompare(one.created_at))) {
    const isByOwnToken = [caller.id, createdBy?.id].includes(found.created_by.id);
    if (!isByOwnToken && !successors.some((successor) => isReplacedBy(found, successor, overlapHours))) continue;
    own.add(found);
    successors.push(found.created_at);
  }
  return own;
}

/**
 * True if the token began to retire in the run that created its successor. Pipelines change their tokens, so the
 * creator alone does not identify a stack; another stack with the same names does not replace its token in that hour.
 */
function isReplacedBy(found: Token, successorCreatedAt: string, overlapHours = DEFAULT_OVERLAP_HOURS): boolean {
  if (found.retires_at === null || found.created_at >= successorCreatedAt) return false;
  const retiredMs = Date.parse(found.retires_at) - overlapHours * HOUR_MS;
  return Math.abs(retiredMs - Date.parse(successorCreatedAt)) <= MAX_RUN_MS;
}

/** All valid tokens; none once this very run has revoked its own. */
async function validTokens<Inputs extends object>(work: Work<Inputs, Token>): Promise<Token[]> {
  const found: Token[] = [];
  let cursor: string | null = null;
  try {
    do {
      const query: Query<"listTokens"> = { limit: MAX_PAGE, ...(cursor !== null && { cursor }) };
      const { data: page } = await work.service.call("listTokens", { query });
      found.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== null);
  } catch (error) {
    if (!work.service.isProblem(error, "token-revoked")) throw error;
  }
  return found;
}

/** True for the names of this resource's tokens, the former ones included. */
function isOfLine<Inputs extends object>({ self: { isOwnKey } }: Work<Inputs, Token>, name: string | null): boolean {
  return name !== null && isOwnKey(name.replace(/\.\d{1,2}$/, ""));
}

/** Ends a predecessor, unless another stack may have made it or this run still needs it. */
async function endPredecessor<Inputs extends object>(
  work: Work<Inputs, Token>,
  predecessor: Token,
  own: ReadonlySet<Token>,
): Promise<void> {
  if (!own.has(predecessor)) return notifyKept(work, predecessor);
  const { token: caller } = await work.service.me();
  if (predecessor.id === caller.id)
    return work.say.notify(
      `This run uses the former token ${predecessor.id}, so it stays valid until ${predecessor.retires_at}.`,
    );
  try {
    await work.service.call("revokeToken", { path: { id: predecessor.id } });
  } catch (error) {
    // The resource's own token has ended, and a failure would only repeat itself.
    if (!work.service.isProblem(error, "token-escalation")) throw error;
    work.say.notify(
      `${origin(predecessor)}. This resource replaced it, but the configured token lacks scopes that it has and cannot revoke it. It stays valid until ${predecessor.retires_at}. To end it now, use a token that has its scopes: ${revocation(predecessor)}.`,
    );
  }
}

/** Reports a token under a name of this resource that another stack may have made. */
export function notifyKept<Inputs extends object>(work: Work<Inputs, Token>, found: Token): void {
  const { retires_at } = found;
  const time = retires_at === null ? "" : ` until ${retires_at}`;
  work.say.notify(
    `${origin(found)}. It has this resource's key, but another stack may have created it, so it stays valid${time}. If it is not in use, revoke it: ${revocation(found)}.`,
  );
}

/**
 * Reports an active token under a name of this resource that was never used. An interrupted deployment may have lost
 * its secret, or a deployment by another process may have just created it.
 */
async function notifyUnused<Inputs extends object>(work: Work<Inputs, Token>, found: Token): Promise<void> {
  if (found.created_by.id !== (await work.service.me()).token.id) return notifyKept(work, found);
  work.say.notify(
    `${origin(found)}. It has this resource's key and was never used, so an interrupted deployment may have left it, and it stays valid. If no resource manages it, revoke it: ${revocation(found)}.`,
  );
}

function revocation({ id }: Token): string {
  return `\`npx consentform api revokeToken id=${id}\``;
}

/** A token and who created it, for messages. */
export function origin({ id, created_at, created_by }: Token): string {
  return `${id} was created at ${created_at} by ${created_by.type} ${created_by.id ?? "unknown"}`;
}
