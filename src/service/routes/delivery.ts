import type { Environment } from "../caller";
import { minuteMs } from "../durations";
import type { ContentRoute, ContentService } from "../handler";
import { Problem } from "../problem";
import { matchesWeakly, parseEntityTags } from "../request/etags";
import type { Row, Store } from "../store/database";
import { noteProductionFetch } from "../store/delivery";
import { versionInStage } from "../store/versions";
import { type Bundle, bundleOf } from "../versions/bundle";
import { loaderOf } from "../versions/loader";
import { withinPatience } from "../within-patience";

/** How long browsers and caches may keep a stage's bundle. */
const cacheControl: Readonly<Record<Environment, string>> = {
  preview: "no-store",
  production: "public, max-age=60",
};

/** How long a visitor waits for the note of the fetch, in milliseconds: where it takes longer, the database does not take writes as it should. */
const notePatienceMs = 500;

/** Of each service, for each site at most one: fewer than it has connections, which all may wait for a database that does not take writes as it should. */
const mostPendingNotes = 4;
const pendingNotes = new WeakMap<Store, number>();

/** Any website may read banners. */
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** `GET /s/{site_id}/{environment}/config.json`: the bundle that a stage serves (contract 4.11). */
export const configFile: ContentRoute = {
  path: "/s/:siteId/:environment/config.json",
  serve: async (request, parameters, service) => {
    const { version, environment } = await delivered(service.store, parameters);
    if (environment === "production") await noteFetch(service, version.site_id);
    const consentRevision = version[`${environment}_consent_revision`] ?? 0;
    return fileResponse(request, bundleOf(version, environment, consentRevision), environment, {
      "Content-Type": "application/json",
    });
  },
};

/** Notes a fetch of production's banner. No failure of it keeps the banner from a visitor: it is counted, and the next fetch notes again. */
async function noteFetch({ store, world, metrics }: ContentService, siteId: string): Promise<void> {
  const pending = pendingNotes.get(store) ?? 0;
  if (pending >= mostPendingNotes) return metrics.countLostNote();
  pendingNotes.set(store, pending + 1);
  const minute = new Date(Math.floor(world.now().getTime() / minuteMs) * minuteMs);
  const note = noteProductionFetch(store.db, siteId, minute)
    .catch(() => metrics.countLostNote())
    .finally(() => pendingNotes.set(store, (pendingNotes.get(store) ?? 1) - 1));
  // What rejects here is lateness alone: the note goes on behind the answer.
  await withinPatience(note, notePatienceMs).catch(() => {});
}

/** `GET /s/{site_id}/{environment}/loader.js`: what a page's script tag names (contract 4.11). */
export const loaderFile: ContentRoute = {
  path: "/s/:siteId/:environment/loader.js",
  serve: async (request, parameters, { store, settings }) => {
    const { version, environment } = await delivered(store, parameters);
    const url = `${settings.assetUrl}/s/${version.site_id}/${environment}/loader.js`;
    return fileResponse(request, loaderOf(version, { environment, url }), environment, {
      "Content-Type": "text/javascript; charset=utf-8",
      // Pages that isolate themselves load nothing from elsewhere that does not say so.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  },
};

/**
 * The version that the named stage holds.
 * @throws {Problem} not-found
 */
async function delivered(
  store: Store,
  { siteId = "", environment = "" }: Readonly<Record<string, string>>,
): Promise<{ version: Row<"versions">; environment: Environment }> {
  const version = isEnvironment(environment) ? await versionInStage(store.db, siteId, environment) : null;
  if (isEnvironment(environment) && version !== null) return { version, environment };
  const detail = "No banner is served here: there is no such site or stage, or nothing was published to it.";
  throw new Problem("not-found", { detail, resource: "config", id: null }, anyOrigin);
}

/** The file, or 304 if the browser has it. */
function fileResponse(
  request: Request,
  { text, sha256 }: Bundle,
  environment: Environment,
  more: Readonly<Record<string, string>>,
): Response {
  const headers = { ...anyOrigin, ETag: `"${sha256}"`, "Cache-Control": cacheControl[environment] };
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesWeakly(parseEntityTags("If-None-Match", known), headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, ...more, "X-Content-Type-Options": "nosniff" } });
}

function isEnvironment(text: string): text is Environment {
  return text === "preview" || text === "production";
}
