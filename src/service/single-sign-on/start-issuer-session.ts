import { recordSignIn } from "../audit/record-sign-in";
import type { ContentService } from "../http/handler";
import { HOUR_MS } from "../runtime/durations";
import type { SingleSignOnSettings } from "../runtime/settings";
import { requestTime } from "../store/request-time";
import { ensureIssuerUser, insertIssuerSession } from "../store/single-sign-on";
import { ensureWorkspace, workspaceNamed } from "../store/workspaces";
import { startSession } from "../users/session";
import type { NoteFailure } from "../users/with-audited-failure";
import { admission, shownName } from "./admission";
import type { Person } from "./person";
import { refused } from "./refusal";
import { sealedTokens } from "./session-tokens";

/** How long a session lasts unless the issuer confirms it again: the longest that a removed person stays signed in. */
export const CONFIRMED_MS = HOUR_MS;

/** After this time the issuer is asked again. */
export const RECHECK_MS = HOUR_MS / 2;

/** The browser in which a person signs in. */
interface Visit {
  /** The stored forms of its former session, which ends. */
  readonly formerHashes: readonly string[];
  readonly address: string | null;
  readonly note: NoteFailure;
}

/**
 * Begins the session of a person who signed in at the issuer. @returns its Set-Cookie header
 * @throws {Problem} unauthenticated if the settings do not admit the person
 */
export async function startIssuerSession(
  { store, runtime, settings, keys }: Pick<ContentService, "store" | "runtime" | "settings" | "keys">,
  { issuer, workspace, ...rules }: SingleSignOnSettings,
  person: Person,
  { formerHashes, address, note }: Visit,
): Promise<string> {
  const { subject, claims } = person;
  if (claims === null) throw new Error("A sign-in has an ID token.");
  const admitted = admission({ issuer, workspace, ...rules }, claims);
  if ("refusal" in admitted) {
    const workspaceId = (await workspaceNamed(store.db, workspace)) ?? null;
    note({ reason: admitted.reason, subject, workspaceId });
    throw refused(admitted.refusal);
  }
  return store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    const { id } = await ensureWorkspace(tx, { id: runtime.newId("wks"), name: workspace, created_at: now });
    const user = { id: runtime.newId("usr"), workspace_id: id, issuer, subject, created_at: now };
    const userId = await ensureIssuerUser(tx, { ...user, name: shownName(claims, subject), role: admitted.role });
    const endsAt = new Date(now.getTime() + CONFIRMED_MS);
    const { cookie, hash } = await startSession(tx, runtime, settings, { userId, formerHashes, now, endsAt });
    await recordSignIn(tx, runtime, { userId, address, method: "oidc", role: admitted.role, at: now });
    await insertIssuerSession(tx, {
      secret_hash: hash,
      issuer_session: person.issuerSession,
      // An issuer whose clock is ahead must not make a sign-in fresh for longer.
      authenticated_at: person.authenticatedAt === null || person.authenticatedAt < now ? person.authenticatedAt : now,
      tokens_sealed: sealedTokens(keys, hash, person.tokens),
      recheck_at: new Date(now.getTime() + RECHECK_MS),
    });
    return cookie;
  });
}
