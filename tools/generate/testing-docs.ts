import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operations } from "../../src/consent/contract";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { testFileOf } from "./test-file";

const root = join(__dirname, "..", "..");
const PAGE = "docs/testing.md";
const FOLDER = "test/contract";

/** docs/testing.md with its table of contract tests replaced; everything else in it is written by hand. */
export function generateTestingDocs(): GeneratedFiles {
  const before = readFileSync(join(root, PAGE), "utf8");
  const after = before.replace(
    /(<!-- generated: contract tests -->\n)[\s\S]*?(<!-- \/generated -->)/,
    (_whole, start: string, end: string) => `${start}${contractTests()}${end}`,
  );
  return new Map([[PAGE, after]]);
}

/** Tags of the contract, and the files that hold the contract tests of their operations. */
function contractTests(): string {
  const all: Operation[] = Object.values(operations);
  const files = new Set(readdirSync(join(root, FOLDER)));
  const rows = [...new Set(all.map(({ tag }) => tag))].map((tag) => {
    const ofTag = all.filter((operation) => operation.tag === tag);
    const tests = [...new Set(ofTag.map((operation) => testFileOf(operation, files)))];
    const links = tests.map((file) => `[${file.replace(".test.ts", "")}](../${FOLDER}/${file})`);
    return [`[${tag}](reference/operations.md#${tag})`, String(ofTag.length), links.join(", ")];
  });
  return `All ${all.length} operations are implemented. Each has contract tests, and \`npm test\` fails if one of its
responses or problems is not tested.

${markdownTable(["Tag", "Operations", "Contract tests"], rows)}`;
}
