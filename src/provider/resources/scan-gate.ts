import type { RequestBody, Schemas } from "@consentform/consent/contract";
import { entryOf, jsonEqual } from "@consentform/consent/values";
import { type Difference, type DiffWork, defineResource } from "./definition";
import { failingSeverities } from "./scans/findings";
import type { GateInputs, GateTarget } from "./scans/gate-inputs";
import type { GateOrder } from "./scans/gate-order";
import { type PassedScan, passGate } from "./scans/pass-gate";
import { refuseUnclearSites } from "./scans/refuse-unclear-sites";
import { named, text } from "./text";
import { triggerMap } from "./trigger-map";
import type { Observation, Work } from "./work";

const DEFAULT_TIMEOUT_MINUTES = 35;

/** Key of the only site of a gate that names no keys. */
const ONLY = "site";

/** Replaces the id of a scan if every site passed without one. */
const UNSCANNED = "unscanned";

/** The passed gate in outputs. */
interface Gate {
  id: string;
  site_id: string;
  workspace_id: string;
  scans: Record<string, PassedScan>;
  failed: Record<string, string>;
  untagged: Record<string, string>;
  /** Only on a first read, which knows nothing else. */
  start_urls?: string[];
  max_pages?: number;
  profiles?: string[];
}

const versionNumber = {
  type: "integer",
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "Number of the version to scan. Preview must serve it.",
} as const;

/** A scan of preview that a deployment waits for: what depends on the gate is deployed only if the version passes. */
export const scanGate = defineResource<GateInputs, Gate>("ScanGate", {
  description:
    "Scans a version on the preview stage, waits for the result, and fails the deployment if the scan has findings that production does not have. Make a Promotion depend on it, and one deployment publishes, scans and promotes. A finding counts unless the newest completed scan of production also has it, or its issue is suppressed. If production has no completed scan, every finding counts. First-party cookies, storage and pages are compared without their domain, because preview and production have different hosts. If a scan of the same version and pages is already running, the gate waits for that scan instead of queuing another. A finding that production also has passes this gate. It remains an open issue, so the site's own promotion gate may still block the promotion. Destroying the resource changes nothing in the service.",
  operations: { create: "queueScan", read: "getScan" },
  id: "{site_id}/{id}",
  failures: [
    {
      message: "The scan has findings that count. The error lists them.",
      advice: "Correct the pages or the banner, or suppress a finding with an IssueSuppression.",
    },
    {
      message: text`The scan did not finish within \`${named("timeout_minutes")}\`. Nothing was canceled.`,
      advice: text`Deploy again, which continues with the same scan, or increase \`${named("timeout_minutes")}\`.`,
    },
    {
      message: text`Preview does not serve \`${named("version_number")}\`.`,
      advice: "Publish that version again, or use the number of the version in preview.",
    },
  ],
  isFoundByCreating: true,
  isCreatedFirst: true,
  answers: [],
  properties: {
    site_id: {
      replaces: true,
      local: { $ref: "#/components/schemas/Id", description: "Site to scan. For several sites, use `sites`." },
    },
    version_number: { local: versionNumber },
    sites: {
      local: {
        type: "object",
        description:
          "Sites to scan, by keys that you choose, each with the version that its preview must serve. Use this instead of a single site.",
        additionalProperties: {
          type: "object",
          additionalProperties: false,
          required: ["site", "version_number"],
          properties: {
            site: { $ref: "#/components/schemas/Id", "x-reference": "Site", description: "The site." },
            version_number: versionNumber,
          },
        },
      },
    },
    fail_on: {
      local: {
        type: "string",
        enum: Object.keys(failingSeverities),
        default: "error",
        description:
          "Lowest severity that fails the gate. With `never`, findings do not fail it, but every scan must still complete.",
      },
    },
    triggers: {
      local: { ...triggerMap, description: "Values that you choose. If any of them changes, the gate scans again." },
    },
    sarif_path: {
      onlyOnCreate: true,
      local: {
        type: "string",
        minLength: 1,
        description:
          "SARIF file to write the results of completed scans to, even if the gate fails. With `sites`, a folder that receives one file per site, named after its key. Relative paths are resolved from the program's folder.",
      },
    },
    timeout_minutes: {
      onlyOnCreate: true,
      local: {
        type: "number",
        exclusiveMinimum: 0,
        maximum: 1440,
        default: DEFAULT_TIMEOUT_MINUTES,
        description: "Total time to wait for all scans, in minutes, up to 1440 (one day).",
      },
    },
    when_unverified: {
      onlyOnCreate: true,
      local: {
        type: "string",
        enum: ["fail", "skip"],
        default: "fail",
        description:
          "What happens to a site without a verified preview host. `fail` fails the gate and names what proves the host. `skip` lets the site pass without a scan and reports it; it then has no entry in `scans`.",
      },
    },
    when_failed: {
      onlyOnCreate: true,
      local: {
        type: "string",
        enum: ["fail", "exclude"],
        default: "fail",
        description:
          "What happens if sites do not pass. `fail` fails the gate. `exclude` lists sites whose scan failed or has findings that count in `failed` and `untagged`, and lets the others pass; the next deployment scans the listed sites again. If no site passes, or a site cannot be scanned, the gate fails.",
      },
    },
    workspace_id: {
      answered: true,
      local: { $ref: "#/components/schemas/Id", description: "Workspace that the sites belong to." },
    },
    scans: {
      answered: true,
      local: {
        type: "object",
        description: "The scans that passed, by the keys of `sites`. For a single site, the key is `site`.",
        additionalProperties: {
          type: "object",
          additionalProperties: false,
          required: ["site", "version_number", "scan_id", "base_scan_id", "known", "suppressed"],
          properties: {
            site: { $ref: "#/components/schemas/Id", description: "Id of the site." },
            version_number: { ...versionNumber, description: "Number of the version that was scanned." },
            scan_id: { $ref: "#/components/schemas/Id", description: "Id of the scan." },
            base_scan_id: {
              anyOf: [{ $ref: "#/components/schemas/Id" }, { type: "null" }],
              description: "Scan of production that it was compared with; null if there was none.",
            },
            known: {
              type: "integer",
              minimum: 0,
              description: "Findings that would fail the gate if production did not have them too.",
            },
            suppressed: {
              type: "integer",
              minimum: 0,
              description: "New findings that would fail the gate if they were not suppressed.",
            },
          },
        },
      },
    },
    failed: {
      answered: true,
      local: {
        type: "object",
        description:
          "With `when_failed` set to `exclude`, the reasons why sites did not pass, by the keys of `sites`. Otherwise empty.",
        additionalProperties: { type: "string" },
      },
    },
    untagged: {
      answered: true,
      local: {
        type: "object",
        description:
          "With `when_failed` set to `exclude`, sites that have never been live and whose preview pages lack their script tag, by the keys of `sites`. They are not in `failed`.",
        additionalProperties: { type: "string" },
      },
    },
    environment: { internal: true },
    expected_number: { internal: true },
    adopt: { internal: true },
  },
  inSite: { part: (site) => ({ id: site.id, site_id: site.id, workspace_id: site.workspace_id }) },
  check: refuseUnclearSites,
  diff: scanExcludedAgain,
  create: (work) => run(work, {}),
  update: (work) => run(work, stillPassed(work.self)),
  read: existsWithItsSite,
});

async function run(work: Work<GateInputs, Gate>, passed: Record<string, PassedScan>): Promise<Gate> {
  const {
    fail_on: failOn = "error",
    timeout_minutes: timeoutMinutes = DEFAULT_TIMEOUT_MINUTES,
    sarif_path: sarifPath,
    triggers = {},
    sites,
  } = work.self.inputs;
  const { when_unverified: whenUnverified = "fail", when_failed: whenFailed = "fail" } = work.self.inputs;
  const open = targetsOf(work.self.inputs).filter(({ key }) => entryOf(passed, key) === undefined);
  const order: GateOrder = {
    targets: open,
    options: work.self.body("queueScan") as Partial<RequestBody<"queueScan">>,
    failOn,
    triggers,
    whenUnverified,
    whenFailed,
    timeoutMs: timeoutMinutes * 60_000,
    passedBefore: Object.keys(passed).length,
    ...(sarifPath !== undefined && {
      sarifFile: (key: string) => (sites === undefined ? sarifPath : `${sarifPath}/${encodeURIComponent(key)}.sarif`),
    }),
  };
  const { workspaceId, scans: fresh, ...excluded } = await passGate(work, order);
  const scans = { ...passed, ...fresh };
  const [first] = Object.values(scans);
  const known = workspaceId ?? work.self.recorded.workspace_id;
  return {
    id: first?.scan_id ?? UNSCANNED,
    site_id: first?.site ?? String(targetsOf(work.self.inputs)[0]?.siteId),
    workspace_id: typeof known === "string" ? known : (await work.service.me()).workspace.id,
    scans,
    ...excluded,
  };
}

/** Sites that did not pass are scanned again, although nothing else has changed. */
function scanExcludedAgain({ recorded }: DiffWork<GateInputs>, standard: Difference): Difference {
  const isDone = [recorded.failed, recorded.untagged].every((sites) => Object.keys(sites ?? {}).length === 0);
  return standard.kind === "none" && !isDone ? { ...standard, kind: "remote" } : standard;
}

function targetsOf({ site_id: siteId, version_number: number, sites }: GateInputs): GateTarget[] {
  if (sites !== undefined) {
    return Object.entries(sites).map(([key, one]) => ({ key, siteId: one.site, versionNumber: one.version_number }));
  }
  return siteId === undefined || number === undefined ? [] : [{ key: ONLY, siteId, versionNumber: number }];
}

/** Inputs whose change makes every site's result worthless. */
const criteria = ["fail_on", "triggers"] as const;

/**
 * Versions that passed under the same criteria need no second scan: a site that is added or changed changes that site
 * only.
 */
function stillPassed({ inputs, recorded }: Work<GateInputs, Gate>["self"]): Record<string, PassedScan> {
  if (criteria.some((name) => !jsonEqual(inputs[name], recorded[name]))) return {};
  const before = (recorded.scans ?? {}) as Record<string, PassedScan>;
  return Object.fromEntries(
    targetsOf(inputs).flatMap(({ key, siteId, versionNumber: number }) => {
      const scan = entryOf(before, key);
      return scan?.site === siteId && scan.version_number === number ? [[key, scan]] : [];
    }),
  );
}

/** A gate is a fact of the past: it stays as recorded while its first site exists. */
async function existsWithItsSite(work: Work<GateInputs, Gate>, found: Gate | null): Promise<Observation<Gate>> {
  if (work.self.origin !== "id only") {
    // Of several sites, the first one being gone says nothing about the others.
    return found === null && work.self.inputs.sites === undefined ? { state: "gone" } : { state: "unchanged" };
  }
  const scan = found as Schemas["Scan"] | null;
  if (scan === null || scan.version_number === null || work.self.id !== `${scan.site_id}/${scan.id}`) {
    return { state: "gone" };
  }
  const { id, site_id, workspace_id, version_number, start_urls, max_pages, profiles } = scan;
  const seen = { site: site_id, version_number, scan_id: id, base_scan_id: null, known: 0, suppressed: 0 };
  return {
    state: "present",
    answer: {
      id,
      site_id,
      workspace_id,
      start_urls,
      max_pages,
      profiles,
      scans: { [ONLY]: seen },
      failed: {},
      untagged: {},
    },
    inputs: { site_id, version_number },
  };
}
