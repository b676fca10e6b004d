import type { FirstLayerSlice } from "../slice";

/** Reports whether there is a stored choice of any kind; what is loaded after the first paint reads it. */
export function isChoiceStored({ storage, site }: FirstLayerSlice): boolean {
  const name = `${storage.name}_${site.slice(-8)}`;
  try {
    return storage.kind === "cookie" ? document.cookie.includes(`${name}=`) : localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
