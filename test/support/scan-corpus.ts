import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { PageVisit, SeenRequest, SeenStorage } from "../../src/service/scanner/page-visit";
import { repositoryFolder } from "./repository-folder";

/** The parts of the corpus: verdicts are tuned on one and never on the other. */
export const corpusParts = ["development", "held-out"] as const;
export type CorpusPart = (typeof corpusParts)[number];

/** The purpose of something; `unknown` where neither its name nor its host says so. */
export const truths = [
  "necessary",
  "security",
  "preferences",
  "functional",
  "analytics",
  "marketing",
  "unknown",
] as const;
export type Truth = (typeof truths)[number];

/** Something that a page of the corpus stores or asks for. */
export interface CorpusThing {
  readonly truth: Truth;
  /** The source of the verdict: one of the sources that its file lists. */
  readonly source: string;
  /** True if the server sets it, so that it is there without scripts. */
  readonly isSetByServer: boolean;
  readonly seen: { readonly storage: SeenStorage } | { readonly request: SeenRequest };
}

/** A page of the corpus. */
export interface CorpusPage {
  readonly url: string;
  /** The event that the page's scripts wait for; default: none. */
  readonly starts?: "timer" | "movement";
  readonly things: readonly CorpusThing[];
}

interface CorpusFile {
  readonly sources: Readonly<Record<string, string>>;
  readonly pages: readonly (Omit<CorpusPage, "things"> & { readonly what: string; readonly seen: readonly string[] })[];
}

/** Reads a part of the corpus. @throws {Error} for a row that means nothing */
export function corpusPages(part: CorpusPart): readonly CorpusPage[] {
  const file = parse(readFileSync(join(repositoryFolder, "test/corpus", `${part}.yaml`), "utf8")) as CorpusFile;
  return file.pages.map(({ what: _what, seen, ...page }) => ({
    ...page,
    things: seen.map((row) => thingOf(row, page.url, file.sources)),
  }));
}

/** A thing of the corpus as a visit of its page shows it, alone. */
export function visitOf(url: string, things: readonly CorpusThing[], loaders: PageVisit["loaders"]): PageVisit {
  return {
    page: url,
    consentState: "none",
    isMarkup: true,
    storage: things.flatMap(({ seen }) => ("storage" in seen ? [seen.storage] : [])),
    requests: things.flatMap(({ seen }) => ("request" in seen ? [seen.request] : [])),
    loaders,
    runsScripts: false,
    consentDefaults: [],
    hasTagBeforeDefault: false,
    hasSettingsLink: true,
    links: [],
  };
}

function thingOf(row: string, url: string, sources: CorpusFile["sources"]): CorpusThing {
  const [kind, ...fields] = row.split(" ");
  const made = kind === undefined ? undefined : makers[kind]?.(fields, new URL(url).hostname);
  if (made === undefined || !truths.includes(made.truth) || sources[made.source] === undefined) {
    throw new Error(`The corpus cannot read the row "${row}" of ${url}.`);
  }
  return made;
}

const makers: Readonly<Record<string, (fields: readonly string[], hostname: string) => CorpusThing>> = {
  cookie: ([name = "", place = "", by = "", lifetime = "", attributes = "", truth = "", source = ""], hostname) => ({
    ...verdict(truth, source),
    isSetByServer: by === "server",
    seen: {
      storage: {
        kind: "cookie",
        name,
        host: hostAt(place, hostname),
        lifetimeMs: lifetimeMs(lifetime),
        isSecure: attributes.includes("secure"),
        sameSite: (/strict|lax|none/.exec(attributes)?.[0] ?? null) as SeenStorage["sameSite"],
      },
    },
  }),
  local: storage("local"),
  session: storage("session"),
  indexeddb: storage("indexeddb"),
  request: ([address = "", kind = "", truth = "", source = ""]) => ({
    ...verdict(truth, source),
    isSetByServer: false,
    seen: {
      request: {
        address,
        host: new URL(address).hostname,
        kind: kind as SeenRequest["kind"],
        isHeldBack: false,
        isAfterLoader: false,
        mayWait: false,
      },
    },
  }),
};

function storage(kind: SeenStorage["kind"]) {
  return ([name = "", place = "", truth = "", source = ""]: readonly string[], hostname: string): CorpusThing => ({
    ...verdict(truth, source),
    isSetByServer: false,
    seen: {
      storage: { kind, name, host: hostAt(place, hostname), lifetimeMs: null, isSecure: false, sameSite: null },
    },
  });
}

function verdict(truth: string, source: string): Pick<CorpusThing, "truth" | "source"> {
  return { truth: truth as Truth, source };
}

/**
 * `host`: that of the page; `site`: its registrable domain, which is what all pages of the corpus have two labels of.
 */
function hostAt(place: string, hostname: string): string {
  if (place === "host") return hostname;
  return place === "site" ? hostname.split(".").slice(-2).join(".") : place;
}

function lifetimeMs(text: string): number | null {
  return text === "session" ? null : Number.parseInt(text, 10) * 86_400_000;
}
