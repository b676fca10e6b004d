// Opens or updates the issue about drift with the reports of this run.
import { readdirSync, readFileSync } from "node:fs";
import { driftIssue } from "./forge.mjs";

const reports = readdirSync("report")
  .filter((file) => file.endsWith(".md"))
  .sort();
await driftIssue(reports.map((file) => readFileSync(`report/${file}`, "utf8")).join("\n\n"));
