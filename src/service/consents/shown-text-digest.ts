import { firstLayerSlice, preferencesSlice } from "@consentform/consent/banner";
import type { Schemas } from "@consentform/consent/contract";
import { digest } from "@consentform/consent/values";

/**
 * Digest of every text that the banner shows in an available language: those of the document after its fallbacks, and
 * the built-in ones. Addresses, colors and rules are not texts, so the digest changes only with what a visitor reads.
 */
export function shownTextDigest(
  document: Schemas["BannerDocument"],
  frozen: readonly Schemas["FrozenService"][],
  language: string,
): string {
  const published = { site: "", environment: "", number: 0, revision: 0, document, services: frozen };
  const first = firstLayerSlice(published, language);
  const { texts, words, identity, categories, services } = preferencesSlice(published, language);
  return digest({
    first: {
      texts: first.texts,
      words: first.words,
      reopen: first.reopen,
      links: first.links.map(({ label }) => label),
    },
    // Absent without them, so that the digest of a document that shows none stays the same.
    preferences: { texts, words, identity, categories, ...(services.length > 0 && { services }) },
  });
}
