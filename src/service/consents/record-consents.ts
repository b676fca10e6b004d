import type { Schemas } from "@consentform/consent/contract";
import { recordHash } from "@consentform/consent/proof";
import { canonicalJson } from "@consentform/consent/values";
import type { Validation } from "../http/validation";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import { type ChainName, lockChain, openChain, updateChain } from "../store/consent-chains";
import { insertRecords } from "../store/consents";
import type { Row, Store, Transaction } from "../store/database";
import { requestTime } from "../store/request-time";
import { holdSite } from "../store/sites";
import { findVersion, versionInStage } from "../store/versions";
import { type BannerShown, bannerShown } from "./banner-shown";
import { earlier, nextTime } from "./choice-times";
import { choiceOf, consentRecord, type HashedRecord } from "./consent-record";
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
    const recorded: Schemas["ConsentRecord"][] = [];
    for (const { name, entries } of byChain(consents)) {
      const ofChain = entries.map(({ consent }) => consent);
      for (const [index, record] of (await appendTo(tx, parts, name, ofChain, now)).entries()) {
        recorded[entries[index]?.index ?? 0] = record;
      }
    }
    return recorded;
  });
}

/** The choices of one chain, each with its place in the call. */
interface ChainEntries {
  readonly name: ChainName;
  readonly entries: { readonly index: number; readonly consent: NewConsent }[];
}

/** Chains in the order of their names, so that two calls never wait for each other's. */
function byChain(consents: readonly NewConsent[]): ChainEntries[] {
  const chains = new Map<string, ChainEntries>();
  for (const [index, consent] of consents.entries()) {
    const { siteId, environment } = consent;
    const key = `${siteId}/${environment}`;
    const chain = chains.get(key) ?? { name: { siteId, environment }, entries: [] };
    chain.entries.push({ index, consent });
    chains.set(key, chain);
  }
  return [...chains].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, chain]) => chain);
}

async function appendTo(
  tx: Transaction,
  parts: RecordingParts,
  name: ChainName,
  consents: readonly NewConsent[],
  now: Date,
): Promise<Schemas["ConsentRecord"][]> {
  const site = await holdSite(tx, name.siteId);
  if (site === null) throw new InvalidConsentError("siteId", "names no site");
  await openChain(tx, site.workspace_id, name);
  const chain = await lockChain(tx, name);
  if (chain === null) throw new Error(`The chain of ${name.siteId} is missing although its site is locked.`);
  const banners = bannersOf(tx, name);
  const appended: Appended[] = [];
  let previous =
    chain.last_id === null || chain.last_hash === null ? null : { id: chain.last_id, hash: chain.last_hash };
  let last = chain.last_at;
  let setBackAt = chain.set_back_at;
  for (const consent of consents) {
    const at =
      consent.at === undefined ? nextTime(last, now) : new Date(Math.max(consent.at.getTime(), last?.getTime() ?? 0));
    if (last !== null && at < last) setBackAt = chain.length + appended.length + 1;
    const banner = await banners(consent.versionNumber);
    const ip = await addressOf(tx, parts, site, consent, at);
    const record = consentRecord(consent, banner, { id: parts.runtime.newId("con"), at, ip, previous });
    const one = appendedRecord(record, consent, banner, parts.validation);
    appended.push(one);
    previous = { id: record.id, hash: one.hash };
    last = at;
  }
  const rows = appended.map((one, index) => rowOf(one, site.workspace_id, chain.length + index + 1));
  await insertRecords(tx, rows);
  await updateChain(tx, name, {
    length: chain.length + rows.length,
    last_id: previous?.id ?? null,
    last_hash: previous?.hash ?? null,
    last_at: last,
    oldest_at: rows.reduce((oldest: Date | null, { event_at }) => earlier(oldest, event_at), chain.oldest_at),
    set_back_at: setBackAt,
  });
  return appended.map(({ record, hash }) => ({ ...record, hash, masked: false }));
}

/** A record with its hash and what is stored beside it. */
export interface Appended {
  readonly record: HashedRecord;
  readonly canonical: string;
  readonly hash: string;
  readonly choice: Row<"consent_records">["choice"];
}

/** @throws {InvalidConsentError} if the record does not fit the contract */
function appendedRecord(
  record: HashedRecord,
  consent: NewConsent,
  banner: BannerShown,
  validation: Validation,
): Appended {
  for (const [property, text] of [
    ["subjectId", record.subject_id],
    ["externalId", record.external_id],
  ] as const) {
    if (text?.includes("\u0000")) throw new InvalidConsentError(property, "has the character U+0000");
  }
  const canonical = canonicalJson(record);
  if (Buffer.byteLength(canonical) > MAX_RECORD_BYTES) {
    throw new InvalidConsentError("tcString", `makes the record longer than ${MAX_RECORD_BYTES} bytes`);
  }
  const hash = recordHash(canonical);
  const [fault] = validation.at(["components", "schemas", "ConsentRecord"], { ...record, hash, masked: false });
  if (fault !== undefined) throw new InvalidConsentError(fault.pointer, fault.detail);
  return { record, canonical, hash, choice: choiceOf(consent.event, consent.decisions, banner) };
}

/** The row of a record in its chain. */
export function rowOf({ record, canonical, hash, choice }: Appended, workspaceId: string, sequence: number) {
  return {
    site_id: record.site_id,
    environment: record.environment,
    sequence,
    workspace_id: workspaceId,
    id: record.id,
    event_at: new Date(record.event.time),
    hash,
    record: canonical,
    event_type: record.event.type,
    regime: record.regime,
    version_number: record.version_number,
    subject_id: record.subject_id,
    external_id: record.external_id,
    choice,
  };
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
