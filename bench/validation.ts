/**
 * How long a large document takes to validate: 60 languages with all strings, 500 blocking rules and 60 regime rules.
 * The goal is under 50 ms (issue: rules).
 */
import { type BannerDocument, starterDocument, validateBanner } from "../src/consent/rules";

/** A row of the bench table. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
}

const languages =
  "en de fr es it nl pt pl sv da fi nb cs sk hu ro bg el et lv lt sl hr ga mt is sq mk sr bs uk ru be ka hy az tr he ar fa ur hi bn ta te th vi id ms ja ko zh ca eu gl cy lb af sw am".split(
    " ",
  );

/** Near the limits of the contract in every list, and valid but for the placeholder identity. */
export function largeDocument(): BannerDocument {
  const document = starterDocument("en");
  const texts = document.texts.en ?? {};
  const inAll = (text: string) => Object.fromEntries(languages.map((tag) => [tag, text]));
  return {
    ...document,
    languages: { default: "en", available: languages },
    texts: Object.fromEntries(languages.map((tag) => [tag, texts])),
    links: { privacy_policy: inAll("/privacy") },
    categories: document.categories.map((category) => ({
      ...category,
      label: inAll(category.label.en ?? ""),
      description: inAll(category.description.en ?? ""),
    })),
    regimes: { fallback: "opt_in", rules: Array.from({ length: 60 }, (_, i) => regimeRule(i, document)) },
    blocking: {
      rules: Array.from({ length: 500 }, (_, i) => ({
        match: { host: `*.tracker-${i}.example` },
        category: "marketing",
        action: "block",
      })),
    },
  };
}

function regimeRule(index: number, document: BannerDocument) {
  const [rule] = document.regimes.rules ?? [];
  if (rule === undefined) throw new Error("the starter document has no regime rule");
  return index === 0
    ? rule
    : {
        ...rule,
        id: `rule-${index}`,
        match: { countries: ["DE", "FR", "US"] },
        model: "opt_in" as const,
        defaults: {},
        priority: index,
      };
}

/** Milliseconds for one validation of the large document: the median of 40 after 10 to warm up. */
export function measureValidation(): Measurement {
  const document = largeDocument();
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    validateBanner(document, { retentionDays: 1095, services: [] });
    return performance.now() - start;
  });
  const measured = times.slice(10).sort((a, b) => a - b);
  const median = measured[Math.floor(measured.length / 2)] ?? Number.NaN;
  return {
    name: "validate 60 languages, 60 rules, 500 blocking rules",
    value: Math.round(median * 10) / 10,
    unit: "ms",
  };
}
