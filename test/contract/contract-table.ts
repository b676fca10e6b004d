/**
 * The contract's table of operations (contract 1.1), its tags (1.1), lists (4.3) and conditional scopes (1.4), written
 * down a second time, by hand, so that a slip in schema/ cannot change the contract unseen.
 */

/** One operation as the contract's table has it. */
export interface ContractRow {
  row: number;
  method: string;
  path: string;
  id: string;
  scope: string;
  auth: "token" | "any-token" | "public" | "user";
  successes: number[];
  idempotency: "replay" | "target" | "natural";
  hasEtag: boolean;
  honoursIfMatch: boolean;
  honoursIfNoneMatch: boolean;
  siteBinding: string;
  environmentBinding: string;
  tag: string;
  isList: boolean;
  /** Slugs beyond the universal ones (contract 1.2). */
  problems: string[];
}

/** The ten scopes. */
export const scopes = [
  "sites:read",
  "sites:write",
  "banner:read",
  "banner:write",
  "banner:publish",
  "scans:read",
  "scans:run",
  "logs:read",
  "logs:export",
  "analytics:read",
];

// row | method and path | operationId | scope | auth | successes | idempotency | tag | site | environment | problems
const table = `
   1 | GET    /sites                                     | listSites                  | sites:read     | T | 200      | N | -  | L | - | -
   2 | POST   /sites                                     | createSite                 | sites:write    | T | 201      | R | E  | W | X | conflict, plan-limit-reached
   3 | GET    /sites/{id}                                | getSite                    | sites:read     | T | 200      | N | E  | S | - | -
   4 | PATCH  /sites/{id}                                | updateSite                 | sites:write    | T | 200      | N | EM | S | X | -
   5 | DELETE /sites/{id}                                | deleteSite                 | sites:write    | T | 204      | N | M  | S | X | conflict
   6 | POST   /sites/{id}/domains                        | createDomain               | sites:write    | T | 201, 200 | R | -  | S | E | conflict, plan-limit-reached
   7 | GET    /domains/{id}                              | getDomain                  | sites:read     | T | 200      | N | -  | S | - | -
   8 | DELETE /domains/{id}                              | deleteDomain               | sites:write    | T | 204      | N | -  | S | E | -
   9 | POST   /domains/{id}/verify                       | verifyDomain               | sites:write    | T | 200      | N | -  | S | E | domain-claimed
  10 | GET    /sites/{id}/config/draft                   | getConfigDraft             | banner:read    | T | 200      | N | EN | S | - | -
  11 | PUT    /sites/{id}/config/draft                   | putConfigDraft             | banner:write   | T | 200      | N | EM | S | - | template-locked
  12 | POST   /sites/{id}/config/validate                | validateConfigDraft        | banner:read    | T | 200      | N | -  | S | - | -
  13 | GET    /sites/{id}/versions                       | listVersions               | banner:read    | T | 200      | N | -  | S | - | -
  14 | POST   /sites/{id}/versions                       | publishVersion             | banner:publish | T | 201, 200 | T | -  | S | E | draft-invalid, promotion-blocked, conflict, precondition-failed
  15 | GET    /sites/{id}/versions/{number}              | getVersion                 | banner:read    | T | 200      | N | -  | S | - | -
  16 | POST   /sites/{id}/versions/{number}/promote      | promoteVersion             | banner:publish | T | 200      | T | -  | S | P | version-not-promotable, promotion-blocked, precondition-failed
  17 | POST   /sites/{id}/versions/{number}/rollback     | rollbackVersion            | banner:publish | T | 201, 200 | T | -  | S | P | version-not-promotable, precondition-failed
  18 | GET    /sites/{id}/scans                          | listScans                  | scans:read     | T | 200      | N | -  | S | F | -
  19 | POST   /sites/{id}/scans                          | queueScan                  | scans:run      | T | 202      | R | -  | S | E | scan-in-progress, domain-not-verified, conflict, precondition-failed, plan-limit-reached
  20 | GET    /scans/{id}                                | getScan                    | scans:read     | T | 200      | N | -  | S | E | -
  21 | GET    /scans/{id}/findings                       | listScanFindings           | scans:read     | T | 200      | N | -  | S | E | conflict
  22 | GET    /scans/{id}/diff                           | diffScan                   | scans:read     | T | 200      | N | -  | S | E | conflict
  23 | GET    /sites/{id}/scan-schedule                  | getScanSchedule            | scans:read     | T | 200      | N | E  | S | - | -
  24 | PATCH  /sites/{id}/scan-schedule                  | updateScanSchedule         | scans:run      | T | 200      | N | EM | S | E | -
  25 | GET    /sites/{id}/install-checks                 | listInstallChecks          | scans:read     | T | 200      | N | -  | S | F | -
  26 | POST   /sites/{id}/install-checks                 | createInstallCheck         | scans:run      | T | 201      | R | -  | S | E | domain-not-verified
  27 | GET    /sites/{id}/services                       | listServices               | scans:read     | T | 200      | N | -  | S | - | -
  28 | POST   /sites/{id}/services                       | createService              | banner:write   | T | 201      | R | E  | S | - | conflict
  29 | PATCH  /services/{id}                             | updateService              | banner:write   | T | 200      | N | EM | S | - | -
  30 | DELETE /services/{id}                             | deleteService              | banner:write   | T | 204      | N | M  | S | - | -
  31 | GET    /sites/{id}/issues                         | listIssues                 | scans:read     | T | 200      | N | -  | S | F | -
  32 | POST   /issues/{id}/suppress                      | suppressIssue              | sites:write    | T | 200      | T | -  | S | E | -
  33 | DELETE /issues/{id}/suppress                      | unsuppressIssue            | sites:write    | T | 200      | N | -  | S | E | -
  34 | GET    /sites/{id}/declaration.json               | getDeclarationJson         | banner:read    | P | 200      | N | EN | - | - | -
  35 | GET    /sites/{id}/declaration.html               | getDeclarationHtml         | banner:read    | P | 200      | N | EN | - | - | -
  36 | GET    /sites/{id}/declaration.md                 | getDeclarationMarkdown     | banner:read    | P | 200      | N | EN | - | - | -
  37 | GET    /sites/{id}/consents                       | listConsents               | logs:read      | T | 200      | N | -  | S | F | -
  38 | POST   /sites/{id}/exports                        | createExport               | logs:export    | T | 202      | R | -  | S | E | conflict
  39 | GET    /exports/{id}/download                     | downloadExport             | logs:export    | T | 200      | N | -  | S | E | export-not-ready, export-failed, export-expired
  40 | GET    /export-keys                               | getExportKeys              | logs:read      | P | 200      | N | -  | - | - | -
  41 | GET    /sites/{id}/analytics                      | getSiteAnalytics           | analytics:read | T | 200      | N | -  | S | E | -
  42 | GET    /alerts                                    | listAlerts                 | sites:read     | T | 200      | N | -  | L | - | -
  43 | PATCH  /alerts/{id}                               | updateAlert                | sites:write    | T | 200      | N | -  | S | - | conflict
  44 | GET    /alert-channels                            | listAlertChannels          | sites:read     | T | 200      | N | -  | L | - | -
  45 | POST   /alert-channels                            | createAlertChannel         | sites:write    | T | 201      | R | E  | W | X | conflict, plan-limit-reached
  46 | GET    /alert-channels/{id}                       | getAlertChannel            | sites:read     | T | 200      | N | E  | L | - | -
  47 | PATCH  /alert-channels/{id}                       | updateAlertChannel         | sites:write    | T | 200      | N | EM | W | X | conflict
  48 | DELETE /alert-channels/{id}                       | deleteAlertChannel         | sites:write    | T | 204      | N | M  | W | X | -
  49 | GET    /webhooks                                  | listWebhookEndpoints       | sites:read     | T | 200      | N | -  | L | - | -
  50 | POST   /webhooks                                  | createWebhookEndpoint      | sites:write    | T | 201      | R | E  | W | X | conflict, plan-limit-reached
  51 | GET    /webhooks/{id}                             | getWebhookEndpoint         | sites:read     | T | 200      | N | E  | L | - | -
  52 | PATCH  /webhooks/{id}                             | updateWebhookEndpoint      | sites:write    | T | 200      | N | EM | W | X | conflict
  53 | DELETE /webhooks/{id}                             | deleteWebhookEndpoint      | sites:write    | T | 204      | N | M  | W | X | -
  54 | POST   /webhooks/{id}/test                        | testWebhookEndpoint        | sites:write    | T | 202      | R | -  | W | X | conflict
  55 | GET    /webhooks/{id}/deliveries                  | listWebhookDeliveries      | sites:read     | T | 200      | N | -  | L | - | -
  56 | POST   /webhook-deliveries/{id}/redeliver         | redeliverWebhook           | sites:write    | T | 202      | R | -  | W | X | conflict
  57 | GET    /templates                                 | listTemplates              | banner:read    | T | 200      | N | -  | L | - | -
  58 | POST   /templates                                 | createTemplate             | banner:write   | T | 201      | R | E  | W | X | conflict, plan-limit-reached
  59 | GET    /templates/{id}                            | getTemplate                | banner:read    | T | 200      | N | E  | L | - | -
  60 | PATCH  /templates/{id}                            | updateTemplate             | banner:write   | T | 200      | N | EM | W | X | conflict
  61 | DELETE /templates/{id}                            | deleteTemplate             | banner:write   | T | 204      | N | M  | W | X | template-in-use
  62 | POST   /templates/{id}/apply                      | applyTemplate              | banner:write   | T | 200      | T | -  | I | R | -
  63 | GET    /tokens                                    | listTokens                 | sites:read     | T | 200      | N | -  | L | - | -
  64 | POST   /tokens                                    | createToken                | sites:write    | T | 201      | R | -  | W | X | conflict, token-escalation, plan-limit-reached
  65 | GET    /tokens/{id}                               | getToken                   | sites:read     | T | 200      | N | -  | L | - | -
  66 | DELETE /tokens/{id}                               | revokeToken                | sites:write    | T | 204      | N | -  | W | X | token-escalation
  67 | GET    /me                                        | getMe                      | sites:read     | A | 200      | N | -  | - | - | -
  68 | GET    /r                                         | resolveRegime              | banner:read    | P | 200      | N | -  | - | - | not-found
  69 | GET    /openapi.json                              | getOpenApi                 | sites:read     | P | 200      | N | EN | - | - | -
  70 | GET    /billing/subscription                      | getBillingSubscription     | sites:read     | U | 200      | N | -  | - | - | -
  71 | POST   /billing/portal-session                    | createBillingPortalSession | sites:write    | U | 201      | N | -  | - | - | -
`;

const authOf = { T: "token", A: "any-token", P: "public", U: "user" } as const;
const idempotencyOf = { R: "replay", T: "target", N: "natural" } as const;

const lists = new Set([1, 13, 18, 21, 25, 27, 31, 37, 41, 42, 44, 49, 55, 57, 63]);

/** OpenAPI tag of the rows up to and including a number. */
const tags: [lastRow: number, tag: string][] = [
  [9, "sites"],
  [12, "config"],
  [17, "versions"],
  [26, "scans"],
  [33, "services"],
  [36, "declaration"],
  [37, "consents"],
  [40, "exports"],
  [41, "analytics"],
  [48, "alerts"],
  [56, "webhooks"],
  [62, "templates"],
  [66, "tokens"],
  [67, "me"],
  [68, "r"],
  [69, "openapi"],
  [71, "billing"],
];

/** The 71 rows in their order. */
export const contractTable: ContractRow[] = table.trim().split("\n").map(parseRow);

function parseRow(line: string): ContractRow {
  const cells = line.split(" | ").map((cell) => cell.trim());
  const [row = "", call = "", id = "", scope = "", auth = "", successes = "", idempotency = "", tag = ""] = cells;
  const [siteBinding = "", environmentBinding = "", problems = ""] = cells.slice(8);
  const [method = "", path = ""] = call.split(/ +/);
  return {
    row: Number(row),
    method,
    path,
    id,
    scope,
    auth: authOf[auth as keyof typeof authOf],
    successes: successes.split(", ").map(Number).sort(),
    idempotency: idempotencyOf[idempotency as keyof typeof idempotencyOf],
    hasEtag: tag.includes("E"),
    honoursIfMatch: tag.includes("M"),
    honoursIfNoneMatch: tag.includes("N"),
    siteBinding,
    environmentBinding,
    tag: tags.find(([lastRow]) => Number(row) <= lastRow)?.[1] ?? "",
    isList: lists.has(Number(row)),
    problems: problems === "-" ? [] : problems.split(", "),
  };
}

/**
 * When a row can answer a problem that its column does not name (contract 1.2); `hasBody` is the one fact the table
 * lacks.
 */
export const universalProblems: [applies: (row: ContractRow, hasBody: boolean) => boolean, slugs: string[]][] = [
  [() => true, ["invalid-parameter", "not-acceptable", "method-not-allowed", "uri-too-long"]],
  [() => true, ["misdirected-request", "rate-limited", "internal-error", "unavailable"]],
  [(row) => ["token", "any-token"].includes(row.auth), ["unauthenticated", "token-expired", "token-revoked"]],
  [(row) => row.auth === "token", ["insufficient-scope"]],
  [(row) => row.auth === "user", ["unauthenticated", "user-session-required"]],
  [(row) => row.row === 71, ["cross-origin-refused"]],
  [(row) => /\{(id|number)\}/.test(row.path), ["not-found"]],
  [(row) => row.siteBinding !== "-" || row.environmentBinding !== "-", ["token-binding-mismatch"]],
  [(_, hasBody) => hasBody, ["malformed-request", "unsupported-media-type", "payload-too-large", "validation-failed"]],
  [(row) => row.isList, ["invalid-cursor"]],
  [(row) => row.method === "POST", ["idempotency-key-invalid"]],
  [(row) => row.idempotency === "replay", ["idempotency-key-reused", "idempotency-key-in-progress"]],
  [(row) => row.honoursIfMatch, ["precondition-failed"]],
];

/**
 * Rows whose part, named by a word that `when` must contain, needs a further scope, and what happens without it
 * (contract 1.4).
 */
export const conditionalScopes: [rows: number[], word: string, scope: string, effect: "refuse" | "null" | "mask"][] = [
  [[1, 3], "include=scan_schedule", "scans:read", "refuse"],
  [[1, 3], "include=services", "scans:read", "refuse"],
  [[1, 3], "include=suppressions", "scans:read", "refuse"],
  [[1, 3], "include=install_checks", "scans:read", "refuse"],
  [[1], "template_id", "banner:read", "refuse"],
  [[1, 2, 3, 4], "stages", "banner:read", "null"],
  [[1, 2, 3, 4], "template", "banner:read", "null"],
  [[11], "detach", "sites:write", "refuse"],
  [[14, 16, 62], "gate_override_reason", "sites:write", "refuse"],
  [[62], "items.detach", "sites:write", "refuse"],
  [[62], "release=preview", "banner:publish", "refuse"],
  [[62], "release=production", "banner:publish", "refuse"],
  [[37], "subject_id", "logs:export", "refuse"],
  [[37], "external_id", "logs:export", "refuse"],
  [[37], "", "logs:export", "mask"],
  [[50, 52], "event_kinds", "banner:read", "refuse"],
  [[50, 52], "event_kinds", "scans:read", "refuse"],
  [[50, 52], "event_kinds", "logs:export", "refuse"],
  [[50, 52], "event_kinds", "sites:read", "refuse"],
  [[55], "response_excerpt", "sites:write", "null"],
  [[57, 58, 59, 60], "site_ids", "sites:read", "null"],
  [[58], "from_site_id", "banner:read", "refuse"],
];
