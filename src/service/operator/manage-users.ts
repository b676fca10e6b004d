import { includesRole, type Role, type Scope } from "@consentform/consent/contract";
import { type AuditAct, type AuditActor, type AuditValues, systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings, SingleSignOnSettings } from "../runtime/settings";
import type { Row, Store, Transaction } from "../store/database";
import { hasOwner, listUsers, removeUser, setRole } from "../store/users";
import { lockWorkspace, workspaceNamed } from "../store/workspaces";
import { liveTokens } from "../tokens/live-tokens";
import { revokeTokens } from "../tokens/revoke-tokens";
import { refuseLookAlike } from "../users/refuse-look-alike";
import { makeSignInLink } from "../users/sign-in";

/** A request of an operator about users. */
export type UserRequest = LinkRequest | { readonly kind: "list"; readonly workspace: string | null } | RemoveRequest;

interface LinkRequest {
  readonly kind: "link";
  readonly workspace: string;
  readonly name: string;
  /** The role to assign. Null leaves it unchanged, and makes a new user an owner. */
  readonly role: Role | null;
  /** The address in the link; null is the service's own. */
  readonly origin: string | null;
  /** Revokes the tokens that the user created, directly or through another token. */
  readonly revokesTokens?: boolean;
}

interface RemoveRequest {
  readonly kind: "remove";
  readonly workspace: string;
  /** Null is the user of `consentform dev`, who has no name. */
  readonly name: string | null;
  /** In place of the name: the only way to a user of single sign-on, whose name is not unique. */
  readonly id?: string;
  /** Revokes the tokens that the user created, directly or through another token. */
  readonly revokesTokens?: boolean;
}

/** The id of a user, also of one who was removed: it stays in the tokens that the user created. */
type UserKey = Pick<Row<"users">, "id" | "workspace_id">;

/** A user as an operator sees it. */
export interface UserEntry {
  readonly id: string;
  readonly name: string | null;
  readonly workspace: string;
  readonly role: Role;
  readonly created_at: string;
  /** Sessions that have not ended. */
  readonly sessions: number;
}

/** A token as an operator sees it. */
export interface UserToken {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly Scope[];
}

/** The answer to a request of the same kind. */
export type UserAnswer =
  | LinkAnswer
  | { readonly kind: "list"; readonly users: readonly UserEntry[] }
  /** Null if there is no such user. */
  | {
      readonly kind: "remove";
      readonly removed: Removed | null;
    };

interface Removed extends OwnerState {
  readonly id: string;
  /** Null if the user had none, or was removed before. */
  readonly name: string | null;
  /** True if the user was removed before, and only the tokens were left to revoke. */
  readonly wasGone: boolean;
  readonly tokens: readonly UserToken[];
}

interface OwnerState {
  /** True if no user of the workspace is an owner. Only an operator can name one. */
  readonly isWithoutOwner: boolean;
}

interface LinkAnswer extends OwnerState {
  readonly kind: "link";
  /** True if no service runs, as far as the command knows, so that nothing answers the link yet. */
  readonly isServiceStopped?: boolean;
  /** A secret: whoever opens the link is the user. */
  readonly link: string;
  readonly isNewWorkspace: boolean;
  /** True if no user had the name, as after a misspelling. */
  readonly isNewUser: boolean;
  readonly role: Role;
  /** Null if the role did not change, and for a new user. */
  readonly formerRole: Role | null;
  /** Valid tokens that the user created, if the role was lowered; or those that were revoked. */
  readonly tokens: readonly UserToken[];
}

/** The parts of a service that users are managed with. */
export interface UserParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "origin"> & {
    readonly singleSignOn: Pick<SingleSignOnSettings, "areLinksOff"> | null;
  };
}

/**
 * Executes an operator's request. The API has no operation for it: whoever can open the database can do it.
 * @param actor who does, for the audit log
 * @throws {RangeError} if the name of the user or the workspace is not valid
 */
export async function manageUsers(
  parts: UserParts,
  request: UserRequest,
  actor: AuditActor = systemActor,
): Promise<UserAnswer> {
  switch (request.kind) {
    case "link":
      if (parts.settings.singleSignOn?.areLinksOff) throw new RangeError(LINKS_ARE_OFF);
      checkName("--workspace", request.workspace);
      checkName("--name", request.name);
      return link(parts, request, actor);
    case "list":
      return { kind: "list", users: await list(parts, request.workspace) };
    case "remove":
      return { kind: "remove", removed: await remove(parts, request, actor) };
  }
}

/** Names are shown to people and compared by them. */
function checkName(option: string, name: string): void {
  if (name.trim() === name && /^[^\p{Cc}\p{Cf}\p{Cs}]{1,80}$/u.test(name)) return;
  throw new RangeError(
    `${option}: use 1 to 80 characters without control characters and without spaces at either end.`,
  );
}

function link({ store, ...parts }: UserParts, request: LinkRequest, actor: AuditActor): Promise<LinkAnswer> {
  const { workspace, name, origin, revokesTokens = false } = request;
  const settings = origin === null ? parts.settings : { origin };
  return store.transaction(async (tx) => {
    const { user, ...made } = await makeSignInLink(tx, { ...parts, settings }, workspace, name);
    if (made.isNewUser) await checkNewName(tx, user, request);
    const role = request.role ?? user.role;
    if (role !== user.role) await setRole(tx, user.id, role);
    const isLowered = !made.isNewUser && !includesRole(role, user.role);
    const tokens = isLowered || revokesTokens ? await tokensLeft(tx, parts.runtime, user, revokesTokens) : [];
    const formerRole = made.isNewUser || role === user.role ? null : user.role;
    await recordUserAct(tx, parts.runtime, {
      act: "users link",
      actor,
      user,
      after: { name, role, ...tokensIn(tokens, revokesTokens) },
      before: formerRole === null ? null : { role: formerRole },
    });
    const isWithoutOwner = !(await hasOwner(tx, user.workspace_id));
    return { kind: "link", ...made, role, formerRole, tokens, isWithoutOwner };
  });
}

/** A name that creates a user, although the request is about an existing one, is misspelled. */
async function checkNewName(
  tx: Transaction,
  user: Row<"users">,
  { workspace, name, revokesTokens = false }: LinkRequest,
): Promise<void> {
  if (revokesTokens) {
    throw new RangeError(
      `--name: workspace ${workspace} has no user ${name}, and --revoke-tokens is for existing users. ${LISTING}`,
    );
  }
  await refuseLookAlike(tx, user);
}

/** Why no link is made. */
const LINKS_ARE_OFF =
  "Sign-in links are switched off: the file of `consentform serve --sso` has sign_in_links: false. To use links, remove this line and restart the service.";

/** The way to find the name of a user. */
const LISTING = "`consentform users list` lists the users of all workspaces.";

async function list({ store, runtime }: UserParts, workspace: string | null): Promise<UserEntry[]> {
  const users = await listUsers(store.db, workspace ?? undefined, runtime.now());
  return users.map(({ created_at, ...user }) => ({ ...user, created_at: created_at.toISOString() }));
}

function remove(
  { store, runtime }: UserParts,
  { workspace, name, id, revokesTokens = false }: RemoveRequest,
  actor: AuditActor,
): Promise<Removed | null> {
  return store.transaction(async (tx) => {
    const workspaceId = await workspaceNamed(tx, workspace);
    if (workspaceId === undefined) return null;
    // Locked before the user, in the order that a creation of a token uses, so no token is created meanwhile.
    await lockWorkspace(tx, workspaceId);
    const user = await removeUser(tx, workspaceId, name, id);
    const key = user ?? { id: id ?? "", workspace_id: workspaceId };
    const tokens = await tokensLeft(tx, runtime, key, revokesTokens);
    if (user === undefined && !(revokesTokens && tokens.length > 0)) return null;
    await recordUserAct(tx, runtime, {
      act: "users remove",
      actor,
      user: key,
      before: user === undefined ? null : { name: user.name, role: user.role },
      after: tokensIn(tokens, revokesTokens),
    });
    return {
      id: key.id,
      name: user?.name ?? null,
      wasGone: user === undefined,
      tokens,
      isWithoutOwner: !(await hasOwner(tx, workspaceId)),
    };
  });
}

/** The tokens that were revoked, or stay valid, as values of the audit log. */
function tokensIn(tokens: readonly UserToken[], areRevoked: boolean): AuditValues {
  const ids = tokens.map(({ id }) => id);
  if (areRevoked) return { revoked_tokens: ids };
  return ids.length === 0 ? {} : { valid_tokens: ids };
}

/** Writes the row of what an operator did to a user. */
function recordUserAct(
  tx: Transaction,
  runtime: Runtime,
  { user, ...act }: Pick<AuditAct, "act" | "actor" | "before" | "after"> & { readonly user: UserKey },
): Promise<void> {
  const object = { type: "user", id: user.id };
  return recordAct(tx, runtime, { ...act, workspaceId: user.workspace_id, object, at: runtime.now() });
}

/** The valid tokens that a user created, directly or through others. Revokes them if `isRevoking`. */
async function tokensLeft(tx: Transaction, runtime: Runtime, user: UserKey, isRevoking: boolean): Promise<UserToken[]> {
  const now = runtime.now();
  const live = await liveTokens(tx, user, now);
  if (isRevoking) await revokeTokens({ tx, runtime, now, caller: { kind: "public" } }, live);
  return live.map(({ id, name, hint, scopes }) => ({ id, name, hint, scopes }));
}
