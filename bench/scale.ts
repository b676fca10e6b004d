import { type BenchService, startBenchService } from "./bench-service";
import { copyId } from "./many-sites";
import { median } from "./median";
import type { Row } from "./row";
import { SAMPLE_BANNERS } from "./sample-banner";

const FEW = 100;
/** Below the limit of a workspace, so that sites can still be made. */
const MANY = 9_900;
const ROUNDS = 60;
const GOAL = 1.5;

/** A request of one operation family, made anew for each round. */
type Request = (bench: Prepared, round: number) => readonly [method: string, path: string, body?: unknown];

/** A service with one more object of each kind that a workspace has. */
interface Prepared extends BenchService {
  readonly copy: string;
  readonly cursor: string;
  readonly domainId: string;
  readonly webhookId: string;
}

const get =
  (path: (bench: Prepared) => string): Request =>
  (bench) => ["GET", path(bench)];

/** At least one read and one write of each family that does not leave the process. */
const REQUESTS: Readonly<Record<string, Request>> = {
  "a page of 50 sites": get(() => "/sites"),
  "the next page of sites": get(({ cursor }) => `/sites?cursor=${cursor}`),
  "a site by its name": get(() => "/sites?name=copy%2050"),
  "a site by its external key": get(() => "/sites?external_key=bench-50"),
  "50 sites by a label": get(() => "/sites?label=team:small"),
  "the one site with a label": get(() => "/sites?label=team:large"),
  "a site": get(({ copy }) => `/sites/${copy}`),
  "make a site": (_, round) => ["POST", "/sites", { name: `made ${round}` }],
  "change a site": ({ copy }, round) => ["PATCH", `/sites/${copy}`, { retention: 100 + round }],
  "a domain": get(({ domainId }) => `/domains/${domainId}`),
  "make a domain": ({ smallId }, round) => ["POST", `/sites/${smallId}/domains`, { host: `a${round}.bench.example` }],
  "a draft": get(({ copy }) => `/sites/${copy}/config/draft`),
  "put a draft": ({ copy }, round) => ["PUT", `/sites/${copy}/config/draft`, { document: renamed(round) }],
  "validate a draft": ({ copy }) => ["POST", `/sites/${copy}/config/validate`, {}],
  versions: get(({ copy }) => `/sites/${copy}/versions`),
  publish: (_, round) => ["POST", `/sites/${copyId(round + 2)}/versions`, {}],
  scans: get(({ copy }) => `/sites/${copy}/scans`),
  "a scan schedule": get(({ copy }) => `/sites/${copy}/scan-schedule`),
  "change a scan schedule": ({ copy }, round) => ["PATCH", `/sites/${copy}/scan-schedule`, { max_pages: 1 + round }],
  "install checks": get(({ copy }) => `/sites/${copy}/install-checks`),
  services: get(({ copy }) => `/sites/${copy}/services`),
  issues: get(({ copy }) => `/sites/${copy}/issues`),
  "consent records": get(({ copy }) => `/sites/${copy}/consents`),
  "export keys": get(() => "/export-keys"),
  alerts: get(() => "/alerts"),
  "alert channels": get(() => "/alert-channels"),
  webhooks: get(() => "/webhooks"),
  "webhook deliveries": get(({ webhookId }) => `/webhooks/${webhookId}/deliveries`),
  templates: get(() => "/templates"),
  tokens: get(() => "/tokens"),
  me: get(() => "/me"),
};

/** Time of each operation family with many sites in the database against the same with few, one after the other in this process. */
export async function measureScale(): Promise<Row[]> {
  const few = await prepare(FEW);
  const many = await prepare(MANY);
  const rows: Row[] = [];
  for (const [subject, request] of Object.entries(REQUESTS)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await timed(few, request, round));
      times.many.push(await timed(many, request, round));
    }
    // The first rounds prepare statements and warm the code up.
    const [fewMs, manyMs] = [median(times.few.slice(10)), median(times.many.slice(10))];
    rows.push({
      subject: `${subject}, ${MANY + 2} sites`,
      ours: `${manyMs.toFixed(2)} ms`,
      against: `${FEW + 2} sites: ${fewMs.toFixed(2)}`,
      ratio: manyMs / fewMs,
      goal: { atMost: GOAL },
    });
  }
  await few.service.close();
  await many.service.close();
  return rows;
}

async function prepare(copies: number): Promise<Prepared> {
  const bench = await startBenchService(copies);
  const page = await bench.send("GET", "/sites");
  const { id: domainId } = await bench.send("POST", `/sites/${bench.smallId}/domains`, { host: "b.bench.example" });
  const { id: webhookId } = await bench.send("POST", "/webhooks", {
    url: "https://hooks.bench.example/",
    event_kinds: ["site.deleted"],
  });
  return {
    ...bench,
    copy: copyId(1),
    cursor: String(page.next_cursor),
    domainId: String(domainId),
    webhookId: String(webhookId),
  };
}

async function timed(bench: Prepared, request: Request, round: number): Promise<number> {
  const [method, path, body] = request(bench, round);
  const begun = performance.now();
  await bench.send(method, path, body);
  return performance.now() - begun;
}

function renamed(round: number) {
  const document = SAMPLE_BANNERS.small();
  return { ...document, identity: { ...document.identity, controller_name: `Bench ${round}` } };
}
