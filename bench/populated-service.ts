import { runDueWork, type Service } from "@consentform/service";
import { sql } from "kysely";
import { type Operation, type OperationId, operations } from "../src/consent/contract";
import { banner } from "../test/support/banners";
import { startInProcessService, type TestWorkspace } from "../test/support/in-process-service";
import { inhabitable, inhabitedSite } from "../test/support/inhabited-site";
import { signedInCookie } from "../test/support/signed-in";
import { startWebsite } from "../test/support/website";
import { copyOf, copySite, templateOfCopy } from "./many-sites";

/** A service on PGlite in memory whose sites have rows in every table. */
export interface PopulatedService {
  readonly service: Service;
  /** Token of the sites' workspace, with all scopes. */
  readonly token: string;
  /** How many copies of the first site there are. */
  readonly copies: number;
  /** Id of the site that was copied. */
  readonly siteId: string;
  /** Id of the newer of two scans of the site's preview. */
  readonly scanId: string;
  /** Id of a delivery of one of the site's events. */
  readonly deliveryId: string;
  /** The path of an operation with ids of the copy number `place`; what is not a site's is there once. */
  pathOf(operation: Operation, place: number): string;
  /** The cursors of second pages. */
  readonly cursors: Readonly<Record<"listSites" | "listAlerts", string>>;
  /** Sends with the credentials that the operation takes. @throws {Error} with the response, if it is not a success */
  send(operation: Operation, path: string, body?: unknown): Promise<{ readonly id?: string }>;
  close(): Promise<void>;
}

/** A page on which scans find something: the cookie of a tracker before any choice. */
const PAGE = { html: "<p>Shop</p>", headers: { "set-cookie": "_ga=1; Path=/" } };

/** Kinds of objects, as paths name them, that belong to a workspace and not to one of its sites. */
const NOT_COPIED = /^\/(webhooks|alert-channels)\//;

/** Makes a site with something of every kind, and `copies` copies of it. */
export async function startPopulatedService(copies: number): Promise<PopulatedService> {
  const website = await startWebsite({ "/": PAGE, "/hook": "" });
  const { settings, runtime } = inhabitable(website);
  const opened = await startInProcessService({
    ...(runtime === undefined ? {} : { runtime }),
    settings: { ...settings, isAnswerValidated: false },
  });
  const { service } = opened;
  const workspace = await opened.workspace();
  const site = await inhabitedSite(opened, workspace, website);
  const { body: me } = await workspace.send({ path: "/me" });
  const cookie = await signedInCookie(service, me.workspace.name);
  const asUser = { token: null, headers: { cookie, origin: "http://127.0.0.1:4071" } };
  const ofSite = (id: OperationId) => site.pathOf(operations[id]);
  await settle(workspace, service, site.id, ofSite);
  await workspace.makeSite({ settings: { labels: { team: "one" } } });
  const { id: scanId } = await newestRow(service, "scans", site.id);
  const { id: deliveryId } = await newestRow(service, "webhook_deliveries", site.id);
  await copySite(service.store, site.id, copies);
  const cursorOf = async (path: string) => String((await workspace.send({ path })).body.next_cursor);
  const cursors = { listSites: await cursorOf("/sites"), listAlerts: await cursorOf("/alerts") };
  return {
    service,
    token: workspace.token,
    copies,
    siteId: site.id,
    scanId,
    deliveryId,
    cursors,
    pathOf: (operation, place) => {
      const path = site.pathOf(operation);
      if (NOT_COPIED.test(path)) return path;
      return path.replace(/\w+_\w{26}/, (id) => (id.startsWith("tpl_") ? templateOfCopy(place) : copyOf(id, place)));
    },
    send: async ({ method, auth }, path, body) => {
      const answer = await workspace.send({ method, path, body, ...(auth === "user" ? asUser : {}) });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    close: async () => {
      await opened.close();
      await website.close();
    },
  };
}

/**
 * Adds what an inhabited site lacks: a draft that follows a template and is not published, a second scan, an install
 * check, a delivery.
 */
async function settle(
  workspace: TestWorkspace,
  service: Service,
  siteId: string,
  pathOf: (id: OperationId) => string,
): Promise<void> {
  const steps: readonly (readonly [OperationId, object])[] = [
    ["putConfigDraft", { document: banner("Not published") }],
    ["applyTemplate", { items: [{ site_id: siteId }] }],
    ["queueScan", { environment: "preview" }],
    ["createInstallCheck", { environment: "preview" }],
    ["updateSite", { settings: { labels: { team: "all" } } }],
  ];
  for (const [id, body] of steps) {
    const answer = await workspace.send({ method: operations[id].method, path: pathOf(id), body });
    if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  await runDueWork(service);
}

async function newestRow(
  { store }: Service,
  table: "scans" | "webhook_deliveries",
  siteId: string,
): Promise<{ id: string }> {
  const newest = sql<{ id: string }>`
    select id from ${sql.table(table)} where site_id = ${siteId} order by created_at desc, id desc limit 1`;
  const { rows } = await newest.execute(store.db);
  if (rows[0] === undefined) throw new Error(`The site has nothing in ${table}.`);
  return rows[0];
}
