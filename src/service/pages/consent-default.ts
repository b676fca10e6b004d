/** Consent defaults that a page sets for Google's tags: `gtag('consent', 'default', {...})`. */
export interface ConsentDefault {
  /** Values by signal, such as `ad_storage: "granted"`. */
  readonly signals: Readonly<Record<string, string>>;
  /** True if they hold for some regions only. */
  readonly isRegional: boolean;
}

const call = /gtag\s{0,4}\(\s{0,4}["']consent["']\s{0,4},\s{0,4}["']default["']\s{0,4},\s{0,4}\{([^{}]{0,2000})\}/g;
const member = /["']?([a-z_]{3,40})["']?\s{0,4}:\s{0,4}["'](granted|denied)["']/g;

/** The defaults that an inline script sets, in its order. */
export function consentDefaults(text: string): ConsentDefault[] {
  return [...text.matchAll(call)].map(([, body = ""]) => ({
    signals: Object.fromEntries([...body.matchAll(member)].map(([, signal = "", value = ""]) => [signal, value])),
    isRegional: /["']?region["']?\s{0,4}:/.test(body),
  }));
}

/** Hosts and paths of Google's tags, which obey consent defaults. */
const googleTags =
  /^https?:\/\/(www\.googletagmanager\.com\/(gtm|gtag)|(www|ssl)\.google-analytics\.com\/(analytics|ga)\.js)/;

/** Reports whether an address is a tag that obeys consent defaults. */
export function isGoogleTag(address: URL): boolean {
  return googleTags.test(address.href);
}
