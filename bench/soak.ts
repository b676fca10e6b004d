/**
 * Writes the figures of a soak into bench/results.md. Run by `npm run test:soak` with three arguments: jest's report,
 * its root folder, and the settings of the run as JSON, such as the seed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sectionNames, withSections } from "./results-file";
import { SOAK, type SoakReport, soakText } from "./soak-text";

const RESULTS = join(__dirname, "results.md");

const [reportFile = "", root = "", settings = "{}"] = process.argv.slice(2);
const report = JSON.parse(readFileSync(reportFile, "utf8")) as SoakReport;
const testResults = report.testResults.map((result) => ({ ...result, name: relative(root, result.name) }));
const previous = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
const order = [...new Set([...sectionNames(previous), SOAK])];
const text = soakText({ ...report, testResults }, JSON.parse(settings) as Record<string, string>);
writeFileSync(RESULTS, withSections(previous, [{ name: SOAK, text }], order));
