// The reports of this run, in the order of their names.
import { existsSync, readdirSync } from "node:fs";

/** Names of the files in `report`. Without any, the job ends: a comment or an issue would be empty. */
export function reportFiles() {
  const files = existsSync("report") ? readdirSync("report").filter((file) => file.endsWith(".md")) : [];
  if (files.length > 0) return files.sort();
  console.error("The folder report has no reports. ci/plan.sh and ci/drift.sh write them; run one of them first.");
  process.exit(1);
}
