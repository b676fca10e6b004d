import { consentDefaults, isGoogleTag } from "../pages/consent-default";
import { mentionsConsent, snippetAddresses } from "../pages/inline-snippets";
import { loaderTag } from "../pages/loader-tag";
import type { MarkupScript, PageMarkup } from "../pages/page-markup";
import type { PageVisit, SeenRequest } from "./page-visit";

/** The facts that both engines read in a page's markup. */
export type MarkupFacts = Pick<
  PageVisit,
  "requests" | "loaders" | "runsScripts" | "consentDefaults" | "hasTagBeforeDefault" | "hasSettingsLink" | "links"
>;

/** The facts of a page's markup. Requests are those that a browser would make for it, and those that it holds back. */
export function markupFacts(markup: PageMarkup): MarkupFacts {
  const requests: SeenRequest[] = [];
  const facts = {
    loaders: [] as MarkupFacts["loaders"][number][],
    defaults: [] as MarkupFacts["consentDefaults"][number][],
  };
  let isAfterLoader = false;
  let hasTagBeforeDefault = false;
  let runsScripts = false;
  for (const script of markup.scripts) {
    const loader = script.address === null || script.isHeldBack ? null : loaderTag(script.address);
    if (loader !== null) {
      facts.loaders.push(loader);
      isAfterLoader ||= !script.isDeferred;
      continue;
    }
    runsScripts ||= !script.isHeldBack;
    facts.defaults.push(...consentDefaults(script.text));
    const loaded = addressesOf(script);
    hasTagBeforeDefault ||=
      !isAfterLoader && facts.defaults.length === 0 && !script.isHeldBack && loaded.some(isGoogleTag);
    const mayWait = script.address === null && mentionsConsent(script.text);
    requests.push(
      ...loaded.map((url) => ({ ...seenRequest(url, "script", script.isHeldBack, isAfterLoader), mayWait })),
    );
  }
  // Embeds are in the body, or load without running: a banner script that is there at all was there first.
  requests.push(...embedRequests(markup, isAfterLoader));
  return {
    requests,
    loaders: facts.loaders,
    runsScripts,
    consentDefaults: facts.defaults,
    hasTagBeforeDefault,
    hasSettingsLink: markup.hasSettingsLink,
    links: markup.links,
  };
}

function embedRequests({ embeds }: PageMarkup, isAfterLoader: boolean): SeenRequest[] {
  return embeds.map(({ address, kind, isHeldBack, isWithoutScripts }) => ({
    ...seenRequest(address, kind, isHeldBack, isAfterLoader),
    mayWait: isWithoutScripts,
  }));
}

/** A request as scans keep it. */
export function seenRequest(
  url: URL,
  kind: SeenRequest["kind"],
  isHeldBack: boolean,
  isAfterLoader: boolean,
): SeenRequest {
  const address = `${url.origin}${url.pathname}`;
  return { address, host: url.hostname, kind, isHeldBack, isAfterLoader, mayWait: false };
}

function addressesOf({ address, text }: MarkupScript): URL[] {
  return address === null ? snippetAddresses(text) : [address];
}
