import type { ComponentType } from "preact";
import { matched } from "./navigation";
import { SiteOverview } from "./pages/site-overview";
import { Sites } from "./pages/sites";
import { VersionPage } from "./pages/version";
import { Versions } from "./pages/versions";

/** Properties of a page: the parameters of its path. */
export interface PageParameters {
  readonly id: string;
  readonly number: string;
}

/** Pages by the patterns of their paths. */
const pages: readonly (readonly [pattern: string, page: ComponentType<PageParameters>])[] = [
  ["/", Sites],
  ["/sites", Sites],
  ["/sites/:id", SiteOverview],
  ["/sites/:id/versions", Versions],
  ["/sites/:id/versions/:number", VersionPage],
];

/** The page of a path with its parameters, or null where there is none. */
export function pageAt(path: string): { Content: ComponentType<PageParameters>; parameters: PageParameters } | null {
  for (const [pattern, Content] of pages) {
    const parameters = matched(pattern, path);
    if (parameters !== null) return { Content, parameters: { id: "", number: "", ...parameters } };
  }
  return null;
}
