import type { Environment } from "../caller";
import type { ContentRoute } from "../handler";
import { Problem } from "../problem";
import { matchesWeakly, parseEntityTags } from "../request/etags";
import { noteProductionFetch } from "../store/delivery";
import { versionInStage } from "../store/versions";
import { bundleOf } from "../versions/bundle";

/** How long browsers and caches may keep a stage's bundle. */
const cacheControl: Readonly<Record<Environment, string>> = {
  preview: "no-store",
  production: "public, max-age=60",
};

/** Any website may read banners. */
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

const minuteMs = 60_000;

/** `GET /s/{site_id}/{environment}/config.json`: the bundle that a stage serves (contract 4.11). */
export const configFile: ContentRoute = {
  path: "/s/:siteId/:environment/config.json",
  serve: async (request, parameters, { store, world }) => {
    const { siteId = "", environment = "" } = parameters;
    const version = isEnvironment(environment) ? await versionInStage(store.db, siteId, environment) : null;
    if (!isEnvironment(environment) || version === null) {
      const detail = "No banner is served here: there is no such site or stage, or nothing was published to it.";
      throw new Problem("not-found", { detail, resource: "config", id: null }, anyOrigin);
    }
    if (environment === "production") {
      await noteProductionFetch(store.db, siteId, new Date(Math.floor(world.now().getTime() / minuteMs) * minuteMs));
    }
    const consentRevision = version[`${environment}_consent_revision`] ?? 0;
    const { text, sha256 } = bundleOf(version, environment, consentRevision);
    const headers = { ...anyOrigin, ETag: `"${sha256}"`, "Cache-Control": cacheControl[environment] };
    const known = request.headers.get("if-none-match");
    if (known !== null && matchesWeakly(parseEntityTags("If-None-Match", known), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, {
      headers: { ...headers, "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" },
    });
  },
};

function isEnvironment(text: string): text is Environment {
  return text === "preview" || text === "production";
}
