import { type BannerDocument, starterDocument } from "../../src/consent/rules";

/** A request of an attack. */
export interface AttackRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
}

/** Requests that one workspace repeats to keep the service busy. */
export interface Attack {
  readonly name: string;
  readonly requests: readonly AttackRequest[];
}

/** The objects of the attacking workspace: a site whose draft is large, 40 more sites, and two templates. */
export interface AttackedObjects {
  readonly siteId: string;
  readonly siteIds: readonly string[];
  readonly templateId: string;
  /** A template of {@link unknownMembers}. */
  readonly strayTemplateId: string;
}

/** Members that no document has, in objects as large as the service reads them. */
export function unknownMembers(count: number): Record<string, Record<string, object>> {
  const inOne = 10_000;
  const membersFrom = (first: number) =>
    Array.from({ length: Math.min(inOne, count - first) }, (_, index) => [`member-${first + index}`, {}] as const);
  const objects = Array.from({ length: Math.ceil(count / inOne) }, (_, index) => index * inOne);
  return Object.fromEntries(objects.map((first) => [`stray-${first}`, Object.fromEntries(membersFrom(first))]));
}

const languages =
  "en de fr es it nl pt pl sv da fi nb cs sk hu ro bg el et lv lt sl hr ga mt is sq mk sr bs uk ru be ka hy az tr he ar fa ur hi bn ta te th vi id ms ja ko zh ca eu gl cy lb af sw am".split(
    " ",
  );

/**
 * A document that takes long to validate: all languages, and 60 rules and defaults for 200 places each. About 300 kB.
 */
export function worstDocument(controller: string): BannerDocument {
  const document = starterDocument("en");
  const inAll = <Value>(value: Value) => Object.fromEntries(languages.map((tag) => [tag, value]));
  const [rule] = document.regimes.rules ?? [];
  if (rule === undefined) throw new Error("The starter document has no rule.");
  const ruleAt = (index: number) => ({
    ...rule,
    id: `rule-${index}`,
    priority: index,
    match: { countries: countriesFrom(index) },
    model: "opt_out" as const,
    first_layer: ["accept_all" as const, "customize" as const],
  });
  const defaultAt = (index: number) => ({ regions: countriesFrom(index), signals: { ad_storage: "granted" as const } });
  const blockingAt = (index: number) => ({
    match: { host: `*.tracker-${index}.example` },
    category: "marketing",
    action: "block" as const,
  });
  const listOf = <Item>(length: number, item: (index: number) => Item) => Array.from({ length }, (_, at) => item(at));
  return {
    ...document,
    identity: { controller_name: controller, contact_email: "privacy@shop.example" },
    languages: { default: "en", available: languages },
    texts: inAll(document.texts.en ?? {}),
    links: { privacy_policy: inAll("/privacy") },
    categories: document.categories.map((category) => ({
      ...category,
      label: inAll(category.label.en ?? ""),
      description: inAll(category.description.en ?? ""),
    })),
    regimes: { fallback: "opt_in", rules: listOf(60, ruleAt) },
    consent_mode: { enabled: true, regional_defaults: listOf(60, defaultAt) },
    blocking: { rules: listOf(500, blockingAt) },
  };
}

const countries =
  "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW".split(
    " ",
  );

function countriesFrom(index: number): string[] {
  return [...countries.slice(index), ...countries.slice(0, index)];
}

/** The requests of one workspace that keep the service busy for longest, each separately. */
export function heavyAttacks({ siteId, siteIds, templateId, strayTemplateId }: AttackedObjects): Attack[] {
  const site = `/v1/sites/${siteId}`;
  const post = (path: string, body: unknown): AttackRequest => ({ method: "POST", path, body: JSON.stringify(body) });
  const get = (path: string): AttackRequest[] => [{ method: "GET", path }];
  const put = (controller: string): AttackRequest => ({
    method: "PUT",
    path: `${site}/config/draft`,
    body: JSON.stringify({ document: worstDocument(controller) }),
  });
  const drafts = ["First Ltd", "Second Ltd", "Third Ltd"].map(put);
  const apply = (dry_run: boolean) => ({
    dry_run,
    mode: "replace",
    items: siteIds.map((site_id) => ({ site_id })),
  });
  return [
    { name: "store a draft", requests: drafts },
    { name: "validate a document", requests: [post(`${site}/config/validate`, { document: worstDocument("X") })] },
    {
      name: "validate 50,000 unknown members",
      requests: [post(`${site}/config/validate`, { document: unknownMembers(50_000) })],
    },
    {
      name: "apply a template to 40 sites, dry run",
      requests: [post(`/v1/templates/${templateId}/apply`, apply(true))],
    },
    { name: "apply a template to 40 sites", requests: [post(`/v1/templates/${templateId}/apply`, apply(false))] },
    {
      name: "apply a template of 25,000 unknown members to 40 sites, dry run",
      requests: [post(`/v1/templates/${strayTemplateId}/apply`, apply(true))],
    },
    {
      name: "apply a template with 196,000 unknown members in overrides, dry run",
      requests: [siteIds, siteIds.slice(0, 1)].map((ids) => {
        const overrides = unknownMembers(196_000 / ids.length);
        const body = { dry_run: true, mode: "replace", items: ids.map((site_id) => ({ site_id, overrides })) };
        return post(`/v1/templates/${templateId}/apply`, body);
      }),
    },
    { name: "publish", requests: drafts.flatMap((draft) => [draft, post(`${site}/versions`, {})]) },
    { name: "list templates", requests: get("/v1/templates?limit=200") },
    { name: "list sites with their parts", requests: get("/v1/sites?limit=200&include=domains&include=services") },
    { name: "list versions", requests: get(`${site}/versions?limit=200`) },
    { name: "read the draft, resolved", requests: get(`${site}/config/draft?view=resolved`) },
    { name: "create exports", requests: [post(`${site}/exports`, { environment: "preview" })] },
    { name: "read the contract", requests: get("/v1/openapi.json") },
    { name: "visit its own banner", requests: get(`/s/${siteId}/preview/config.json`) },
    { name: "visit its own loader", requests: get(`/s/${siteId}/preview/loader.js`) },
    { name: "find a regime", requests: get("/v1/r?country=DE") },
  ];
}
