import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";

/** The purpose of a key. Each purpose has a separate key, derived from the deployment key. */
export type KeyPurpose =
  | "audit"
  | "cursor"
  | "stored-secret"
  | "etag"
  | "challenge"
  | "dev-token"
  | "key-check"
  | "confirmation"
  | "unsubscribe"
  | "sign-in"
  | "pseudonym"
  | "place";

/** The deployment key in use. The key itself is never stored in the database. */
export interface Keyring {
  /**
   * Encrypts (AES-256-GCM) and authenticates. `bound` must be given again to open it: it ties the text to its place,
   * for example a row id, so that it cannot be moved to another.
   * @returns base64url of nonce, ciphertext and tag
   */
  seal(purpose: KeyPurpose, plaintext: string, bound: string): string;
  /**
   * The plaintext, also of a text that a former key sealed; null if the text was altered or was sealed for another
   * purpose, place or deployment.
   */
  open(purpose: KeyPurpose, sealed: string, bound: string): string | null;
  /** Keyed digest (HMAC-SHA256): shows equality and nothing else. */
  mac(purpose: KeyPurpose, text: string): Buffer;
  /** {@link Keyring.mac} by each key, the one in use first: for comparison with a digest that may be older. */
  macs(purpose: KeyPurpose, text: string): readonly Buffer[];
}

/** Keys of purposes that stay the same when the deployment key is rotated. */
export type KeptKeys = ReadonlyMap<KeyPurpose, Buffer>;

/** A keyring whose keys can be replaced while it is used. */
export interface DeploymentKeyring extends Keyring {
  /** The deployment keys: the first is in use, the others open what was sealed before. */
  deploymentKeys(): readonly Uint8Array[];
  /** The key that one of the deployment keys gives a purpose. */
  derived(index: number, purpose: KeyPurpose): Buffer;
  /** True if the key in use sealed the text. */
  isCurrent(purpose: KeyPurpose, sealed: string, bound: string): boolean;
  /** Replaces the keys. */
  use(deploymentKeys: readonly Uint8Array[], kept: KeptKeys): void;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes the keys of a deployment.
 * @param deploymentKeys 32 random bytes, the same in every process that shares a database; or several such keys
 * @param randomBytes source of nonces
 */
export function createKeyring(
  deploymentKeys: Uint8Array | readonly Uint8Array[],
  randomBytes: (size: number) => Uint8Array,
): DeploymentKeyring {
  let keys = deploymentKeys instanceof Uint8Array ? [deploymentKeys] : deploymentKeys;
  let derivations = keys.map(derivation);
  let kept: KeptKeys = new Map();
  const derived = (index: number, purpose: KeyPurpose): Buffer => {
    const derive = derivations[index];
    if (derive === undefined) throw new Error("A keyring needs a deployment key.");
    return derive(purpose);
  };
  const keysOf = (purpose: KeyPurpose): readonly Buffer[] => {
    const one = kept.get(purpose);
    return one === undefined ? derivations.map((derive) => derive(purpose)) : [one];
  };
  const keyOf = (purpose: KeyPurpose): Buffer => kept.get(purpose) ?? derived(0, purpose);
  return {
    seal: (purpose, plaintext, bound) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(purpose), nonce).setAAD(Buffer.from(bound));
      const text = Buffer.concat([cipher.update(plaintext, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString("base64url");
    },
    open: (purpose, sealed, bound) => {
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of keysOf(purpose)) {
        const text = openSealed(key, bytes, bound);
        if (text !== null) return text;
      }
      return null;
    },
    isCurrent: (purpose, sealed, bound) => openSealed(keyOf(purpose), Buffer.from(sealed, "base64url"), bound) !== null,
    mac: (purpose, text) => hmac(keyOf(purpose), text),
    macs: (purpose, text) => keysOf(purpose).map((key) => hmac(key, text)),
    deploymentKeys: () => keys,
    derived,
    use: (newKeys, keptKeys) => {
      keys = newKeys;
      derivations = newKeys.map(derivation);
      kept = keptKeys;
    },
  };
}

/** Derives the keys of purposes, each once. */
function derivation(deploymentKey: Uint8Array): (purpose: KeyPurpose) => Buffer {
  const derived = new Map<KeyPurpose, Buffer>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync("sha256", deploymentKey, "", `consentform ${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function openSealed(key: Buffer, bytes: Buffer, bound: string): string | null {
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString("utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
