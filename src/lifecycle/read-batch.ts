import { setImmediate as nextTurn } from "node:timers/promises";
import type { Client } from "../client";
import type { ListOperationId } from "../contract";
import type { Wire } from "../resources";

/** Most ids in one request, and most entries on a page (contract 4.3). */
const MAX_IDS = 100;
const MAX_PAGE = 200;

/** With `include=domains` a page of sites has at most 50 entries (contract 2.1). */
const MAX_SITES_WITH_DOMAINS = 50;

/** Reads single objects through their list, so that thousands of them take few requests. */
export interface ReadBatch {
  /**
   * The list's entry of an object, with the part `include` asks for; null when the list does not have it, which proves nothing yet.
   * `siteId`: of a list below a site.
   */
  find(list: ListOperationId, id: string, include?: string, siteId?: string): Promise<Wire | null>;
  /** Drops an entry: something that belongs to it has just been written. */
  forget(id: string): void;
}

/** Makes an empty batch; nothing is sent until the first `find`. */
export function createReadBatch(connect: () => Promise<Client>): ReadBatch {
  const readers = new Map<string, ListReader>();
  return {
    find(list, id, include, siteId) {
      const name = `${list} ${siteId ?? ""}`;
      const reader = readers.get(name) ?? createListReader(connect, list, siteId);
      readers.set(name, reader);
      return reader.find(id, include);
    },
    forget: (id) => {
      for (const reader of readers.values()) reader.forget(id);
    },
  };
}

interface ListReader {
  find(id: string, include?: string): Promise<Wire | null>;
  forget(id: string): void;
}

interface Waiter {
  resolve(entry: Wire | null): void;
  reject(error: unknown): void;
}

/** What one list has cost and brought so far. */
interface Ledger {
  /** Objects asked for, and how many requests by id and for whole pages were sent for them. */
  asked: number;
  byId: number;
  pages: number;
  /** Cursor of the next page; null when all pages have been fetched. */
  cursor: string | null | undefined;
}

/**
 * Pages of the whole list are worth it only when the program has much of the workspace, which nobody knows beforehand. So they
 * are fetched at most as often as requests by id, and never so that more requests are sent than objects were asked for, even
 * if the page has none of them.
 */
function mayFetchPage({ asked, byId, pages, cursor }: Ledger): boolean {
  return cursor !== null && pages < byId && pages + byId + 2 <= asked;
}

function createListReader(connect: () => Promise<Client>, list: ListOperationId, siteId?: string): ListReader {
  const entries = new Map<string, { entry: Wire; includes: ReadonlySet<string> }>();
  const waiting = new Map<string, Waiter[]>();
  const ledger: Ledger = { asked: 0, byId: 0, pages: 0, cursor: undefined };
  let includes: ReadonlySet<string> = new Set();
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      // Whatever the engine asks in this turn goes into the same request.
      await nextTurn();
      const answered = mayFetchPage(ledger)
        ? await fetchPage()
        : await fetchByIds([...waiting.keys()].slice(0, pageSize(MAX_IDS)));
      for (const id of answered) settle(id, ({ resolve }) => resolve(entries.get(id)?.entry ?? null));
    }
    isRunning = false;
  }

  /** Answers the ids that can be answered now. */
  async function fetchPage(): Promise<string[]> {
    ledger.pages += 1;
    const query = { limit: pageSize(MAX_PAGE), ...(ledger.cursor ? { cursor: ledger.cursor } : {}) };
    const asked = includes;
    const next = await fetchInto(query);
    // A cursor holds for the question that it answered alone, and more may be wanted since.
    if (asked === includes) ledger.cursor = next;
    return [...waiting.keys()].filter((id) => entries.has(id));
  }

  async function fetchByIds(ids: string[]): Promise<string[]> {
    ledger.byId += 1;
    await fetchInto({ limit: pageSize(MAX_IDS), id: ids });
    return ids;
  }

  async function fetchInto(query: Readonly<Record<string, unknown>>): Promise<string | null> {
    const asked = includes;
    const call = (await connect()).call as unknown as ListCall;
    const { data } = await call(list, {
      ...(siteId === undefined ? {} : { path: { id: siteId } }),
      query: { ...query, ...(asked.size === 0 ? {} : { include: [...asked] }) },
      lane: "read",
    });
    for (const entry of data.data) entries.set(String(entry.id), { entry, includes: asked });
    return data.next_cursor;
  }

  function pageSize(most: number): number {
    return includes.has("domains") ? Math.min(most, MAX_SITES_WITH_DOMAINS) : most;
  }

  function settle(id: string, tell: (waiter: Waiter) => void): void {
    const waiters = waiting.get(id) ?? [];
    waiting.delete(id);
    waiters.forEach(tell);
  }

  function failAll(error: unknown): void {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
    isRunning = false;
  }

  /** Entries that were fetched without a part that is now wanted are of no use, nor is a cursor of pages without it. */
  function want(include: string): void {
    if (includes.has(include)) return;
    includes = new Set([...includes, include]);
    ledger.cursor = undefined;
  }

  return {
    async find(id, include) {
      const known = entries.get(id);
      if (known !== undefined && (include === undefined || known.includes.has(include))) return known.entry;
      entries.delete(id);
      if (include !== undefined) want(include);
      ledger.asked += 1;
      return new Promise((resolve, reject) => {
        waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
        if (isRunning) return;
        isRunning = true;
        run().catch(failAll);
      });
    },
    forget: (id) => {
      entries.delete(id);
    },
  };
}

/** A call of any list; that each entry is an object with an id is what makes a list one. */
type ListCall = (
  list: ListOperationId,
  request: object,
) => Promise<{ data: { data: Wire[]; next_cursor: string | null } }>;
