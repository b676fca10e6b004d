import type { Operation } from "@consentform/consent/contract";
import type { Caller } from "../http/caller";
import type { Found } from "../http/found";
import { notFound } from "../http/problem";
import type { Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import { type Finder, finders, type PathValues } from "./finders";

/** The objects that a path names, and the environment of the last of them. */
export interface FoundObjects {
  readonly found: Found;
  readonly environment: Environment | null;
}

/**
 * Step 9 of contract 4.12: looks up what the path names, in the caller's workspace and within its binding to a site.
 * Public operations look up what they need themselves.
 * @param lock holds the objects until the transaction ends
 * @throws {Problem} not-found, the same for absent, foreign, malformed and deleted ids.
 */
export async function findObjects(
  tx: Transaction,
  operation: Operation,
  caller: Caller,
  path: PathValues,
  lock: boolean,
): Promise<FoundObjects> {
  if (operation.pathParameters.length === 0 || caller.kind === "public") return { found: {}, environment: null };
  const finder = finderOf(operation);
  const found = await finder.find(tx, caller.workspaceId, path, lock);
  const isVisible = found !== null && (caller.siteId === null || finder.isVisible(found, caller.siteId, caller));
  if (found === null || !isVisible) {
    throw notFound(finder.kind, operation.pathParameters.map((name) => path[name] ?? "").join("/"));
  }
  return { found, environment: finder.environment?.(found) ?? null };
}

/** @throws {Error} if no entry fits: a mistake in the table, which the test of every route finds. */
function finderOf(operation: Operation): Finder {
  const entry = finders.find(([prefix]) => operation.path === prefix || operation.path.startsWith(`${prefix}/`));
  if (entry === undefined) {
    throw new Error(`No entry of finders.ts says how to look up ${operation.path} (${operation.id}).`);
  }
  return entry[1];
}
