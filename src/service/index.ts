import type { Schemas } from "@consentform/consent/contract";
import { createApp, type Peer } from "./app";
import type { AuditActor } from "./audit/audit-act";
import { recordRotation } from "./audit/record-rotation";
import { createConsentIntake } from "./consents/consent-intake";
import { type Erasure, erasePerson, type Person } from "./consents/erase-person";
import type { NewConsent } from "./consents/new-consent";
import { recordConsents } from "./consents/record-consents";
import { openExportKey, rotateExportKey } from "./exports/export-key";
import { type CountedRequest, createMetrics, type ErrorKind, type Metrics } from "./health/metrics";
import { createReadiness } from "./health/readiness";
import { type TracedRequest, traceVisits } from "./health/trace-visits";
import { contractValidation } from "./http/validation";
import type { PipelineParts } from "./request/incoming-request";
import { createKeyring, type DeploymentKeyring, type Keyring } from "./runtime/keyring";
import { type Runtime, systemRuntime } from "./runtime/runtime";
import { defaultSettings, type ServiceSettings } from "./runtime/settings";
import { createVisitors } from "./runtime/visitors";
import type { Store } from "./store/database";
import { openDeliveryChanges } from "./store/delivery-changes";
import { noteLinkFacts, openDeployment } from "./store/deployment";
import { useDeploymentKeys } from "./store/deployment-keys";
import type { Environment } from "./store/environment";
import { type DatabaseLocation, openStore } from "./store/open-store";
import { deliverFile } from "./versions/deliver-file";
import type { DeliveredFile } from "./versions/delivered-file";
import { createDeliveredLogos } from "./versions/delivered-logos";
import { createFetchWriteBehind } from "./versions/fetch-write-behind";
import { type FilePlace, RULES_FILE } from "./versions/file-place";
import { createServedFiles } from "./versions/served-files";
import { createStageBundles } from "./versions/stage-bundles";
import { stageRules } from "./versions/stage-rules";

export type { Peer, RequestRecord } from "./app";
export { runDueWork, startJobs } from "./background/start-jobs";
export type { Erasure, Person } from "./consents/erase-person";
export { InvalidConsentError, type NewConsent } from "./consents/new-consent";
export type { TracedRequest } from "./health/trace-visits";
export type { Keyring } from "./runtime/keyring";
export { type Runtime, type RuntimeOptions, systemRuntime } from "./runtime/runtime";
export type { ServiceSettings } from "./runtime/settings";
export { type Answer, type Connection, type Listener, listen } from "./sockets";
export { BrokenDatabaseError } from "./store/broken-database";
export type { Store } from "./store/database";
export { type DatabaseLocation, openStore } from "./store/open-store";
export { createFirstToken, type FirstTokenOptions } from "./tokens/first-token";
export { createSignInLink } from "./users/sign-in";

/** The settings of a service. */
export interface ServiceOptions {
  /** Default: PGlite in memory. */
  readonly database?: DatabaseLocation;
  /**
   * 32 random bytes, the same for the life of a database and in every process that shares it. Webhook secrets and
   * cursors are sealed with keys derived from it. Default: random, so a database in a folder needs a fixed one. Of
   * several keys, the first is in use; what the others sealed is sealed again.
   */
  readonly deploymentKey?: Uint8Array | readonly Uint8Array[];
  /** Default: the real clock, randomness, DNS and HTTP. */
  readonly runtime?: Runtime;
  readonly settings?: Partial<ServiceSettings>;
  /** Receives errors that are not refusals. Default: nothing is reported. */
  readonly reportError?: (error: unknown, requestId: string) => void;
  /** Receives events of background work for the operator's log. Default: nothing is reported. */
  readonly reportInfo?: (message: string) => void;
  /** Receives answered requests to trace, with nothing of a visitor in them. Default: nothing is traced. */
  readonly traceRequest?: (request: TracedRequest) => void;
  /** Called when the database is open and its migrations begin. */
  readonly reportMigration?: () => void;
}

/** A running service, without a socket. */
export interface Service {
  /** Answers a request; never rejects. `peer` is its origin. */
  fetch(request: Request, peer?: Peer): Promise<Response>;
  /**
   * Appends visitors' choices to the records: all of them or none. The API has no operation for it.
   * @returns the records, unmasked, in the same order
   * @throws {InvalidConsentError} if one of them cannot be recorded
   */
  recordConsents(consents: readonly NewConsent[]): Promise<Schemas["ConsentRecord"][]>;
  /** {@link Service.erasePerson} by subject id. @returns how many records were erased */
  eraseSubject(siteId: string, subjectId: string): Promise<number>;
  /**
   * Turns the records of a person into tombstones, in all environments, and drops the exports that contain them.
   * @returns null if there is neither the site nor a record of it
   */
  erasePerson(siteId: string, person: Person): Promise<Erasure | null>;
  /** Lets another key sign exports from now on. @returns its id */
  rotateExportKey(actor?: AuditActor): Promise<string>;
  /** Makes the first of the keys the deployment key, and seals everything again; the others open what is older. */
  useDeploymentKeys(deploymentKeys: readonly Uint8Array[], actor?: AuditActor): Promise<void>;
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: ServiceSettings;
  readonly keys: Keyring;
  readonly metrics: Metrics;
  /** Writes an event to the log of the service. */
  reportInfo(message: string): void;
  /** For a process that answers visitors in another thread than this one. */
  readonly visits: Visits;
  /** Makes /readyz say no from now on, so that proxies send no more requests; those that come are still answered. */
  drain(): void;
  /** Closes the database. */
  close(): Promise<void>;
}

/** Functions for visits that the service does not answer itself. */
export interface Visits {
  /** The file that a stage serves; null if there is none. */
  file(place: FilePlace): Promise<DeliveredFile | null>;
  /** Notes that production's banner of a site was fetched. */
  noteFetch(siteId: string): Promise<void>;
  /** Counts an answered visit. */
  count(visit: CountedRequest): void;
}

/**
 * Opens the database and makes the service.
 * @throws {Error} if another process has the data folder, or if the deployment key is not the one that the database was
 * made with
 */
export async function createService(options: ServiceOptions = {}): Promise<Service> {
  const runtime = options.runtime ?? systemRuntime();
  const keys = createKeyring(options.deploymentKey ?? runtime.randomBytes(32), runtime.randomBytes);
  const database = options.database ?? { kind: "memory" };
  const store = await openStore(database, options.reportMigration);
  try {
    const asked: ServiceSettings = { ...defaultSettings, ...options.settings };
    const settings = { ...asked, tokenPrefix: await openDeployment(store, keys, asked.tokenPrefix) };
    const areLinksOff = settings.singleSignOn?.areLinksOff === true;
    await noteLinkFacts(store.db, { origin: settings.origin, areLinksOff });
    await openExportKey({ store, runtime, keys });
    const opened = { store, runtime, settings, keys };
    return await serviceOf({ ...opened, validation: contractValidation(), metrics: createMetrics(opened) }, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The parts that every other part of a service needs. */
type Parts = Omit<PipelineParts, "rulesOf" | "keys"> & { readonly keys: DeploymentKeyring; readonly metrics: Metrics };

async function serviceOf(parts: Parts, options: ServiceOptions): Promise<Service> {
  const { store, runtime, settings, keys, metrics } = parts;
  const readiness = createReadiness(store);
  const reportAs = (kind: ErrorKind) => (error: unknown, where: string) => {
    metrics.countError(kind);
    options.reportError?.(error, where);
  };
  const intake = createConsentIntake({ ...parts, reportError: reportAs("consents") });
  const reportInfo = (message: string) => options.reportInfo?.(message);
  const { load, close, ...delivery } = await openDelivery(parts, options.database);
  return {
    fetch: createApp({
      ...parts,
      ...delivery,
      reportError: reportAs("request"),
      reportInfo,
      traceVisit: options.traceRequest === undefined ? null : traceVisits(options.traceRequest),
      readiness,
      intake,
    }),
    drain: readiness.drain,
    ...actsOf(parts),
    store,
    runtime,
    settings,
    keys,
    metrics,
    reportInfo,
    visits: { file: load, noteFetch: delivery.delivery.notes.note, count: metrics.count },
    close: async () => {
      await close();
      await intake.settled();
      await store.close();
    },
  };
}

/** Opens the files that visitors are served, and the notes of that. */
async function openDelivery(parts: Parts, database: DatabaseLocation | undefined) {
  const { store } = parts;
  const bundles = createStageBundles(parts);
  const logos = createDeliveredLogos(parts);
  const visitors = createVisitors();
  const load = (place: FilePlace) => visitors.serve(() => deliverFile({ store, bundles, logos }, place));
  const notes = createFetchWriteBehind(parts);
  // On connections that no request of the API holds, so that its locks do not keep changes from visitors.
  const changes = database?.kind === "postgres" ? await openDeliveryChanges(database) : null;
  const files = createServedFiles(load, changes);
  store.onStagesMoved(files.forget);
  const rulesOf = async (siteId: string, environment: Environment) => {
    const file = await files.get({ siteId, environment, digest: null, name: RULES_FILE });
    return file === null ? null : stageRules(file);
  };
  const close = async (): Promise<void> => {
    files.close();
    await changes?.close();
    await notes.close();
    await bundles.close();
  };
  return { delivery: { files, notes }, load, rulesOf, visitors, close };
}

/** The acts of operators and tests, which need no request. */
function actsOf(
  parts: Parts,
): Pick<Service, "recordConsents" | "eraseSubject" | "erasePerson" | "rotateExportKey" | "useDeploymentKeys"> {
  return {
    recordConsents: (consents) => recordConsents(parts, consents),
    eraseSubject: async (siteId, subjectId) => {
      const erased = await erasePerson(parts, siteId, { subjectId });
      return erased === null ? 0 : erased.records.preview + erased.records.production;
    },
    erasePerson: (siteId, person) => erasePerson(parts, siteId, person),
    rotateExportKey: (actor) => rotateExportKey(parts, actor),
    useDeploymentKeys: (deploymentKeys, actor) =>
      useDeploymentKeys(parts, deploymentKeys, recordRotation(parts, actor)),
  };
}
