import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operations } from "../../src/contract";
import { type Definition, registry } from "../../src/resources";
import { notImplemented } from "../../src/service/not-implemented";
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

function operationStatus(): string {
  const all: Operation[] = Object.values(operations);
  const missing = new Set<string>(notImplemented);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const rows = tags.map((tag) => {
    const ofTag = all.filter((operation) => operation.tag === tag);
    const open = ofTag.filter(({ id }) => missing.has(id)).map(({ id }) => `\`${id}\``);
    return `| ${tag} | ${ofTag.length - open.length} of ${ofTag.length} | ${open.join(", ")} |\n`;
  });
  const done = all.length - missing.size;
  return `${done} of ${all.length} operations work; the others answer 501 and are listed here.\n\n| Tag | Working | Not built yet |\n|---|---|---|\n${rows.join("")}`;
}
