/**
 * How long large documents take to validate: 60 languages with all strings, 500 blocking rules and 60 regime rules; and
 * the one that takes the service longest. The goal is under 50 ms (issue: rules).
 */
import { type BannerDocument, starterDocument, validateBanner } from "../src/consent/rules";
import { worstDocument } from "../test/support/heavy-attacks";

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

/** Milliseconds for one validation of each large document. */
export function measureValidation(): Measurement[] {
  return [
    measured("validate 60 languages, 60 rules, 500 blocking rules", largeDocument()),
    measured("validate the same with 60 rules and 60 defaults for 200 places each", worstDocument("Bench Ltd")),
  ];
}

/** The median of 40 after 10 to warm up. */
function measured(name: string, document: BannerDocument): Measurement {
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    validateBanner(document, { retentionDays: 1095, services: [] });
    return performance.now() - start;
  });
  const sorted = times.slice(10).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { name, value: Math.round(median * 10) / 10, unit: "ms" };
}
