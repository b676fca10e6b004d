import { ownMember } from "./own-member";

/**
 * Sends a command to Google's tags, which recognize commands by their type, an arguments object. An element of the page
 * that is named `dataLayer` is replaced. Part of the loader, so ES5.
 */
export const gtag: (...command: unknown[]) => void = function () {
  const page = window as unknown as { dataLayer: unknown[] };
  if (!ownMember("dataLayer")) page.dataLayer = [];
  try {
    // biome-ignore lint/complexity/noArguments: see above
    page.dataLayer.push(arguments);
  } catch (_) {
    // What the page has is not a queue, or its queue is broken: no tag can read it.
  }
};
