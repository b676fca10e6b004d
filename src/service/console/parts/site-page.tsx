import type { ComponentChildren } from "preact";
import { answered, api, type Schemas } from "../ask/api";
import { type Answer, useAnswer } from "../ask/use-answer";
import { usePlace } from "../navigation";
import { deploymentOf, ManagedBy } from "./managed-by";
import { OVERVIEW, Page } from "./page";
import { Shown } from "./shown";

/** The pages of a site, by the last segment of their paths. */
const pages: readonly (readonly [segment: string, name: string])[] = [
  ["", OVERVIEW],
  ["banner", "Banner"],
  ["changes", "Changes"],
  ["versions", "Versions"],
  ["scans", "Scans"],
  ["services", "Services"],
  ["issues", "Issues"],
  ["declaration", "Declaration"],
  ["consents", "Consents"],
  ["analytics", "Analytics"],
  ["exports", "Exports"],
];

/** Names of sites shown so far, by id, so that the heading of a site's next page does not wait for the name. */
const names = new Map<string, string>();

/** A page of one site: the site's name, the list of its pages, and what its deployment is. */
export function SitePage(props: {
  id: string;
  title: string;
  children: (site: Schemas["Site"], answer: Answer<Schemas["Site"]>) => ComponentChildren;
}) {
  const { id, title, children } = props;
  const { path } = usePlace();
  const site = useAnswer((signal) => loadSite(id, signal), id);
  if (site.data !== null) names.set(id, site.data.name);
  const name = names.get(id);
  const root = `/sites/${id}`;
  return (
    <Page title={title} site={name}>
      <nav class="site-pages" aria-label="Site">
        {pages.map(([segment, label]) => {
          const to = segment === "" ? root : `${root}/${segment}`;
          const isIn = path === to || (segment !== "" && path.startsWith(`${to}/`));
          return (
            <a key={segment} href={to} aria-current={isIn ? (path === to ? "page" : "true") : undefined}>
              {label}
            </a>
          );
        })}
      </nav>
      <Shown answer={site}>
        {(data) => (
          <>
            <ManagedBy deployment={deploymentOf(data)} />
            {children(data, site)}
          </>
        )}
      </Shown>
    </Page>
  );
}

function loadSite(id: string, signal: AbortSignal): Promise<Schemas["Site"]> {
  return answered(api.GET("/sites/{id}", { params: { path: { id }, query: { include: ["domains"] } }, signal }));
}
