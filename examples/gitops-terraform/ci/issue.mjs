// Opens or updates the issue about drift with the reports of this run.
import { readFileSync } from "node:fs";
import { driftIssue } from "./forge.mjs";
import { reportFiles } from "./report-files.mjs";

await driftIssue(
  reportFiles()
    .map((file) => readFileSync(`report/${file}`, "utf8"))
    .join("\n\n"),
);
