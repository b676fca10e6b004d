import { operations, type RequestBody, type Schemas, type Scope, scopes } from "@consentform/consent/contract";
import { type AuditActor, systemActor as auditedSystem } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { systemActor } from "../http/caller";
import { validationFailed } from "../http/problem";
import { contractValidation } from "../http/validation";
import type { Runtime } from "../runtime/runtime";
import type { Row, Store, Transaction } from "../store/database";
import { fixedTokenPrefix } from "../store/deployment";
import { tokenStatus } from "../store/token-status";
import { findTokenByHash } from "../store/tokens";
import { ensureWorkspace, lockWorkspace } from "../store/workspaces";
import { addToken, checkTokenBody, checkTokenLimit, expiryOf, refuseTakenKey, type TokenInput } from "./new-token";
import { emitTokenEvent } from "./token-event";
import { hashTokenSecret, newTokenSecret } from "./token-secret";
import { tokenView } from "./token-view";

/** The request to {@link createFirstToken}. */
export interface FirstTokenOptions {
  /** Made if there is none. */
  readonly workspace: string;
  readonly name: string;
  /** Default: all ten. */
  readonly scopes?: readonly Scope[];
  readonly siteId?: string | null;
  readonly environment?: "preview" | "production" | null;
  /** Default: never. */
  readonly expiresAt?: Date | null;
  readonly externalKey?: string | null;
}

type TokenRuntime = Pick<Runtime, "newId" | "now" | "randomBytes">;

/**
 * Writes a token directly into the database, without a token that makes it: how a deployment gets its first one. No
 * plan limit keeps it from one.
 * @param randomBytes source of the secret. With one that gives the same bytes again the same token comes again, and is
 * not made twice.
 * @returns the token with its secret; null if the same secret was made before and is not accepted any more
 * @throws {Problem} what createToken refuses: validation-failed, conflict
 */
export function createFirstToken(
  store: Store,
  runtime: TokenRuntime,
  { workspace, ...options }: FirstTokenOptions,
  randomBytes: (size: number) => Uint8Array = runtime.randomBytes,
): Promise<Schemas["Token"] | null> {
  const body = checkTokenRequest({
    name: options.name,
    scopes: [...(options.scopes ?? scopes)],
    site_id: options.siteId ?? null,
    environment: options.environment ?? null,
    expires_at: options.expiresAt ? textOf(options.expiresAt) : null,
    external_key: options.externalKey ?? null,
  });
  const now = runtime.now();
  return store.transaction(async (tx) => {
    const workspaceId = await lockedWorkspace(tx, runtime, workspace);
    const secret = newTokenSecret(await fixedTokenPrefix(tx), randomBytes);
    const known = await findTokenByHash(tx, hashTokenSecret(secret));
    if (known !== undefined) return tokenStatus(known, now) === "active" ? tokenView(known, now, secret) : null;
    const asked = { workspaceId, body, now };
    await checkDirectly(tx, asked);
    return tokenView(await addDirectly(tx, runtime, asked, { secret, actor: auditedSystem }), now, secret);
  });
}

/**
 * Does what createToken does, directly in the database and without a token that makes it; so its default is a token
 * that never expires.
 * @param workspace made if there is none
 * @param actor who does, for the audit log
 * @throws {Problem} what createToken refuses: validation-failed, conflict, plan-limit-reached
 */
export function createTokenDirectly(
  store: Store,
  runtime: TokenRuntime,
  workspace: string,
  request: RequestBody<"createToken">,
  actor: AuditActor = auditedSystem,
): Promise<Schemas["Token"]> {
  const body = checkTokenRequest(request);
  const now = runtime.now();
  return store.transaction(async (tx) => {
    const workspaceId = await lockedWorkspace(tx, runtime, workspace);
    const asked = { workspaceId, body, now };
    await checkDirectly(tx, asked);
    await checkTokenLimit(tx, asked);
    const secret = newTokenSecret(await fixedTokenPrefix(tx), runtime.randomBytes);
    const token = await addDirectly(tx, runtime, asked, { secret, actor });
    await emitTokenEvent({ tx, runtime, now }, token, { kind: "token.created", actor: systemActor });
    return tokenView(token, now, secret);
  });
}

async function lockedWorkspace(tx: Transaction, runtime: TokenRuntime, name: string): Promise<string> {
  const { id } = await ensureWorkspace(tx, { id: runtime.newId("wks"), name, created_at: runtime.now() });
  await lockWorkspace(tx, id);
  return id;
}

async function checkDirectly(tx: Transaction, asked: TokenInput): Promise<void> {
  await checkTokenBody(tx, asked);
  await refuseTakenKey(tx, asked);
}

async function addDirectly(
  tx: Transaction,
  runtime: TokenRuntime,
  asked: TokenInput,
  { secret, actor }: { readonly secret: string; readonly actor: AuditActor },
): Promise<Row<"tokens">> {
  const expiresAt = expiryOf(asked.body, null, asked.now);
  const token = await addToken(tx, runtime, asked, { secret, expiresAt, parentId: null, createdBy: systemActor });
  const { id, name, scopes: granted, site_id, environment } = token;
  await recordAct(tx, runtime, {
    act: "tokens create",
    actor,
    workspaceId: asked.workspaceId,
    siteId: site_id,
    object: { type: "token", id },
    after: { name, scopes: granted, environment, expires_at: expiresAt?.toISOString() ?? null },
    at: asked.now,
  });
  return token;
}

/**
 * The body of a request for a token, which fits its schema.
 * @throws {Problem} validation-failed if it does not
 */
export function checkTokenRequest(body: RequestBody<"createToken">): RequestBody<"createToken"> {
  const faults = contractValidation().body(operations.createToken, body);
  if (faults.length > 0) throw validationFailed(faults);
  return body;
}

/** The schema refuses an invalid date. */
function textOf(time: Date): string {
  return Number.isNaN(time.getTime()) ? String(time) : time.toISOString();
}
