import { fitsPattern } from "../values/wildcard";
import type { BlockingPattern, LoaderSettings } from "./slice";

/** The condition for something to run: a category, perhaps one of its services; `unknown` for anything unnamed. */
export type Owner = { readonly category: string; readonly service: string } | "unknown" | null;

type Blocking = Pick<LoaderSettings["blocking"], "mode" | "patterns" | "unknown">;

/**
 * The owner of a request from a page; null if it never waits. The page's own host and the asset host are never unknown.
 */
export function ownerOfRequest(blocking: Blocking, url: URL, ownHosts: readonly string[]): Owner {
  if (blocking.mode !== "auto" || !/^(http|ws)s?:$/.test(url.protocol)) return null;
  const bare = url.href.replace(/#.*$/, "");
  const found = blocking.patterns.filter(
    ([kind, pattern]) =>
      (kind === "host" && fitsPattern(pattern, url.hostname)) || (kind === "url" && fitsPattern(pattern, bare)),
  )[0];
  if (found !== undefined) return ownerOfPattern(found);
  return blocking.unknown && ownHosts.indexOf(url.hostname) < 0 ? "unknown" : null;
}

/** The owner that a pattern names; null for one that allows. */
export function ownerOfPattern([, , category, service]: BlockingPattern): Owner {
  return category === "" ? null : { category: category, service: service };
}
