import { createPublicKey, verify } from "node:crypto";
import type { Schemas } from "../contract";
import type { Fault, Faults } from "./fault";
import { keyThumbprint } from "./key-thumbprint";
import type { SignedHeaders } from "./signed-headers";

type ExportKey = Schemas["ExportKey"];

/** The facts about a file after all of it was read. */
export interface ReadFile {
  /** SHA-256 of its bytes. */
  readonly digest: Buffer;
  /** From the manifest; null if it has none that can be read. */
  readonly kid: string | null;
  readonly createdAt: string | null;
}

const SIGNATURE_BYTES = 64;

/** Steps 1 to 4 of contract 5.3: the bytes, the key, the signature over the digest, and the key's life. */
export function checkSignature(
  file: ReadFile,
  headers: SignedHeaders,
  keys: readonly ExportKey[],
  faults: Faults,
): ExportKey | null {
  const found = file.digest.toString("hex");
  if (headers.sha256 !== null && headers.sha256 !== found) {
    add(faults, "digest", `the SHA-256 of the file is ${found}, its header X-Content-SHA256 says ${headers.sha256}`);
  }
  if (headers.kid !== null && file.kid !== null && headers.kid !== file.kid) {
    add(faults, "key-unknown", `the header X-Signing-Kid names the key ${headers.kid}, the manifest ${file.kid}`);
  }
  const kid = headers.kid ?? file.kid;
  const key = keys.find((one) => one.kid === kid) ?? null;
  if (key === null) {
    add(faults, "key-unknown", `no key with the id ${kid ?? "(none)"} among the ${keys.length} known`);
    return null;
  }
  const thumbprint = keyThumbprint(key.x);
  if (thumbprint !== key.kid) {
    add(faults, "key-forged", `the key ${key.kid} has the thumbprint ${thumbprint}: it is another key under that id`);
  }
  const signature = Buffer.from(headers.signature, "base64");
  if (signature.length !== SIGNATURE_BYTES || !isSigned(file.digest, key, signature)) {
    add(faults, "signature", `the key ${key.kid} has not signed this file`);
  }
  checkLife(file, key, faults);
  return key;
}

function isSigned(digest: Buffer, { x }: ExportKey, signature: Buffer): boolean {
  try {
    return verify(null, digest, createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }), signature);
  } catch {
    // A key that is not a point on the curve has signed nothing.
    return false;
  }
}

function checkLife({ createdAt }: ReadFile, { kid, valid_from, retired_at }: ExportKey, faults: Faults): void {
  if (createdAt === null) return;
  const isInside =
    Date.parse(createdAt) >= Date.parse(valid_from) &&
    (retired_at === null || Date.parse(createdAt) <= Date.parse(retired_at));
  if (isInside) return;
  add(
    faults,
    "key-life",
    `the file was made at ${createdAt}, and the key ${kid} signed from ${valid_from} to ${retired_at ?? "now"}`,
  );
}

function add(faults: Faults, code: Fault["code"], message: string): void {
  faults.add({ code, line: null, record: null, message });
}
