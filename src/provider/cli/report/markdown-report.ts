import type { Report } from "./plan-report";
import { type OutlineTable, reportOutline } from "./report-outline";

/** GitHub refuses a comment of more than 65,536 characters; a few are left for what a workflow adds. */
const MAX_CHARACTERS = 65_000;

/**
 * The report as GitHub and GitLab Markdown, at most 65,000 characters. Texts of a banner come from whoever opened the
 * pull request, so nothing in them is markup, mentions anyone or becomes a link.
 *
 * @param pictures address of the pictures of the banner: a link, because GitHub shows none that a comment contains
 */
export function markdownReport(report: Report, pictures: URL | null): string {
  const { title, sections } = reportOutline(report);
  const blocks = [
    `## consentform: ${escaped(title)}`,
    ...(pictures === null
      ? []
      : [`[Pictures of the banner](<${pictures.href.replace(/[<>\\]/g, encodeURIComponent)}>)`]),
    ...sections.flatMap((section) => [
      `### ${escaped(section.title)}`,
      ...section.paragraphs.map(escaped),
      ...section.tables.map(table),
    ]),
  ];
  return cut(blocks);
}

function table({ columns, rows }: OutlineTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(" | ")} |`;
  return [line(columns), `|${columns.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
}

/**
 * A text without any meaning in Markdown: markup becomes entities. GitHub looks for mentions, issue numbers and
 * addresses only after that, so a word joiner (U+2060), which has no width, separates their parts.
 */
function escaped(text: string): string {
  return text
    .replace(/@(?=\w)|#(?=\d+(?!\w))|:(?=\/\/)|\bwww(?=\.)|\bgh(?=-\d)/gi, "$&\u2060")
    .replace(/[&<>`*_[\]#|~\\$]|:(?=\w)/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whole lines are kept: half a table row would be broken markup. */
function cut(blocks: readonly string[]): string {
  const text = `${blocks.join("\n\n")}\n`;
  if (text.length <= MAX_CHARACTERS) return text;
  const pointer = "\n\nThis report was truncated. The HTML and JSON reports contain the rest.\n";
  const kept = text.slice(0, MAX_CHARACTERS - pointer.length);
  return `${kept.slice(0, kept.lastIndexOf("\n"))}${pointer}`;
}
