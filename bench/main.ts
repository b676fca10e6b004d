/**
 * `npm run bench`: measures what the project promises and writes bench/results.md. Arguments name the groups to run,
 * e.g. `npm run bench -- start-up`; only their sections are replaced then. A group is written as soon as it is
 * measured.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, type as osType, totalmem } from "node:os";
import { join } from "node:path";
import { measureAfterKill } from "./after-kill";
import { measureAgainstSql } from "./against-sql";
import { measureAuditedWrites } from "./audited-writes";
import { measureBannerAccessibility } from "./banner-accessibility";
import { measureBannerSize } from "./banner-size";
import { measureBannerSpeed } from "./banner-speed";
import { measureConsoleSearch } from "./console-search";
import { measureDeployment } from "./deployment";
import { measureExport } from "./export";
import { measureFleet, measureFleetAgainstSites } from "./fleet";
import { measureFleetBudget, measureFleetNoOp } from "./fleet-budget";
import { measureFleetStacks } from "./fleet-stacks";
import { measureFirstUp, measureStateSize } from "./fleet-state";
import { measureGenericRest } from "./generic-rest";
import { measureIdleMemory } from "./idle-memory";
import { measureIntake } from "./intake";
import { measureIsolation } from "./isolation";
import { measureNativePlugin } from "./native-plugin";
import { measureNativeStack } from "./native-stack";
import { measureNpmStart } from "./npm-start";
import { measureProviderStart } from "./provider-start";
import { measureRefresh } from "./refresh";
import { withSections } from "./results-file";
import { measureReturningVisitor } from "./returning-visitor";
import { type Bench, isKept, type Row, toTable } from "./row";
import { measureRules } from "./rules";
import { measureScale } from "./scale";
import { measureScanVerdicts } from "./scan-verdicts";
import { SOAK } from "./soak-text";
import { measureStartUp } from "./start-up";
import { measureStaticScan } from "./static-scan";
import { measureSyncedCommit } from "./synced-commit";
import { measureTemplateRelease } from "./template-release";
import { measureTerraformDeployment } from "./terraform-deployment";
import { measureTerraformFleet } from "./terraform-fleet";
import { measureTerraformPlan } from "./terraform-plan";
import { type Measurement, measureValidation } from "./validation";
import { measureVisitors } from "./visitors";

const RESULTS = join(__dirname, "results.md");

/** The permitted time of a validation (rules: 60 languages and 500 blocking rules). */
const VALIDATION_GOAL_MS = 50;

const BENCHES: readonly Bench[] = [
  { name: "start-up", measure: measureStartUp },
  { name: "npm-start", measure: measureNpmStart },
  { name: "after-kill", measure: measureAfterKill },
  { name: "provider-start", measure: measureProviderStart },
  { name: "native-plugin", measure: measureNativePlugin },
  { name: "native-stack", measure: () => measureNativeStack(20) },
  { name: "terraform-plan", measure: measureTerraformPlan },
  { name: "terraform-deployment", measure: measureTerraformDeployment },
  { name: "terraform-fleet-100", measure: () => measureTerraformFleet(100) },
  { name: "terraform-fleet-500", measure: () => measureTerraformFleet(500) },
  { name: "generic-rest", measure: () => measureGenericRest(100) },
  { name: "validation", measure: async () => measureValidation().map(validationRow) },
  { name: "banner-size", measure: measureBannerSize },
  { name: "banner-speed", measure: measureBannerSpeed },
  { name: "returning-visitor", measure: measureReturningVisitor },
  { name: "banner-accessibility", measure: measureBannerAccessibility },
  { name: "against-sql", measure: measureAgainstSql },
  { name: "audited-writes", measure: measureAuditedWrites },
  { name: "synced-commit", measure: () => measureSyncedCommit() },
  { name: "scale", measure: measureScale },
  { name: "console-search", measure: measureConsoleSearch },
  { name: "refresh", measure: measureRefresh },
  { name: "isolation", measure: measureIsolation },
  { name: "intake", measure: () => measureIntake() },
  { name: "visitors", measure: measureVisitors },
  { name: "export", measure: measureExport },
  { name: "static-scan", measure: measureStaticScan },
  { name: "scan-verdicts", measure: measureScanVerdicts },
  { name: "rules", measure: measureRules },
  { name: "idle-memory", measure: measureIdleMemory },
  { name: "deployment-small", measure: () => measureDeployment("small", 100) },
  { name: "deployment-large", measure: () => measureDeployment("large", 20) },
  { name: "fleet-100", measure: () => measureFleet(100) },
  { name: "fleet-500", measure: () => measureFleet(500) },
  { name: "fleet-against-sites", measure: () => measureFleetAgainstSites(500) },
  { name: "fleet-stacks", measure: measureFleetStacks },
  { name: "state-size", measure: measureStateSize },
  { name: "first-up", measure: () => measureFirstUp(250) },
  { name: "fleet-budget", measure: () => measureFleetBudget(1000) },
  { name: "template-release", measure: () => measureTemplateRelease(100) },
  { name: "fleet-no-op", measure: () => measureFleetNoOp(500) },
];

async function main(requested: readonly string[]): Promise<void> {
  const names = BENCHES.map(({ name }) => name);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no group is called ${unknown.join(", ")}; there are ${names.join(", ")}`);
  const chosen = BENCHES.filter(({ name }) => requested.length === 0 || requested.includes(name));
  for (const { name, measure } of chosen) {
    process.stderr.write(`measuring ${name} ...\n`);
    const rows = await measure();
    const table = toTable(rows);
    console.log(`## ${name}\n\n${table}\n`);
    const previous = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
    writeFileSync(RESULTS, withSections(previous, [{ name, text: `${place()}\n\n${table}` }], [...names, SOAK]));
    if (rows.some((row) => isKept(row) === false)) process.exitCode = 1;
  }
}

function validationRow({ name, value, unit }: Measurement): Row {
  return {
    subject: name,
    ours: `${value} ${unit}`,
    against: `the promised ${VALIDATION_GOAL_MS} ms`,
    ratio: value / VALIDATION_GOAL_MS,
    goal: { atMost: 1 },
  };
}

/** When and where: figures of different sections may be of different days. */
function place(): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${osType()}, Node ${process.version}`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}`;
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
