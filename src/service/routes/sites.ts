import { canonicalJson, isTimeZone } from "@consentform/consent/values";
import { emit } from "../events/emit";
import { actorOf, memberOf } from "../http/caller";
import { externalKeyTaken } from "../http/conflicts";
import { checkIfMatch } from "../http/etags";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import { checkPlanLimit } from "../http/plan-limits";
import { validationFailed } from "../http/problem";
import { patchedFields, withDefaults } from "../http/settable-fields";
import { rescheduleInZone } from "../scans/scan-schedule";
import { deleteSite } from "../sites/delete-site";
import { type SiteInclude, sitesWithinLimit } from "../sites/included-parts";
import { insertSiteParts } from "../sites/site-parts";
import { requestedRetention } from "../sites/site-retention";
import { type SiteFields, siteEtag, siteFields, siteView, siteViews } from "../sites/site-view";
import { json, type Row } from "../store/database";
import { countSites, insertSite, listSites, siteWithExternalKey, updateSite } from "../store/sites";
import { lockWorkspace } from "../store/workspaces";

/** The sites of a workspace. */
export const sitesRoutes = {
  listSites: list,
  createSite: create,
  getSite: async (call) => {
    const body = await siteView(call, required(call.found, "site"), call.query.include);
    return { status: 200, body, etag: body.etag };
  },
  updateSite: update,
  deleteSite: async (call) => {
    const site = required(call.found, "site");
    checkIfMatch(call.ifMatch, siteEtag(call.keys, site));
    const tokens = await deleteSite(call, site);
    return { status: 204, audit: { after: tokens.length === 0 ? {} : { tokens } } };
  },
} satisfies Routes;

async function list(call: Call<"listSites">): Promise<Reply<"listSites">> {
  const { tx, query, page } = call;
  const { workspaceId, siteId } = memberOf(call.caller);
  const include: readonly SiteInclude[] = query.include ?? [];
  const found = await listSites(
    tx,
    workspaceId,
    {
      ids: siteId === null ? query.id : (query.id ?? [siteId]).filter((id) => id === siteId),
      name: query.name,
      part: query.q,
      labels: query.label?.map(labelOf),
      externalKey: query.external_key,
      templateId: query.template_id,
    },
    page,
  );
  const limit = await sitesWithinLimit(call, found.slice(0, page.limit), include);
  const views = new Map((await siteViews(call, found.slice(0, limit), include)).map((view) => [view.id, view]));
  return { status: 200, body: pageOf({ ...page, limit }, found, byAge, ({ id }) => shown(views, id)) };
}

function shown<View>(views: ReadonlyMap<string, View>, id: string): View {
  const view = views.get(id);
  if (view === undefined) throw new Error(`${id} has no view.`);
  return view;
}

/** `team:shop` is the label team with the value shop; keys have no colon. */
function labelOf(label: string): [key: string, value: string] {
  const colon = label.indexOf(":");
  return [label.slice(0, colon), label.slice(colon + 1)];
}

async function create(call: Call<"createSite">): Promise<Reply<"createSite">> {
  const { tx, runtime, now, caller } = call;
  const { workspaceId } = memberOf(caller);
  const { settings, external_key, ...others } = withDefaults("createSite", call.body);
  // withDefaults has filled in every member of the settings.
  const fields: SiteFields = { ...others, settings: settings as SiteFields["settings"] };
  checkSettings(fields);
  await lockWorkspace(tx, workspaceId);
  const taken = external_key === null ? null : await siteWithExternalKey(tx, workspaceId, external_key);
  if (taken !== null) throw externalKeyTaken("site", taken);
  checkPlanLimit("sites", await countSites(tx, workspaceId));
  const actor = actorOf(caller);
  const site = await insertSite(tx, {
    id: runtime.newId("site"),
    workspace_id: workspaceId,
    ...fields,
    settings: json(fields.settings),
    external_key,
    created_at: now,
    updated_at: now,
    updated_by: json(actor),
  });
  await insertSiteParts(tx, site);
  await emitSite(call, site, "site.created");
  return {
    status: 201,
    body: await siteView(call, site),
    etag: siteEtag(call.keys, site),
    location: `/sites/${site.id}`,
  };
}

async function update(call: Call<"updateSite">): Promise<Reply<"updateSite">> {
  const { tx, keys, now } = call;
  const site = required(call.found, "site");
  const current = siteFields(site);
  const asked = patchedFields("updateSite", current, call.body, call.validation);
  const etag = siteEtag(keys, site);
  const isSame = siteEtag(keys, { ...site, ...asked }) === etag;
  checkIfMatch(call.ifMatch, etag, isSame);
  if (isSame) return { status: 200, body: await siteView(call, site), etag };
  checkSettings(asked);
  const { settings, retention, ...others } = asked;
  const saved = await updateSite(tx, site.id, {
    ...others,
    settings: json(settings),
    ...(retention === site.retention ? {} : requestedRetention(site, retention, now)),
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  if (settings.timezone !== site.settings.timezone) await rescheduleInZone(tx, site.id, settings.timezone, now);
  const fields = (Object.keys(current) as (keyof SiteFields)[]).filter(
    (field) => canonicalJson(asked[field]) !== canonicalJson(current[field]),
  );
  await emitSite(call, saved, "site.updated", { fields });
  return { status: 200, body: await siteView(call, saved), etag: siteEtag(keys, saved) };
}

/** Checks that the schema cannot express. */
function checkSettings({ settings }: SiteFields): void {
  if (!isTimeZone(settings.timezone)) {
    throw validationFailed([
      {
        pointer: "/settings/timezone",
        code: "unknown-time-zone",
        detail: "is not an IANA time zone, as in Europe/Berlin",
      },
    ]);
  }
}

function emitSite(
  { tx, runtime, caller, now }: Call<"createSite"> | Call<"updateSite">,
  site: Row<"sites">,
  kind: "site.created" | "site.updated",
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return emit(tx, runtime, {
    workspaceId: site.workspace_id,
    kind,
    object: { type: "site", id: site.id },
    siteId: site.id,
    actor: actorOf(caller),
    data,
    at: now,
  });
}
