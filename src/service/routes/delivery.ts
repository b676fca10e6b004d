import type { ContentRoute, ContentService } from "../http/handler";
import { Problem } from "../http/problem";
import { MINUTE_MS } from "../runtime/durations";
import { withTimeout } from "../runtime/with-timeout";
import type { Store } from "../store/database";
import { noteProductionFetch } from "../store/delivery";
import { deliverFile, type FileName } from "../versions/deliver-file";
import { anyOrigin, fileResponse } from "../versions/delivered-file";

/** How long a visitor waits for the note of the fetch, in milliseconds: where it takes longer, the database does not take writes as it should. */
const NOTE_PATIENCE_MS = 500;

/** Of each service, for each site at most one: fewer than it has connections, which all may wait for a database that does not take writes as it should. */
const MAX_PENDING_NOTES = 4;
const pendingNotes = new WeakMap<Store, number>();
/** The minute in which each service noted fetches last, and the sites that it noted then. */
const notedSites = new WeakMap<Store, { readonly minute: number; readonly siteIds: Set<string> }>();

/** `GET /s/{site_id}/{environment}/config.json`: the bundle that a stage serves (contract 4.11). */
export const configFile: ContentRoute = route("config.json");

/** `GET /s/{site_id}/{environment}/loader.js`: what a page's script tag names (contract 4.11). */
export const loaderFile: ContentRoute = route("loader.js");

function route(name: FileName): ContentRoute {
  return {
    path: `/s/:siteId/:environment/${name}`,
    serve: async (request, { siteId = "", environment = "" }, service) => {
      const file = await deliverFile(service, siteId, environment, name);
      if (file === null) throw nothingServed();
      if (name === "config.json" && environment === "production") await noteFetch(service, siteId);
      return fileResponse(request, file);
    },
  };
}

/** Notes a fetch of production's banner. No failure of it keeps the banner from a visitor: it is counted, and the next fetch notes again. */
export async function noteFetch(
  { store, world, metrics }: Pick<ContentService, "store" | "world" | "metrics">,
  siteId: string,
): Promise<void> {
  const minute = new Date(Math.floor(world.now().getTime() / MINUTE_MS) * MINUTE_MS);
  const noted = notedIn(store, minute);
  if (noted.has(siteId)) return;
  const pending = pendingNotes.get(store) ?? 0;
  if (pending >= MAX_PENDING_NOTES) return metrics.countLostNote();
  pendingNotes.set(store, pending + 1);
  const note = noteProductionFetch(store.db, siteId, minute)
    .then(() => void noted.add(siteId))
    .catch(() => metrics.countLostNote())
    .finally(() => pendingNotes.set(store, (pendingNotes.get(store) ?? 1) - 1));
  // What rejects here is lateness alone: the note goes on behind the answer.
  await withTimeout(note, NOTE_PATIENCE_MS).catch(() => {});
}

function notedIn(store: Store, minute: Date): Set<string> {
  const known = notedSites.get(store);
  if (known?.minute === minute.getTime()) return known.siteIds;
  const siteIds = new Set<string>();
  notedSites.set(store, { minute: minute.getTime(), siteIds });
  return siteIds;
}

function nothingServed(): Problem {
  const detail = "No banner is served here: the site or stage does not exist, or nothing has been published to it.";
  return new Problem("not-found", { detail, resource: "config", id: null }, anyOrigin);
}
