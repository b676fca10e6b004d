import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";

/** The purpose of a key. Each purpose has a separate key, derived from the deployment key. */
type KeyPurpose =
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
  /** The plaintext; null if the text was altered or was sealed for another purpose, place or deployment. */
  open(purpose: KeyPurpose, sealed: string, bound: string): string | null;
  /** Keyed digest (HMAC-SHA256): shows equality and nothing else. */
  mac(purpose: KeyPurpose, text: string): Buffer;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes the keys of a deployment.
 * @param deploymentKey 32 random bytes, the same in every process that shares a database
 * @param randomBytes source of nonces
 */
export function createKeyring(deploymentKey: Uint8Array, randomBytes: (size: number) => Uint8Array): Keyring {
  const derived = new Map<KeyPurpose, Buffer>();
  const keyOf = (purpose: KeyPurpose): Buffer => {
    const known = derived.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync("sha256", deploymentKey, "", `consentform ${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
  return {
    seal: (purpose, plaintext, bound) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(purpose), nonce).setAAD(Buffer.from(bound));
      const text = Buffer.concat([cipher.update(plaintext, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString("base64url");
    },
    open: (purpose, sealed, bound) => openSealed(keyOf(purpose), Buffer.from(sealed, "base64url"), bound),
    mac: (purpose, text) => createHmac("sha256", keyOf(purpose)).update(text).digest(),
  };
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
