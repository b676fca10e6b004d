import type { Schemas } from "@consentform/consent/contract";
import { linkable } from "./declaration";
import { kindWord } from "./declaration-html";
import { durationText, wordsIn } from "./words";

/**
 * A declaration as Markdown: headings of the second and third level, and a table for each service. Every text is
 * escaped, so that it is shown as it is and can neither begin a heading, list or table nor be a link or HTML.
 */
export function declarationMarkdown(declaration: Schemas["Declaration"]): string {
  const { words, language } = wordsIn(declaration.language);
  const storageTable = (storage: Schemas["DeclarationService"]["storage"]): string[] =>
    storage.length === 0
      ? []
      : [
          [
            row([words.name, words.kind, words.party, words.host, words.duration, words.purpose]),
            "|---|---|---|---|---|---|",
            ...storage.map(({ name, kind, party, domain, duration, purpose }) =>
              row([
                ...[name, kindWord(words, kind), words[party], domain ?? ""],
                ...[durationText(duration, words, language), purpose ?? ""],
              ]),
            ),
          ].join("\n"),
        ];
  const service = ({ name, company, privacy_url, purposes, storage }: Schemas["DeclarationService"]): string[] => {
    const address = linkable(privacy_url);
    return [
      `### ${escaped(name)}`,
      escaped(company) + (address === null ? "" : `, <${address}>`),
      ...(purposes === null ? [] : [escaped(purposes)]),
      ...storageTable(storage),
    ];
  };
  const blocks = [
    `${escaped(words.controller)}: ${escaped(declaration.controller)}`,
    ...declaration.categories.flatMap(({ label, description, services }) => [
      `## ${escaped(label)}`,
      escaped(description),
      ...(services.length === 0 ? [escaped(words.noServices)] : services.flatMap(service)),
    ]),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escaped).join(" | ")} |`;
}

const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/**
 * Text as Markdown shows it unchanged (CommonMark 2.4): a backslash before each ASCII punctuation character, an entity
 * for those of HTML. White space becomes one blank, because lines mean something.
 */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, (character) => entities[character] ?? `\\${character}`);
}
