import { bannerScripts, previewPage } from "@consentform/consent/banner";
import type { BannerDocument } from "@consentform/consent/rules";
import type { UserCaller } from "../http/caller";
import type { ContentRoute, ContentService } from "../http/handler";
import { notFound } from "../http/problem";
import { idIn } from "../request/finders";
import type { Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import { siteOfWorkspace } from "../store/sites";
import { findVersion, versionInStage } from "../store/versions";
import { refuseEndedCaller } from "../tokens/ended-caller";
import { authenticatePage } from "../users/session";

/**
 * The page runs scripts with texts of a workspace: the browser gives it an opaque origin, where no cookie, no storage
 * and no page of the console is in reach, and only the console may frame it.
 */
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "sandbox allow-scripts; frame-ancestors 'self'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/** The banner of a draft, of a stage or of a version, for the console's frame. */
export const previewPages: ContentRoute = {
  path: "/preview/:site/:which",
  serve: async (request, { site = "", which = "" }, service, address) => {
    const caller = await authenticatePage(request, service, address);
    const turn = service.limits.turnOf(caller.workspaceId, request.signal);
    await turn.begin();
    try {
      return new Response(await pageOf(service, caller, site, which), { headers });
    } finally {
      turn.end();
    }
  },
};

/** @throws {Problem} not-found, and unauthenticated if the session ended while the request waited for its turn */
async function pageOf({ store, runtime }: ContentService, caller: UserCaller, site: string, which: string) {
  const { workspaceId } = caller;
  const document = await store.read(async (tx) => {
    await refuseEndedCaller(tx, caller, runtime.now(), "viewer");
    const found = await siteOfWorkspace(tx, workspaceId, idIn({ id: site }));
    return found === null ? null : documentOf(tx, site, which);
  });
  if (document === null) throw notFound("version", `${site}/${which}`);
  const day = runtime.now().toISOString().slice(0, 10);
  return previewPage(JSON.parse(document) as BannerDocument, bannerScripts(), day);
}

async function documentOf(tx: Transaction, siteId: string, which: string): Promise<string | null> {
  if (which === "draft") return (await draftOf(tx, siteId)).document;
  if (which === "preview" || which === "production") {
    return (await versionInStage(tx, siteId, which))?.document ?? null;
  }
  const number = /^[1-9]\d{0,8}$/.test(which) ? Number(which) : null;
  return number === null ? null : ((await findVersion(tx, siteId, number))?.document ?? null);
}
