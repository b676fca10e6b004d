import { cataloguedHost, cataloguedStorage } from "../scanner/classify";
import type { ServiceLists } from "../scanner/seen-service";

/**
 * The entries of a service that the catalogue of today attributes to it. What a former scan recorded by mistake is not
 * among them, nor is it seen again, so that it would stay for good otherwise.
 */
export function attributedEntries(service: ServiceLists & { readonly key: string }): ServiceLists {
  const isOf = (found: { readonly key: string } | null) => found?.key === service.key;
  return {
    hosts: service.hosts.filter((host) => isOf(cataloguedHost(host))),
    scripts: service.scripts.filter((script) => URL.canParse(script) && isOf(cataloguedHost(new URL(script).hostname))),
    storage: service.storage.filter(({ name, pattern = "", party, domain }) =>
      isOf(cataloguedStorage({ name: name ?? sampleOf(pattern), host: domain ?? "" }, party === "first")),
    ),
  };
}

/** A name that fits a pattern: a digit is among what names vary in. */
function sampleOf(pattern: string): string {
  return pattern.replaceAll("*", "0");
}
