import type { Schemas } from "@consentform/consent/contract";
import { conflict } from "../http/conflicts";
import { notFound, type Problem } from "../http/problem";
import { type ChainName, keyOf } from "../store/consent-chains";
import {
  type ChoiceName,
  type ConsentReceipt,
  ERASED_BODY,
  insertReceipts,
  receiptsOf,
} from "../store/consent-receipts";
import type { Transaction } from "../store/database";
import { formerGrants, type GrantName } from "../store/former-grants";
import type { CheckedChoice } from "./checked-choice";
import { nextTime } from "./choice-times";
import type { HashedRecord } from "./consent-record";
import { type ChainedRecord, type ExtendedChain, lockForRecords, writeExtended } from "./extended-chains";

/** The outcome for a choice: its record, a refusal, or nothing yet, because another transaction holds its chain. */
export type Outcome =
  | { readonly receipt: Schemas["ConsentReceipt"]; readonly isNew: boolean }
  | { readonly refusal: Problem }
  | "waiting";

/**
 * Appends choices to their chains, each once: one statement locks the chains, one adds the records, one moves the ends
 * of the chains.
 * @param timeNow the time of the records, read when their chains are locked: an export that locks a chain reads a time
 * after all records before it, and before all later ones
 * @param isSkipping whether choices wait whose chain another transaction holds, instead of all of them
 * @returns what became of each, in the same order
 */
export async function appendChoices(
  tx: Transaction,
  choices: readonly CheckedChoice[],
  timeNow: () => Promise<Date>,
  isSkipping: boolean,
): Promise<Outcome[]> {
  const byChain = grouped(choices);
  const names = [...byChain.values()].flatMap(([first]) => (first === undefined ? [] : [nameOf(first)]));
  const chains = await lockForRecords(tx, names, isSkipping);
  const now = await timeNow();
  const receipts = await receiptsOf(tx, choices.map(choiceName));
  const known = new Map(receipts.map((receipt) => [receiptKey(receipt), receipt]));
  const grants = await externalIds(tx, choices);
  const added: ConsentReceipt[] = [];
  const outcomes = new Map<CheckedChoice, Outcome>();
  for (const [key, ofChain] of byChain) {
    const chain = chains.get(key);
    const decide = chain === undefined ? () => absent(isSkipping) : appender(chain, added, known, grants, now);
    for (const choice of ofChain) outcomes.set(choice, decide(choice));
  }
  if (added.length > 0) {
    await writeExtended(tx, [...chains.values()]);
    await insertReceipts(tx, added);
  }
  return choices.map((choice) => outcomes.get(choice) ?? "waiting");
}

function grouped(choices: readonly CheckedChoice[]): Map<string, CheckedChoice[]> {
  const byChain = new Map<string, CheckedChoice[]>();
  for (const choice of choices) {
    const key = keyOf(choice.stage);
    const ofChain = byChain.get(key);
    if (ofChain === undefined) byChain.set(key, [choice]);
    else ofChain.push(choice);
  }
  return byChain;
}

/** A chain is opened before its first choice and removed with its site. */
function absent(isSkipping: boolean): Outcome {
  return isSkipping ? "waiting" : { refusal: notFound("site", "") };
}

/** Decides over one choice of a chain after another, and adds the new ones. */
function appender(
  chain: ExtendedChain,
  added: ConsentReceipt[],
  known: Map<string, ConsentReceipt>,
  grants: ExternalIds,
  now: Date,
): (choice: CheckedChoice) => Outcome {
  const at = nextTime(chain.lastAt(), now);
  return (choice) => {
    // Its site is being deleted, or is gone: what is left of the chain only waits for the end of its retention.
    if (chain.locked.kept_days !== null) return { refusal: notFound("site", choice.stage.siteId) };
    const key = `${keyOf(choice.stage)}/${choice.choiceId}`;
    const former = known.get(key);
    if (former !== undefined) return repeated(former, choice);
    const record = chain.add({ ...choice.record, ...formerVisitor(choice, grants) }, at, choice.counted);
    if (isGrant(choice)) addGrant(grants, grantKey(choice.stage, record.subject_id), record);
    const receipt = receiptOf(choice, record, at);
    added.push(receipt);
    known.set(key, receipt);
    return { receipt: { id: record.id, time: record.event.time, hash: record.hash }, isNew: true };
  };
}

/** External ids of grants, by chain and subject. */
type ExternalIds = Map<string, string | null>;

/** The grants that choices name. Their chains are locked, so no grant is erased or purged meanwhile. */
async function externalIds(tx: Transaction, choices: readonly CheckedChoice[]): Promise<ExternalIds> {
  const names = choices.flatMap(({ stage, formerSubject }): GrantName[] =>
    formerSubject === null ? [] : [{ ...nameOfStage(stage), subjectId: formerSubject }],
  );
  if (names.length === 0) return new Map();
  return new Map((await formerGrants(tx, names)).map((grant) => [grantKey(grant, grant.subjectId), grant.externalId]));
}

/** A subject that was once an external id stays one: a later grant with another does not make it secret. */
function addGrant(grants: ExternalIds, key: string, { subject_id, external_id }: HashedRecord): void {
  if (grants.get(key) !== subject_id) grants.set(key, external_id);
}

/** The visitor of the grant that a choice changes or ends; nothing if there is no such grant. */
function formerVisitor({ stage, formerSubject }: CheckedChoice, grants: ExternalIds): Partial<HashedRecord> {
  if (formerSubject === null) return {};
  const external_id = grants.get(grantKey(stage, formerSubject));
  // An external id must not end a consent, because other people may know it.
  if (external_id === undefined || external_id === formerSubject) return { ip: null };
  return { subject_id: formerSubject, external_id, subject_source: "browser" };
}

function isGrant({ counted }: CheckedChoice): boolean {
  return counted === "accepted" || counted === "customised";
}

function grantKey(name: ChainName, subjectId: string): string {
  return `${keyOf(name)}/${subjectId}`;
}

function receiptOf(choice: CheckedChoice, record: ChainedRecord, at: Date): ConsentReceipt {
  return {
    site_id: record.site_id,
    environment: record.environment,
    choice_id: choice.choiceId,
    body_hash: choice.bodyHash,
    record_id: record.id,
    event_at: at,
    hash: record.hash,
    expires_at: choice.expiresAt,
  };
}

function repeated({ body_hash, record_id, event_at, hash }: ConsentReceipt, { bodyHash }: CheckedChoice): Outcome {
  if (body_hash !== bodyHash && body_hash !== ERASED_BODY) {
    return { refusal: conflict("key-taken", "Another choice was recorded with this id. Make a new id.", "id") };
  }
  return { receipt: { id: record_id, time: event_at.toISOString(), hash }, isNew: false };
}

function nameOf({ stage }: CheckedChoice): ChainName {
  return nameOfStage(stage);
}

function nameOfStage({ siteId, environment }: ChainName): ChainName {
  return { siteId, environment };
}

function choiceName({ stage, choiceId }: CheckedChoice): ChoiceName {
  return { siteId: stage.siteId, environment: stage.environment, choiceId };
}

function receiptKey({ site_id, environment, choice_id }: ConsentReceipt): string {
  return `${site_id}/${environment}/${choice_id}`;
}
