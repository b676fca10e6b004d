// Comments the reports of this run on its pull request or merge request.
// usage: node ci/comment.mjs [NOTE]
import { readdirSync, readFileSync } from "node:fs";
import { comment } from "./forge.mjs";

const reports = readdirSync("report")
  .filter((file) => file.endsWith(".md"))
  .sort()
  .reverse();
const [note] = process.argv.slice(2);
await comment([...(note ? [note] : []), ...reports.map((file) => readFileSync(`report/${file}`, "utf8"))].join("\n\n"));
