import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEgress } from "../../../../src/service/egress/egress";
import { type CrawlEnd, crawl } from "../../../../src/service/scanner/crawl";
import type { PageVisitor } from "../../../../src/service/scanner/page-visit";
import { createPressPlan } from "../../../../src/service/scanner/press-plan";
import { robotsRules } from "../../../../src/service/scanner/robots-rules";
import { staticEngine } from "../../../../src/service/scanner/static-engine";

/** The pause of a crawl between two requests to a host. Loopback names get no pause, so hosts here have other names. */

/** The time of each page's request, by host: as scheduled, since a busy machine answers late. */
let asked: Map<string, number[]>;
let robots: string;
let server: Server;
beforeEach(async () => {
  asked = new Map();
  robots = "";
  server = createServer((request, response) => {
    if (request.url === "/robots.txt") {
      response.writeHead(200, { "content-type": "text/plain" }).end(robots);
      return;
    }
    const links = ["/a", "/b", "/c", "/d", "/e"].map((path) => `<a href="${path}">x</a>`);
    response.writeHead(200, { "content-type": "text/html" }).end(links.join(""));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function visit(hosts: readonly string[], maxPages: number): Promise<CrawlEnd> {
  const { port } = server.address() as AddressInfo;
  const egress = createEgress({ isLocalAllowed: true, resolveHost: async () => ["127.0.0.1"] });
  const isHostAllowed = (host: string) => hosts.includes(host);
  const { signal } = new AbortController();
  const engine = staticEngine({ egress, now: () => new Date() });
  const visitor: PageVisitor = {
    ...engine,
    visit: (url, ...rest) => {
      asked.set(url.hostname, [...(asked.get(url.hostname) ?? []), performance.now()]);
      return engine.visit(url, ...rest);
    },
  };
  return crawl(
    { starts: hosts.map((host) => [new URL(`http://${host}:${port}/`)]), areStartsNamed: false, maxPages },
    {
      visitor,
      banner: {
        siteId: "site_1",
        environment: "preview",
        storage: { kind: "cookie", name: "c" },
        optional: [],
      },
      presses: createPressPlan(visitor, [], []),
      robots: robotsRules(egress, isHostAllowed, signal),
      isHostAllowed,
      onVisit: () => {},
      onPage: () => {},
      signal,
    },
  );
}

/** From the first page of a host to its last, in milliseconds. */
function spanMs(host: string): number {
  const times = asked.get(host) ?? [];
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}

/** By so much the first request may come late on a busy machine, and the last one not. */
const toleranceMs = 500;

test("each host gets a rest of a quarter of a second", async () => {
  const end = await visit(["one.example", "two.example"], 12);
  expect(end).toEqual({ pagesVisited: 12, pagesFailed: 0, failure: null, gone: [] });
  for (const host of ["one.example", "two.example"]) {
    expect([host, asked.get(host)?.length]).toEqual([host, 6]);
    expect(spanMs(host)).toBeGreaterThan(5 * 250 - toleranceMs);
  }
});

test("waits as long as robots.txt requests", async () => {
  robots = "User-agent: *\nCrawl-delay: 5\n\nUser-agent: consentform\nCrawl-delay: 0.7\n";
  expect(await visit(["slow.example"], 3)).toMatchObject({ pagesVisited: 3 });
  expect(spanMs("slow.example")).toBeGreaterThan(2 * 700 - toleranceMs);
});

test("waits at most 5 s, because a scan must end", async () => {
  robots = "User-agent: *\nCrawl-delay: 3600\n";
  expect(await visit(["slowest.example"], 2)).toMatchObject({ pagesVisited: 2 });
  expect(spanMs("slowest.example")).toBeGreaterThan(5000 - toleranceMs);
  expect(spanMs("slowest.example")).toBeLessThan(20_000);
}, 30_000);
