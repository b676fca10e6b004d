import type { Role } from "@consentform/consent/contract";
import { systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { MINUTE_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings, SingleSignOnSettings } from "../runtime/settings";
import type { Store } from "../store/database";
import {
  confirmSession,
  ensureIssuerUser,
  hasSessionSince,
  holdUser,
  type IssuerSession,
  keepTokens,
  leaseDueSessions,
} from "../store/single-sign-on";
import { removeSession } from "../store/users";
import { lockWorkspace } from "../store/workspaces";
import { endOfSession } from "../users/session";
import { admission, type Claims, shownName } from "./admission";
import { type Issuer, issuerOf } from "./issuer";
import { personOf, type Tokens } from "./person";
import { recordEndedSessions } from "./record-ended-sessions";
import { codeOf, reportedFailure } from "./reported-failure";
import { openTokens, sealedTokens } from "./session-tokens";
import { CONFIRMED_MS, RECHECK_MS } from "./start-issuer-session";

/** The parts that the sweep uses. */
export interface RecheckParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly keys: Keyring;
  readonly settings: Pick<ServiceSettings, "singleSignOn">;
  /** Writes an event to the log of the service. */
  reportInfo(message: string): void;
}

/** Sessions of one round; the issuer is asked about them at the same time. */
const BATCH_SIZE = 10;
/** A refresh token is used once, so no other process may use it while one asks. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Asks the issuer again about the people who are signed in. A role that changed applies from then on, and the session
 * of a person who may no longer sign in ends. So does every session that the issuer does not confirm within an hour,
 * because its issuer cannot be reached or gives no refresh tokens.
 * @returns whether more may be due: the round was full
 * @throws {Error} if an answer failed, after the round. Its sessions are due again when their lease ends
 */
export async function recheckSessions(parts: RecheckParts): Promise<boolean> {
  const { store, runtime } = parts;
  const { singleSignOn } = parts.settings;
  if (singleSignOn === null) return false;
  const now = runtime.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const due = await store.transaction((tx) => leaseDueSessions(tx, now, until, BATCH_SIZE));
  const failures: unknown[] = [];
  await Promise.all(
    due.map((session) => recheck(parts, singleSignOn, session).catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw reportedFailure(failures[0]);
  return due.length === BATCH_SIZE;
}

async function recheck(parts: RecheckParts, settings: SingleSignOnSettings, session: IssuerSession): Promise<void> {
  const { store, runtime, keys } = parts;
  const { secret_hash, issuer, subject } = session;
  const tokens = openTokens(keys, secret_hash, session.tokens_sealed);
  // Without a way to ask, the session ends with its hour.
  if (issuer !== settings.issuer || subject === null || tokens === null || tokens.refresh === null) return;
  const askedAt = runtime.now();
  const asked = await issuerOf(settings, runtime);
  const granted = await refreshed(asked, tokens.refresh);
  if (granted === null) return end(parts, session);
  const kept = { refresh: granted.refresh_token ?? tokens.refresh, id: granted.id_token ?? tokens.id };
  // Now: the issuer may not accept the former token again, even if the rest fails.
  await keepTokens(store.db, secret_hash, sealedTokens(keys, secret_hash, kept));
  const { claims } = await personOf(asked, granted, subject);
  const admitted = claims === null ? null : admission(settings, claims);
  if (admitted !== null && "refusal" in admitted) return end(parts, session);
  await confirm(parts, session, claims === null || admitted === null ? null : { claims, role: admitted.role, askedAt });
}

/** Ends the session of a person whom the issuer no longer knows, or the settings no longer admit. */
async function end(
  { store, runtime, reportInfo }: RecheckParts,
  { secret_hash, user_id, workspace_id }: IssuerSession,
): Promise<void> {
  const lines = await store.transaction(async (tx) => {
    // Before the session, as a creation of a token does: the list misses none.
    await lockWorkspace(tx, workspace_id);
    if (!(await removeSession(tx, [secret_hash]))) return [];
    return recordEndedSessions(tx, runtime, [user_id], { address: null, at: runtime.now() });
  });
  for (const line of lines) reportInfo(line);
}

/** Keeps a session for another hour, with the name and role of now; null = the issuer says nothing of the person. */
async function confirm(
  { store, runtime }: RecheckParts,
  { secret_hash, user_id, issuer, subject, workspace_id, created_at, role: roleThen }: IssuerSession,
  described: { readonly claims: Claims; readonly role: Role; readonly askedAt: Date } | null,
): Promise<void> {
  await store.transaction(async (tx) => {
    const now = runtime.now();
    // Removed here meanwhile: the session is gone, and the user must not come back.
    const formerRole = await holdUser(tx, user_id);
    if (formerRole === undefined) return;
    if (described !== null && issuer !== null && subject !== null) {
      const { role, claims, askedAt } = described;
      // A sign-in or another recheck may have newer claims. The next one decides, when the lease ends.
      const isOutdated = formerRole !== roleThen || (await hasSessionSince(tx, user_id, askedAt));
      if (isOutdated && role !== formerRole) return;
      const name = shownName(claims, subject);
      await ensureIssuerUser(tx, { id: user_id, workspace_id, issuer, subject, name, role, created_at });
      if (role !== formerRole) {
        await recordAct(tx, runtime, {
          act: "role at issuer",
          actor: systemActor,
          workspaceId: workspace_id,
          object: { type: "user", id: user_id },
          before: { role: formerRole },
          after: { role },
          at: now,
        });
      }
    }
    await confirmSession(tx, {
      secret_hash,
      expires_at: new Date(Math.min(now.getTime() + CONFIRMED_MS, endOfSession(created_at).getTime())),
      recheck_at: new Date(now.getTime() + RECHECK_MS),
    });
  });
}

/** New tokens of the issuer; null if it refuses them. @throws {Error} if it does not answer, or not as it must */
async function refreshed({ client, configuration }: Issuer, token: string): Promise<Tokens | null> {
  try {
    return await client.refreshTokenGrant(configuration, token);
  } catch (error) {
    if (["invalid_grant", "access_denied"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
}
