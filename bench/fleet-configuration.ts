import type { DevService } from "../test/support/dev-service";
import { block, jsonEncoded, reference } from "../test/support/hcl";
import { providerBlocks } from "../test/support/terraform-configuration";
import { SAMPLE_BANNERS } from "./sample-banner";

/** The title of the banner, before and after the change that is measured. */
export const TITLES = ["Your privacy", "Your privacy, your choice"] as const;

/** Name of each site, and its host. */
export const NAME = reference('"Shop $' + '{count.index}"');
export const HOST = reference('"shop$' + '{count.index}.example.com"');

/** A small banner with this title. */
export function documentWith(title: string): unknown {
  const document = SAMPLE_BANNERS.small();
  const { en } = document.texts;
  return { ...document, texts: { ...document.texts, en: { ...en, banner: { ...en?.banner, title } } } };
}

/** Sites alone. */
export function ourSites({ endpoint, token }: DevService, count: number): string {
  return [
    providerBlocks({ endpoint, token }),
    block("resource", ["consentform_site", "shop"], { count, name: NAME, deletion_protection: false }),
  ].join("\n");
}

/** Sites with a domain each and a banner in production, from one template. */
export function ourFleet(service: DevService, count: number, title: string): string {
  return [
    ourSites(service, count),
    block("resource", ["consentform_domain", "www"], {
      count,
      site_id: reference("consentform_site.shop[count.index].id"),
      host: HOST,
    }),
    block("resource", ["consentform_banner_template", "shops"], {
      name: "Shops",
      document: jsonEncoded(documentWith(title)),
    }),
    block("resource", ["consentform_template_rollout", "shops"], {
      name: "shops",
      template: reference("consentform_banner_template.shops"),
      release: "production",
      sites: reference("{ for site in consentform_site.shop : site.name => { site = site.id } }"),
    }),
  ].join("\n");
}
