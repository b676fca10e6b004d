import type { FirstLayerSlice, LoaderSettings } from "../slice";
import { readCookies } from "./cookies";

/** Reports whether there is a stored choice of any kind; what is loaded after the first paint reads it. */
export function isChoiceStored({ storage, site }: FirstLayerSlice): boolean {
  const name = `${storage.name}_${site.slice(-8)}`;
  try {
    return storage.kind === "cookie" ? readCookies().includes(`${name}=`) : localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Reports whether a choice may be stored, before the document's name for it is known. */
export function mayChoiceBeStored({ site }: LoaderSettings): boolean {
  const end = `_${site.slice(-8)}`;
  try {
    return readCookies().includes(`${end}=`) || Object.keys(localStorage).some((name) => name.endsWith(end));
  } catch {
    return false;
  }
}
