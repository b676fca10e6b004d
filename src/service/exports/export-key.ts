import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { keyThumbprint } from "@consentform/consent/proof";
import { type AuditActor, systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { DAY_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { Row, Store, Transaction } from "../store/database";
import { insertExportKey, retireExportKey, signingKey } from "../store/export-keys";
import { requestTime } from "../store/request-time";
import { boundTo } from "../store/sealed-secrets";

/** The parts that making keys needs. */
export interface KeyParts {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly keys: Keyring;
}

/** A key signs for this long, then another one does. */
const KEY_LIFE_MS = 365 * DAY_MS;

/** The bytes before the 32 bytes of a seed in PKCS #8 (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex");
const SEED_BYTES = 32;

/**
 * Sees to it that there is a key that signs: makes the first one of a database, and another one when it is a year old.
 */
export async function openExportKey({ store, runtime, keys }: KeyParts): Promise<void> {
  await store.transaction(async (tx) => {
    const now = await requestTime(tx, runtime);
    const current = await signingKey(tx);
    if (current === null) return addKey(tx, runtime, keys, now);
    if (now.getTime() - current.valid_from.getTime() < KEY_LIFE_MS) return;
    await recordedReplacement(tx, { runtime, keys }, systemActor);
  });
}

/** {@link openExportKey} as a sweep. */
export async function renewExportKey(parts: KeyParts): Promise<boolean> {
  await openExportKey(parts);
  return false;
}

/**
 * Retires the key that signs, forgets its private part and makes another one. Files it has signed stay verifiable.
 * @param actor who does, for the audit log
 * @returns the id of the new key
 */
export function rotateExportKey({ store, runtime, keys }: KeyParts, actor: AuditActor = systemActor): Promise<string> {
  return store.transaction((tx) => recordedReplacement(tx, { runtime, keys }, actor));
}

/** Replaces the key that signs, and writes the row of the audit log. @returns the id of the new key */
async function recordedReplacement(
  tx: Transaction,
  { runtime, keys }: Omit<KeyParts, "store">,
  actor: AuditActor,
): Promise<string> {
  const former = await signingKey(tx);
  const at = await requestTime(tx, runtime);
  await replaceKey(tx, runtime, keys, at);
  const kid = (await signingKey(tx))?.kid ?? "";
  await recordAct(tx, runtime, {
    act: "keys rotate export",
    actor,
    object: { type: "export_key", id: kid },
    at,
    before: former === null ? null : { kid: former.kid },
    after: { kid },
  });
  return kid;
}

/** A public key as the API shows it, a JWK (RFC 8037). */
export function exportKeyView({ kid, x, valid_from, retired_at }: Row<"export_keys">): Schemas["ExportKey"] {
  return {
    kty: "OKP",
    crv: "Ed25519",
    x,
    use: "sig",
    alg: "Ed25519",
    kid,
    valid_from: valid_from.toISOString(),
    retired_at: retired_at?.toISOString() ?? null,
  };
}

/**
 * Signs the 32 bytes of a file's SHA-256 (contract 5.3).
 * @returns 64 bytes in padded base64
 * @throws {Error} if the key has been retired meanwhile
 */
export function signDigest(digest: Buffer, { kid, private_sealed }: Row<"export_keys">, keys: Keyring): string {
  const seed = private_sealed === null ? null : keys.open("stored-secret", private_sealed, boundTo.exportKey(kid));
  if (seed === null) throw new Error(`The export key ${kid} does not sign any more.`);
  return sign(null, digest, privateKey(Buffer.from(seed, "base64"))).toString("base64");
}

async function replaceKey(tx: Transaction, runtime: Runtime, keys: Keyring, now: Date): Promise<void> {
  await retireExportKey(tx, now);
  await addKey(tx, runtime, keys, now);
}

async function addKey(tx: Transaction, runtime: Runtime, keys: Keyring, now: Date): Promise<void> {
  const seed = Buffer.from(runtime.randomBytes(SEED_BYTES));
  const { x = "" } = createPublicKey(privateKey(seed)).export({ format: "jwk" });
  const kid = keyThumbprint(x);
  await insertExportKey(tx, {
    kid,
    x,
    private_sealed: keys.seal("stored-secret", seed.toString("base64"), boundTo.exportKey(kid)),
    valid_from: now,
  });
}

function privateKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: "der", type: "pkcs8" });
}
