import { setImmediate as nextTurn } from "node:timers/promises";
import { type ListOperationId, operations } from "@consentform/consent/contract";
import type { Client } from "../../client";
import { registry, type SitePart, type Wire } from "../../resources";

/** Most ids in one request, and most entries on a page (contract 4.3). */
const MAX_IDS = 100;
const MAX_PAGE = 200;

/** Reads single objects through their list, so that thousands of them take few requests. */
export interface ReadBatch {
  /**
   * The list's entry of an object, with the part `include` asks for; null when the list does not have it, which proves
   * nothing yet. `siteId`: of a list below a site. `deadlineMs`: longest time for the request, unless others who
   * wait for it have more.
   */
  find(
    list: ListOperationId,
    id: string,
    include?: SitePart,
    options?: { siteId?: string; deadlineMs?: number },
  ): Promise<Wire | null>;
  /** Drops an entry: something that belongs to it has just been written. */
  forget(id: string): void;
}

/** Makes an empty batch; nothing is sent until the first `find`. */
export function createReadBatch(connect: () => Promise<Client>): ReadBatch {
  const readers = new Map<string, ListReader>();
  return {
    find(list, id, include, { siteId, deadlineMs } = {}) {
      const name = `${list} ${siteId ?? ""}`;
      const reader = readers.get(name) ?? createListReader(connect, list, siteId);
      readers.set(name, reader);
      return reader.find(id, include, deadlineMs);
    },
    forget: (id) => {
      for (const reader of readers.values()) reader.forget(id);
    },
  };
}

interface ListReader {
  find(id: string, include?: SitePart, deadlineMs?: number): Promise<Wire | null>;
  forget(id: string): void;
}

/** Someone who waits for an entry, with the part that it must have. */
interface Waiter {
  readonly include: SitePart | undefined;
  /** Default: the client's. */
  readonly deadlineMs: number | undefined;
  resolve(entry: Wire | null): void;
  reject(error: unknown): void;
}

/** An entry and the parts that it was fetched with. */
interface Entry {
  readonly entry: Wire;
  readonly includes: ReadonlySet<SitePart>;
  /** True if a page of the whole list brought it. */
  readonly isOfPage: boolean;
  wasAskedFor: boolean;
}

/** Requests of one sort, and how many of the entries that they brought were asked for. */
interface Tally {
  requests: number;
  useful: number;
}

function noRequests(): { byId: Tally; pages: Tally } {
  return { byId: { requests: 0, useful: 0 }, pages: { requests: 0, useful: 0 } };
}

/** The costs and results of one list so far. */
interface ListTally {
  /** Ids of the objects asked for. */
  readonly asked: Set<string>;
  byId: Tally;
  pages: Tally;
  /** Cursor of the next page; null when all pages have been fetched. */
  cursor: string | null | undefined;
}

/** Objects asked for before the first page: a small program is read by ids alone. */
const MIN_ASKED = 3;

/**
 * Pages of the whole list are worth it only when the program has much of the workspace, which is not known beforehand.
 * So there is at most one page more than requests by id, unless pages bring more of what is asked for. Useless pages at
 * most double the requests, and an engine that asks for one object at a time needs no more of them than others.
 */
function mayFetchPage(tally: ListTally): boolean {
  const { asked, byId, pages, cursor } = tally;
  if (cursor === null || asked.size < MIN_ASKED || byId.requests === 0) return false;
  return pages.requests <= byId.requests || arePagesWorthIt(tally);
}

function arePagesWorthIt({ byId, pages }: ListTally): boolean {
  return pages.useful * byId.requests > byId.useful * pages.requests;
}

/**
 * The part and all others that a token for it may read. The parts that a program needs are not known before the last
 * request, and each new part makes entries without it useless.
 */
function withEqualScopes(list: ListOperationId, include: SitePart): SitePart[] {
  const scopesOf = (part: SitePart) =>
    operations[list].conditionalScopes.filter(({ when }) => when === `include=${part}`).map(({ scope }) => scope);
  const needed = scopesOf(include);
  const parts = new Set(Object.values(registry).flatMap(({ inSite }) => inSite?.include ?? []));
  return [...parts].filter((part) => scopesOf(part).every((scope) => needed.includes(scope)));
}

function createListReader(connect: () => Promise<Client>, list: ListOperationId, siteId?: string): ListReader {
  const entries = new Map<string, Entry>();
  const waiting = new Map<string, Waiter[]>();
  const tally: ListTally = {
    asked: new Set(),
    ...noRequests(),
    cursor: undefined,
  };
  let includes: ReadonlySet<SitePart> = new Set();
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      // Everything that the engine asks for in this turn goes into the same request.
      await nextTurn();
      if (mayFetchPage(tally)) await fetchPage();
      else await fetchByIds([...waiting.keys()].slice(0, MAX_IDS));
    }
    isRunning = false;
  }

  async function fetchPage(): Promise<void> {
    tally.pages.requests += 1;
    const query = { limit: MAX_PAGE, ...(tally.cursor ? { cursor: tally.cursor } : {}) };
    const asked = includes;
    const { next } = await fetchInto(query, true);
    // A cursor holds for the question that it answered alone, and more may be wanted since.
    if (asked === includes) tally.cursor = next;
    for (const id of [...waiting.keys()]) settleFound(id);
  }

  async function fetchByIds(ids: string[]): Promise<void> {
    tally.byId.requests += 1;
    const { found, next } = await fetchInto({ limit: MAX_IDS, id: ids }, false);
    // A page that ends early says nothing of what it does not have.
    const isWhole = next === null || found.size === 0;
    for (const id of ids) {
      if (found.has(id)) settleFound(id);
      else if (isWhole) settle(id, waiting.get(id) ?? [], null);
    }
  }

  async function fetchInto(query: Readonly<Record<string, unknown>>, isOfPage: boolean) {
    const asked = includes;
    const { data } = await (await connect()).callAny<ListPage>(list, {
      ...(siteId === undefined ? {} : { path: { id: siteId } }),
      query: { ...query, ...(asked.size === 0 ? {} : { include: [...asked] }) },
      lane: "read",
      deadlineMs: longestDeadlineMs(),
    });
    for (const entry of data.data)
      entries.set(String(entry.id), { entry, includes: asked, isOfPage, wasAskedFor: false });
    return { found: new Set(data.data.map(({ id }) => String(id))), next: data.next_cursor };
  }

  function longestDeadlineMs(): number | undefined {
    return [...waiting.values()].flat().reduce<number | undefined>((longest, { deadlineMs }) => {
      return longest === undefined || deadlineMs === undefined ? undefined : Math.max(longest, deadlineMs);
    }, 0);
  }

  /** Answers those who wait for an entry that is there with the part they need. */
  function settleFound(id: string): void {
    const known = entries.get(id);
    if (known === undefined) return;
    const answered = (waiting.get(id) ?? []).filter(({ include }) => hasPart(known, include));
    for (const _ of answered) count(known);
    settle(id, answered, known.entry);
  }

  function settle(id: string, waiters: readonly Waiter[], entry: Wire | null): void {
    const left = (waiting.get(id) ?? []).filter((waiter) => !waiters.includes(waiter));
    if (left.length === 0) waiting.delete(id);
    else waiting.set(id, left);
    for (const { resolve } of waiters) resolve(entry);
  }

  /** An entry counts once, however many kinds are read from it: any request would have brought it to all of them. */
  function count(entry: Entry): void {
    if (entry.wasAskedFor) return;
    entry.wasAskedFor = true;
    (entry.isOfPage ? tally.pages : tally.byId).useful += 1;
  }

  function failAll(error: unknown): void {
    const waiters = [...waiting.values()].flat();
    waiting.clear();
    for (const { reject } of waiters) reject(error);
    isRunning = false;
  }

  /** Entries that were fetched without a part that is now wanted are of no use, nor is a cursor of pages without it. */
  function want(include: SitePart): void {
    if (includes.has(include)) return;
    includes = new Set([...includes, ...withEqualScopes(list, include)]);
    tally.cursor = undefined;
    // Pages that become useless before their time prove nothing, so pages with the new part are tried, too.
    if (!arePagesWorthIt(tally)) Object.assign(tally, noRequests());
  }

  return {
    async find(id, include, deadlineMs) {
      tally.asked.add(id);
      const known = entries.get(id);
      if (known !== undefined && hasPart(known, include)) {
        count(known);
        return known.entry;
      }
      if (include !== undefined) want(include);
      return new Promise((resolve, reject) => {
        waiting.set(id, [...(waiting.get(id) ?? []), { include, deadlineMs, resolve, reject }]);
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

function hasPart({ includes }: Entry, include: SitePart | undefined): boolean {
  return include === undefined || includes.has(include);
}

/** A page of any list. Each of its entries is an object with an id. */
interface ListPage {
  readonly data: readonly Wire[];
  readonly next_cursor: string | null;
}
