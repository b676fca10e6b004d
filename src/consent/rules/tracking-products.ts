/** Products that measure audiences or advertise, as descriptions of categories name them. */
const products =
  /google (analytics|ads|tag manager)|\bga4\b|doubleclick|universal analytics|matomo|piwik|hotjar|mixpanel|amplitude|adobe (analytics|target)|(facebook|meta|tiktok|pinterest|linkedin|snap|twitter|x|reddit)[ -](pixel|insight tag|ads)|microsoft (clarity|advertising)|\bclarity\b|fullstory|mouseflow|crazy ?egg|lucky ?orange|criteo|taboola|outbrain|yandex[. ]metri[ck]a|heap analytics|segment\.(io|com)|hubspot|at internet|piano analytics|chartbeat|comscore|kissmetrics|quantcast|optimizely|econda|etracker|webtrekk|mapp intelligence|plausible|fathom analytics|posthog|contentsquare|dynamic yield|adroll|klaviyo|salesforce marketing|marketo|pardot/i;

/** Words before a name that deny it: "without Google Analytics". */
const denied =
  /(\b(without|no|not|never|excluding|except)\b|\b(ohne|kein\w*|nicht|außer)\b|\b(sans|aucun\w*|pas|hors)\b|\b(sin|no|ning\w+|excepto)\b|\b(senza|non|nessun\w*)\b|\b(zonder|geen|niet)\b|\b(bez|nie)\b|\b(sem|não|nenhum\w*)\b)[^.!?]{0,40}$/iu;

/** The product that a description names; null if it names none, or only says that it is not used. */
export function trackingProductIn(description: string): string | null {
  const found = products.exec(description);
  return found === null || denied.test(description.slice(0, found.index)) ? null : found[0];
}
