import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "@consentform/service";
import { digest } from "../../src/consent/values/canonical-json";
import { banner } from "./banners";
import type { DevService } from "./dev-service";

/** The writes of a lane, over and over. */
const pattern = ["patch", "draft", "patch", "create", "patch", "draft", "patch", "delete"] as const;
type Write = (typeof pattern)[number];

/** How many writes of each kind were acknowledged. */
type Counts = Record<Write, number>;

/** One writer with a separate site. It writes one thing after another, so that at most one is not acknowledged. */
export interface Lane {
  readonly number: number;
  siteId: string;
  /** Ids of the sites that it made beside its own, oldest first. */
  readonly made: string[];
  readonly acknowledged: Counts;
  /** Sent, and not answered yet: it may have happened or not. */
  pending: Write | null;
}

/** Writes at a rate. */
export interface WriteLoad {
  readonly lanes: readonly Lane[];
  /** Acknowledged writes so far. */
  count(): number;
  /** Those of the last second. */
  lastSecond(): number;
  /** Sends what was not answered once more, then goes on until each lane has lost its process, or is stopped. */
  run(serviceOf: (lane: Lane) => DevService): Promise<void>;
  /** Lets each lane finish what it has begun. */
  stop(): void;
}

/** Makes the lanes' sites. @param perSecond writes of all lanes together, if the service is fast enough */
export async function startWriteLoad(service: DevService, lanes: number, perSecond: number): Promise<WriteLoad> {
  const all: Lane[] = Array.from({ length: lanes }, (_, number) => ({
    number,
    siteId: "",
    made: [],
    pending: null,
    acknowledged: { patch: 0, draft: 0, create: 0, delete: 0 },
  }));
  for (const lane of all) {
    const made = await send(service, "POST", "/sites", { name: "patch 0", retention: 100 });
    lane.siteId = String(made?.id);
  }
  const everyMs = (lanes * 1000) / perSecond;
  /** Times of acknowledgements, oldest first. */
  let recent: number[] = [];
  const noteOne = () => {
    const now = performance.now();
    recent = [...recent.filter((at) => at > now - 1000), now];
  };
  let isStopped = false;
  return {
    lanes: all,
    count: () => all.flatMap(({ acknowledged }) => Object.values(acknowledged)).reduce((sum, one) => sum + one, 0),
    lastSecond: () => recent.filter((at) => at > performance.now() - 1000).length,
    stop: () => {
      isStopped = true;
    },
    run: async (serviceOf) => {
      isStopped = false;
      await Promise.all(
        all.map(async (lane) => {
          for (let dueAt = Date.now(); !isStopped; dueAt += everyMs) {
            await sleep(Math.max(0, dueAt - Date.now()));
            if (!(await writeNext(lane, serviceOf(lane)))) return;
            noteOne();
          }
        }),
      );
    },
  };
}

/** @returns false if the service is gone: the write stays pending */
async function writeNext(lane: Lane, service: DevService): Promise<boolean> {
  const total = Object.values(lane.acknowledged).reduce((sum, one) => sum + one, 0);
  const write = lane.pending ?? pattern[total % pattern.length] ?? "patch";
  lane.pending = write;
  const answer = await send(service, ...requestOf(lane, write));
  if (answer === null) return false;
  if (write === "create") lane.made.push(String(answer.id));
  lane.acknowledged[write] += 1;
  lane.pending = null;
  return true;
}

type RequestParts = readonly [method: string, path: string, body?: unknown, key?: string];

function requestOf(lane: Lane, write: Write): RequestParts {
  const n = lane.acknowledged[write] + 1;
  const key = `lane-${lane.number}-${n}`;
  // Three places that belong together.
  const fields = { name: `patch ${n}`, retention: 100 + (n % 1000), settings: { labels: { patch: String(n) } } };
  const requests: Record<Write, RequestParts> = {
    patch: ["PATCH", `/sites/${lane.siteId}`, fields],
    draft: ["PUT", `/sites/${lane.siteId}/config/draft`, { document: banner(`draft ${n}`), managed_by: `draft-${n}` }],
    create: ["POST", "/sites", { name: key, external_key: key }, key],
    delete: ["DELETE", `/sites/${lane.made[n - 1]}`],
  };
  return requests[write];
}

/**
 * @returns null if there is no answer
 * @throws Error if the answer is a refusal; a second DELETE may be not-found
 */
async function send(
  service: DevService,
  ...[method, path, body, key]: RequestParts
): Promise<{ readonly id?: unknown } | null> {
  const exchange = async () => {
    const response = await fetch(`${service.endpoint}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  // fetch throws when the connection breaks, and for nothing else here.
  const answer = await exchange().catch(() => null);
  if (answer === null) return null;
  const isGone = method === "DELETE" && answer.status === 404;
  if (answer.status >= 300 && !isGone) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.text === "" ? {} : JSON.parse(answer.text);
}

/**
 * Looks into the database for what the load has left there. Every lane's site holds its last acknowledged writes, or
 * the one that was not answered; nothing is half-written; and there is exactly one event for each change.
 */
export async function expectExactly(store: Store, lanes: readonly Lane[]): Promise<void> {
  const { db } = store;
  const events = await db.selectFrom("events").selectAll().orderBy("created_at").execute();
  const sites = new Map((await db.selectFrom("sites").selectAll().execute()).map((site) => [site.id, site]));
  const drafts = new Map((await db.selectFrom("drafts").selectAll().execute()).map((draft) => [draft.site_id, draft]));
  const about = (kind: string, id?: string) =>
    events.filter((event) => event.kind === kind && (id === undefined || event.object_id === id));
  const possible = ({ acknowledged, pending }: Lane, write: Write) =>
    pending === write ? [acknowledged[write], acknowledged[write] + 1] : [acknowledged[write]];

  for (const lane of lanes) {
    const site = sites.get(lane.siteId);
    const patches = Number(site?.name.split(" ")[1]);
    expect(possible(lane, "patch")).toContain(patches);
    expect(site).toMatchObject({
      retention: 100 + (patches % 1000),
      settings: { labels: patches === 0 ? {} : { patch: String(patches) } },
    });
    expect(about("site.updated", lane.siteId)).toHaveLength(patches);

    const draft = drafts.get(lane.siteId);
    const document = JSON.parse(draft?.document ?? "null");
    const written = draft?.revision ?? -1;
    expect(possible(lane, "draft")).toContain(written);
    expect(draft).toMatchObject({
      digest: digest(document),
      managed_by: written === 0 ? null : `draft-${written}`,
    });
    if (written > 0) expect(document.texts.en.banner.title).toBe(`draft ${written}`);
    const changes = about("config.draft_updated", lane.siteId).sort(
      (a, b) => Number(a.data.revision) - Number(b.data.revision),
    );
    expect(changes.map(({ data }) => data.revision)).toEqual(Array.from({ length: written }, (_, n) => n + 1));
    for (const [index, { data }] of changes.entries()) {
      expect(data.digest).toBe(digest(banner(`draft ${index + 1}`)));
      if (index > 0) expect(data.previous).toEqual({ digest: changes[index - 1]?.data.digest });
    }
  }

  const ids = (kind: string) => about(kind).map(({ object_id }) => object_id);
  const [created, deleted] = [ids("site.created"), ids("site.deleted")];
  expect([new Set(created).size, new Set(deleted).size]).toEqual([created.length, deleted.length]);
  expect(created.filter((id) => !deleted.includes(id)).sort()).toEqual([...sites.keys()].sort());
  const own = lanes.map(({ siteId }) => siteId);
  const made = lanes.flatMap((lane) => lane.made);
  const unanswered = (write: Write) => lanes.filter(({ pending }) => pending === write).length;
  expect(made.filter((id) => !created.includes(id))).toEqual([]);
  expect(created.length - own.length - made.length).toBeGreaterThanOrEqual(0);
  expect(created.length - own.length - made.length).toBeLessThanOrEqual(unanswered("create"));
  const removed = lanes.flatMap((lane) => lane.made.slice(0, lane.acknowledged.delete));
  expect(removed.filter((id) => !deleted.includes(id))).toEqual([]);
  expect(deleted.length - removed.length).toBeLessThanOrEqual(unanswered("delete"));
  const kinds = ["site.created", "site.updated", "site.deleted", "config.draft_updated"];
  expect(events.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);

  // A site has all of its parts, and nothing else has any.
  expect([...drafts.keys()].sort()).toEqual([...sites.keys()].sort());
  const { counted } = await db
    .selectFrom("site_counts")
    .select(({ fn }) => fn.sum<number>("count").as("counted"))
    .executeTakeFirstOrThrow();
  expect(Number(counted)).toBe(sites.size);
  for (const [table, each] of [["scan_schedules", 1] as const, ["stages", 2] as const]) {
    const rows = await db.selectFrom(table).select("site_id").execute();
    expect(rows.map(({ site_id }) => site_id).sort()).toEqual(
      [...sites.keys()].flatMap((id) => Array.from({ length: each }, () => id)).sort(),
    );
  }
}
