import { corpusPages, corpusParts } from "../../../support/scan-corpus";
import { isTracker, ratioOf, type Verdict, verdictsOf, worthOf } from "../../../support/scan-verdicts";

/** Least shares of each part. What is above them by more than a little is worth raising them. */
const least = {
  development: { errorRecall: 0.97, functional: 0.94, analytics: 0.94, marketing: 0.98 },
  "held-out": { errorRecall: 0.59, functional: 0.9, analytics: 0.94, marketing: 0.91 },
} as const;

describe.each(corpusParts)("the %s part of the corpus", (part) => {
  const verdicts = verdictsOf(part);
  const worth = worthOf(verdicts);
  const reported = (wanted: readonly Verdict[]) =>
    wanted.map(({ name, host, truth }) => `${name} on ${host}: ${truth}`);

  test("99 of 100 findings of severity error are about trackers", () => {
    const wrong = verdicts.filter(({ errors, truth }) => errors.length > 0 && !isTracker(truth));
    expect([reported(wrong), ratioOf(worth.errorPrecision) >= 0.99]).toEqual([reported(wrong), true]);
  });

  test("few trackers get away", () => {
    expect(ratioOf(worth.errorRecall)).toBeGreaterThanOrEqual(least[part].errorRecall);
  });

  test("every tracker is reported, at least as a warning", () => {
    const silent = verdicts.filter(
      ({ truth, errors, warnings }) => isTracker(truth) && errors.length + warnings.length === 0,
    );
    expect(reported(silent)).toEqual([]);
    expect(worth.reported.part).toBe(worth.reported.whole);
  });

  test("assigns cookies to the expected categories", () => {
    const { functional, analytics, marketing } = worth.categories;
    expect(ratioOf(functional.precision)).toBeGreaterThanOrEqual(least[part].functional);
    expect(ratioOf(analytics.precision)).toBeGreaterThanOrEqual(least[part].analytics);
    expect(ratioOf(marketing.precision)).toBeGreaterThanOrEqual(least[part].marketing);
  });

  test("services have names and companies that say something", () => {
    const services = verdicts.flatMap(({ service }) => service ?? []);
    const senseless = services.filter(
      ({ name, company, key }) =>
        /^(service|unknown)?$/i.test(name) || /^(unknown)?$/i.test(company) || key === "service",
    );
    expect([services.length > 100, senseless]).toEqual([true, []]);
  });
});

test("the corpus has 60 pages and 300 cookies at least, and no page in both parts", () => {
  const pages = corpusParts.flatMap((part) => corpusPages(part));
  const things = pages.flatMap(({ things }) => things);
  const cookies = things.filter(({ seen }) => "storage" in seen && seen.storage.kind === "cookie");
  expect(pages.length).toBeGreaterThanOrEqual(60);
  expect(cookies.length).toBeGreaterThanOrEqual(300);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
});
