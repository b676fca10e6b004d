import { gzipSync } from "node:zlib";
import { runDueWork } from "../../src/service/background/start-jobs";
import { createEgress } from "../../src/service/egress/egress";
import { runScan } from "../../src/service/scans/run-scan";
import { startScan } from "../../src/service/scans/start-scan";
import type { InProcessService } from "../support/in-process-service";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { onDatabaseOfRun } from "../support/service-databases";
import { startWebsite, type Website } from "../support/website";

/** Longer than the whole time of the scan that is given too little of it. */
const patienceMs = 6000;

onDatabaseOfRun((start) => {
  let website: Website;
  let under: InProcessService;
  let site: ScannableSite;
  beforeAll(async () => {
    website = await startWebsite();
    under = await start({
      ...reaching(website),
      // A host that never answers is waited for no longer than this, in place of half a minute.
      egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [], limits: { timeoutMs: patienceMs } }),
    });
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });
  beforeEach(async () => {
    site = await scannableSite(under, website);
  });

  const queue = async (body: Record<string, unknown> = {}): Promise<string> =>
    (await under.call("queueScan", { path: { id: site.id }, body: { environment: "preview", ...body } })).body.id;
  const read = async (id: string) => (await under.call("getScan", { path: { id } })).body;
  const page = (body: string) => `<head>${site.tag}</head><body>${body}</body>`;
  const never = new AbortController().signal;
  const scan = (body?: Record<string, unknown>) => scanned(under, site, body);

  describe("hostile pages", () => {
    test("a zip bomb, an endless body and a silent body are failed pages, not failed scans", async () => {
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
      website.pages = {
        "/": page('<a href="/bomb">x</a><a href="/endless">x</a><a href="/never">x</a><a href="/fine">x</a>'),
        "/bomb": (_request, response) =>
          response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(bomb),
        "/endless": (_request, response) => {
          response.writeHead(200, { "content-type": "text/html" });
          // As fast as it is read and no faster: the service is in this process, too, and has other pages to fetch.
          const timer = setInterval(() => response.writableNeedDrain || response.write("<p>".repeat(100_000)), 5);
          response.on("close", () => clearInterval(timer));
        },
        // The head of an answer, and nothing after it.
        "/never": (_request, response) => response.writeHead(200, { "content-type": "text/html" }).flushHeaders(),
        "/fine": page(""),
      };
      const result = await scan();
      expect([result.status, result.counts.pages_visited, result.counts.pages_failed]).toEqual(["completed", 2, 3]);
    }, 60_000);

    test("links without end stop at max_pages, redirects without end at their limit", async () => {
      website.pages = new Proxy(
        {},
        {
          get: (_pages, path) => {
            const number = Number(/^\/(\d*)$/.exec(String(path))?.[1] ?? Number.NaN);
            if (path === "/loop") return { status: 302, headers: { location: "/loop" } };
            return Number.isNaN(number)
              ? undefined
              : page(`<a href="/${number * 2 + 1}">x</a><a href="/${number * 2 + 2}">x</a><a href="/loop">x</a>`);
          },
        },
      );
      const result = await scan({ max_pages: 40 });
      expect(result.counts.pages_visited + result.counts.pages_failed).toBe(40);
      expect(result.counts.pages_failed).toBe(1);
    });

    test("thousands of cookies on one page, and names of any form, are kept within limits", async () => {
      const odd = ["a'\"\u00ff=1", "=nameless", "x".repeat(300), "<b>=1", "__proto__=1", ";;;"];
      website.pages = {
        "/": (_request, response) =>
          response
            .writeHead(200, { "content-type": "text/html", "set-cookie": [...odd, ...cookiesNamed("page", 2000)] })
            .end(page("")),
      };
      const result = await scan();
      // More than what is read of an answer's head: the page counts as one that cannot be read, and the scan as one of
      // a site that cannot.
      expect([result.status, result.counts.pages_visited, result.counts.pages_failed]).toEqual(["failed", 0, 1]);
      website.pages = {
        "/": (_request, response) =>
          response
            .writeHead(200, { "content-type": "text/html", "set-cookie": [...odd, ...cookiesNamed("page", 300)] })
            .end(page("")),
      };
      const warned = jest.spyOn(console, "warn");
      const smaller = await scan();
      // A page writes nothing into the log of whoever runs the service.
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
      expect([smaller.status, smaller.counts.pages_visited]).toEqual(["completed", 1]);
      const query = { limit: 200, rule_id: "unclassified-service" };
      const { data } = (await under.call("listScanFindings", { path: { id: smaller.id }, query })).body;
      const names: string[] = data.map(({ subject }: { subject: { name: string } }) => subject.name);
      // Two hundred of a page are looked at.
      expect(names.filter((name) => name.startsWith("zz"))).toHaveLength(200 - odd.length);
      expect(names).toEqual(expect.arrayContaining(["<b>", "a'\"\u00ff"]));
    });

    test("10,000 findings are kept, and the rest is counted", async () => {
      const [pageCount, perPage] = [121, 100];
      website.pages = Object.fromEntries(
        Array.from({ length: pageCount }, (_, number) => [
          number === 0 ? "/" : `/${number}`,
          {
            html: page(`<a href="/${number + 1}">x</a>`),
            headers: { "set-cookie": cookiesNamed(lettersOf(number), perPage) },
          },
        ]),
      );
      const { id, status, counts } = await scan({ max_pages: 200 });
      expect([status, counts.pages_visited]).toEqual(["completed", pageCount]);
      const kept = counts.error + counts.warning + counts.note;
      expect([kept, counts.dropped]).toEqual([10_000, pageCount * perPage - 10_000]);
      const csv = await under.get(`/v1/scans/${id}/findings?format=csv`, {
        authorization: `Bearer ${await under.token()}`,
      });
      expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(1 + 10_000);
    }, 120_000);
  });

  /** Unknown cookies, each of another name: digits would be taken for what differs between visitors. */
  const cookiesNamed = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `zz${prefix}q${lettersOf(index)}=1`);

  const lettersOf = (number: number): string =>
    [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("");

  describe("a run", () => {
    test("fails after its time limit with its findings, and resolves nothing", async () => {
      website.pages = { "/": { html: page(""), headers: { "set-cookie": "_ga=1" } } };
      const first = await scan();
      const [finding] = (await findingsOf(under, first.id)).filter(
        (each: { rule_id: string }) => each.rule_id === "pre-consent-storage",
      );
      website.pages = {
        "/": { html: page('<a href="/hang">x</a>'), headers: { "set-cookie": "strange=1" } },
        "/hang": () => undefined,
      };
      const id = await queue();
      await runScan(under.service, id, { signal: never, timeoutMs: 5000 });
      const result = await read(id);
      expect([result.status, result.failure.code, result.counts.pages_visited]).toEqual(["failed", "timeout", 1]);
      expect((await findingsOf(under, id)).map((each: { subject: { name: string } }) => each.subject.name)).toContain(
        "strange",
      );
      const { body } = await under.call("listIssues", { path: { id: site.id }, query: { id: finding.issue_id } });
      expect(body.data[0].status).toBe("open");
      website.pages = { "/": page("") };
      const third = await scan();
      expect(third.previous_scan_id).toBe(first.id);
      const after = await under.call("listIssues", { path: { id: site.id }, query: { id: finding.issue_id } });
      expect(after.body.data[0].status).toBe("resolved");
    });

    test("goes back to the queue when stopped, and starts over", async () => {
      website.pages = { "/": () => undefined };
      const id = await queue();
      const stopping = new AbortController();
      const run = runScan(under.service, id, { signal: stopping.signal });
      while ((await read(id)).status !== "running") await new Promise((resolve) => setTimeout(resolve, 20));
      stopping.abort();
      await expect(run).rejects.toThrow("given back");
      expect(await read(id)).toMatchObject({ status: "queued", engine: null, version_number: null, started_at: null });
      website.pages = { "/": page("") };
      await runDueWork(under.service);
      expect((await read(id)).status).toBe("completed");
    });

    test("runs again if its worker vanishes once, fails the second time", async () => {
      website.pages = { "/": page("") };
      const id = await queue();
      const { store, runtime } = under.service;
      const take = () => store.transaction((tx) => startScan(tx, runtime, id, "static"));
      const lost = await take();
      expect(lost?.scan.status).toBe("running");
      await runScan(under.service, id, { signal: never });
      expect((await read(id)).status).toBe("completed");
      const other = await queue();
      const takeOther = () => store.transaction((tx) => startScan(tx, runtime, other, "static"));
      await takeOther();
      await takeOther();
      expect(await takeOther()).toBeNull();
      const result = await read(other);
      expect([result.status, result.failure.code]).toEqual(["failed", "worker-lost"]);
      const events = (await under.events("scan.failed")).filter(({ object_id }) => object_id === other);
      expect(events).toHaveLength(1);
    });

    test("done twice is as if done once", async () => {
      website.pages = { "/": { html: page(""), headers: { "set-cookie": "_ga=1" } } };
      const id = await queue();
      await Promise.allSettled([
        runScan(under.service, id, { signal: never }),
        runScan(under.service, id, { signal: never }),
      ]);
      await runDueWork(under.service);
      expect((await read(id)).status).toBe("completed");
      const fingerprints = (await findingsOf(under, id)).map((each: { fingerprint: string }) => each.fingerprint);
      expect(new Set(fingerprints).size).toBe(fingerprints.length);
      expect((await under.events("scan.completed")).filter(({ object_id }) => object_id === id)).toHaveLength(1);
    });
  });
});
