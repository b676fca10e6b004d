import type { Schemas } from "@consentform/consent/contract";
import { DnsError } from "../dns/dns-error";
import type { EgressAnswer } from "../egress/egress";
import { EgressError, type EgressFailureCode } from "../egress/failure";
import type { Runtime } from "../runtime/runtime";
import { CHALLENGE_FILE_PATH, CHALLENGE_META_NAME, challengeDnsName } from "./domain-challenge";
import { metaContents } from "./meta-element";

/** The method that proves a host. */
export type VerificationMethod = Schemas["VerificationMethod"];
/** Why a check failed. */
export type DomainFailure = Schemas["DomainFailure"];

/** The expected proof, and its place. */
export interface DomainProof {
  readonly host: string;
  readonly method: VerificationMethod;
  /** The value to find. */
  readonly value: string;
}

/** Settings that a check needs. */
export interface DomainCheckSettings {
  readonly isLocalAllowed: boolean;
  /** Port of a loopback host's own site; null = 80. */
  readonly localPort: number | null;
}

/** The one sentence of each reason (contract 2.2). */
export const domainFailureDetails: Readonly<Record<DomainFailure["code"], string>> = {
  nxdomain: "The host name does not exist.",
  "dns-error": "The name servers of the host failed, so nothing is known about the record.",
  "record-missing": "The record, file or element does not exist.",
  "value-mismatch": "The record, file or element exists with another value.",
  "http-status": "The host did not answer with a page.",
  tls: "The host did not show a valid certificate.",
  timeout: "The host or its name servers did not answer in time.",
  "address-refused": "The host or its name servers have an address that is not on the public internet.",
  "claim-lost": "Another workspace proved that it controls the host.",
};

/** A failure with its fixed sentence; `found` only for TXT records with another value. */
export function domainFailure(code: DomainFailure["code"], found: readonly string[] | null = null): DomainFailure {
  return {
    code,
    detail: domainFailureDetails[code],
    found: found?.slice(0, 5).map((text) => text.slice(0, 255)) ?? null,
  };
}

const failureByEgressCode: Readonly<Record<EgressFailureCode, DomainFailure["code"]>> = {
  "url-not-allowed": "address-refused",
  "address-refused": "address-refused",
  nxdomain: "nxdomain",
  "dns-error": "dns-error",
  timeout: "timeout",
  unreachable: "timeout",
  tls: "tls",
  protocol: "http-status",
};

const checks: Readonly<
  Record<
    VerificationMethod,
    (proof: DomainProof, runtime: Runtime, settings: DomainCheckSettings) => Promise<DomainFailure | null>
  >
> = {
  dns_txt: checkDns,
  file: checkFile,
  meta_tag: checkMeta,
};

/**
 * Looks for the proof now. Answers null if it is there, else why not. Asks the outside: never call it inside a
 * transaction.
 */
export async function checkDomain(
  proof: DomainProof,
  runtime: Runtime,
  settings: DomainCheckSettings,
): Promise<DomainFailure | null> {
  try {
    return await checks[proof.method](proof, runtime, settings);
  } catch (error) {
    if (error instanceof DnsError) {
      return domainFailure(error.code);
    }
    if (error instanceof EgressError) {
      return domainFailure(failureByEgressCode[error.code]);
    }
    throw error;
  }
}

async function checkDns(proof: DomainProof, runtime: Runtime): Promise<DomainFailure | null> {
  const values = await runtime.dns.txt(challengeDnsName(proof.host));
  if (values.includes(proof.value)) {
    return null;
  }
  return values.length === 0 ? domainFailure("record-missing") : domainFailure("value-mismatch", values);
}

async function checkFile(
  proof: DomainProof,
  runtime: Runtime,
  settings: DomainCheckSettings,
): Promise<DomainFailure | null> {
  const answer = await fetchPage(proof.host, CHALLENGE_FILE_PATH, runtime, settings);
  if (answer.status === 404 || answer.status === 410) {
    return domainFailure("record-missing");
  }
  if (!isSuccess(answer)) {
    return domainFailure("http-status");
  }
  return answer.body.toString("utf8").trim() === proof.value ? null : domainFailure("value-mismatch");
}

async function checkMeta(
  proof: DomainProof,
  runtime: Runtime,
  settings: DomainCheckSettings,
): Promise<DomainFailure | null> {
  const answer = await fetchPage(proof.host, "/", runtime, settings);
  if (!isSuccess(answer)) {
    return domainFailure("http-status");
  }
  const contents = metaContents(answer.body.toString("utf8"), CHALLENGE_META_NAME);
  if (contents.includes(proof.value)) {
    return null;
  }
  return domainFailure(contents.length === 0 ? "record-missing" : "value-mismatch");
}

function isSuccess(answer: EgressAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}

/**
 * https, and http only where nothing listens for https: a site without TLS can still be proved, but a broken
 * certificate is reported. Loopback hosts of the embedded mode have one plain port (`--local-port`).
 */
async function fetchPage(
  host: string,
  path: string,
  runtime: Runtime,
  settings: DomainCheckSettings,
): Promise<EgressAnswer> {
  const send = (origin: string) => runtime.egress.send({ purpose: "verification", url: new URL(path, origin) });
  if (settings.isLocalAllowed && (host === "localhost" || host.endsWith(".localhost"))) {
    return send(`http://${host}:${settings.localPort ?? 80}`);
  }
  try {
    return await send(`https://${host}`);
  } catch (error) {
    if (error instanceof EgressError && error.code === "unreachable") {
      return send(`http://${host}`);
    }
    throw error;
  }
}
