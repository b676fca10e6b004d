import type { FirstLayerSlice, LoaderSettings } from "../slice";
import { readCookies } from "./cookies";

/** Reports whether there is a stored choice of any kind; what is loaded after the first paint reads it. */
export const isChoiceStored = ({ storage, site }: FirstLayerSlice): boolean =>
  isStored(`${storage.name}_${site.slice(-8)}`, storage.kind);

/** Reports whether there may be one, before the document's name for it is known. */
export const mayChoiceBeStored = ({ site }: LoaderSettings): boolean => isStored(`_${site.slice(-8)}`);

/** True if a name in a storage, or in any, ends with a text. */
function isStored(end: string, kind?: FirstLayerSlice["storage"]["kind"]): boolean {
  try {
    if (kind !== "local" && readCookies().includes(`${end}=`)) return true;
    return kind !== "cookie" && Object.keys(localStorage).some((name) => name.endsWith(end));
  } catch {
    return false;
  }
}
