import { ownMember } from "./own-member";

/**
 * Sends a command to Google's tags, which recognize a command by its type, an arguments object. The queue replaces an
 * element of the page that is named `dataLayer`. Part of the loader, so ES5.
 */
export const gtag: (...command: unknown[]) => void = function () {
  const page = window as unknown as { dataLayer: unknown[] };
  try {
    if (!ownMember("dataLayer")) page.dataLayer = [];
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer.push(arguments);
  } catch (_) {
    // The page's own value is not a queue, or is a broken one: no tag can read it.
  }
};
