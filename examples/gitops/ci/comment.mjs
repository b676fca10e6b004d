// Comments the reports of this run on its pull request or merge request.
// usage: node ci/comment.mjs [NOTE]
import { readFileSync } from "node:fs";
import { comment } from "./forge.mjs";
import { reportFiles } from "./report-files.mjs";

const reports = reportFiles().reverse();
const [note] = process.argv.slice(2);
await comment([...(note ? [note] : []), ...reports.map((file) => readFileSync(`report/${file}`, "utf8"))].join("\n\n"));
