// Encrypts a plan file for its way from the job that made it to the job that applies it, and refuses one that was
// changed on the way. usage: PLAN_KEY=... node ci/seal.mjs seal|open FROM TO
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const [action, from, to] = process.argv.slice(2);
const passphrase = process.env.PLAN_KEY ?? "";
if (passphrase.length < 32) throw new Error("PLAN_KEY must have at least 32 characters: openssl rand -base64 32");
const keyOf = (salt) => scryptSync(passphrase, salt, 32);

const input = readFileSync(from);
if (action === "seal") {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(salt), nonce);
  const sealed = Buffer.concat([cipher.update(input), cipher.final()]);
  writeFileSync(to, Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]));
} else {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(input.subarray(0, 16)), input.subarray(16, 28));
  decipher.setAuthTag(input.subarray(28, 44));
  writeFileSync(to, Buffer.concat([decipher.update(input.subarray(44)), decipher.final()]), { mode: 0o600 });
}
