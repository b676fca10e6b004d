import type { BannerDocument } from "@consentform/consent/rules";
import type { Client } from "../../client";

/** The site of the demo shop. */
export interface DemoSite {
  readonly id: string;
  /** Makes a document the banner that visitors see. @returns the version number */
  publish(document: BannerDocument): Promise<number>;
}

/** Creates the site with the shop's host. */
export async function createDemoSite(client: Client, host: string): Promise<DemoSite> {
  const { data: site } = await client.call("createSite", { body: { name: "Demo shop" } });
  const path = { id: site.id };
  await client.call("createDomain", { path, body: { host } });
  return {
    id: site.id,
    publish: async (document) => {
      const { data: draft } = await client.call("getConfigDraft", { path });
      await client.call("putConfigDraft", { path, body: { document }, ifMatch: draft.etag });
      const { data: version } = await client.call("publishVersion", { path, body: {} });
      await client.call("promoteVersion", { path: { ...path, number: version.number }, body: {} });
      return version.number;
    },
  };
}
