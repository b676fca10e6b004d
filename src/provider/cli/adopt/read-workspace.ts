import type { Schemas } from "@consentform/consent/contract";
import { UsageError } from "@consentform/consent/failures";
import { type Client, isProblem } from "../../client";
import { listed, type ReadResult, type Session } from "../../lifecycle";
import { type Kind, registry, type SitePart, type Wire } from "../../resources";
import { type KindOfSite, kindsOfSite, kindsOfWorkspace, type SiteEntry } from "./kinds";

/** An object that can be taken. */
export interface FoundObject {
  readonly kind: Kind;
  /** As its kind names it, within its site. */
  readonly name: string;
  readonly omits: readonly string[];
  readonly found: Extract<ReadResult, { state: "present" }>;
}

/** A site with all of its objects. */
export interface FoundSite {
  readonly entry: SiteEntry;
  /** The site itself is the first. */
  readonly objects: readonly FoundObject[];
}

/** The objects that were read, and those that were not. */
export interface Workspace {
  readonly sites: readonly FoundSite[];
  readonly objects: readonly FoundObject[];
  /** Sites that another deployment manages. */
  readonly managed: readonly { readonly site: SiteEntry; readonly by: string }[];
  /** Tokens are listed, never taken; null if the token may not list them. */
  readonly tokens: readonly Schemas["Token"][] | null;
  /** Kinds that the token may not read, with the reason. */
  readonly unread: readonly { readonly kinds: readonly string[]; readonly reason: string }[];
}

/** The selection of objects to read. */
export interface Selection {
  /** Ids; null for every site of the workspace, and what belongs to the workspace as a whole. */
  readonly sites: readonly string[] | null;
  /** True for a site that an earlier run took. */
  isTaken(siteId: string): boolean;
  /** Reports how many sites have been read. */
  progress(done: number): void;
}

/** Sites that are read at the same time. The client keeps within the token's budget. */
const SITES_AT_ONCE = 8;

/** Reads a workspace. Sends GET requests only. */
export async function readWorkspace(session: Session, selection: Selection): Promise<Workspace> {
  const client = await session.service.client();
  const { scopes } = (await session.service.me()).token;
  // Drafts say who manages a site. Two deployments of one site undo each other's work.
  if (!scopes.includes("banner:read")) {
    throw new UsageError(
      "The token lacks the scope banner:read, so the command cannot determine which sites another deployment manages. Use a token with sites:read and banner:read; with scans:read, more is adopted.",
    );
  }
  const readable = kindsOfSite.filter(({ scope }) => scopes.includes(scope));
  const managed: { site: SiteEntry; by: string }[] = [];
  const entries: SiteEntry[] = [];
  for await (const site of sitesOf(client, selection.sites, partsOf(readable))) {
    const by = site.stages?.draft.managed_by ?? null;
    if (by === null || selection.isTaken(site.id)) entries.push(site);
    else managed.push({ site, by });
  }
  // Ids begin with the time at which their object was made: the order of two runs is the same.
  entries.sort((one, other) => (one.id < other.id ? -1 : 1));
  const sites: FoundSite[] = [];
  for (let start = 0; start < entries.length; start += SITES_AT_ONCE) {
    const batch = entries.slice(start, start + SITES_AT_ONCE);
    sites.push(...(await Promise.all(batch.map((entry) => readSite(session, client, readable, entry)))));
    selection.progress(sites.length);
  }
  const unreadable = kindsOfSite.filter(({ scope }) => !scopes.includes(scope));
  const shared = selection.sites === null ? await readShared(session, client) : nothingShared;
  return { sites, managed, ...shared, unread: [...missingScopes(unreadable), ...shared.unread] };
}

function partsOf(kinds: readonly KindOfSite[]): SitePart[] {
  return [...new Set(kinds.flatMap(({ part }) => part ?? []))];
}

/** @throws Error for an id that no site has */
async function* sitesOf(client: Client, ids: readonly string[] | null, include: SitePart[]): AsyncGenerator<SiteEntry> {
  const parts = include.length === 0 ? {} : { include };
  if (ids === null) {
    yield* client.list("listSites", { query: parts });
    return;
  }
  for (const id of new Set(ids)) yield (await client.call("getSite", { path: { id }, query: parts })).data;
}

async function readSite(
  session: Session,
  client: Client,
  kinds: readonly KindOfSite[],
  entry: SiteEntry,
): Promise<FoundSite> {
  const objects = await objectsOf(session, { kind: "Site", nameOf: () => "", omits: [] }, [entry]);
  for (const kind of kinds) objects.push(...(await objectsOf(session, kind, await kind.find(entry, client))));
  return { entry, objects };
}

interface Named {
  readonly kind: Kind;
  readonly omits?: readonly string[];
  nameOf(answer: Wire): string;
}

/** The objects of answers, oldest first. Of what every site has, only what differs from its defaults counts. */
async function objectsOf(
  session: Session,
  { kind, omits = [], nameOf }: Named,
  answers: readonly Wire[],
): Promise<FoundObject[]> {
  const objects: FoundObject[] = [];
  for (const answer of answers) {
    const found = await listed(registry[kind], session, answer);
    if (found.state === "gone") continue;
    const isDefault = registry[kind].isSingleton && Object.keys(found.inputs ?? {}).every((name) => name === "site_id");
    if (!isDefault) objects.push({ kind, name: nameOf(answer), omits, found });
  }
  return objects.sort((one, other) => (one.found.id < other.found.id ? -1 : 1));
}

type Shared = Pick<Workspace, "objects" | "tokens" | "unread">;

const nothingShared: Shared = { objects: [], tokens: [], unread: [] };

/** Reads objects that belong to the workspace as a whole. */
async function readShared(session: Session, client: Client): Promise<Shared> {
  const objects: FoundObject[] = [];
  const unread: { kinds: string[]; reason: string }[] = [];
  for (const one of kindsOfWorkspace) {
    const answers = await allowed(client.list(one.list, {}));
    if ("refusal" in answers) unread.push({ kinds: [one.kind], reason: answers.refusal });
    else objects.push(...(await objectsOf(session, one, answers.items)));
  }
  const tokens = await allowed(client.list("listTokens", {}));
  if ("refusal" in tokens) return { objects, tokens: null, unread };
  return { objects, tokens: tokens.items.filter(({ status }) => status === "active"), unread };
}

/** A list, or why the token may not read it. */
async function allowed<Item extends Wire>(
  pages: AsyncIterable<Item>,
): Promise<{ items: Item[] } | { refusal: string }> {
  const items: Item[] = [];
  try {
    for await (const item of pages) items.push(item);
    return { items };
  } catch (error) {
    if (!isProblem(error) || error.status !== 403) throw error;
    return { refusal: error.message };
  }
}

function missingScopes(kinds: readonly KindOfSite[]): Workspace["unread"] {
  return [...new Set(kinds.map(({ scope }) => scope))].map((scope) => ({
    kinds: kinds.filter((one) => one.scope === scope).map(({ kind }) => kind),
    reason: `the token lacks the scope ${scope}`,
  }));
}
