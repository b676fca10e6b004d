/** Name of the section of bench/results.md that `npm run test:soak` writes. */
export const SOAK = "soak";

/** The part of jest's JSON report that the section needs. */
export interface SoakReport {
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    /** A file that does not load is `failed` and has no assertions. */
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * The section: date and settings, then passed and failed tests by file. A file that runs on two databases has two rows.
 *
 * @param settings variables of the run, such as the seed and the repeats
 */
export function soakText({ startTime, testResults }: SoakReport, settings: Readonly<Record<string, string>>): string {
  const rows = testResults
    .map(({ name, startTime: from, endTime, status, assertionResults }) => {
      const count = (sought: string) => assertionResults.filter((test) => test.status === sought).length;
      const isNotLoaded = status === "failed" && count("failed") === 0;
      const failures = isNotLoaded ? "did not load" : String(count("failed"));
      return `| ${name} | ${count("passed")} | ${failures} | ${((endTime - from) / 60_000).toFixed(1)} |`;
    })
    .sort();
  return [
    `${new Date(startTime).toISOString().slice(0, 10)}, written by \`npm run test:soak\`. A test runs as often as these settings say:`,
    "",
    ...Object.entries(settings).map(([name, value]) => `- \`${name}=${value}\``),
    "",
    "| file | tests passed | failures | minutes |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
