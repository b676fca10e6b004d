import { createPrivateKey, X509Certificate } from "node:crypto";
import { makeServerCertificate } from "../../../../../src/provider/terraform/protocol/server-certificate";

const NOW = new Date("2026-11-21T12:00:00Z");

test("the certificate is for localhost, self-signed, and outlasts a process", () => {
  const { key, certificate, der } = makeServerCertificate(NOW);
  const parsed = new X509Certificate(certificate);
  expect(parsed.raw.equals(der)).toBe(true);
  expect(parsed.checkHost("localhost", { subject: "never" })).toBe("localhost");
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(parsed.checkIssued(parsed)).toBe(true);
  expect(Date.parse(parsed.validFrom)).toBeLessThan(NOW.getTime());
  expect(Date.parse(parsed.validTo) - NOW.getTime()).toBe(365 * 86_400_000);
});

test("every process has a separate key and a positive serial number", () => {
  const made = Array.from({ length: 20 }, () => new X509Certificate(makeServerCertificate().der));
  expect(new Set(made.map(({ fingerprint256 }) => fingerprint256)).size).toBe(20);
  for (const { serialNumber } of made) expect(serialNumber).toMatch(/^[4-7][0-9A-F]{31}$/);
});
