import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { testInBrowser } from "../support/browser";
import { repositoryFolder } from "../support/repository-folder";
import { startBrowser } from "../support/start-browser";
import { type StaticSite, serveFolder } from "../support/static-site";

/** The documentation as a website, in a real browser. */

/** A page as the browser shows it. */
interface Visited {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const TABS = 3;
let root: string;
let site: StaticSite | undefined;
let browser: Browser | null = null;
/** Errors on the console, failed requests and requests to other hosts, of all pages. */
const faults: string[] = [];
const visited = new Map<string, Visited>();
const paths = () =>
  readdirSync(join(root, "site"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && name !== "404.html")
    .map((name) => `/${name.replace(/(^|\/)index\.html$/, "$1")}`);

beforeAll(async () => {
  browser = await startBrowser();
  if (browser === null) return;
  root = mkdtempSync(join(tmpdir(), "website-"));
  // A copy, because a build leaves files beside the pages for as long as it takes.
  for (const name of ["docs", "tools", "package.json"]) {
    cpSync(join(repositoryFolder, name), join(root, name), { recursive: true });
  }
  execFileSync(process.execPath, ["tools/docs.mjs", "build", "--outDir", join(root, "site")], {
    cwd: root,
    stdio: "pipe",
  });
  site = await serveFolder(join(root, "site"));
  await visitAll(browser, site.origin);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(root, { recursive: true, force: true });
});

async function visitAll(from: Browser, origin: string): Promise<void> {
  const left = paths();
  const work = async () => {
    const page = await watchedPage(from, origin);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(`${origin}${path}`, { waitUntil: "load" });
      visited.set(path, await contentOf(page));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

async function watchedPage(from: Browser, origin: string): Promise<Page> {
  const page = await from.newPage();
  page.on("console", (message) => {
    const { url = "" } = message.location();
    // Chromium asks for this file before it has read the page, which names an icon.
    if (message.type() !== "error" || url === `${origin}/favicon.ico`) return;
    faults.push(`${page.url()}: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${String(error)}`));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) faults.push(request.url());
  });
  return page;
}

async function contentOf(page: Page): Promise<Visited> {
  // As texts, because these tests have no types of a browser's objects.
  const links = await page.evaluate("[...document.querySelectorAll('a[href]')].map(({ href }) => href)");
  const ids = await page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)");
  return { links: links as string[], ids: new Set(ids as string[]) };
}

/** Links within a site that lead to no page, or to no place of a page. */
function deadLinks(pages: ReadonlyMap<string, Visited>, origin: string): string[] {
  return [...pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => link.startsWith(origin))
      .filter((link) => {
        const { pathname, hash } = new URL(link);
        const target = pages.get(pathname.replace(/\/index\.html$/, "/"));
        return target === undefined || (hash !== "" && !target.ids.has(decodeURIComponent(hash.slice(1))));
      })
      .map((link) => `${path}: ${link}`),
  );
}

testInBrowser("the navigation of the first page leads to every page", () => {
  if (site === undefined) return;
  const { origin } = site;
  const reached = new Set(visited.get("/")?.links.map((link) => link.replace(origin, "").replace(/#.*$/, "")));
  expect(visited.size).toBeGreaterThan(100);
  expect([...visited.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

testInBrowser("no link within the website is dead, and no anchor", () => {
  if (site === undefined) return;
  expect(deadLinks(visited, site.origin)).toEqual([]);
});

test("a link to no page and a link to no heading are dead", () => {
  const origin = "http://site.example";
  const links = [`${origin}/`, `${origin}/#a`, `${origin}/#b`, `${origin}/absent.html`, "https://elsewhere.example/"];
  expect(deadLinks(new Map([["/", { links, ids: new Set(["a"]) }]]), origin)).toEqual([
    `/: ${origin}/#b`,
    `/: ${origin}/absent.html`,
  ]);
});

testInBrowser("the search finds a resource and opens its page", async () => {
  if (browser === null || site === undefined) return;
  const page = await watchedPage(browser, site.origin);
  await page.goto(`${site.origin}/`, { waitUntil: "load" });
  await (await page.waitForSelector(".DocSearch-Button"))?.click();
  await (await page.waitForSelector(".search-input"))?.type("DomainVerification");
  const result = await page.waitForSelector('a.result[href*="/reference/resources/domain-verification"]');
  await result?.click();
  await page.waitForFunction('document.querySelector("h1")?.textContent.startsWith("DomainVerification")');
  await page.close();
});

testInBrowser("no page has an error on its console or asks another host", () => {
  expect(faults).toEqual([]);
});
