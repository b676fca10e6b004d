import { createFindingsCollector } from "../../src/service/scanner/findings-collector";
import { banner } from "./banners";
import { type CorpusPart, type CorpusThing, corpusPages, type Truth, truths, visitOf } from "./scan-corpus";

/** The verdict on one thing of the corpus. */
export interface Verdict {
  readonly page: string;
  /** Its name, or the address that was asked. */
  readonly name: string;
  readonly host: string;
  readonly truth: Truth;
  /** Rules that it breaks, by severity. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** The category in the verdict, or null. */
  readonly category: string | null;
  /** The service that a scan records for it, or null. */
  readonly service: { readonly name: string; readonly company: string; readonly key: string } | null;
}

/**
 * Verdicts on a part of the corpus: each thing alone on its page, as a visitor from the European Union, before any
 * choice.
 */
export function verdictsOf(part: CorpusPart): readonly Verdict[] {
  return corpusPages(part).flatMap(({ url, things }) => things.map((thing) => verdictOn(url, thing)));
}

function verdictOn(page: string, thing: CorpusThing): Verdict {
  const loader = {
    siteId: "sit_corpus",
    environment: "preview" as const,
    address: new URL("https://banner.example/s/sit_corpus/preview/loader.js"),
  };
  const collector = createFindingsCollector({
    siteId: loader.siteId,
    environment: loader.environment,
    document: banner(),
    declared: [],
    recorded: [],
    profiles: ["gdpr"],
    engine: "browser",
    at: new Date("2026-11-23T00:00:00Z"),
  });
  collector.add(visitOf(page, [thing], [loader]));
  const { findings, seen } = collector.result(true);
  const rules = (severity: string) =>
    findings.filter((finding) => finding.severity === severity).map(({ ruleId }) => ruleId);
  const [service] = seen;
  const about = "storage" in thing.seen ? thing.seen.storage : thing.seen.request;
  return {
    page,
    name: "name" in about ? about.name : about.address,
    host: about.host,
    truth: thing.truth,
    errors: rules("error"),
    warnings: rules("warning"),
    category: findings.map(({ category }) => category).find((category) => category !== null) ?? null,
    service: service === undefined ? null : { name: service.name, company: service.company, key: service.key },
  };
}

/** A share of a number of things. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** The quality of some verdicts. */
export interface Worth {
  /** Of the findings of severity error, those about a tracker. */
  readonly errorPrecision: Share;
  /** Of the trackers, those that have a finding of severity error. */
  readonly errorRecall: Share;
  /** Of the trackers, those that have a finding of severity error or warning. */
  readonly reported: Share;
  /** Of the things that have warnings only and a category, those that belong to it. */
  readonly warningPrecision: Share;
  /** For each category, the correct share of assignments, and the assigned share of its members. */
  readonly categories: Readonly<Record<Category, { readonly precision: Share; readonly recall: Share }>>;
  /** Of the things of a class, those accused of being a tracker by a finding of severity error. */
  readonly accused: Readonly<Record<Truth, Share>>;
}

/** Categories that verdicts can name. It never calls anything necessary, so what is belongs to "functional". */
export const categories = ["functional", "analytics", "marketing"] as const;
type Category = (typeof categories)[number];

/** The category that a class belongs to; null where nothing should be said. */
const categoryOf: Readonly<Record<Truth, Category | null>> = {
  necessary: "functional",
  security: "functional",
  preferences: "functional",
  functional: "functional",
  analytics: "analytics",
  marketing: "marketing",
  unknown: null,
};

/** Reports whether a class needs consent, so that an accusation is right. */
export function isTracker(truth: Truth): boolean {
  return truth === "analytics" || truth === "marketing";
}

/** Measures verdicts against the truth. */
export function worthOf(verdicts: readonly Verdict[]): Worth {
  const share = (whole: readonly Verdict[], isPart: (verdict: Verdict) => boolean): Share => ({
    part: whole.filter(isPart).length,
    whole: whole.length,
  });
  const isAccused = ({ errors }: Verdict) => errors.length > 0;
  const of = (fits: (verdict: Verdict) => boolean) => verdicts.filter(fits);
  const inCategory = (category: Category) => ({
    precision: share(
      of((verdict) => verdict.category === category),
      ({ truth }) => categoryOf[truth] === category,
    ),
    recall: share(
      of(({ truth }) => categoryOf[truth] === category),
      (verdict) => verdict.category === category,
    ),
  });
  return {
    errorPrecision: share(of(isAccused), ({ truth }) => isTracker(truth)),
    errorRecall: share(
      of(({ truth }) => isTracker(truth)),
      isAccused,
    ),
    reported: share(
      of(({ truth }) => isTracker(truth)),
      ({ errors, warnings }) => errors.length + warnings.length > 0,
    ),
    warningPrecision: share(
      of(({ errors, category }) => errors.length === 0 && category !== null),
      ({ truth, category }) => categoryOf[truth] === category,
    ),
    categories: {
      functional: inCategory("functional"),
      analytics: inCategory("analytics"),
      marketing: inCategory("marketing"),
    },
    accused: Object.fromEntries(
      truths.map((truth) => [
        truth,
        share(
          of((verdict) => verdict.truth === truth),
          isAccused,
        ),
      ]),
    ) as Worth["accused"],
  };
}

/** A share as a number; of nothing, all. */
export function ratioOf({ part, whole }: Share): number {
  return whole === 0 ? 1 : part / whole;
}
