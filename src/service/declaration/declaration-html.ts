import type { Schemas } from "@consentform/consent/contract";
import { html } from "hono/html";
import { linkable } from "./declaration";
import type { DeclarationWords } from "./declaration-words";
import { durationText, wordsIn } from "./words";

/** The context of every part of a declaration. */
interface Page {
  readonly words: DeclarationWords;
  readonly wordsLanguage: string;
}

/**
 * A declaration as an HTML fragment to embed: one section with a heading for each category and service, and tables
 * whose cells have headers. It has no script, no style and no id, so it can be part of any page; every text is escaped
 * by `html`.
 */
export function declarationHtml(declaration: Schemas["Declaration"]): string {
  const { words, language: wordsLanguage } = wordsIn(declaration.language);
  const page: Page = { words, wordsLanguage };
  // Texts that are isolated do not decide the direction of the section, which is that of the first category's name.
  const section = html`<section lang="${declaration.language}" dir="auto" class="consent-declaration">
<dl><dt lang="${wordsLanguage}"><bdi>${words.controller}</bdi></dt><dd><bdi>${declaration.controller}</bdi></dd></dl>
${declaration.categories.map((category) => categoryHtml(page, category))}</section>
`;
  return String(section);
}

function categoryHtml(page: Page, { label, description, services }: Schemas["DeclarationCategory"]) {
  const { words, wordsLanguage } = page;
  const language = label === words.unclassified ? html` lang="${wordsLanguage}"` : "";
  return html`<h2${language}>${label}</h2>
<p${language}>${description}</p>
${services.length === 0 ? html`<p lang="${wordsLanguage}">${words.noServices}</p>\n` : services.map((service) => serviceHtml(page, service))}`;
}

function serviceHtml(page: Page, service: Schemas["DeclarationService"]) {
  const { words, wordsLanguage } = page;
  const address = linkable(service.privacy_url);
  const link =
    address === null
      ? ""
      : html` · <a href="${address}" rel="noopener noreferrer" lang="${wordsLanguage}">${words.privacyPolicy}<span> (${service.company})</span></a>`;
  return html`<h3>${service.name}</h3>
<p>${service.company}${link}</p>
${service.purposes === null ? "" : html`<p>${service.purposes}</p>\n`}${service.storage.length === 0 ? "" : storageHtml(page, service.storage)}`;
}

function storageHtml({ words, wordsLanguage }: Page, storage: Schemas["DeclarationService"]["storage"]) {
  const columns = [words.name, words.kind, words.party, words.host, words.duration, words.purpose];
  return html`<table>
<caption lang="${wordsLanguage}">${words.stored}</caption>
<thead><tr lang="${wordsLanguage}">${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${storage.map(
  (entry) =>
    html`<tr><th scope="row">${entry.name}</th><td lang="${wordsLanguage}">${kindWord(words, entry.kind)}</td><td lang="${wordsLanguage}">${words[entry.party]}</td><td>${entry.domain ?? ""}</td><td lang="${wordsLanguage}">${durationText(entry.duration, words, wordsLanguage)}</td><td>${entry.purpose ?? ""}</td></tr>\n`,
)}</tbody>
</table>
`;
}

/** The word for a technique; `session` is the storage here, not the duration. */
export function kindWord(words: DeclarationWords, kind: Schemas["StorageKind"]): string {
  return kind === "session" ? words.sessionStorage : words[kind];
}
