/** Checks the wording of all texts, and prints what to edit. Exit status 1 if a text breaks a rule. */
import { join } from "node:path";
import { findingLine } from "./finding-line";
import { repositoryFindings } from "./repository-findings";

const findings = repositoryFindings(join(__dirname, "..", ".."));
for (const finding of findings) console.log(findingLine(finding));
if (findings.length > 0) process.exitCode = 1;
