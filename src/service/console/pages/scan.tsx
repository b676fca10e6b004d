import { answered, api, type Schemas } from "../ask/api";
import { useAnswer } from "../ask/use-answer";
import { usePages } from "../ask/use-pages";
import { type Column, Facts, Rows } from "../parts/rows";
import { Shown, ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { inWords } from "../words";
import { findingCounts } from "./scans";

const columns: readonly Column<Schemas["Finding"]>[] = [
  { name: "Finding", cell: ({ rule_id }) => inWords(rule_id) },
  { name: "Severity", cell: ({ severity }) => <span class={`mark ${severity}`}>{severity}</span> },
  { name: "About", cell: ({ subject }) => <code>{subject.name}</code> },
  { name: "Visitor", cell: ({ profile, consent_state }) => `${profile}, ${consent_state}` },
  { name: "Page", cell: ({ page }) => page },
  { name: "Evidence", cell: ({ evidence }) => evidence },
  { name: "Since", cell: ({ baseline }) => (baseline === "new" ? "new in this scan" : "earlier") },
];

/** One scan and its findings with evidence. */
export function ScanPage({ id, scan }: { id: string; scan: string }) {
  return (
    <SitePage id={id} title="Scan">
      {() => <Content id={scan} />}
    </SitePage>
  );
}

function Content({ id }: { id: string }) {
  const scan = useAnswer((signal) => answered(api.GET("/scans/{id}", { params: { path: { id } }, signal })), id);
  return (
    <Shown answer={scan}>
      {(data) => (
        <>
          <Facts
            facts={[
              ["Status", data.stale ? `${data.status}, stale: the site changed since` : data.status],
              ["Stage", data.environment],
              ["Version", data.version_number ?? "none"],
              ["Engine", data.engine ?? "not chosen yet"],
              ["Visitors", data.consent_states.join(", ")],
              ["Started", <Time key="s" at={data.started_at} />],
              ["Pages", `${data.counts.pages_visited} visited, ${data.counts.pages_failed} failed`],
              ["Findings", findingCounts(data.counts)],
            ]}
          />
          {data.failure !== null && <p class="problem">{data.failure.detail}</p>}
          <h2>Findings</h2>
          <Findings scan={data} />
        </>
      )}
    </Shown>
  );
}

function Findings({ scan: { id, status } }: { scan: Schemas["Scan"] }) {
  const findings = usePages(async (cursor) => {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const page = await answered(api.GET("/scans/{id}/findings", { params: { path: { id }, query } }));
    return page as { data: Schemas["Finding"][]; next_cursor: string | null };
  }, id);
  const empty = status === "completed" ? "The scan found nothing." : "Findings are listed when the scan is completed.";
  return (
    <ShownPages pages={findings} empty={<p>{empty}</p>}>
      {(items) => <Rows caption="Findings" rows={items} columns={columns} keyOf={(finding) => finding.id} />}
    </ShownPages>
  );
}
