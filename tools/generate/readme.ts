import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operations } from "../../src/contract";
import { type Definition, registry } from "../../src/resources";
import type { GeneratedFiles } from "./generated-files";

/** The README with its generated tables made anew; everything else in it is written by hand. */
export function generateReadme(): GeneratedFiles {
  const before = readFileSync(join(__dirname, "..", "..", "README.md"), "utf8");
  const sections: Record<string, string> = { resources: resourceTable(), operations: operationStatus() };
  const after = before.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}${sections[name] ?? ""}${end}`,
  );
  return new Map([["README.md", after]]);
}

function resourceTable(): string {
  const rows = (Object.values(registry) as Definition[]).map(({ kind, description }) => {
    const page = kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
    return `| [${kind}](docs/resources/${page}.md) | ${firstSentence(description)} |\n`;
  });
  return `| Resource | What it is |\n|---|---|\n${rows.join("")}`;
}

function firstSentence(text: string): string {
  return (/^[\s\S]*?\.(?=\s|$)/.exec(text.trim())?.[0] ?? text.trim()).replace(/\s+/g, " ");
}

/** Operations by tag, and the file that holds their contract tests. */
function operationStatus(): string {
  const all: Operation[] = Object.values(operations);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const rows = tags.map((tag) => {
    const ofTag = all.filter((operation) => operation.tag === tag);
    const names = ofTag.map(({ id }) => `\`${id}\``).join(", ");
    return `| ${tag} | ${ofTag.length} | ${names} |\n`;
  });
  return `All ${all.length} operations work; \`npm test\` fails when one of them, or one of their problems, is not tried.\n\n| Tag | Operations | Names |\n|---|---|---|\n${rows.join("")}`;
}
