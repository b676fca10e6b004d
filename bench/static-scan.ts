import { runDueWork } from "../src/service/background/start-jobs";
import { startInProcessService } from "../test/support/in-process-service";
import { reaching, scannableSite } from "../test/support/scannable-site";
import { startWebsite } from "../test/support/website";
import type { Row } from "./row";

const PAGES = 500;
/** As many at a time as the engine fetches. */
const CONCURRENCY = 4;
/** Of ordinary markup beside the links and tags, in kilobytes: a page of a shop. */
const PAGE_KB = 30;

/** A static scan of local pages against just fetching the same pages; both in this process, with the website. */
export async function measureStaticScan(): Promise<Row[]> {
  const website = await startWebsite();
  const under = await startInProcessService({
    ...reaching(website),
    settings: { ...reaching(website).settings, isAnswerValidated: false },
  });
  try {
    const site = await scannableSite(under, website);
    const markup = "<p>".concat("lorem ipsum dolor sit amet ".repeat((PAGE_KB * 1000) / 27), "</p>");
    const paths = Array.from({ length: PAGES }, (_, index) => (index === 0 ? "/" : `/page-${index}`));
    const links = paths.map((path) => `<a href="${path}">x</a>`).join("");
    for (const path of paths) {
      const head = `<head>${site.tag}<script src="https://cdn.example/app.js"></script></head>`;
      website.pages[path] = {
        html: `${head}<body>${path === "/" ? links : ""}${markup}</body>`,
        headers: { "set-cookie": "session=1; Secure; SameSite=Lax" },
      };
    }
    const fetchingS = await secondsOf(() => fetchAll(paths.map((path) => `${site.origin}${path}`)));
    const { body } = await under.call("queueScan", {
      path: { id: site.id },
      body: { environment: "preview", max_pages: PAGES },
    });
    const scanningS = await secondsOf(() => runDueWork(under.service));
    const { body: scan } = await under.call("getScan", { path: { id: body.id } });
    if (scan.counts.pages_visited !== PAGES) throw new Error(`the scan visited ${scan.counts.pages_visited} pages`);
    return [
      {
        subject: `static scan of ${PAGES} local pages of ${PAGE_KB} kB`,
        ours: `${Math.round(PAGES / scanningS)} pages/s`,
        against: `just fetching them: ${Math.round(PAGES / fetchingS)}`,
        ratio: scanningS / fetchingS,
      },
    ];
  } finally {
    await under.close();
    await website.close();
  }
}

async function fetchAll(urls: readonly string[]): Promise<void> {
  const left = urls.map((url) => ({ port: new URL(url).port, path: new URL(url).pathname, host: new URL(url).host }));
  const worker = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      await (await fetch(`http://127.0.0.1:${next.port}${next.path}`, { headers: { host: next.host } })).text();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}
