import { createHash } from "node:crypto";
import type { Operation } from "@consentform/consent/contract";
import { canonicalJson } from "@consentform/consent/values";
import { DAY_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { KeyValue, PageRequest } from "../store/page-request";
import type { WorkspaceCaller } from "./caller";
import { Problem } from "./problem";

/** The answer of a list. */
export interface Page<Item> {
  data: Item[];
  next_cursor: string | null;
}

const CURSOR_LIFETIME_MS = DAY_MS;

/** The scope of a cursor: with any other value it does not open (contract 4.3). */
export interface CursorScope {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  /** Query parameters as validated; `cursor` and `limit` are left out here. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly caller: WorkspaceCaller;
}

/**
 * Opens the cursor of a list request.
 * @throws {Problem} invalid-cursor if it was altered, is older than 24 h, or belongs to another workspace, operation,
 * path, set of filters or rights.
 */
export function pageRequest(scope: CursorScope, keys: Keyring, now: Date): PageRequest {
  const bound = boundTo(scope);
  const { cursor, limit } = scope.query;
  return {
    limit: typeof limit === "number" ? limit : 50,
    after: typeof cursor === "string" ? openCursor(cursor, bound, keys, now) : null,
    cursorAfter: (key) =>
      keys.seal("cursor", JSON.stringify({ key, until: now.getTime() + CURSOR_LIFETIME_MS }), bound),
  };
}

/**
 * Makes a page of rows that were read with one row more than the limit.
 * @param keyOf the values by which the rows are ordered, the last of them unique
 */
export function pageOf<Row, Item>(
  page: PageRequest,
  rows: readonly Row[],
  keyOf: (row: Row) => readonly KeyValue[],
  present: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > page.limit && last !== undefined;
  return { data: shown.map(present), next_cursor: hasMore ? page.cursorAfter(keyOf(last)) : null };
}

/** Order values of rows ordered by (created_at, id). */
export function byAge(row: { readonly created_at: Date; readonly id: string }): readonly KeyValue[] {
  return [row.created_at.toISOString(), row.id];
}

function openCursor(cursor: string, bound: string, keys: Keyring, now: Date): readonly KeyValue[] {
  const text = keys.open("cursor", cursor, bound);
  // What opens was sealed by us, so its form is known.
  const content = text === null ? null : (JSON.parse(text) as { key: KeyValue[]; until: number });
  if (content === null || content.until < now.getTime()) {
    throw new Problem("invalid-cursor", {
      detail:
        'The cursor is older than 24 hours or was made for another list, other filters or other permissions. Start again without "cursor".',
    });
  }
  return content.key;
}

function boundTo({ operation, path, query, caller }: CursorScope): string {
  const { cursor: _cursor, limit: _limit, ...filters } = query;
  const rights = { scopes: [...caller.scopes].sort(), site: caller.siteId, environment: caller.environment };
  const identity = canonicalJson({ workspace: caller.workspaceId, operation: operation.id, path, filters, rights });
  return createHash("sha256").update(identity).digest("hex");
}
