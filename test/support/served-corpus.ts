import { loaderTag } from "../../src/service/pages/loader-tag";
import { createFindingsCollector } from "../../src/service/scanner/findings-collector";
import type { SeenStorage } from "../../src/service/scanner/page-visit";
import { banner } from "./banners";
import { type CorpusPage, type CorpusThing, visitOf } from "./scan-corpus";
import type { ScannableSite } from "./scannable-site";
import type { PageAnswer } from "./website";

/** Pages of the corpus as a real website serves them, and what a scan finds on them. */
export interface ServedCorpus {
  /** By path; the first links to all others. */
  readonly pages: Readonly<Record<string, PageAnswer>>;
  /** Severity and rule of each finding, by its fingerprint. */
  readonly findings: Readonly<Record<string, string>>;
}

/**
 * Moves pages of the corpus to a site on loopback, with what an engine can see there: hosts of others cannot set
 * anything, and without a browser no script runs.
 */
export function servedCorpus(
  pages: readonly CorpusPage[],
  site: ScannableSite,
  engine: "static" | "browser",
): ServedCorpus {
  const moved = pages.map(({ url, things, starts }, index) => ({
    starts,
    path: index === 0 ? "/" : `/${new URL(url).hostname}`,
    things: things
      .filter((thing) => isVisible(thing, url, engine) && (starts === undefined || engine === "browser"))
      .map((thing) => movedTo(site.host, thing)),
  }));
  const links = moved.map(({ path }) => `<a href="${path}">x</a>`).join("");
  const loader = loaderTag(new URL(`http://127.0.0.1:4071/s/${site.id}/preview/loader.js`));
  if (loader === null) throw new Error("The address of the loader is none.");
  const collector = createFindingsCollector({
    siteId: site.id,
    environment: "preview" as const,
    document: banner(),
    declared: [],
    recorded: [],
    profiles: ["gdpr"],
    engine,
    at: new Date(),
  });
  for (const { path, things } of moved) collector.add(visitOf(`${site.origin}${path}`, things, [loader]));
  return {
    pages: Object.fromEntries(moved.map(({ path, things, starts }) => [path, answerOf(things, site, links, starts)])),
    findings: Object.fromEntries(
      collector
        .result(true)
        .findings.map(({ fingerprint, severity, ruleId }) => [fingerprint, `${severity} ${ruleId}`]),
    ),
  };
}

function isVisible(thing: CorpusThing, url: string, engine: "static" | "browser"): boolean {
  if ("request" in thing.seen) return engine === "browser" || thing.seen.request.kind !== "other";
  const { host } = thing.seen.storage;
  const isOwn = new URL(url).hostname.endsWith(host);
  return isOwn && (engine === "browser" || thing.isSetByServer);
}

function movedTo(host: string, thing: CorpusThing): CorpusThing {
  return "request" in thing.seen ? thing : { ...thing, seen: { storage: { ...thing.seen.storage, host } } };
}

function answerOf(
  things: readonly CorpusThing[],
  { tag }: ScannableSite,
  links: string,
  starts: CorpusPage["starts"],
): PageAnswer {
  const stored = things.flatMap((thing) => ("storage" in thing.seen ? [{ ...thing, entry: thing.seen.storage }] : []));
  const requests = things.flatMap(({ seen }) => ("request" in seen ? [seen.request] : []));
  const scripts = stored.filter(({ isSetByServer }) => !isSetByServer).map(({ entry }) => storing(entry));
  const calls = requests
    .filter(({ kind }) => kind === "other")
    .map(({ address }) => `fetch(${JSON.stringify(address)}, { mode: "no-cors" }).catch(() => {});`);
  if (starts !== undefined) {
    const added = requests.filter(({ kind }) => kind === "script").map(({ address }) => adding(address));
    const code = beginning[starts]([...scripts, ...calls, ...added].join("\n"));
    return `<!doctype html><html><head>${tag}<script>${code}</script></head><body>${links}</body></html>`;
  }
  const elements = requests.map(({ address, kind }) => {
    if (kind === "script") return `<script src="${address}"></script>`;
    if (kind === "frame") return `<iframe src="${address}"></iframe>`;
    return kind === "pixel" ? `<img src="${address}" width="1" height="1">` : "";
  });
  return {
    html: `<!doctype html><html><head>${tag}<script>${[...scripts, ...calls].join("\n")}</script></head><body>${elements.join("")}${links}</body></html>`,
    headers: { "set-cookie": stored.filter(({ isSetByServer }) => isSetByServer).map(({ entry }) => cookieOf(entry)) },
  };
}

/** Scripts that wait, by the event that they wait for. */
const beginning: Readonly<Record<NonNullable<CorpusPage["starts"]>, (code: string) => string>> = {
  timer: (code) => `addEventListener("load", () => setTimeout(() => { ${code} }, 2000));`,
  movement: (
    code,
  ) => `for (const type of ["keydown", "mousemove", "touchstart", "wheel"]) addEventListener(type, begin);
    let hasBegun = false;
    function begin() { if (hasBegun) return; hasBegun = true; ${code} }`,
};

/** A statement that adds a script to the page. */
function adding(address: string): string {
  return `document.head.append(Object.assign(document.createElement("script"), { src: ${JSON.stringify(address)} }));`;
}

/** A statement that stores something. */
function storing(entry: SeenStorage): string {
  const name = JSON.stringify(entry.name);
  if (entry.kind === "cookie") return `document.cookie = ${JSON.stringify(cookieOf(entry))};`;
  if (entry.kind === "indexeddb") return `indexedDB.open(${name});`;
  return `${entry.kind}Storage.setItem(${name}, "1");`;
}

function cookieOf({ name, lifetimeMs, isSecure, sameSite }: SeenStorage): string {
  const age = lifetimeMs === null ? "" : `; Max-Age=${Math.min(lifetimeMs / 1000, 400 * 86_400)}`;
  return `${name}=1; Path=/${age}${isSecure ? "; Secure" : ""}${sameSite === null ? "" : `; SameSite=${sameSite}`}`;
}
