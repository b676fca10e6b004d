/**
 * Snippets that pages copy from the manuals of tag managers and trackers: the marker in the text, and what it loads.
 * Plain texts, since patterns would have to be safe against hostile pages.
 */
const snippets: readonly (readonly [marker: string, loads: string])[] = [
  ["googletagmanager.com/gtm.js", "https://www.googletagmanager.com/gtm.js"],
  ["googletagmanager.com/gtag/js", "https://www.googletagmanager.com/gtag/js"],
  ["google-analytics.com/analytics.js", "https://www.google-analytics.com/analytics.js"],
  ["google-analytics.com/ga.js", "https://www.google-analytics.com/ga.js"],
  ["connect.facebook.net", "https://connect.facebook.net/en_US/fbevents.js"],
  ["static.hotjar.com/c/hotjar-", "https://static.hotjar.com/c/hotjar.js"],
  ["www.clarity.ms/tag/", "https://www.clarity.ms/tag/"],
  ["snap.licdn.com/li.lms-analytics", "https://snap.licdn.com/li.lms-analytics/insight.min.js"],
  ["analytics.tiktok.com/i18n/pixel", "https://analytics.tiktok.com/i18n/pixel/events.js"],
  ["bat.bing.com/bat.js", "https://bat.bing.com/bat.js"],
  ["s.pinimg.com/ct/core.js", "https://s.pinimg.com/ct/core.js"],
  ["sc-static.net/scevent.min.js", "https://sc-static.net/scevent.min.js"],
  ["static.ads-twitter.com/uwt.js", "https://static.ads-twitter.com/uwt.js"],
  ["cdn.segment.com/analytics.js", "https://cdn.segment.com/analytics.js"],
  ["cdn.matomo.cloud/", "https://cdn.matomo.cloud/matomo.js"],
  ["js.hs-scripts.com/", "https://js.hs-scripts.com/"],
  ["cdn.mxpnl.com/libs/mixpanel", "https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js"],
  ["cdn.amplitude.com/", "https://cdn.amplitude.com/libs/analytics-browser.js"],
  ["edge.fullstory.com/s/fs.js", "https://edge.fullstory.com/s/fs.js"],
  ["widget.intercom.io/widget/", "https://widget.intercom.io/widget/"],
  ["a.quora.com/qevents.js", "https://a.quora.com/qevents.js"],
  ["redditstatic.com/ads/pixel.js", "https://www.redditstatic.com/ads/pixel.js"],
  ["cdn.taboola.com/libtrc/", "https://cdn.taboola.com/libtrc/"],
  ["mc.yandex.ru/metrika", "https://mc.yandex.ru/metrika/tag.js"],
  ["assets.adobedtm.com/", "https://assets.adobedtm.com/"],
  ["tags.tiqcdn.com/utag/", "https://tags.tiqcdn.com/utag/"],
];

/** Words of scripts that ask consent managers, or visitors themselves, before they load something. */
const consentWords: readonly string[] = [
  ...["consent", "tcfapi", "optin", "opt-in", "opt_in", "cookiebot", "onetrust", "optanon", "usercentrics", "didomi"],
  ...["klaro", "tarteaucitron", "borlabs", "axeptio", "iubenda", "cookieyes", "complianz", "cookiefirst"],
];

/**
 * Reports whether an inline script speaks of consent, so that what it loads may wait for it. Only a browser sees
 * whether it does.
 */
export function mentionsConsent(text: string): boolean {
  const lower = text.toLowerCase();
  return consentWords.some((word) => lower.includes(word));
}

/** Addresses that an inline script loads, as far as it is a known snippet. */
export function snippetAddresses(text: string): URL[] {
  return snippets.filter(([marker]) => text.includes(marker)).map(([, loads]) => new URL(loads));
}
