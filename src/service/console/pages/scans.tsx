import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { ActionForm, textOf } from "../parts/form";
import { type Column, Rows } from "../parts/rows";
import { Select } from "../parts/select";
import { ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { counted } from "../words";

type Scan = Schemas["Scan"];

const columns: readonly Column<Scan>[] = [
  {
    name: "Scan",
    cell: ({ site_id, id, created_at }) => (
      <a href={`/sites/${site_id}/scans/${id}`}>
        <Time at={created_at} />
      </a>
    ),
  },
  { name: "Stage", cell: ({ environment }) => environment },
  { name: "Version", cell: ({ version_number }) => version_number ?? "none" },
  { name: "Status", cell: ({ status, stale }) => <span class={`mark ${status}`}>{stale ? "stale" : status}</span> },
  { name: "Findings", cell: ({ status, counts }) => (status === "completed" ? findingCounts(counts) : "") },
];

/** Counts of a scan's findings by severity. */
export function findingCounts({ error, warning, note }: Schemas["ScanCounts"]): string {
  return `${counted(error, "error")}, ${counted(warning, "warning")}, ${counted(note, "note")}`;
}

/** The scans of a site, newest first, and a form for another one. */
export function Scans({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Scans">
      {() => <Content id={id} />}
    </SitePage>
  );
}

function Content({ id }: { id: string }) {
  const scans = usePages(
    (cursor) =>
      answered(
        api.GET("/sites/{id}/scans", {
          params: { path: { id }, query: { limit: 25, ...(cursor === undefined ? {} : { cursor }) } },
        }),
      ),
    id,
  );
  const queue = useAction("queueScan", async (environment: Schemas["Environment"], key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    await answered(api.POST("/sites/{id}/scans", { params, body: { environment } }));
    scans.reload();
  });
  return (
    <>
      <ActionForm
        action={queue}
        read={(entries) => (textOf(entries, "environment") === "production" ? "production" : "preview")}
        button="Scan now"
        done="The scan is queued. Load the list again to follow it."
      >
        <Select
          name="environment"
          label="Stage"
          options={[
            ["preview", "Preview"],
            ["production", "Production"],
          ]}
        />
      </ActionForm>
      <h2>Scans</h2>
      <button type="button" onClick={scans.reload}>
        Load again
      </button>
      <ShownPages pages={scans} empty={<p>This site was not scanned yet.</p>}>
        {(items) => <Rows caption="Scans, newest first" rows={items} columns={columns} keyOf={(scan) => scan.id} />}
      </ShownPages>
    </>
  );
}
