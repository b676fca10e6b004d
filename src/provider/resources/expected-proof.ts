import type { Schemas } from "@consentform/consent/contract";

/** The proof that the owner of a host publishes, in words. */
export function expectedProof({ host, challenge, verification_method: method }: Schemas["Domain"]): string {
  return {
    dns_txt: `a TXT record at ${challenge.dns.name} with the value ${challenge.dns.value}`,
    file: `the file http(s)://${host}${challenge.file.path} with the content ${challenge.file.body}`,
    meta_tag: `<meta name="${challenge.meta.name}" content="${challenge.meta.content}"> in the head of ${host}`,
  }[method];
}
