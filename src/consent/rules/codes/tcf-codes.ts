import { pointerTo } from "../../values/json-pointer";
import { type Basis, everywhere, nationalActs, serviceRule } from "../basis";
import type { Evaluation } from "../evaluation";
import { languageName } from "../language-name";
import { texts } from "../legal-texts";
import { optInPlacesOfAnyVisitor } from "../place-selector";
import { type Candidate, documentRule, placeRule, type Rule, SECOND_RULES_VERSION } from "../rule";

const tcfPolicies = everywhere("IAB Europe TCF Policies", texts.tcfPolicies);

/** The IAB's Transparency and Consent Framework. */
export const tcfCodes: readonly Rule[] = [
  documentRule({
    code: "tcf-incomplete",
    level: "E",
    condition: "With tcf.enabled, cmp_id, publisher_country or a privacy policy link is missing.",
    basis: [everywhere("IAB Tech Lab, TC string format, fields CmpId and PublisherCC", texts.tcString), tcfPolicies],
    fix: "Add what is missing.",
    find: incompleteTcf,
  }),
  documentRule({
    code: "tcf-not-started",
    level: "W",
    condition:
      "With tcf.enabled, purposes is empty or names a category that is missing or required. At a publish, it is also raised if the service has no vendor list, or not gvl_version.",
    basis: [serviceRule],
    fix: "Map each purpose to an optional category in `tcf.purposes`. A service without a vendor list needs `--gvl`.",
    since: SECOND_RULES_VERSION,
    find: unmappedPurposes,
  }),
  documentRule({
    code: "tcf-vendor-count",
    level: "E",
    condition: "With tcf.enabled, the body that visitors of an available language read lacks `{vendor_count}`.",
    basis: [everywhere("IAB Europe TCF Policies, appendix B", texts.tcfPolicies)],
    fix: "Put `{vendor_count}` into the body of each language.",
    find: ({ document: { tcf, texts, languages }, reads: { each } }) =>
      each(tcf?.enabled === true ? languages.available : [], (tag) => {
        const body = texts[tag]?.banner?.body;
        if (body === undefined ? tag !== languages.default : body.includes("{vendor_count}")) return [];
        return [
          {
            pointer: pointerTo(["texts", tag, "banner", "body"]),
            message: `The ${languageName(tag)} text must say how many advertising partners ("vendors") you have.`,
            fix: "Put {vendor_count} into banner.body.",
            // The first rules read the default language only.
            ...(tag !== languages.default && { since: SECOND_RULES_VERSION }),
          },
        ];
      }),
  }),
  documentRule({
    code: "tcf-li-purposes",
    level: "E",
    condition: "A restriction of type require_li for purpose 1 or for one of 3 to 6.",
    basis: [everywhere("IAB Tech Lab, TC string format, version 2.2", texts.tcString)],
    fix: "Set `type` to `require_consent`.",
    find: ({ document: { tcf }, reads: { each } }) =>
      each(tcf?.publisher_restrictions ?? [], ({ purpose, type }, i) =>
        type === "require_li" && (purpose === 1 || (purpose >= 3 && purpose <= 6))
          ? [
              {
                pointer: `/tcf/publisher_restrictions/${i}/type`,
                message: `With type: require_li, purpose ${purpose} rests on legitimate interest, which the TCF does not allow${purpose === 1 ? "" : " since version 2.2"}.`,
                // The first rules left purpose 1 out.
                ...(purpose === 1 && { since: SECOND_RULES_VERSION }),
              },
            ]
          : [],
      ),
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "tcf-purpose-one",
    level: "E",
    condition: "With tcf.enabled, purpose_one_treatment is true: partners store and read data without asking.",
    basis: [nationalActs],
    fix: "Set `purpose_one_treatment` to false.",
    since: SECOND_RULES_VERSION,
    find: ({ document: { tcf } }) =>
      tcf?.enabled === true && tcf.purpose_one_treatment
        ? [
            {
              pointer: "/tcf/purpose_one_treatment",
              message:
                "With purpose_one_treatment: true, partners store data on devices without asking visitors. These places require consent.",
            },
          ]
        : [],
  }),
  documentRule({
    code: "tcf-all-vendors",
    level: "W",
    condition: "With tcf.enabled, vendors is all.",
    basis: [everywhere("IAB Europe TCF Policies", texts.tcfPolicies)],
    fix: "Set `vendors` to a list of those that the site works with.",
    find: ({ document: { tcf } }) =>
      tcf?.enabled === true && tcf.vendors === "all"
        ? [
            {
              pointer: "/tcf/vendors",
              message:
                "With vendors: all, visitors are asked about every advertising partner of the Global Vendor List.",
            },
          ]
        : [],
  }),
];

function* unmappedPurposes({ document: { tcf }, categories, context }: Evaluation): Iterable<Candidate> {
  if (tcf?.enabled !== true) return;
  const { vendorListVersion: list } = context;
  if (list === null) {
    yield {
      pointer: "/tcf",
      message: "The TCF does not start, because the service has no vendor list.",
      fix: "Start the service with --gvl.",
    };
  } else if (list !== undefined && tcf.gvl_version !== undefined && tcf.gvl_version !== list) {
    yield {
      pointer: "/tcf/gvl_version",
      message: `The TCF does not start, because the service has version ${list} of the vendor list.`,
      fix: `Set gvl_version to ${list}.`,
    };
  }
  const mapped = Object.entries(tcf.purposes ?? {}).filter(([, purposes]) => purposes.length > 0);
  if (mapped.length === 0) {
    yield {
      pointer: "/tcf",
      message: "The TCF does not start, because no category has purposes.",
      fix: "Add the purposes that a category asks for to tcf.purposes.",
    };
  }
  for (const [key] of mapped) {
    const category = categories.get(key);
    if (category?.required === false) continue;
    const problem = category === undefined ? "is not a category" : "is required, so no visitor consents to it";
    yield {
      pointer: pointerTo(["tcf", "purposes", key]),
      message: `tcf.purposes names ${key}, which ${problem}. Its purposes never have consent.`,
      fix: "Name an optional category.",
    };
  }
}

function incompleteTcf({ document: { tcf, links, languages } }: Evaluation): Candidate[] {
  if (tcf?.enabled !== true) return [];
  const hasPolicy = links.privacy_policy !== undefined && Object.hasOwn(links.privacy_policy, languages.default);
  const parts: [pointer: string, isThere: boolean, what: string, source?: Basis][] = [
    ["/tcf/cmp_id", tcf.cmp_id !== undefined, "cmp_id, the id of the consent management platform"],
    ["/tcf/publisher_country", tcf.publisher_country !== undefined, "publisher_country"],
    [
      `/links/privacy_policy/${languages.default}`,
      hasPolicy,
      "a privacy policy link in the default language",
      tcfPolicies,
    ],
  ];
  return parts
    .filter(([, isThere]) => !isThere)
    .map(([pointer, , what, source]) => ({
      pointer,
      message: `With tcf.enabled: true, the document needs ${what}, which is missing.`,
      fix: `Add ${what}.`,
      ...(source !== undefined && { source }),
    }));
}
