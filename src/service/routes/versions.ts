import { required } from "../http/found";
import type { Routes } from "../http/handler";
import { pageOf } from "../http/paging";
import { pointersOf } from "../store/stages";
import { listVersionHeads } from "../store/versions";
import { promoteVersion } from "../versions/promote-version";
import { publishVersion } from "../versions/publish-version";
import { rollbackVersion } from "../versions/rollback-version";
import { versionSummary, versionView } from "../versions/version-view";

/** Published versions, and the version of each stage. */
export const versionsRoutes = {
  listVersions: async ({ tx, found, query, page }) => {
    const site = required(found, "site");
    const filter = { stages: query.stage, configDigest: query.digest };
    const pointers = await pointersOf(tx, site.id);
    const heads = await listVersionHeads(tx, site.id, filter, page);
    const body = pageOf(
      page,
      heads,
      ({ number }) => [number],
      (head) => versionSummary(head, pointers),
    );
    return { status: 200, body };
  },
  getVersion: async ({ tx, found }) => {
    const version = required(found, "version");
    return { status: 200, body: versionView(version, await pointersOf(tx, version.site_id)) };
  },
  publishVersion,
  promoteVersion,
  rollbackVersion,
} satisfies Routes;
