import type { BannerDocument } from "../../src/consent/rules";
import { createEgress } from "../../src/service/egress/egress";
import { banner } from "./banners";
import type { InProcessService, InProcessServiceOptions } from "./in-process-service";
import type { Website } from "./website";

/** Options of a service that may fetch pages of a website on loopback. */
export function reaching(website: Website): Omit<InProcessServiceOptions, "database"> {
  return {
    egress: createEgress({ isLocalAllowed: true, resolveHost: async () => [] }),
    settings: { isLocalAllowed: true, localPort: website.port },
  };
}

/** The script tag of a site. */
export function scriptTag(siteId: string, environment: "preview" | "production" = "preview"): string {
  return `<script src="http://127.0.0.1:4071/s/${siteId}/${environment}/loader.js"></script>`;
}

/** A site with a published banner and a host of the website. */
export interface ScannableSite {
  readonly id: string;
  readonly host: string;
  readonly domainId: string;
  /** Origin of the website under this host. */
  readonly origin: string;
  readonly tag: string;
}

/** A page of a site, with its tag. */
export function pageOf({ tag }: Pick<ScannableSite, "tag">, head = "", body = ""): string {
  return `<!doctype html><html><head>${tag}${head}</head><body>${body}</body></html>`;
}

let made = 0;

/** Makes a site whose preview holds version 1, with a separate host on the website. */
export async function scannableSite(
  under: InProcessService,
  website: Website,
  { document = banner(), settings = {} }: { document?: BannerDocument; settings?: Record<string, unknown> } = {},
): Promise<ScannableSite> {
  made += 1;
  const host = `shop${made}.localhost`;
  const { body: site } = await under.call("createSite", { body: { name: `Shop ${made}`, settings } });
  const { body: domain } = await under.call("createDomain", {
    path: { id: site.id },
    body: { host, environment: "preview" },
  });
  await under.call("putConfigDraft", { path: { id: site.id }, body: { document } });
  const version = await under.call("publishVersion", { path: { id: site.id }, body: {} });
  if (version.status !== 201) throw new Error(`The banner could not be published: ${JSON.stringify(version.body)}`);
  return {
    id: site.id,
    host,
    domainId: domain.id,
    origin: `http://${host}:${website.port}`,
    tag: scriptTag(site.id),
  };
}
