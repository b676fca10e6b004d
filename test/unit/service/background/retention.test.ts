import { readFileSync } from "node:fs";
import { join } from "node:path";
import { retention } from "../../../../src/service/background/retention";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../src/service/runtime/durations";
import { repositoryFolder } from "../../../support/repository-folder";

/** Rows of the table in docs/guides/self-hosting.md that no age in the code decides. */
const OTHER_ROWS = [
  "Consent records",
  "Ids of recorded choices, by which repeated ones are found",
  "Keys by which visitors' addresses are hashed",
  "Private part of the export key",
  "Rows of the audit log",
];

/** 72 hours, 7 days, 10 minutes. */
function inWords(ms: number): string {
  if (ms < HOUR_MS) return `${ms / MINUTE_MS} minutes`;
  return ms === DAY_MS || ms === 3 * DAY_MS ? `${ms / HOUR_MS} hours` : `${ms / DAY_MS} days`;
}

test("docs/guides/self-hosting.md lists what is deleted with age, as the code does", () => {
  const [, section = ""] = readFileSync(join(repositoryFolder, "docs/guides/self-hosting.md"), "utf8").split(
    "## What is deleted automatically",
  );
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| What "));
  const isOther = (row: string) => OTHER_ROWS.some((what) => row.startsWith(`| ${what} |`));
  expect(rows.filter(isOther)).toHaveLength(OTHER_ROWS.length);
  expect(rows.filter((row) => !isOther(row))).toEqual(
    retention.map(({ what, keptMs, since }) => `| ${what} | ${inWords(keptMs)} after ${since} |`),
  );
});
