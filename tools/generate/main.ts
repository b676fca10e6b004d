/**
 * Writes every generated file of the repository, or with `--check` only says which are stale (exit status 1).
 * Later generators read what earlier ones wrote, so the order of `generators` matters.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { GeneratedFiles } from "./generated-files";

const root = join(__dirname, "..", "..");

/** Name of a generator and how to load it; loaded late, because some import files that an earlier one writes. */
const generators: [name: string, load: () => () => Promise<GeneratedFiles> | GeneratedFiles][] = [
  ["banner rules", () => (require("./banner") as typeof import("./banner")).generateBanner],
  ["banner page", () => (require("./banner-docs") as typeof import("./banner-docs")).generateBannerDocs],
  ["report", () => (require("./report") as typeof import("./report")).generateReport],
  ["contract", () => (require("./contract") as typeof import("./contract")).generateContract],
  ["table of kinds", () => (require("./registry") as typeof import("./registry")).generateRegistry],
  [
    "validators of inputs",
    () => (require("./input-validators") as typeof import("./input-validators")).generateInputValidators,
  ],
  ["Pulumi classes", () => (require("./pulumi") as typeof import("./pulumi")).generatePulumi],
  [
    "Pulumi functions",
    () => (require("./pulumi-functions") as typeof import("./pulumi-functions")).generatePulumiFunctions,
  ],
  ["Pulumi schema", () => (require("./pulumi-schema") as typeof import("./pulumi-schema")).generatePulumiSchema],
  ["console", () => (require("./console") as typeof import("./console")).generateConsole],
  [
    "Terraform protocol",
    () => (require("./terraform-protocol") as typeof import("./terraform-protocol")).generateTerraformProtocol,
  ],
  ["API overview", () => (require("./api-docs") as typeof import("./api-docs")).generateApiDocs],
  [
    "operations and how to reach them",
    () => (require("./operation-docs") as typeof import("./operation-docs")).generateOperationDocs,
  ],
  ["resource pages", () => (require("./resource-docs") as typeof import("./resource-docs")).generateResourceDocs],
  ["functions page", () => (require("./function-docs") as typeof import("./function-docs")).generateFunctionDocs],
  ["errors page", () => (require("./error-docs") as typeof import("./error-docs")).generateErrorDocs],
  ["commands page", () => (require("./command-docs") as typeof import("./command-docs")).generateCommandDocs],
  ["Terraform pages", () => (require("./terraform-docs") as typeof import("./terraform-docs")).generateTerraformDocs],
  [
    "Terraform mocks",
    () => (require("./terraform-mocks") as typeof import("./terraform-mocks")).generateTerraformMocks,
  ],
  ["rules pages", () => (require("./rules-docs") as typeof import("./rules-docs")).generateRulesDocs],
  [
    "example projects",
    () => (require("./example-projects") as typeof import("./example-projects")).generateExampleProjects,
  ],
  [
    "examples in guides",
    () => (require("./guide-examples") as typeof import("./guide-examples")).generateGuideExamples,
  ],
  ["measured blocking", () => (require("./blocking-docs") as typeof import("./blocking-docs")).generateBlockingDocs],
  ["measured scale", () => (require("./scale-docs") as typeof import("./scale-docs")).generateScaleDocs],
  ["testing page", () => (require("./testing-docs") as typeof import("./testing-docs")).generateTestingDocs],
];

async function main(isCheck: boolean): Promise<void> {
  const stale: string[] = [];
  for (const [name, load] of generators) {
    const generate = load();
    const files = await generate();
    for (const [path, content] of files) {
      const absolute = join(root, path);
      if (existsSync(absolute) && readFileSync(absolute, "utf8") === content) continue;
      stale.push(`${relative(root, absolute)} (${name})`);
      if (isCheck) continue;
      mkdirSync(dirname(absolute), { recursive: true });
      writeFileSync(absolute, content);
    }
  }
  if (stale.length === 0) console.log("generated files: up to date");
  else
    console.log(`generated files ${isCheck ? "stale; run `npm run generate`" : "written"}:\n  ${stale.join("\n  ")}`);
  if (isCheck && stale.length > 0) process.exitCode = 1;
}

void main(process.argv.includes("--check")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
