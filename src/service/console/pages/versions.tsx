import { answered, api, type Schemas } from "../ask/api";
import { usePages } from "../ask/use-pages";
import { type Column, Rows } from "../parts/rows";
import { ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";

type VersionSummary = Schemas["VersionSummary"];

const columns: readonly Column<VersionSummary>[] = [
  {
    name: "Version",
    cell: ({ site_id, number }) => <a href={`/sites/${site_id}/versions/${number}`}>Version {number}</a>,
  },
  { name: "State", cell: ({ stages, state }) => (stages.length === 0 ? state : `in ${stages.join(" and ")}`) },
  { name: "Published", cell: ({ published_at }) => <Time at={published_at} /> },
  { name: "First live", cell: ({ first_in_production_at }) => <Time at={first_in_production_at} /> },
  { name: "Gate", cell: ({ gate }) => gate?.status ?? "not evaluated" },
  { name: "Note", cell: ({ note }) => note ?? "" },
];

/** The versions of a site, newest first. */
export function Versions({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Versions">
      {() => <List id={id} />}
    </SitePage>
  );
}

function List({ id }: { id: string }) {
  const versions = usePages(
    (cursor) =>
      answered(
        api.GET("/sites/{id}/versions", {
          params: { path: { id }, query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) } },
        }),
      ),
    id,
  );
  return (
    <ShownPages pages={versions} empty={<p>Nothing is published yet. Publish the draft to make version 1.</p>}>
      {(items) => (
        <Rows caption="Versions, newest first" rows={items} columns={columns} keyOf={({ number }) => String(number)} />
      )}
    </ShownPages>
  );
}
