import { resolvedView } from "@consentform/consent/rules";
import type { PressableBanner } from "./page-visit";
import type { ScannedSite } from "./scan-context";

/** The banner of a scanned stage, as far as presses need it. */
export function pressableBanner({
  siteId,
  environment,
  document,
}: Pick<ScannedSite, "siteId" | "environment" | "document">): PressableBanner {
  const { storage, categories } = resolvedView(document);
  return {
    siteId,
    environment,
    storage: { kind: storage?.kind ?? "cookie", name: storage?.name ?? "cf_consent" },
    optional: categories.filter(({ required }) => !required).map(({ key }) => key),
  };
}
