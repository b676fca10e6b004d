import { clipped, listed } from "../../values/describe-value";
import { pointerTo } from "../../values/json-pointer";
import { european, gdprAndUk, serviceRule } from "../basis";
import type { Evaluation } from "../evaluation";
import type { EvaluatedDocument } from "../fill-defaults";
import { languageChain } from "../language-lookup";
import { languageName } from "../language-name";
import { texts } from "../legal-texts";
import { type Candidate, documentRule, FOURTH_RULES_VERSION, type Rule } from "../rule";
import { PLACEHOLDER_POLICY, placeholderIdentity } from "../starter/placeholder-identity";
import { isUnfinishedAddress, isUnfinishedName, isUnfinishedText } from "../unfinished-text";
import { surelyVisibleStrings, visibleStrings } from "../visible-strings";

/** Strings that a message names before it counts the rest. */
const MAX_NAMED = 4;

/** The advice about each placeholder. */
const written = {
  controller_name: "Write the name of your company.",
  contact_email: "Write your email address for privacy.",
  address: "Write the address of your company.",
} as const;

/** Rules for the controller, the languages and the policies. */
export const textCodes: readonly Rule[] = [
  documentRule({
    code: "identity-placeholder",
    level: "E",
    condition: "controller_name or contact_email is the starter draft's.",
    basis: gdprAndUk("articles 13(1)(a) and (b)"),
    fix: "Write your company's name and its email address for privacy.",
    find: ({ document: { identity }, reads: { each } }) =>
      each(["controller_name", "contact_email"] as const, (member) =>
        identity[member] === placeholderIdentity[member]
          ? [
              {
                pointer: `/identity/${member}`,
                message: `${member} is still the placeholder "${identity[member]}".`,
                fix: written[member],
              },
            ]
          : [],
      ),
  }),
  documentRule({
    code: "link-placeholder",
    level: "W",
    condition:
      "links.privacy_policy has the address of the starter draft, or an address of links is a placeholder. Placeholders are `#`, pages of example.com, example.org or example.net, and addresses that contain TBD or the like.",
    basis: [serviceRule],
    fix: "Write the address of your page, in full if it is `/privacy`.",
    since: FOURTH_RULES_VERSION,
    find: ({ document: { links } }) => [...draftPolicies(links), ...unfinishedLinks(links)],
  }),
  documentRule({
    code: "text-placeholder",
    level: "W",
    condition:
      'controller_name, contact_email, the address or a visible text is a placeholder: TBD, lorem ipsum, "Name of your company" in many languages, or an email address at example.com.',
    basis: [serviceRule],
    fix: "Write your own text.",
    since: FOURTH_RULES_VERSION,
    find: (evaluation) => [...unfinishedIdentity(evaluation.document), ...unfinishedTexts(evaluation)],
  }),
  documentRule({
    code: "text-missing-default",
    level: "E",
    condition: "A text that visitors see is missing in the default language.",
    basis: gdprAndUk("article 12(1)"),
    fix: "Write the text.",
    isWaivable: false,
    find: (evaluation) => {
      const tag = evaluation.document.languages.default;
      return evaluation.reads.each(surelyVisibleStrings(evaluation), (string) =>
        string.textIn(tag) === undefined
          ? [
              {
                pointer: string.pointerIn(tag),
                message: `Visitors see ${string.pointerIn(tag).split("/").slice(3).join(".")}, which has no text in ${languageName(tag)}, the default language.`,
                fix: `Write ${string.pointerIn(tag)}.`,
              },
            ]
          : [],
      );
    },
  }),
  documentRule({
    code: "text-missing-language",
    level: "W",
    condition: "An available language lacks a text that visitors see.",
    basis: gdprAndUk("article 12(1)"),
    fix: "Translate the texts.",
    find: (evaluation) => otherLanguages(evaluation.document).flatMap((tag) => missingInLanguage(evaluation, tag)),
  }),
  documentRule({
    code: "language-discontinuity",
    level: "W",
    condition: "Visitors of one language see texts of the first layer in two languages.",
    basis: [
      european(
        "EDPB Guidelines 03/2022, language discontinuity (written for social media; used here by analogy)",
        texts.edpbPatterns,
      ),
    ],
    fix: "Write the missing texts.",
    find: discontinuities,
  }),
  documentRule({
    code: "policy-link-missing",
    level: "E",
    condition: "Neither cookie nor privacy policy has a link in the default language.",
    basis: gdprAndUk("article 13"),
    fix: "Add `links.privacy_policy` in the default language.",
    find: ({ document }) =>
      hasPolicy(document, document.languages.default)
        ? []
        : [
            {
              pointer: "/links",
              message: `The banner links no policy in ${languageName(document.languages.default)}, the default language: neither privacy_policy nor cookie_policy.`,
            },
          ],
  }),
  documentRule({
    code: "policy-link-partial",
    level: "W",
    condition: "Neither cookie nor privacy policy has a link in an available language beside the default.",
    basis: gdprAndUk("article 12(1)"),
    fix: "Add `links.privacy_policy` in the language.",
    find: ({ document }) =>
      otherLanguages(document)
        .filter((tag) => !hasPolicy(document, tag))
        .map((tag) => ({
          pointer: "/links",
          message: `Visitors who read ${languageName(tag)} get the policy of another language: neither privacy_policy nor cookie_policy has theirs.`,
          fix: `Add links.privacy_policy.${tag}.`,
        })),
  }),
];

function draftPolicies({ privacy_policy = {} }: EvaluatedDocument["links"]): Candidate[] {
  const tags = Object.entries(privacy_policy).flatMap(([tag, address]) =>
    address === PLACEHOLDER_POLICY ? [tag] : [],
  );
  const [first] = tags;
  return first === undefined
    ? []
    : [
        {
          pointer: `/links/privacy_policy${pointerTo([first])}`,
          message: `Is ${PLACEHOLDER_POLICY} your privacy policy? It is still the starter's address, in ${listed(tags)}.`,
          fix: "Write the full address of your policy, such as https://www.example.com/privacy.",
        },
      ];
}

function unfinishedLinks({
  privacy_policy,
  cookie_policy,
  imprint,
  paid_alternative,
}: EvaluatedDocument["links"]): Candidate[] {
  return Object.entries({ privacy_policy, cookie_policy, imprint, paid_alternative }).flatMap(
    ([member, addresses = {}]) =>
      Object.entries(addresses)
        .filter(([, address]) => isUnfinishedAddress(address))
        .slice(0, 1)
        .map(([tag, address]) => ({
          pointer: `/links/${member}${pointerTo([tag])}`,
          message: `The address "${clipped(address)}" is a placeholder.`,
          fix: "Write the address of your page.",
        })),
  );
}

function unfinishedIdentity({ identity }: EvaluatedDocument): Candidate[] {
  const { controller_name, contact_email, address } = identity;
  const isUnfinished = {
    controller_name: controller_name !== placeholderIdentity.controller_name && isUnfinishedName(controller_name),
    contact_email: contact_email !== placeholderIdentity.contact_email && isUnfinishedAddress(contact_email),
    address: address !== undefined && isUnfinishedText(address, "en"),
  };
  return (["controller_name", "contact_email", "address"] as const)
    .filter((member) => isUnfinished[member])
    .map((member) => ({
      pointer: `/identity/${member}`,
      message: `${member} is the placeholder "${clipped(identity[member] ?? "")}".`,
      fix: written[member],
    }));
}

/** One finding for a language: what was left for later is found again while it is written. */
function unfinishedTexts(evaluation: Evaluation): Candidate[] {
  const strings = surelyVisibleStrings(evaluation);
  return evaluation.document.languages.available.flatMap((tag) =>
    strings
      .filter((string) => isUnfinishedText(string.textIn(tag) ?? "", tag))
      .slice(0, 1)
      .map((string) => ({
        pointer: string.pointerIn(tag),
        message: `Visitors would read the placeholder "${clipped(string.textIn(tag) ?? "")}".`,
      })),
  );
}

function otherLanguages({ languages }: EvaluatedDocument): string[] {
  return languages.available.filter((tag) => tag !== languages.default);
}

/** The same words for a language whose texts are missing and for one that mixes two, since both are one fault. */
function missingTexts(tag: string): string {
  return `Write the missing texts in ${languageName(tag)}.`;
}

/** One finding a language, not one a string: 60 languages would bury everything else. */
function missingInLanguage(evaluation: Evaluation, tag: string): Candidate[] {
  const missing = visibleStrings(evaluation).flatMap((string) =>
    string.textIn(tag) === undefined ? [string.pointerIn(tag)] : [],
  );
  if (missing.length === 0) return [];
  const count = missing.length === 1 ? "1 text has" : `${missing.length} texts have`;
  return [
    {
      pointer: pointerTo(["texts", tag]),
      message: `${count} no version in ${languageName(tag)}, so visitors see another language: ${listed(missing, MAX_NAMED)}.`,
      fix: missingTexts(tag),
    },
  ];
}

function discontinuities(evaluation: Evaluation): Candidate[] {
  const { document } = evaluation;
  const strings = visibleStrings(evaluation).filter((string) => string.isFirstLayer);
  return document.languages.available.flatMap((tag) => {
    const chain = languageChain(document.languages, tag);
    const sources = new Set(strings.flatMap((string) => chain.find((each) => string.textIn(each) !== undefined) ?? []));
    return sources.size < 2
      ? []
      : [
          {
            pointer: pointerTo(["texts", tag]),
            message: `Visitors who read ${languageName(tag)} see a banner that mixes ${listed([...sources].sort().map(languageName))}.`,
            fix: missingTexts(tag),
          },
        ];
  });
}

function hasPolicy({ links: { cookie_policy, privacy_policy } }: EvaluatedDocument, tag: string): boolean {
  return [cookie_policy, privacy_policy].some((addresses) => addresses !== undefined && Object.hasOwn(addresses, tag));
}
