import DataLoader from "dataloader";
import { raiseAlert } from "../alerts/raise-alert";
import { notFound, validationFailed } from "../http/problem";
import type { Validation } from "../http/validation";
import { DAY_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import { type ChainName, keyOf, openChain } from "../store/consent-chains";
import { busiestDay } from "../store/consents";
import type { Store } from "../store/database";
import { type IntakeStage, intakeStages } from "../store/intake-stage";
import { holdSite } from "../store/sites";
import { findVersion } from "../store/versions";
import { type BannerShown, bannerShown } from "./banner-shown";
import { type CheckedChoice, checkedChoice, type ReportedChoice } from "./checked-choice";
import { type ChoiceBatches, createChoiceBatches, type RecordedChoice } from "./choice-batches";
import { createFloodLimits, type FloodLimits } from "./flood-limits";
import { readThroughCache } from "./read-through-cache";
import { monthKey, storedAddress } from "./visitor-address";

/** Receives visitors' choices. */
export interface ConsentIntake {
  readonly limits: FloodLimits;
  /** The stage that a choice is for. It is remembered for 2 seconds. @throws {Problem} not-found */
  stage(name: ChainName): Promise<IntakeStage>;
  /** The banner that the visitor saw. @throws {Problem} validation-failed if the version has never been in the stage */
  banner(stage: IntakeStage, versionNumber: number): Promise<BannerShown>;
  /** Records a choice, once. @throws {Problem} */
  record(
    stage: IntakeStage,
    banner: BannerShown,
    choice: ReportedChoice,
    address: string | null,
  ): Promise<RecordedChoice>;
  /** Waits for what is being recorded. */
  settled(): Promise<void>;
}

/** The dependencies of the intake. */
export interface IntakeParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly settings: Pick<ServiceSettings, "intake">;
  readonly keys: Keyring;
  readonly validation: Validation;
  readonly reportError: (error: unknown, where: string) => void;
}

/** Stages that are asked for within 2 ms are found in one statement: thousands of sites must not cost one each. */
const statements = { cache: false, maxBatchSize: 500, batchScheduleFn: (send: () => void) => void setTimeout(send, 2) };
const STAGE_LIFE_MS = 2000;
const MOST_STAGES = 20_000;
/** Of versions: those of one stage at a time, for thousands of sites. */
const MOST_BANNERS = 2000;
const BANNER_LIFE_MS = 60_000;
const KEY_LIFE_MS = 60_000;
/** Days that the busiest one is sought in. */
const REMEMBERED_DAYS = 30;

/** The form of every site's id: a prefix and a lower-case ULID. */
const siteIdForm = /^site_[0-9a-hjkmnp-tv-z]{26}$/;

/** Makes the intake of a service. */
export function createConsentIntake(parts: IntakeParts): ConsentIntake {
  const { store, runtime, keys } = parts;
  const stages = readThroughCache<IntakeStage | null>({ lifeMs: STAGE_LIFE_MS, most: MOST_STAGES });
  const findStage = new DataLoader((names: readonly ChainName[]) => intakeStages(store.db, names), statements);
  const banners = readThroughCache<BannerShown | null>({
    lifeMs: BANNER_LIFE_MS,
    absentMs: STAGE_LIFE_MS,
    most: MOST_BANNERS,
  });
  const open = chainOpener(store);
  const withAddress = addressKeeper(parts);
  const batches: ChoiceBatches = createChoiceBatches(parts, parts.settings.intake.lockPatienceMs);
  return {
    limits: floodLimits(parts),
    stage: async (name) => {
      const { siteId, environment } = name;
      // Other texts are as long and as many as an anonymous sender likes, and the database refuses some characters.
      if (!siteIdForm.test(siteId)) throw notFound("site", "");
      const stage = await stages(keyOf(name), () => findStage.load({ siteId, environment }));
      if (stage === null) throw notFound("site", siteId);
      return stage;
    },
    banner: async (stage, versionNumber) => {
      // The mark changes when another version enters the stage, or the same one with another consent revision.
      const key = `${keyOf(stage)}/${versionNumber}/${stage.mark}`;
      const banner = await banners(key, () => bannerOf(store, stage, versionNumber));
      if (banner !== null) return banner;
      const detail = `version ${versionNumber} has never been in ${stage.environment}`;
      throw validationFailed([{ pointer: "/version_number", code: "unknown-version", detail }]);
    },
    record: async (stage, banner, reported, address) => {
      const checked = await withAddress(
        checkedChoice({ runtime, keys, validation: parts.validation }, stage, banner, reported),
        address,
      );
      await open(stage);
      return batches.add(checked);
    },
    settled: batches.settled,
  };
}

/** Makes a function that opens the chain of a stage, once. */
function chainOpener(store: Store): (stage: IntakeStage) => Promise<void> {
  const opened = new Set<string>();
  return async (stage) => {
    if (opened.has(keyOf(stage))) return;
    await store.transaction(async (tx) => {
      // Held, so that a site that is being deleted gets no chain that outlives it.
      if ((await holdSite(tx, stage.siteId)) === null) throw notFound("site", stage.siteId);
      await openChain(tx, stage.workspaceId, stage);
    });
    opened.add(keyOf(stage));
  };
}

/** Makes a function that adds to a choice what the site keeps of the visitor's address. */
function addressKeeper(parts: IntakeParts) {
  const { store, runtime } = parts;
  const addressKeys = readThroughCache<Buffer>({ lifeMs: KEY_LIFE_MS, most: MOST_STAGES });
  return async (choice: CheckedChoice, address: string | null): Promise<CheckedChoice> => {
    const { workspaceId, recordIp } = choice.stage;
    if (address === null || !choice.isAddressKept || recordIp === "none") return choice;
    const now = runtime.now();
    const month = now.toISOString().slice(0, 7);
    const key = () => addressKeys(`${workspaceId} ${month}`, () => monthKey(store.db, parts, workspaceId, now));
    // An address that is none comes from a proxy's header.
    const ip = await storedAddress(address, recordIp, key).catch(() => null);
    return { ...choice, record: { ...choice.record, ip } };
  };
}

function floodLimits(parts: IntakeParts): FloodLimits {
  const { store, runtime } = parts;
  return createFloodLimits({
    limits: parts.settings.intake,
    now: () => runtime.now(),
    busiestDay: (siteId) => {
      // The day of a flood does not show what is usual.
      const today = Math.floor(runtime.now().getTime() / DAY_MS) * DAY_MS;
      return busiestDay(store.db, siteId, new Date(today - REMEMBERED_DAYS * DAY_MS), new Date(today));
    },
    onFlood: (siteId) => void reportFlood(parts, siteId).catch((error) => parts.reportError(error, "consents.flood")),
  });
}

/** The banner of a version; null if the version has never been in the stage. */
async function bannerOf(store: Store, stage: IntakeStage, versionNumber: number): Promise<BannerShown | null> {
  const version = await findVersion(store.db, stage.siteId, versionNumber);
  const wasInStage = version !== null && version[`${stage.environment}_consent_revision`] !== null;
  return wasInStage ? bannerShown(version) : null;
}

async function reportFlood({ store, runtime }: IntakeParts, siteId: string): Promise<void> {
  const at = runtime.now();
  await store.transaction(async (tx) => {
    const site = await holdSite(tx, siteId);
    if (site === null) return;
    const subject = { type: "site", id: siteId } as const;
    await raiseAlert(tx, runtime, { workspaceId: site.workspace_id, kind: "consents.flood", subject, siteId, at });
  });
}
