/**
 * Which tests run where. `CONSENTFORM_TESTS` chooses: `short` (`npm test`), `long` (`npm run test:long`: what `short`
 * leaves out), `all` (`.ci/run`), `soak` (`npm run test:soak`), `any` (the default, so that any file can be named).
 */

/**
 * Tests that `npm test` leaves out, as patterns of paths. `npm test` must end in ten minutes on two cores, and has
 * something of every layer: of Pulumi what a deployment is (the quick path, drift, functions), of Terraform
 * requests, refreshes and secrets, of the service every operation, of the banner its loader and a visit, of the console
 * a signed-in visit. It leaves out what takes minutes of engines, what needs a browser for each of many cases, what
 * kills, floods or fills, and what is random. Only the tests left out look for secrets of every resource in state and
 * output.
 */
const LONG_ONLY = [
  "test/e2e/(account-|adopt|automation-api|bad-input|examples|faults|first-use|install-|new-user|npm-start|partial-failure|policy-pack|pulumi-languages|report|unknowns)",
  "test/(e2e|terraform)/gitops",
  "test/e2e/(resource-options|engine-commands|engine-harness|legal-findings|foreign-edit|look-up|local-backends|banner-history|deletion-protection)",
  "test/e2e/native-(accounts|components|imports|kinds|options|positions)",
  "test/e2e/(scan-gate|site-fleet|fleet-sharded|template-rollout|refresh-requests|replacement-order|rotation|domain-verification|issue-suppression|readable-diff|renamed-resources|secret-(inputs|values))",
  "test/terraform/(adopt|interrupted|killed-|refresh-requests|created-first|existing-objects|identity-and-query|issue-suppression|plugin-testing|registry-docs|examples|acceptance-|distribution|bad-input|token-replacement|sensitive-inputs|site-fleet-module)",
  "test/cdktf/new-user",
  "test/equivalence",
  "test/package/(consumers|node-versions|package-managers|pulumi-sdks|website)",
  "test/contract/(foreign-clients|migrations|sarif|schemathesis|site-count|stopped-service|tokens-create)",
  "test/contract/banner-(accessibility|blocking|choices|gpp|members|on-(foreign|hostile)|other-tabs|returning|slow-network|tcf|withdrawal)",
  "test/contract/(blocking-measured|hydrated-pages|page-zoo|placeholders|rejecting-machines|released-scripts)",
  "test/contract/(browser-scans|console-editing|hostile-pages|late-trackers|observed-installations|pictures|pressed-scans)",
  "test/contract/(scan-limits|scan-verdicts|scans-record-nothing)",
  "test/contract/(alert-delivery|backup|export-memory|failover|isolation|killed-|models/|operating|parallel-writers|processes|rate-limit)",
  "test/unit/(provider/client/pacing|provider/terraform/consistency|service/store/power-failure|tools/test-run)",
];

/**
 * Tests that `npm test` runs with one Terraform engine, or a sample of (CONSENTFORM_FAULTS), so that `npm run
 * test:long` has it as well.
 */
const SAMPLED = ["test/terraform/"];

/**
 * Tests that only `npm run test:soak` runs: both parts of each are in a test of CI. GitLab's runner is in that of
 * Pulumi's pipeline, and the stages of Terraform's pipeline are in that of GitHub. Pulumi's stages are in the tests of
 * GitHub and GitLab, and the history of tables is in Terraform's walk, whose rollouts and promotions are the same code.
 * The release before takes minutes to build; the tests of migrations have what it accepts and refuses. CI kills the
 * native plugin and its engine once each, and compiles the SDK for Java, whose programs run through the plugin as those
 * of Go do.
 */
const SOAK_ONLY = [
  "test/terraform/gitops-gitlab",
  "test/e2e/gitops-walk",
  "test/contract/undo-upgrade",
  "test/e2e/native-kills",
  "test/e2e/pulumi-java",
];

/**
 * Contract tests that run a second time, on PostgreSQL, in `long` and `all`. PGlite is PostgreSQL itself, so a
 * statement means the same on both; what differs is the driver, which reads and writes values, and that several
 * transactions run at a time. Tests that open both databases themselves (store, jobs, migrations, processes,
 * parallel-writers, operating, the models of sites, tokens, domains and webhooks) have no place here.
 */
const ON_POSTGRES = {
  "every-route": "each operation's statements, and the values that the driver returns, once",
  "every-list": "each list's statements, filters and order",
  paging: "cursors compare texts and times, whose order is the database's",
  idempotency: "keys are locked between transactions",
  "rate-limit": "counters are rows that several transactions change",
  templates: "one request writes to many sites in one transaction",
  consents: "partitions, time zones and counts",
  exports: "a cursor over many rows, and large values",
  outbox: "the order of events is that of commits",
  logos: "bytes in a column, and rows that several requests write at once",
  "killed-delivery": "what a dead process held is taken over",
};

/**
 * Tests that only `npm run test:soak` repeats on PostgreSQL: what the tests above have shown of the driver and of
 * locks, with other statements.
 */
const SOAKED_ON_POSTGRES = {
  sites: "uniqueness and etags (in CI: parallel-writers, store and models/sites)",
  versions: "numbers are given out under a lock (in CI: parallel-writers and models/sites)",
  tokens: "revocation takes effect between connections (in CI: store, sessions-of-processes and models/tokens)",
  analytics: "sums by day, which depend on types and time zones",
  billing: "counts beside writers",
  "included-parts": "the rows of lateral joins, as the driver returns them",
  alerts: "causes are found by joins over times",
  "alert-delivery": "deliveries are taken with `skip locked`",
  "webhook-deliveries": "the same for webhooks (in CI: killed-delivery and models/webhooks)",
  "due-(checks|scans)": "the same for scans and install checks",
  "models/(alerts|deliveries|exports|issues|scans)": "random sequences, with crashes",
};

/**
 * Failures that count immediately, without a second run: tests of kills, power failures, crashes, isolation and effects
 * that must happen once. Such a test may fail by chance, because the loss that it detects happens by chance.
 */
const FINAL_FILES = [
  "test/contract/(database-outage|evidence-killed|failover|full-disk|isolation|killed-|migrations-beside-writers|models/)",
  "test/contract/(parallel-writers|processes|sessions-of-processes|stopped-service)",
  "test/e2e/faults/",
  "test/terraform/(interrupted|killed-|stopped)",
  "test/unit/service/store/power-failure",
];

/** The same for tests in other files, by their titles. */
const FINAL_TITLES = /\b(exactly once|kill|killed|kills|lose|loses|lost|power|twice)\b/i;

const patterns = {
  short: ["\\.test\\.ts$"],
  long: [...LONG_ONLY, ...SAMPLED].map((pattern) => `/${pattern}.*\\.test\\.ts$`),
  all: ["\\.test\\.ts$"],
  soak: ["\\.test\\.ts$"],
  any: ["\\.test\\.ts$"],
};

const ignored = { short: [...LONG_ONLY, ...SOAK_ONLY], long: SOAK_ONLY, all: SOAK_ONLY, soak: [], any: [] };

const selected = /** @type {keyof typeof patterns} */ (process.env.CONSENTFORM_TESTS ?? "any");
if (!(selected in patterns))
  throw new Error(`CONSENTFORM_TESTS is ${selected}; it must be short, long, all, soak or any`);

/** Tests whose failure is never repeated: `files` matches paths, `titles` full names. */
exports.FINAL = { files: new RegExp(`/(${FINAL_FILES.join("|")})`), titles: FINAL_TITLES };

/** The tests of a jest project in this selection, as jest's own options. */
exports.selection = {
  testRegex: patterns[selected],
  testPathIgnorePatterns: ["/node_modules/", ...ignored[selected]],
};

/**
 * The contract tests that run on PostgreSQL, too, or null where none do: in `npm test`, and where
 * CONSENTFORM_TEST_DATABASE does not ask for it.
 */
exports.onPostgres =
  selected !== "short" && process.env.CONSENTFORM_TEST_DATABASE === "both"
    ? {
        testRegex: Object.keys(selected === "soak" ? SOAKED_ON_POSTGRES : ON_POSTGRES).map(
          (name) => `/test/contract/${name}\\.test\\.ts$`,
        ),
      }
    : null;
