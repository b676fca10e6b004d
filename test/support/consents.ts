import type { NewConsent } from "@consentform/service";
import { banner } from "./banners";
import type { InProcessService } from "./in-process-service";

/** Decisions about the categories of the starter document. */
export const accepted = {
  necessary: "granted",
  functional: "granted",
  analytics: "granted",
  marketing: "granted",
} as const;
export const rejected = {
  necessary: "granted",
  functional: "denied",
  analytics: "denied",
  marketing: "denied",
} as const;
export const customised = { ...rejected, analytics: "granted" } as const;

/** A visitor in Germany who accepts everything on the banner of production; a test says what is different. */
export function consent(siteId: string, different: Partial<NewConsent> = {}): NewConsent {
  return {
    siteId,
    environment: "production",
    host: "www.shop.example",
    subjectId: "subject-1",
    event: { type: "given", method: "banner" },
    decisions: accepted,
    country: "DE",
    region: "DE-BE",
    language: "en",
    ...different,
  };
}

/** Makes a site with a version in both stages. @returns its id */
export async function publishedSite(
  under: InProcessService,
  fields: { settings?: Record<string, unknown>; token?: string; [member: string]: unknown } = {},
): Promise<string> {
  const { settings, token, ...rest } = fields;
  const as = token === undefined ? {} : { token };
  const { body: site } = await under.call("createSite", {
    ...as,
    body: { name: "Shop", settings: { promotion_gate: { mode: "off" }, ...settings }, ...rest },
  });
  await under.call("putConfigDraft", { ...as, path: { id: site.id }, body: { document: banner() } });
  await under.call("publishVersion", { ...as, path: { id: site.id }, body: {} });
  await under.call("promoteVersion", { ...as, path: { id: site.id, number: 1 }, body: {} });
  return site.id;
}
