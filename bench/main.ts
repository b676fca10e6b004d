/**
 * `npm run bench`: measures what the design promises and writes bench/results.md. Arguments name the groups to run,
 * e.g. `npm run bench -- start-up`; then only a table is printed and the file stays as it is.
 */
import { writeFileSync } from "node:fs";
import { cpus, type as osType, totalmem } from "node:os";
import { join } from "node:path";
import { measureAfterKill } from "./after-kill";
import { measureAgainstSql } from "./against-sql";
import { measureDeployment } from "./deployment";
import { measureExport } from "./export";
import { measureIdleMemory } from "./idle-memory";
import { measureIsolation } from "./isolation";
import { measureProviderStart } from "./provider-start";
import { measureRefresh } from "./refresh";
import { type Bench, isKept, type Row, toTable } from "./row";
import { measureScale } from "./scale";
import { measureScanVerdicts } from "./scan-verdicts";
import { measureStartUp } from "./start-up";
import { measureStaticScan } from "./static-scan";
import { measureTerraformDeployment } from "./terraform-deployment";
import { measureTerraformPlan } from "./terraform-plan";
import { measureValidation } from "./validation";

/** What a validation may take (rules: 60 languages and 500 blocking rules). */
const VALIDATION_GOAL_MS = 50;

const BENCHES: readonly Bench[] = [
  { name: "start-up", measure: measureStartUp },
  { name: "after-kill", measure: measureAfterKill },
  { name: "provider-start", measure: measureProviderStart },
  { name: "terraform-plan", measure: measureTerraformPlan },
  { name: "terraform-deployment", measure: measureTerraformDeployment },
  { name: "validation", measure: async () => [validationRow()] },
  { name: "against-sql", measure: measureAgainstSql },
  { name: "scale", measure: measureScale },
  { name: "refresh", measure: measureRefresh },
  { name: "isolation", measure: measureIsolation },
  { name: "export", measure: measureExport },
  { name: "static-scan", measure: measureStaticScan },
  { name: "scan-verdicts", measure: measureScanVerdicts },
  { name: "idle-memory", measure: measureIdleMemory },
  { name: "deployment-small", measure: () => measureDeployment("small", 100) },
  { name: "deployment-large", measure: () => measureDeployment("large", 20) },
];

async function main(wanted: readonly string[]): Promise<void> {
  const rows: Row[] = [];
  for (const { name, measure } of BENCHES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stderr.write(`measuring ${name} ...\n`);
    rows.push(...(await measure()));
  }
  const table = toTable(rows);
  console.log(table);
  if (wanted.length === 0) writeFileSync(join(__dirname, "results.md"), report(table));
  if (rows.some((row) => isKept(row) === false)) process.exitCode = 1;
}

function validationRow(): Row {
  const { name, value, unit } = measureValidation();
  return {
    subject: name,
    ours: `${value} ${unit}`,
    against: `the promised ${VALIDATION_GOAL_MS} ms`,
    ratio: value / VALIDATION_GOAL_MS,
    goal: { atMost: 1 },
  };
}

function report(table: string): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${osType()}, Node ${process.version}`;
  return [
    "# Measured",
    "",
    "Written by `npm run bench`; every row compares two measurements of the same run on the same machine.",
    "",
    `- date: ${new Date().toISOString().slice(0, 10)}`,
    `- machine: ${machine}`,
    "",
    table,
    "",
  ].join("\n");
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
