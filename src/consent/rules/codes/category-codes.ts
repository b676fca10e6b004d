import { listed } from "../../values/describe-value";
import { isoDurationDays } from "../../values/iso-duration";
import { pointerTo } from "../../values/json-pointer";
import { everywhere, nationalActs, serviceRule, storageAndAccess } from "../basis";
import type { Evaluation } from "../evaluation";
import { texts } from "../legal-texts";
import { needsChoice } from "../needs-choice";
import { everyPlaceInAudience, only, optInPlacesOfAnyVisitor } from "../place-selector";
import type { RegimeRow } from "../regimes/regime-row";
import { documentRule, placeRule, type Rule } from "../rule";
import type { EvaluatedService } from "../rule-context";

/** CNIL, deliberation 2020-092, article 5: thirteen months for exempt audience measurement. */
const MAX_MEASUREMENT_DAYS = 395;

const requiredSignals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

/** Categories, and the services in them. */
export const categoryCodes: readonly Rule[] = [
  documentRule({
    code: "no-necessary-category",
    level: "E",
    condition: "No category is required.",
    basis: [serviceRule],
    // Not to set `required` on one that there is: it would run without consent.
    fix: "Add a category with `required: true` for what the site cannot work without, such as security.",
    isWaivable: false,
    find: ({ document: { categories } }) =>
      categories.some(({ required }) => required)
        ? []
        : [
            {
              pointer: "/categories",
              message: "No category has required: true, so nothing says what your website cannot work without.",
            },
          ],
  }),
  documentRule({
    code: "category-unknown",
    level: "E",
    condition: "regimes, gpc or blocking name a category that does not exist.",
    basis: [serviceRule],
    fix: "Write the key of a category of the document.",
    isWaivable: false,
    find: (evaluation) =>
      namedCategories(evaluation)
        .filter(({ key }) => !evaluation.categories.has(key))
        .map(({ pointer, key }) => ({
          pointer,
          message: `There is no category ${key}.`,
          fix: `Write one of ${listed([...evaluation.categories.keys()])}.`,
        })),
  }),
  documentRule({
    code: "service-unknown",
    level: "E",
    condition: "blocking names a service that does not exist.",
    basis: [serviceRule],
    fix: "Name a `category` instead of the service.",
    isWaivable: false,
    find: ({ document, context, reads: { each } }) => {
      const keys = context.services && new Set(context.services.map(({ key }) => key));
      return each(document.blocking.rules, ({ service }, i) =>
        keys === undefined || service === undefined || keys.has(service)
          ? []
          : [
              {
                pointer: `/blocking/rules/${i}/service`,
                message: `The site has no service with the key ${service}.`,
              },
            ],
      );
    },
  }),
  documentRule({
    code: "service-category-unknown",
    level: "E",
    condition: "A live service has a category that is not in the document.",
    basis: [serviceRule],
    fix: "Move the service to a category of the document.",
    isWaivable: false,
    find: ({ liveServices = [], categories }) =>
      liveServices
        .filter(({ category }) => category !== "unclassified" && !categories.has(category))
        .map(({ key, category }) => ({
          pointer: "/categories",
          message: `The live service ${key} is in the category ${category}, which the document does not have.`,
          fix: `Move the service to one of ${listed([...categories.keys()])}.`,
        })),
  }),
  documentRule({
    code: "service-unclassified",
    level: "W",
    condition: "A live service is unclassified.",
    basis: [serviceRule],
    fix: "Give the service a category.",
    find: ({ liveServices = [] }) =>
      liveServices
        .filter(({ category }) => category === "unclassified")
        .map(({ key }) => ({
          pointer: "/categories",
          message: `The service ${key} is live but has no category, so visitors can neither accept nor refuse it.`,
          fix: `Give ${key} a category.`,
        })),
  }),
  documentRule({
    code: "services-need-review",
    level: "W",
    condition: "A service has status needs_review.",
    basis: [serviceRule],
    fix: "If you use the service, set `status` to `live`. If not, set it to `ignored`.",
    find: ({ context: { services = [] } }) => {
      const waiting = services.filter(({ status }) => status === "needs_review").map(({ key }) => key);
      return waiting.length === 0
        ? []
        : [
            {
              pointer: "/categories",
              message: `A scan found ${listed(waiting, 5)}. Do you use ${waiting.length === 1 ? "it" : "them"}?`,
              fix: "If so, set status to live. If not, set it to ignored.",
            },
          ];
    },
  }),
  placeRule(optInPlacesOfAnyVisitor, {
    code: "legitimate-interest-storage",
    level: "E",
    condition:
      "A live service in an optional category has legal_basis legitimate_interest, and the category is not exempt there.",
    basis: [nationalActs],
    fix: "Set `legal_basis` to `consent`.",
    find: (evaluation, { rows }) =>
      servicesWhere(evaluation, ({ legal_basis }) => legal_basis === "legitimate_interest").map(
        ({ pointer, service }) => ({
          pointer,
          rows: rows.filter((row) => isChosen(evaluation, service, row)),
          message: `The service ${service.key} has legal_basis: legitimate_interest in an optional category, but storing on a device needs consent here.`,
        }),
      ),
  }),
  placeRule(everyPlaceInAudience, {
    code: "required-category-signals",
    level: "E",
    // Elsewhere no act that was compared forbids it before a choice.
    warnsIn: ({ model }) => model !== "opt_in",
    condition: "A required category has an ad_* signal or analytics_storage.",
    basis: storageAndAccess,
    fix: "Move these `signals` to an optional category.",
    find: ({ document: { categories }, reads: { each } }) =>
      each(categories, ({ key, required, signals }, i) => {
        const forbidden = requiredSignals.filter((signal) => required && signals.includes(signal));
        return forbidden.length === 0
          ? []
          : [
              {
                pointer: `/categories/${i}/signals`,
                message: `Visitors cannot refuse ${key}, but it lets Google's tags measure or advertise (${listed(forbidden)}).`,
                fix: `Move ${listed(forbidden)} to a category that visitors can refuse.`,
              },
            ];
      }),
  }),
  documentRule({
    code: "necessary-but-tracker",
    level: "W",
    condition:
      "A live service in a required category, or with basis necessary, is marketing or analytics in the catalogue.",
    basis: storageAndAccess,
    fix: "If the site can work without the service, move it to an optional category.",
    find: (evaluation) =>
      trackersCalledNecessary(evaluation, ["marketing", "analytics"]).map(({ pointer, service, entry }) => ({
        pointer,
        message: `Can your site work without ${service.key}? It counts as necessary, but ${entry.source} lists it as ${entry.category}.`,
        fix: "If it can, move it to a category that visitors can refuse.",
      })),
  }),
  placeRule(only("FR"), {
    code: "duration-over-limit",
    level: "W",
    condition:
      "A live service stores longer than 395 days. It is in a category with exempt: audience_measurement; or it is analytics in the catalogue, and in a required category or with basis necessary.",
    basis: [everywhere("CNIL, deliberation 2020-092, article 5", texts.cnilRecommendation)],
    fix: "Set the lifetime to 395 days.",
    find: (evaluation) =>
      measuringWithoutConsent(evaluation).flatMap(({ pointer, service }) =>
        longestStorageDays(service) > MAX_MEASUREMENT_DAYS
          ? [
              {
                pointer,
                message: `The service ${service.key} measures visits without consent and stores data for ${Math.ceil(longestStorageDays(service))} days. Without consent, the French authority advises ${MAX_MEASUREMENT_DAYS} at most.`,
              },
            ]
          : [],
      ),
  }),
];

function namedCategories({ document, reads: { each } }: Evaluation): { pointer: string; key: string }[] {
  return [
    ...each([document], ({ regimes }) =>
      each(regimes.rules, ({ defaults }, i) =>
        Object.keys(defaults).map((key) => ({ pointer: `/regimes/rules/${i}/defaults${pointerTo([key])}`, key })),
      ),
    ),
    ...each([document], ({ gpc }) => each(gpc.categories, (key, i) => [{ pointer: `/gpc/categories/${i}`, key }])),
    ...each([document], ({ blocking }) =>
      each(blocking.rules, ({ category }, i) =>
        category === undefined ? [] : [{ pointer: `/blocking/rules/${i}/category`, key: category }],
      ),
    ),
  ];
}

/** Reports whether visitors of a place have to get a choice about a service. */
function isChosen({ categories }: Evaluation, service: EvaluatedService, row: RegimeRow): boolean {
  const category = categories.get(service.category);
  return category !== undefined && needsChoice(category, row);
}

/** Live services that fulfil a condition, with the pointer of their category. */
function servicesWhere(
  { liveServices = [], document: { categories } }: Evaluation,
  isWanted: (service: EvaluatedService) => boolean,
): { pointer: string; service: EvaluatedService }[] {
  return liveServices.filter(isWanted).map((service) => {
    const index = categories.findIndex(({ key }) => key === service.category);
    return { pointer: index === -1 ? "/categories" : `/categories/${index}`, service };
  });
}

function trackersCalledNecessary(evaluation: Evaluation, kinds: readonly string[]) {
  const { catalogue } = evaluation.context;
  if (catalogue === undefined) return [];
  const isNecessary = (service: EvaluatedService) =>
    service.legal_basis === "necessary" || evaluation.categories.get(service.category)?.required === true;
  return servicesWhere(evaluation, isNecessary).flatMap(({ pointer, service }) => {
    const entry = catalogue(service);
    return entry !== null && kinds.includes(entry.category) ? [{ pointer, service, entry }] : [];
  });
}

/** The services that measure audiences because their category is exempt, or because they count as necessary. */
function measuringWithoutConsent(evaluation: Evaluation) {
  const isExempt = ({ category }: EvaluatedService) =>
    evaluation.categories.get(category)?.exempt === "audience_measurement";
  const exempt = servicesWhere(evaluation, isExempt);
  const others = trackersCalledNecessary(evaluation, ["analytics"]).filter(({ service }) => !isExempt(service));
  return [...exempt, ...others];
}

function longestStorageDays({ storage = [] }: EvaluatedService): number {
  return storage.reduce((longest, { duration }) => Math.max(longest, isoDurationDays(duration ?? "session") ?? 0), 0);
}
