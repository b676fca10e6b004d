import type { Schemas } from "@consentform/consent/contract";
import { canonicalJson } from "@consentform/consent/values";
import type { Validation } from "../http/validation";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import { type ChainName, keyOf, openChain } from "../store/consent-chains";
import type { Row, Store, Transaction } from "../store/database";
import { requestTime } from "../store/request-time";
import { holdSite } from "../store/sites";
import { findVersion, versionInStage } from "../store/versions";
import { type BannerShown, bannerShown } from "./banner-shown";
import { nextTime } from "./choice-times";
import { choiceOf, consentRecord } from "./consent-record";
import { type ExtendedChain, lockForRecords, writeExtended } from "./extended-chains";
import { InvalidConsentError, type NewConsent } from "./new-consent";
import { monthKey, storedAddress } from "./visitor-address";

/** The dependencies of recording. */
export interface RecordingParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly keys: Keyring;
  readonly validation: Validation;
}

/** Longest canonical JSON of a record: TCF strings may be long, but a page of records must stay small. */
const MAX_RECORD_BYTES = 64 * 1024;

/**
 * Appends choices to their chains, in the order given: all of them or none. No operation of the API does this (contract
 * 1.1).
 * @returns the records, unmasked, in the same order
 * @throws {InvalidConsentError} if one of them cannot be recorded
 */
export function recordConsents(
  parts: RecordingParts,
  consents: readonly NewConsent[],
): Promise<Schemas["ConsentRecord"][]> {
  return parts.store.transaction(async (tx) => {
    const now = await requestTime(tx, parts.runtime);
    const stages = await openedStages(tx, consents);
    const chains = await lockForRecords(tx, [...stages.values()], false);
    const recorded: Schemas["ConsentRecord"][] = [];
    for (const consent of consents) {
      const stage = stages.get(keyOf(consent));
      const chain = chains.get(keyOf(consent));
      if (stage === undefined || chain === undefined) throw new Error(`The chain of ${consent.siteId} is not locked.`);
      recorded.push(await append(tx, parts, stage, chain, consent, now));
    }
    await writeExtended(tx, [...chains.values()]);
    return recorded;
  });
}

/** A stage whose chain is open, with the banners that were shown on it. */
interface OpenStage extends ChainName {
  readonly site: Row<"sites">;
  readonly banner: (versionNumber: number | undefined) => Promise<BannerShown>;
}

/** The stages of choices by their keys, opened in this order, so that two calls never wait for each other's. */
async function openedStages(tx: Transaction, consents: readonly NewConsent[]): Promise<Map<string, OpenStage>> {
  const opened = new Map<string, OpenStage>();
  const names = new Map(
    consents.map(({ siteId, environment }) => [keyOf({ siteId, environment }), { siteId, environment }]),
  );
  for (const [key, name] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const site = await holdSite(tx, name.siteId);
    if (site === null) throw new InvalidConsentError("siteId", "names no site");
    await openChain(tx, site.workspace_id, name);
    opened.set(key, { ...name, site, banner: bannersOf(tx, name) });
  }
  return opened;
}

/** Appends a choice to its locked chain. @throws {InvalidConsentError} if the record does not fit the contract */
async function append(
  tx: Transaction,
  parts: RecordingParts,
  { site, banner }: OpenStage,
  chain: ExtendedChain,
  consent: NewConsent,
  now: Date,
): Promise<Schemas["ConsentRecord"]> {
  const last = chain.lastAt();
  const at =
    consent.at === undefined ? nextTime(last, now) : new Date(Math.max(consent.at.getTime(), last?.getTime() ?? 0));
  const shown = await banner(consent.versionNumber);
  const ip = await addressOf(tx, parts, site, consent, at);
  const unchained = consentRecord(consent, shown, { id: parts.runtime.newId("con"), at, ip });
  const record = chain.add(unchained, at, choiceOf(consent.event, consent.decisions, shown));
  check(record, parts.validation);
  return record;
}

function check(record: Schemas["ConsentRecord"], validation: Validation): void {
  for (const [property, text] of [
    ["subjectId", record.subject_id],
    ["externalId", record.external_id],
  ] as const) {
    if (text?.includes("\u0000")) throw new InvalidConsentError(property, "has the character U+0000");
  }
  const { hash: _hash, masked: _masked, ...hashed } = record;
  if (Buffer.byteLength(canonicalJson(hashed)) > MAX_RECORD_BYTES) {
    throw new InvalidConsentError("tcString", `makes the record longer than ${MAX_RECORD_BYTES} bytes`);
  }
  const [fault] = validation.at(["components", "schemas", "ConsentRecord"], record);
  if (fault !== undefined) throw new InvalidConsentError(fault.pointer, fault.detail);
}

/** Looks up the versions that visitors saw, each once. */
function bannersOf(tx: Transaction, { siteId, environment }: ChainName) {
  const known = new Map<number | undefined, BannerShown>();
  return async (number: number | undefined): Promise<BannerShown> => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const version =
      number === undefined ? await versionInStage(tx, siteId, environment) : await findVersion(tx, siteId, number);
    if (version === null) {
      throw new InvalidConsentError("versionNumber", `names no version, and ${environment} holds none`);
    }
    const banner = bannerShown(version);
    known.set(number, banner);
    return banner;
  };
}

async function addressOf(
  tx: Transaction,
  parts: RecordingParts,
  site: Row<"sites">,
  { address }: NewConsent,
  at: Date,
): Promise<string | null> {
  if (address == null) return null;
  return storedAddress(address, site.settings.record_ip, () => monthKey(tx, parts, site.workspace_id, at));
}
