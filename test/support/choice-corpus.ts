import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { loaderTag } from "../../src/service/pages/loader-tag";
import { createFindingsCollector } from "../../src/service/scanner/findings-collector";
import { seenRequest } from "../../src/service/scanner/markup-facts";
import type { PageVisit, SeenRequest, SeenStorage } from "../../src/service/scanner/page-visit";
import type { ScannedSite } from "../../src/service/scanner/scan-context";
import { banner } from "./banners";
import { repositoryFolder } from "./repository-folder";

/** The verdict on something that a page stored or requested after a choice. */
export interface ChoiceVerdict {
  readonly page: string;
  readonly row: string;
  /** True if the visitor had refused it, by the corpus. */
  readonly isRefused: boolean;
  /** True if the scan found `fires-after-reject` for it. */
  readonly isAccused: boolean;
}

interface ChoicePage {
  readonly state: PageVisit["consentState"];
  readonly what: string;
  readonly seen: readonly string[];
}

const siteId = "site_000000000000000000000test";
const host = "www.shop.example";
const service = (key: string, category: string, cookies: readonly string[], hosts: string[] = []) => ({
  key,
  name: key,
  company: key,
  category,
  hosts,
  scripts: [],
  blocking: "auto" as const,
  purposes: {},
  storage: cookies.map((pattern) => ({ pattern, kind: "cookie", party: "first", domain: null, duration: null })),
});
const site = {
  siteId,
  environment: "preview",
  document: banner(),
  recorded: [],
  profiles: ["gdpr"],
  engine: "browser",
  declared: [
    service("shop", "necessary", ["cart_*", "_ga_session"], ["stats.shop.example"]),
    service("newsletter", "marketing", ["nl_seen"]),
  ],
  at: new Date("2026-11-01"),
} as unknown as ScannedSite;

/** Evaluates each thing of the corpus of choices alone. */
export function choiceVerdicts(): readonly ChoiceVerdict[] {
  const file = readFileSync(join(repositoryFolder, "test/corpus/choices.yaml"), "utf8");
  const { pages } = parse(file) as { pages: readonly ChoicePage[] };
  return pages.flatMap(({ state, what, seen }) =>
    seen.map((row) => {
      const fields = row.split(" ");
      const collector = createFindingsCollector(site);
      collector.add(visitOf(state, fields));
      const rules = collector.result(false).findings.map(({ ruleId }) => ruleId);
      const isAccused = rules.includes("fires-after-reject");
      return { page: `${state}: ${what}`, row, isRefused: fields.at(-1) === "refused", isAccused };
    }),
  );
}

function visitOf(consentState: PageVisit["consentState"], fields: readonly string[]): PageVisit {
  const loader = loaderTag(new URL(`https://consent.example/s/${siteId}/preview/loader.js`));
  return {
    page: `https://${host}/`,
    consentState,
    isMarkup: true,
    banner: "idle",
    storage: fields[0] === "request" ? [] : [storageOf(fields)],
    requests: fields[0] === "request" ? [requestOf(fields)] : [],
    loaders: loader === null ? [] : [loader],
    runsScripts: false,
    consentDefaults: [],
    hasTagBeforeDefault: false,
    hasSettingsLink: true,
    links: [],
  };
}

function storageOf([kind, name = "", place = "", since]: readonly string[]): SeenStorage {
  return {
    kind: kind as SeenStorage["kind"],
    name,
    host: place === "own" ? host : place,
    lifetimeMs: null,
    isSecure: true,
    sameSite: "lax",
    since: since as NonNullable<SeenStorage["since"]>,
  };
}

function requestOf([, address = "", kind]: readonly string[]): SeenRequest {
  return seenRequest(new URL(address), kind as SeenRequest["kind"], false, true);
}
