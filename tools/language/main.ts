/**
 * Checks the wording of all texts: `main.ts` prints what to edit, `main.ts --lower` also lowers the budgets to what is
 * left. Exit status 1 if a text breaks a rule or a budget is too high.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loweredBudget, violations } from "./budget";
import { repositoryFindings } from "./repository-findings";

const root = join(__dirname, "..", "..");
const budgetFile = join(__dirname, "budgets.json");

const findings = repositoryFindings(root);
let budget = JSON.parse(readFileSync(budgetFile, "utf8"));
if (process.argv.includes("--lower")) {
  budget = loweredBudget(budget, findings);
  writeFileSync(budgetFile, `${JSON.stringify(budget, undefined, 2)}\n`);
}
const lines = violations(budget, findings);
for (const line of lines) console.log(line);
if (lines.length > 0) process.exitCode = 1;
