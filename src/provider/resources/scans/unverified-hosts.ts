import { expectedProof } from "../expected-proof";
import { ResourceError } from "../resource-error";
import { named, text } from "../text";
import type { Problem, Service } from "../work";

/** The refusal of a scan for lack of a verified host, as an error that names what proves the hosts. */
export async function unverifiedHosts(
  { call }: Pick<Service, "call">,
  siteId: string,
  { members: { domain_ids: ids } }: Problem,
): Promise<ResourceError> {
  const { data: site } = await call("getSite", { path: { id: siteId }, query: { include: ["domains"] } });
  const open = (site.domains ?? []).filter(({ id, status }) => (ids as string[]).includes(id) && status !== "verified");
  const skip = text`To promote the site without a scan, set ${named("when_unverified")} to "skip".`;
  if (open.length === 0) {
    return new ResourceError({
      message: "no verified preview host covers the pages to scan.",
      advice: text`Add a Domain with environment preview. ${skip}`,
    });
  }
  const proofs = open.map((domain) => `for ${domain.host} ${expectedProof(domain)}`);
  return new ResourceError({
    message: "the preview host is not verified, so nothing can be scanned.",
    advice: text`Publish ${proofs.join(", and ")}, and verify it with a DomainVerification that the gate depends on. ${skip}`,
  });
}
