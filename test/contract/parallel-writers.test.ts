import { type OperationId, operations } from "../../src/consent/contract";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onBothDatabases } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

/** Requests that are under way at the same time for the objects that are written most, and for the others. */
const many = 100;
const some = 20;

type Body = TestAnswer["body"];
type Path = Readonly<Record<string, string>>;

/** An object that If-Match guards (contract 1.1, tag M). */
interface Guarded {
  readonly writers: number;
  readonly update: OperationId;
  /** Undefined: it is never deleted separately. */
  readonly remove?: OperationId;
  make(under: InProcessService): Promise<Path>;
  read(under: InProcessService, path: Path): Promise<Body>;
  /** Two members that belong together: whoever sees them of different writers has found half a write. */
  pair(n: number): Body;
  /** The number that both members are of. */
  numberOf(body: Body): { first: number; second: number };
  /**
   * Members, or entries of a map, that can be written one without the other: a patch for each, and what is there of it.
   */
  readonly parts: readonly { patch(n: number): Body; found(body: Body): unknown; value(n: number): unknown }[];
  /** The event of a write that changed something, if there is one. */
  readonly event?: string;
}

let made = 0;
const unique = () => `w-${++made}`;
const numberIn = (text: string) => Number(/\d+$/.exec(text)?.[0]);
const count = (length: number) => Array.from({ length }, (_, n) => n);

/** An entry of a map for each index, with texts. */
const entries = (names: readonly string[], nest: (map: Body) => Body, map: (body: Body) => Body) =>
  names.map((name) => ({
    patch: (n: number) => nest({ [name]: `value ${n}` }),
    found: (body: Body) => map(body)[name],
    value: (n: number) => `value ${n}`,
  }));

const member = (name: string, value: (n: number) => unknown) => ({
  patch: (n: number) => ({ [name]: value(n) }),
  found: (body: Body) => body[name],
  value,
});

const newSite = async (under: InProcessService) =>
  (await under.call("createSite", { body: { name: unique() } })).body.id as string;
const reading = (id: OperationId) => async (under: InProcessService, path: Path) =>
  (await under.call(id, { path })).body;
const making =
  (id: OperationId, body: () => Body) =>
  async (under: InProcessService): Promise<Path> => ({ id: (await under.call(id, { body: body() })).body.id });

const guarded: Record<string, Guarded> = {
  site: {
    writers: many,
    update: "updateSite",
    remove: "deleteSite",
    make: async (under) => ({ id: await newSite(under) }),
    read: reading("getSite"),
    pair: (n) => ({ name: `writer ${n}`, retention: 1000 + n }),
    numberOf: ({ name, retention }) => ({ first: numberIn(name), second: retention - 1000 }),
    parts: entries(
      count(20).map((n) => `label-${n}`),
      (labels) => ({ settings: { labels } }),
      ({ settings }) => settings.labels,
    ),
    event: "site.updated",
  },
  draft: {
    writers: many,
    update: "putConfigDraft",
    make: async (under) => ({ id: await newSite(under) }),
    read: reading("getConfigDraft"),
    pair: (n) => ({ document: banner(`writer ${n}`), managed_by: `w-${n}` }),
    numberOf: ({ document, managed_by }) => ({
      first: numberIn(document.texts.en.banner.title),
      second: numberIn(managed_by ?? "w-0"),
    }),
    parts: [],
    event: "config.draft_updated",
  },
  schedule: {
    writers: some,
    update: "updateScanSchedule",
    make: async (under) => ({ id: await newSite(under) }),
    read: reading("getScanSchedule"),
    pair: (n) => ({ max_pages: 200 + n, month_day: (n % 28) + 1, timezone: n % 2 === 0 ? "UTC" : "Europe/Berlin" }),
    numberOf: ({ max_pages, month_day }) => ({
      first: max_pages - 200,
      second: month_day - 1 === (max_pages - 200) % 28 ? max_pages - 200 : Number.NaN,
    }),
    parts: [
      member("max_pages", (n) => n + 1),
      member("hour", (n) => n % 24),
      member("month_day", (n) => (n % 28) + 1),
      member("weekday", (n) => (n % 7) + 1),
    ],
  },
  service: {
    writers: some,
    update: "updateService",
    remove: "deleteService",
    make: async (under) => {
      const path = { id: await newSite(under) };
      const body = { key: "tracker", name: "writer 0", company: "company 0", category: "analytics" };
      return { id: (await under.call("createService", { path, body })).body.id };
    },
    read: async (under, path) => {
      const row = await under.service.store.db
        .selectFrom("services")
        .select("site_id")
        .where("id", "=", path.id ?? "")
        .executeTakeFirst();
      if (row === undefined) return { status: 404 };
      const list = await under.call("listServices", { path: { id: row.site_id }, query: { id: path.id } });
      return list.body.data[0];
    },
    pair: (n) => ({ name: `writer ${n}`, company: `company ${n}` }),
    numberOf: ({ name, company }) => ({ first: numberIn(name), second: numberIn(company) }),
    parts: entries(
      ["da", "de", "en", "es", "fr", "it", "nl", "pl"],
      (purposes) => ({ purposes }),
      ({ purposes }) => purposes,
    ),
    event: "service.updated",
  },
  channel: {
    writers: some,
    update: "updateAlertChannel",
    remove: "deleteAlertChannel",
    make: making("createAlertChannel", () => ({
      name: unique(),
      kind: "slack",
      url: "https://hooks.example.com/in/1000",
    })),
    read: reading("getAlertChannel"),
    pair: (n) => ({ name: `${unique()} of writer ${n}`, url: `https://hooks.example.com/in/${1000 + n}` }),
    numberOf: ({ name, url_hint }) => ({ first: numberIn(name), second: numberIn(url_hint) - 1000 }),
    parts: [
      member("min_severity", (n) => ["info", "critical"][n % 2]),
      member("alert_kinds", (n) => [["scan.failed"], ["issue.opened"], ["domain.failed"]][n % 3]),
    ],
  },
  webhook: {
    writers: some,
    update: "updateWebhookEndpoint",
    remove: "deleteWebhookEndpoint",
    make: making("createWebhookEndpoint", () => ({
      url: "https://hooks.example.com/in/0",
      description: "writer 0",
      event_kinds: ["scan.*"],
    })),
    read: reading("getWebhookEndpoint"),
    pair: (n) => ({ url: `https://hooks.example.com/in/${n}`, description: `writer ${n}` }),
    numberOf: ({ url, description }) => ({ first: numberIn(url), second: numberIn(description) }),
    parts: [
      member("url", (n) => `https://hooks.example.com/in/${n}`),
      member("description", (n) => `writer ${n}`),
      member("event_kinds", (n) => [["site.created"], ["site.updated"], ["site.deleted"]][n % 3]),
    ],
  },
  template: {
    writers: some,
    update: "updateTemplate",
    remove: "deleteTemplate",
    make: making("createTemplate", () => ({ name: unique(), document: {} })),
    read: reading("getTemplate"),
    pair: (n) => ({ description: `writer ${n}`, variables: { writer: { required: false, default: `writer ${n}` } } }),
    numberOf: ({ description, variables }) => ({
      first: numberIn(description),
      second: numberIn(variables.writer.default),
    }),
    parts: count(10).map((index) => ({
      patch: (n) => ({ variables: { [`v${index}`]: { required: false, default: `value ${n}` } } }),
      found: ({ variables }) => variables[`v${index}`]?.default,
      value: (n) => `value ${n}`,
    })),
    event: "template.updated",
  },
};

test("every write that honours If-Match is among these", () => {
  const honouring = Object.values(operations).filter(({ honoursIfMatch }) => honoursIfMatch);
  const tested = Object.values(guarded).flatMap(({ update, remove }) => (remove ? [update, remove] : [update]));
  expect(tested.sort()).toEqual(honouring.map(({ id }) => id).sort());
});

onBothDatabases((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  /**
   * As clients do: a write that waited too long for the others is answered 503, has changed nothing (contract 4.4), and
   * is sent again.
   */
  const call: InProcessService["call"] = async (id, request) => {
    const answer = await under.call(id, request);
    if (answer.status !== 503) return answer;
    expect([answer.slug, answer.headers.get("retry-after")]).toEqual(["unavailable", "1"]);
    return call(id, request);
  };

  /** How many answers have each status. */
  const statuses = (answers: readonly TestAnswer[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const eventsAbout = async (kind: string | undefined, path: Path) =>
    kind === undefined ? null : (await under.events(kind)).filter(({ object_id }) => object_id === path.id);

  describe.each(Object.entries(guarded))("%s", (_name, object) => {
    const { writers } = object;
    const write = (path: Path, body: Body, ifMatch?: string) =>
      call(object.update, { path, body, headers: ifMatch === undefined ? {} : { "if-match": ifMatch } });

    test("applies one of several parallel writes that expect the same state", async () => {
      const path = await object.make(under);
      const { etag } = await object.read(under, path);
      const answers = await Promise.all(count(writers).map((n) => write(path, object.pair(n + 1), etag)));
      expect(statuses(answers)).toEqual({ 200: 1, 412: writers - 1 });
      const after = await object.read(under, path);
      const winner = answers.findIndex(({ status }) => status === 200) + 1;
      expect(object.numberOf(after)).toEqual({ first: winner, second: winner });
      expect(answers[winner - 1]?.body.etag).toBe(after.etag);
      for (const { status, slug, body } of answers.filter((answer) => answer.status !== 200)) {
        expect([status, slug, body.current_etag]).toEqual([412, "precondition-failed", after.etag]);
      }
      const events = await eventsAbout(object.event, path);
      expect(events?.length ?? 1).toBe(1);
    });

    test("read-modify-write with preconditions builds on every earlier write", async () => {
      const path = await object.make(under);
      await write(path, object.pair(0));
      const steps: (readonly [from: number, to: number])[] = [];
      const refused: number[] = [];
      await Promise.all(
        count(4).map(async (writer) => {
          for (let to = writer * 3 + 1; to <= writer * 3 + 3; ) {
            const before = await object.read(under, path);
            const answer = await write(path, object.pair(to), before.etag);
            if (answer.status === 200) steps.push([object.numberOf(before).first, to++]);
            else refused.push(answer.status);
          }
        }),
      );
      expect(new Set(refused)).toEqual(new Set([412]));
      // A lost update would be a state that two writers built on.
      const next = new Map(steps);
      expect([steps.length, next.size]).toEqual([12, 12]);
      let last = 0;
      for (let to = next.get(0); to !== undefined; to = next.get(to)) last = to;
      expect(object.numberOf(await object.read(under, path))).toEqual({ first: last, second: last });
    });

    if (object.parts.length > 0) {
      test("parallel writes of different parts leave each part as a writer requested it", async () => {
        const path = await object.make(under);
        const { parts } = object;
        const answers = await Promise.all(
          count(writers).map((n) => write(path, parts[n % parts.length]?.patch(n) ?? {})),
        );
        expect(statuses(answers)).toEqual({ 200: writers });
        const after = await object.read(under, path);
        for (const [index, { found, value }] of parts.entries()) {
          const wanted = count(writers).filter((n) => n % parts.length === index);
          expect(wanted.map(value)).toContainEqual(found(after));
        }
      });
    }

    if (object.remove !== undefined) {
      const remove = object.remove;
      test("applies one of several writes and deletes that expect the same state", async () => {
        const path = await object.make(under);
        const { etag } = await object.read(under, path);
        const answers = await Promise.all(
          count(20).map((n) =>
            n % 2 === 0 ? write(path, object.pair(n + 1), etag) : call(remove, { path, headers: { "if-match": etag } }),
          ),
        );
        const applied = answers.findIndex(({ status }) => status < 300);
        const isWritten = applied % 2 === 0;
        expect(statuses(answers)).toEqual(isWritten ? { 200: 1, 412: 19 } : { 204: 1, 404: 19 });
        const after = await object.read(under, path);
        if (isWritten) expect(object.numberOf(after)).toEqual({ first: applied + 1, second: applied + 1 });
        else expect(after.status).toBe(404);
      });
    }
  });

  test("100 parallel draft writes without If-Match are 100 revisions with predecessors", async () => {
    const path = { id: await newSite(under) };
    const before = (await call("getConfigDraft", { path })).body;
    const answers = await Promise.all(
      count(many).map((n) =>
        call("putConfigDraft", { path, body: { document: banner(`writer ${n}`), managed_by: `w-${n}` } }),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: many });
    const reported = answers.map(({ body }) => body.revision).sort((a, b) => a - b);
    expect(reported).toEqual(count(many).map((n) => n + 1));
    const events = (await eventsAbout("config.draft_updated", path)) ?? [];
    const changes = events.map(({ data }) => data).sort((a, b) => Number(a.revision) - Number(b.revision));
    expect(changes.map(({ revision }) => revision)).toEqual(reported);
    const byRevision = new Map(answers.map(({ body }) => [body.revision, body.digest]));
    for (const { revision, digest, previous } of changes) {
      expect(digest).toBe(byRevision.get(revision));
      expect(previous).toEqual({ digest: byRevision.get(Number(revision) - 1) ?? before.digest });
    }
    const after = (await call("getConfigDraft", { path })).body;
    expect([after.revision, after.digest]).toEqual([many, byRevision.get(many)]);
  });

  test("parallel publishes of one draft make one version, of changing ones a number each", async () => {
    const path = { id: await newSite(under) };
    await call("putConfigDraft", { path, body: { document: banner("one") } });
    const same = await Promise.all(count(many).map(() => call("publishVersion", { path, body: {} })));
    expect(statuses(same)).toEqual({ 200: many - 1, 201: 1 });
    expect(new Set(same.map(({ body }) => body.number))).toEqual(new Set([1]));
    const forced = await Promise.all(
      count(20).map((n) => call("publishVersion", { path, body: { reconsent: "force", publish_key: `key-${n}` } })),
    );
    const numbers = forced.filter(({ status }) => status === 201).map(({ body }) => body.number);
    expect(numbers.sort((a, b) => a - b)).toEqual(count(numbers.length).map((n) => n + 2));
    const { body: site } = await call("getSite", { path });
    expect(site.stages.preview.number).toBe(numbers.length + 1);
    expect(await eventsAbout("version.published", { id: `${path.id}/${numbers.length + 1}` })).toHaveLength(1);
  });
});
