import type { Schemas } from "@consentform/consent/contract";
import { registrableDomain } from "@consentform/consent/rules";
import { canonicalJson, normalizedName } from "@consentform/consent/values";

type Finding = Schemas["Finding"];

/**
 * The findings that a scan of another stage does not have. Stages have different hosts, so what belongs to the scanned
 * site itself is compared without its domain: a cookie of staging.shop.example and the same cookie of www.shop.com are
 * one.
 */
export function newFindings(head: readonly Finding[], base: readonly Finding[]): Finding[] {
  const known = new Set(base.flatMap((finding) => [finding.fingerprint, identityOf(finding)]));
  return head.filter((finding) => !known.has(finding.fingerprint) && !known.has(identityOf(finding)));
}

/** The identity of a finding across hosts of the same site. */
function identityOf({ rule_id, subject: { kind, name, domain }, page }: Finding): string {
  const { hostname } = new URL(page);
  const site = registrableDomain(hostname) ?? hostname;
  const isOwn = domain === site || domain === hostname;
  return canonicalJson(
    isOwn
      ? [rule_id, kind, normalizedName(withoutHost(name, [hostname, site])), true]
      : [rule_id, kind, normalizedName(name), domain],
  );
}

/**
 * The part of a name that does not depend on the site's host: the path of an address, the labels before the host, else
 * the name itself.
 */
function withoutHost(name: string, hosts: readonly string[]): string {
  if (/^https?:/.test(name) && URL.canParse(name)) {
    const { hostname, pathname } = new URL(name);
    return `${withoutHost(hostname, hosts)}${pathname}`;
  }
  const host = hosts.find((one) => name === one || name.endsWith(`.${one}`));
  return host === undefined ? name : name.slice(0, name.length - host.length);
}
