import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import * as der from "asn1js";

/** A private key and its certificate. */
export interface ServerCertificate {
  readonly key: Buffer;
  readonly certificate: Buffer;
  /** The certificate in DER, as the handshake carries it. */
  readonly der: Buffer;
}

/** The name that the engines' plugin library checks the certificate for, at any address. */
const HOST = "localhost";

const ECDSA_WITH_SHA256 = "1.2.840.10045.4.3.2";
const COMMON_NAME = "2.5.4.3";
const SUBJECT_ALT_NAME = "2.5.29.17";

/**
 * Tags of RFC 5280: `[0]` and `[3]` of a certificate are its version and extensions, `[2]` of a general name is a DNS
 * name.
 */
const CONTEXT = 3;

const DAY_MS = 86_400_000;
/** Longer than any process lives; the clock may be set while one does. */
const VALID_DAYS = 365;

/**
 * Makes a key (P-256) and a self-signed certificate for this process. The engine gets the certificate through the
 * handshake and trusts exactly it.
 */
export function makeServerCertificate(now = new Date()): ServerCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const toBeSigned = describeCertificate(publicKey.export({ type: "spki", format: "der" }), now);
  const signature = sign("sha256", bytesOf(toBeSigned), privateKey);
  const certificate = bytesOf(
    new der.Sequence({ value: [toBeSigned, algorithm(), new der.BitString({ valueHex: signature })] }),
  );
  return {
    key: Buffer.from(privateKey.export({ type: "pkcs8", format: "pem" })),
    certificate: Buffer.from(
      `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
    ),
    der: certificate,
  };
}

/** TBSCertificate of RFC 5280, section 4.1. */
function describeCertificate(publicKey: Buffer, now: Date): der.Sequence {
  const serialNumber = randomBytes(16);
  // The highest bit is the sign, which must be positive, and the first byte must not be zero.
  serialNumber[0] = ((serialNumber[0] ?? 0) & 0x7f) | 0x40;
  const validity = [-DAY_MS, VALID_DAYS * DAY_MS].map(
    (offsetMs) => new der.UTCTime({ valueDate: new Date(now.getTime() + offsetMs) }),
  );
  return new der.Sequence({
    value: [
      tagged(0, new der.Integer({ value: 2 })),
      new der.Integer({ valueHex: serialNumber }),
      algorithm(),
      name(),
      new der.Sequence({ value: validity }),
      name(),
      der.fromBER(publicKey).result,
      tagged(3, new der.Sequence({ value: [subjectAltName()] })),
    ],
  });
}

function algorithm(): der.Sequence {
  return new der.Sequence({ value: [new der.ObjectIdentifier({ value: ECDSA_WITH_SHA256 })] });
}

function name(): der.Sequence {
  const attribute = [new der.ObjectIdentifier({ value: COMMON_NAME }), new der.Utf8String({ value: HOST })];
  return new der.Sequence({ value: [new der.Set({ value: [new der.Sequence({ value: attribute })] })] });
}

function subjectAltName(): der.Sequence {
  const names = new der.Sequence({
    value: [new der.Primitive({ idBlock: { tagClass: CONTEXT, tagNumber: 2 }, valueHex: Buffer.from(HOST) })],
  });
  return new der.Sequence({
    value: [new der.ObjectIdentifier({ value: SUBJECT_ALT_NAME }), new der.OctetString({ valueHex: bytesOf(names) })],
  });
}

function tagged(tagNumber: number, value: der.BaseBlock): der.Constructed {
  return new der.Constructed({ idBlock: { tagClass: CONTEXT, tagNumber }, value: [value] });
}

function bytesOf(block: der.BaseBlock): Buffer {
  return Buffer.from(block.toBER());
}
