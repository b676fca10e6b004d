import { ownMember } from "./own-member";

/**
 * Sends a command to Google's tags, which recognize a command by its type, an arguments object. The queue replaces an
 * element of the page that is named `dataLayer`. Part of the loader, so ES5.
 */
export const gtag: (...command: unknown[]) => void = function () {
  const page = window as unknown as { dataLayer: unknown[]; Array: ArrayConstructor };
  try {
    if (!ownMember("dataLayer")) page.dataLayer = [];
    const queue = page.dataLayer;
    // biome-ignore-start lint/complexity/noArguments: see above
    // The page may have replaced the method of all lists. Tag managers give this list its own method.
    if (queue.push === page.Array.prototype.push) queue[queue.length] = arguments;
    else queue.push(arguments);
    // biome-ignore-end lint/complexity/noArguments: see above
  } catch (_) {
    // The page's own value is not a queue, or is a broken one: no tag can read it.
  }
};
