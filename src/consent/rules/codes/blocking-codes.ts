import { everywhere, gdprAndUk, nationalActs, serviceRule, storageAndAccess } from "../basis";
import type { Evaluation, PlaceGroup } from "../evaluation";
import { isExemptIn } from "../exemptions";
import { texts } from "../legal-texts";
import { europeAndBritain, optInPlacesOfAnyVisitor } from "../place-selector";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION, THIRD_RULES_VERSION } from "../rule";
import { isChoiceOffered } from "../rule-choice";

const SINCE = SECOND_RULES_VERSION;

/** Host patterns up to which the loader stays within its size: 100 add about 1 kB to what runs before a page's tags. */
const MOST_PATTERNS = 100;

/** Rules for requests and storage before consent and after its withdrawal. */
export const blockingCodes: readonly Rule[] = [
  placeRule(optInPlacesOfAnyVisitor, {
    code: "allowed-before-consent",
    level: "E",
    condition:
      "blocking.iframes is allow, or a blocking rule allows an optional category that is not exempt in the place.",
    basis: [nationalActs],
    fix: "Use `placeholder` or `block` for frames, and the action `block`.",
    since: SINCE,
    find: allowedBeforeConsent,
  }),
  documentRule({
    code: "allowed-tracker",
    level: "W",
    condition:
      "A blocking rule allows a host that the catalogue lists as marketing or analytics, and names no optional category.",
    basis: storageAndAccess,
    fix: "Set `action` to `block`, and name the optional category that the host belongs to.",
    since: THIRD_RULES_VERSION,
    find: allowedTrackers,
  }),
  placeRule(europeAndBritain, {
    code: "withdrawal-keeps-storage",
    level: "W",
    condition: "blocking.delete_on_withdrawal is false, and a category is optional.",
    basis: gdprAndUk("articles 7(3) and 17(1)(b)"),
    fix: "Set `delete_on_withdrawal` to true.",
    since: SINCE,
    find: ({ document: { blocking, categories } }) =>
      blocking.delete_on_withdrawal || categories.every(({ required }) => required)
        ? []
        : [
            {
              pointer: "/blocking/delete_on_withdrawal",
              message:
                "delete_on_withdrawal is false, so storage stays and is read after consent is withdrawn. Set it to true.",
            },
          ],
  }),
  placeRule(europeAndBritain, {
    code: "reopen-link-only",
    level: "W",
    condition: "layout.reopen.kind is link, and a category is optional.",
    basis: gdprAndUk("article 7(3)"),
    fix: "Use `floating` or `both`, or make sure that each page has the link.",
    since: SINCE,
    find: ({ document: { layout, categories } }) =>
      layout.reopen.kind === "link" && categories.some(({ required }) => !required)
        ? [
            {
              pointer: "/layout/reopen/kind",
              message:
                "reopen is link, so on a page without that link consent cannot be withdrawn. Use floating or both, or place the link on every page.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "same-site-none-insecure",
    level: "E",
    condition: "storage.kind is cookie, same_site is none and secure is false.",
    basis: [everywhere("RFC 6265bis, section 5.7", texts.cookies)],
    fix: "Set `secure` to true.",
    since: SINCE,
    find: ({ document: { storage } }) =>
      storage.kind === "cookie" && storage.same_site === "none" && !storage.secure
        ? [
            {
              pointer: "/storage/secure",
              message:
                "same_site is none and secure is false. Browsers drop such a cookie, so the choice is never kept and visitors are asked on every page. Set secure to true.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "many-blocking-patterns",
    level: "W",
    condition: `blocking.mode is auto, and blocking.rules and the hosts of live services have more than ${MOST_PATTERNS} patterns.`,
    basis: [serviceRule],
    fix: "Combine hosts of one domain, such as `*.example.com`, or remove services that the site no longer uses.",
    since: THIRD_RULES_VERSION,
    find: tooManyPatterns,
  }),
];

function tooManyPatterns({ document: { blocking }, liveServices = [] }: Evaluation): Candidate[] {
  const count = blocking.rules.length + liveServices.reduce((sum, { hosts = [] }) => sum + hosts.length, 0);
  return blocking.mode !== "auto" || count <= MOST_PATTERNS
    ? []
    : [
        {
          pointer: "/blocking/rules",
          message: `${count} patterns are sent to each visitor before the page's first tag. Combine them to ${MOST_PATTERNS} or fewer, for example *.example.com for all hosts of a domain.`,
        },
      ];
}

/** Hosts of an optional category are found by `allowed-before-consent`. */
function allowedTrackers({
  document: { blocking },
  categories,
  services,
  context: { catalogue },
}: Evaluation): Candidate[] {
  return blocking.rules.flatMap(({ action, match, category, service }, i) => {
    const key = category ?? (service === undefined ? undefined : services.get(service)?.category);
    const isOptional = key !== undefined && categories.get(key)?.required === false;
    if (catalogue === undefined || action !== "allow" || match.host === undefined || isOptional) return [];
    const host = match.host.replace(/^\*\./, "");
    const entry = catalogue({ key: host, category: "unclassified", hosts: [host] });
    return entry === null || !["marketing", "analytics"].includes(entry.category)
      ? []
      : [
          {
            pointer: `/blocking/rules/${i}/action`,
            message: `The rule lets ${match.host} run before consent, but ${entry.source} lists it as ${entry.category}. Set action to block, and name an optional category.`,
          },
        ];
  });
}

function allowedBeforeConsent(evaluation: Evaluation, group: PlaceGroup): Candidate[] {
  return evaluation.reads.each([allowedFrames, allowedByRules], (find) => find(evaluation, group));
}

function allowedFrames({ document: { blocking, categories } }: Evaluation): Candidate[] {
  return blocking.iframes === "allow" && isChoiceOffered(categories)
    ? [
        {
          pointer: "/blocking/iframes",
          message:
            "iframes is allow, so frames of other services load before consent. Use placeholder or block, and a blocking rule for each frame that is necessary.",
        },
      ]
    : [];
}

function allowedByRules(evaluation: Evaluation, { rows }: PlaceGroup): Candidate[] {
  const { document, services, reads } = evaluation;
  return reads.each(document.blocking.rules, (rule, i): Candidate[] => {
    if (rule.action !== "allow") return [];
    const { category, service } = rule;
    const { categories } = evaluation;
    const key = category ?? (service === undefined ? undefined : services.get(service)?.category);
    const found = key === undefined ? undefined : categories.get(key);
    return found === undefined || found.required
      ? []
      : [
          {
            pointer: `/blocking/rules/${i}/action`,
            message: `The rule lets something of the optional category ${found.key} run before consent. Set action to block.`,
            ...(found.exempt !== undefined && { rows: rows.filter((row) => !isExemptIn(found, row)) }),
          },
        ];
  });
}
