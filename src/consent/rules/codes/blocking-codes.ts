import { everywhere, gdprAndUk, nationalActs, serviceRule, storageAndAccess } from "../basis";
import type { Evaluation, PlaceGroup } from "../evaluation";
import { texts } from "../legal-texts";
import { needsChoice } from "../needs-choice";
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
    fix: "Set `iframes` to `placeholder`, and the `action` of such a rule to `block`.",
    since: SINCE,
    find: allowedBeforeConsent,
  }),
  documentRule({
    code: "allowed-tracker",
    level: "W",
    condition:
      "A blocking rule allows a host that the catalogue lists as marketing or analytics, and names no optional category.",
    basis: storageAndAccess,
    fix: "If the site can work without the host, set `action` to `block` and `category` to an optional category.",
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
              message: "With delete_on_withdrawal: false, cookies stay on the device after visitors withdraw consent.",
            },
          ],
  }),
  placeRule(europeAndBritain, {
    code: "reopen-link-only",
    level: "W",
    condition: "layout.reopen.kind is link, and a category is optional.",
    basis: gdprAndUk("article 7(3)"),
    fix: "Set `reopen.kind` to `floating`, a small button on every page.",
    since: SINCE,
    find: ({ document: { layout, categories } }) =>
      layout.reopen.kind === "link" && categories.some(({ required }) => !required)
        ? [
            {
              pointer: "/layout/reopen/kind",
              message: "With reopen.kind: link, visitors can withdraw consent only on pages that show your link.",
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
                "With same_site: none and secure: false, browsers drop the cookie that holds the choice, so visitors are asked on every page.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "many-blocking-patterns",
    level: "W",
    condition: `blocking.mode is auto, and blocking.rules and the hosts of live services have more than ${MOST_PATTERNS} patterns.`,
    basis: [serviceRule],
    fix: "Combine the hosts of a domain, such as `*.example.com`.",
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
          message: `Each visitor downloads ${count} patterns of hosts before the page's first tag; we advise ${MOST_PATTERNS} at most.`,
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
            message: `Can your site work without ${match.host}? A rule with action: allow lets it run before visitors agree, and ${entry.source} lists it as ${entry.category}.`,
            fix: "If it can, set action to block and category to an optional category.",
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
          message: "With iframes: allow, frames of other services load before visitors agree.",
          fix: "Set iframes to placeholder.",
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
            message: `A blocking rule with action: allow lets the optional category ${found.key} run before visitors agree.`,
            fix: "Set action to block.",
            rows: rows.filter((row) => needsChoice(found, row)),
          },
        ];
  });
}
