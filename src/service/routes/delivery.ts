import { fileRequestName } from "../health/request-name";
import type { ContentRoute } from "../http/handler";
import { fileResponse, nothingServed } from "../versions/delivered-file";
import type { FetchWriteBehind } from "../versions/fetch-write-behind";
import { filePlace, isNoted } from "../versions/file-place";
import type { ServedFiles } from "../versions/served-files";

/** Serves banners to visitors. */
export interface Delivery {
  readonly files: ServedFiles;
  readonly notes: FetchWriteBehind;
}

/**
 * Files of banners (contract 4.11): what a stage serves now, config.json and loader.js, and at addresses that never
 * change its slices and scripts.
 */
export function deliveryRoutes({ files, notes }: Delivery): ContentRoute[] {
  const serve: ContentRoute["serve"] = async (request) => {
    const place = filePlace(new URL(request.url).pathname);
    const file = place === null ? null : await files.get(place);
    if (place === null || file === null) throw nothingServed();
    if (isNoted(place)) await notes.note(place.siteId);
    return fileResponse(request, file);
  };
  const name: ContentRoute["name"] = (pathname) => {
    const place = filePlace(pathname);
    return place === null ? null : fileRequestName(place);
  };
  return ["/s/:siteId/:environment/:name", "/s/:siteId/:environment/:digest/:name"].map((path) => ({
    path,
    name,
    serve,
  }));
}
