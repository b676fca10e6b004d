import {
  isErrorSomewhere,
  levelOf,
  placesOf,
  RULES_VERSION,
  regimeTable,
  ruleEntry,
  rules,
  TABLE_VERSION,
} from "../../src/consent/rules";
import { exemptions } from "../../src/consent/rules/exemptions";
import { texts, textsOfRows } from "../../src/consent/rules/legal-texts";
import type { LegalText } from "../../src/consent/rules/legal-texts/legal-text";
import { levelTable } from "../../src/consent/rules/level-table";
import { placeOf } from "../../src/consent/rules/regimes/regime-table";
import { wordingLanguages, wordingOf } from "../../src/consent/rules/wording/wording-of";
import type { GeneratedFiles } from "./generated-files";
import { markdownTable } from "./markdown-table";
import { languageTable } from "./rule-languages";
import { ruleWords } from "./rule-words";

const notAdvice =
  "**This is not legal advice.** The rules are an engineering input for a legal reader: they find what a document shows,\nnot what a site does, and a document without findings can still be unlawful.";

/** The value of a day on which no one has read a text, or has found when it took effect. */
const NOT_VERIFIED = "not verified";

/** docs/rules.md and docs/regimes.md, from the tables of codes and of regimes. */
export function generateRulesDocs(): GeneratedFiles {
  return new Map([
    ["docs/rules.md", rulesPage()],
    ["docs/regimes.md", regimesPage()],
  ]);
}

function rulesPage(): string {
  return `<!-- Generated from src/consent/rules by \`npm run generate\`. Do not edit. -->
# Rules for banner documents

${notAdvice}

Rules of ${RULES_VERSION}; ${rules.length} codes. \`npx consentform validate banner.yaml\` checks a document against them, and so do the preview of a
deployment and the service. [Words](#words) explains what the entries call things.

## Words

${markdownTable(["word", "meaning"], ruleWords)}
## Languages

A rule with the entry *Languages* finds phrases, so it only works in the languages below. In other languages, a text is
not read. Norwegian is Bokmål and Nynorsk.

${languageTable()}
## How rules are reviewed

Each rule names its legal basis, with a link if there is one. No lawyer has reviewed the rules. A rule
raises an error only if someone read a source that it names and that binds the place. Where it names none, someone must
have compared the place's row in [the table of regimes](regimes.md) with its act. In other places, and in rows marked
*cautious*, it only warns, and the warning says so. Most rows have not been compared. [Sources](#sources) lists how each
source was read.
\`npm run bench -- rules\` measures false errors and misses over the documents of \`test/corpus/banners\`.

## Levels

The first row that applies decides what a finding counts as.

${markdownTable(
  ["rule", "place", "source", "audience", "waiver", "counts as"],
  levelTable.map(({ rule, place, source, audience, waiver, counts }) => [
    rule,
    place,
    source,
    audience,
    waiver,
    counts,
  ]),
)}
- An **error** blocks a publish. A waiver (code, reason, who approved it) turns an error into a warning where the table says so.
- A **warning** never blocks.
- A setting of the whole document only warns in places outside \`regimes.audience\`, unless it decides what runs before a
  choice and a rule of the document names the place.
- A rule that is newer than the rules that accepted a document only warns until the document changes.
- The law is that of the day of the check, in UTC. \`validate\` prints the day, and the service uses its own clock.

## Duties without a rule

- A list of recipients within reach of the first layer (CNIL, deliberation 2020-092): a document names the page that it
  links, not what that page lists.
- The icon beside an alternative opt-out link (11 CCR 7015(b)): no member of a document shows or hides it.
- Consent of minors (Cal. Civ. Code 1798.120(c)): a document does not know the age of visitors. If you know that visitors
  are under 16, write a rule with the model \`opt_in\`.

## Sources

A source that was not read makes no error.

${markdownTable(
  ["source", "read on", "how"],
  [...Object.values(texts), ...textsOfRows].map(({ name, url, read_at, read }: LegalText) => [
    url === undefined ? name : `[${name}](${url})`,
    read_at ?? NOT_VERIFIED,
    read,
  ]),
)}
## Wording

The phrases of bodies and labels are data for each language, in \`src/consent/rules/wording/languages\`. \`wording.ts\`
beside it describes each group of phrases. \`test/corpus/wording\` measures them.

${markdownTable(
  ["language", "source", "read on"],
  wordingLanguages.flatMap((tag) =>
    (wordingOf(tag)?.sources ?? []).map(({ name, url, read_at }) => [
      tag,
      url === undefined ? name : `[${name}](${url})`,
      read_at ?? "no",
    ]),
  ),
)}
## Codes

${markdownTable(
  ["code", "level", "waivable", "places"],
  rules.map((rule) => [
    `[${rule.code}](#${rule.code})`,
    levelOf(rule),
    rule.isWaivable && isErrorSomewhere(rule) ? "yes" : "no",
    placesOf(rule),
  ]),
)}
${rules.map((rule) => `### ${rule.code}\n\n${ruleEntry(rule)}`).join("\n")}`;
}

function regimesPage(): string {
  const rows = [...regimeTable].sort((a, b) =>
    placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : a.from < b.from ? -1 : 1,
  );
  const unlinked = rows.filter(({ isSite }) => isSite).length;
  const read = rows.filter(({ reviewed_at }) => reviewed_at !== null).length;
  return `<!-- Generated from src/consent/rules/regimes by \`npm run generate\`. Do not edit. -->
# Regimes

${notAdvice}

Table of ${TABLE_VERSION}; ${rows.length} rows, of which ${read} ${read === 1 ? "was" : "were"} compared with the text of the source (column *compared*).
The column *binds a website* names the act and its section, *in force* its first day and *read* the day on which someone
read that section. The acts of the European Union and the European Economic Area transpose article 5(3) of the ePrivacy
Directive, which was read, so an error there does not depend on the reading of the act. In rows marked *cautious* the law leaves room, or only its name is known, and the model is this project's choice.
Codes that depend on a place only warn there. They also only warn in rows that were not compared, unless the code names
a source that was read. The links were not opened for rows that were not compared. ${unlinked} rows link
the site of an authority or register, not the act (*site* behind the law). A country without a row has the model \`notice\`, cautiously. A row applies from its first day on, in UTC; an empty last column means that no end is known.
The column *choice about* is empty where visitors choose about every optional category that is not exempt. With
*tracking*, they choose only about advertising, sale and sensitive data; with *profiling*, also about other categories
that may identify, locate or profile them.

${markdownTable(
  [
    "place",
    "regime",
    "binds a website",
    "in force",
    "read",
    "model",
    "cautious",
    "choice about",
    "signals",
    "from",
    "compared",
    "note",
    "to",
  ],
  rows.map((row) => [
    placeOf(row),
    `\`${row.regime}\``,
    `[${row.law}](${row.source_url})${row.isSite ? " (site)" : ""}`,
    (row.act === undefined ? row.from : row.act.from) ?? NOT_VERIFIED,
    (row.act ?? { read_at: row.reviewed_at }).read_at ?? NOT_VERIFIED,
    row.model,
    row.cautious ? "yes" : "",
    row.choiceAbout ?? "",
    row.gpc === "no" ? "" : row.gpc,
    row.from,
    row.reviewed_at ?? NOT_VERIFIED,
    row.note,
    row.to ?? "",
  ]),
)}
## Exemptions from consent

A category declares an exemption with \`exempt\`.

${markdownTable(
  ["exemption", "text"],
  Object.entries(exemptions).flatMap(([name, sources]) =>
    sources.map(({ text, url }) => [`\`${name}\``, url === undefined ? text : `[${text}](${url})`]),
  ),
)}`;
}
