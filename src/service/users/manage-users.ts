import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import type { Store } from "../store/database";
import { countActiveTokensOf } from "../store/tokens";
import { listUsers, removeUser } from "../store/users";
import { makeSignInLink } from "./sign-in";

/** A request of an operator about users. */
export type UserRequest =
  /** `origin`: the address in the link; null is the service's own. */
  | { readonly kind: "link"; readonly workspace: string; readonly name: string; readonly origin: string | null }
  | { readonly kind: "list"; readonly workspace: string | null }
  /** `name`: null is the user of `consentform dev`, who has none. */
  | { readonly kind: "remove"; readonly workspace: string; readonly name: string | null };

/** A user as an operator sees it. */
export interface UserEntry {
  readonly id: string;
  readonly name: string | null;
  readonly workspace: string;
  readonly created_at: string;
  /** Sessions that have not ended. */
  readonly sessions: number;
}

/** The answer to a request of the same kind. */
export type UserAnswer =
  /** A secret: whoever opens the link is the user. */
  | { readonly kind: "link"; readonly link: string; readonly isNewWorkspace: boolean }
  | { readonly kind: "list"; readonly users: readonly UserEntry[] }
  /** `tokens`: active ones that the user created. Null if there is no such user. */
  | { readonly kind: "remove"; readonly removed: { readonly id: string; readonly tokens: number } | null };

/** The parts of a service that users are managed with. */
export interface UserParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "origin">;
}

/**
 * Does what an operator asked. There is no operation of the API for it: whoever can open the database can do it.
 * @throws {RangeError} if the name of the user or the workspace is not valid
 */
export async function manageUsers(parts: UserParts, request: UserRequest): Promise<UserAnswer> {
  switch (request.kind) {
    case "link":
      checkName("--workspace", request.workspace);
      checkName("--name", request.name);
      return { kind: "link", ...(await link(parts, request)) };
    case "list":
      return { kind: "list", users: await list(parts, request.workspace) };
    case "remove":
      return { kind: "remove", removed: await remove(parts, request) };
  }
}

/** Names are shown to people and compared by them. */
function checkName(option: string, name: string): void {
  if (name.trim() === name && /^[^\p{Cc}\p{Cf}\p{Cs}]{1,80}$/u.test(name)) return;
  throw new RangeError(
    `${option}: use 1 to 80 characters without control characters and without spaces at either end.`,
  );
}

function link(
  parts: UserParts,
  { workspace, name, origin }: Extract<UserRequest, { kind: "link" }>,
): Promise<{ link: string; isNewWorkspace: boolean }> {
  const settings = origin === null ? parts.settings : { origin };
  return makeSignInLink({ ...parts, settings }, workspace, name);
}

async function list({ store, runtime }: UserParts, workspace: string | null): Promise<UserEntry[]> {
  const users = await listUsers(store.db, workspace ?? undefined, runtime.now());
  return users.map(({ created_at, ...user }) => ({ ...user, created_at: created_at.toISOString() }));
}

function remove(
  { store, runtime }: UserParts,
  { workspace, name }: { readonly workspace: string; readonly name: string | null },
): Promise<{ id: string; tokens: number } | null> {
  return store.transaction(async (tx) => {
    const user = await removeUser(tx, workspace, name);
    if (user === undefined) return null;
    return { id: user.id, tokens: await countActiveTokensOf(tx, user.workspace_id, user.id, runtime.now()) };
  });
}
