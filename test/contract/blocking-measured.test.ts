import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedService } from "../../src/consent/banner/make-slices";
import type { BlockingMeasured, LoadResult } from "../../tools/generate/blocking-docs";
import { inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import type { Website } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { htmlWays, type LoadingWay, scriptWays } from "../support/loading-ways";
import { repositoryFolder } from "../support/repository-folder";
import { storingWays } from "../support/storing-ways";

/**
 * The documentation promises exactly the blocking that a browser measures. With CONSENTFORM_WRITE_MEASURED=1,
 * the results become the documented ones; `npm run generate` then writes the tables.
 */

const run = inBannerBrowser();

const FILE = join(repositoryFolder, "docs/reference/blocking-measured.json");
const documented = JSON.parse(readFileSync(FILE, "utf8")) as BlockingMeasured;
const measured: { -readonly [Part in keyof BlockingMeasured]?: BlockingMeasured[Part] } = {};

afterAll(() => {
  if (process.env.CONSENTFORM_WRITE_MEASURED !== "1") return;
  writeFileSync(FILE, `${JSON.stringify({ ...documented, ...measured }, null, 2)}\n`);
});

const compare = <Part extends keyof BlockingMeasured>(part: Part, results: BlockingMeasured[Part]) => {
  measured[part] = results;
  if (process.env.CONSENTFORM_WRITE_MEASURED !== "1") expect(results).toEqual(documented[part]);
};

const ads: PublishedService = {
  key: "ads",
  category: "marketing",
  hosts: ["tracker.localhost"],
  scripts: [],
  blocking: "auto",
  storage: [],
};

const pathOf = (kind: string, index: number, { ending }: LoadingWay) => `/${kind}-${index}${ending}`;

/** How often each way sent a request to the other host. */
const countsOf = (website: Website, kind: string, ways: readonly LoadingWay[]) => {
  const paths = website.requests("other").map((path) => path.split("?")[0]);
  return ways.map((way, index) => paths.filter((path) => path === pathOf(kind, index, way)).length);
};

const silence = (visitor: Visitor) => visitor.page.waitForNetworkIdle({ idleTime: 300 });

/** Requests and runs of each way, before the visitor accepted and after. */
const watched = async (visitor: Visitor, website: Website, kind: string, ways: readonly LoadingWay[]) => {
  await silence(visitor);
  const [before, ranBefore] = [countsOf(website, kind, ways), await visitor.ran()];
  await visitor.press(".accept");
  await silence(visitor);
  const [after, ran] = [countsOf(website, kind, ways), await visitor.ran()];
  return ways.map((way, index) => {
    const path = pathOf(kind, index, way);
    return {
      way,
      before: before[index] ?? 0,
      after: after[index] ?? 0,
      hasRunBefore: ranBefore.includes(path),
      runs: ran.filter((each) => each === path).length,
    };
  });
};
type Watched = Awaited<ReturnType<typeof watched>>[number];

const resultOf = ({ before, after }: Watched): LoadResult => {
  if (before === 0) return after === 0 ? "refused" : "held";
  return "not held";
};

/** The result for the page's own HTML, which may be requested before an observer sees it. */
const parsedResultOf = (each: Watched): LoadResult => {
  const { way, before, after, hasRunBefore } = each;
  if (way.group === "Scripts" && !hasRunBefore && before > 0) return "not run";
  if (way.group === "Frames and plugins" && after === before + 1) return "emptied";
  return resultOf(each);
};

const inPage = (website: Website, kind: string) =>
  scriptWays
    .map((way, index) => {
      const address = website.address("other", pathOf(kind, index, way));
      return `try { (function (URL) { ${way.code} })("${address}"); } catch (error) { console.error(error); }`;
    })
    .join("\n");

testInBrowser("requests by scripts are held as documented, and made once on consent", () =>
  run(async ({ visit, website }) => {
    const free = await visit({});
    await free.evaluate(inPage(website, "free"));
    await silence(free);
    expect(countsOf(website, "free", scriptWays).map((count) => count > 0)).toEqual(scriptWays.map(() => true));
    const visitor = await visit({ services: [ads] });
    await visitor.evaluate(inPage(website, "script"));
    const all = await watched(visitor, website, "script", scriptWays);
    expect(all.filter(({ after, runs }) => after > 1 || runs > 1)).toEqual([]);
    compare(
      "scripts",
      all.map((each) => ({ group: each.way.group, way: each.way.way, unmarked: resultOf(each) })),
    );
  }),
);

testInBrowser("the page's own HTML is held as documented, unmarked and marked", () =>
  run(async ({ visit, website }) => {
    const markable = htmlWays.filter(({ marked }) => marked !== undefined);
    const bodyOf = (kind: string, ways: readonly LoadingWay[], code: (way: LoadingWay) => string) =>
      ways.map((way, index) => code(way).replace("URL", `OTHER${pathOf(kind, index, way)}`)).join("\n");
    const visitor = await visit({ services: [ads], body: bodyOf("html", htmlWays, ({ code }) => code) });
    const unmarked = await watched(visitor, website, "html", htmlWays);
    expect(unmarked.filter(({ runs }) => runs > 1)).toEqual([]);
    const marked = (way: LoadingWay) => htmlWays.find((each) => each === way)?.marked ?? "";
    const other = await visit({ services: [ads], body: bodyOf("marked", markable, marked) });
    const withMarks = await watched(other, website, "marked", markable);
    expect(withMarks.filter(({ after, runs }) => after > 1 || runs > 1)).toEqual([]);
    compare(
      "html",
      unmarked.map((each) => {
        const found = withMarks.find(({ way }) => way === each.way);
        const { group, way } = each.way;
        return { group, way, unmarked: parsedResultOf(each), marked: found === undefined ? null : resultOf(found) };
      }),
    );
  }),
);

testInBrowser("scripts store under undeclared names only as documented", () =>
  run(async ({ visit }) => {
    const storedWith = async (unknown_storage: "block" | "report") => {
      const visitor = await visit({
        change: (document) => {
          document.blocking = { mode: "auto", unknown_storage };
        },
      });
      const stored: boolean[] = [];
      for (const [index, { code, isThere }] of storingWays.entries()) {
        const act = `(async (NAME) => { try { ${code} } catch {} return ${isThere}; })("unknown${index}")`;
        stored.push(await visitor.evaluate(act));
      }
      return stored;
    };
    expect(await storedWith("report")).toEqual(storingWays.map(() => true));
    const stored = await storedWith("block");
    compare(
      "storage",
      storingWays.map(({ way }, index) => ({ way, result: stored[index] ? "not held" : "held" })),
    );
  }),
);
