import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { ActionForm, Field, textOf } from "../parts/form";
import { type Column, Facts, Rows } from "../parts/rows";
import { ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { recordWindow } from "../record-window";

type ConsentRecord = Schemas["ConsentRecord"];

/** Pages of 200 records that a search reads at most. */
const MAX_PAGES = 20;

const columns: readonly Column<ConsentRecord>[] = [
  { name: "Record", cell: ({ id }) => <code>{id}</code> },
  { name: "Time", cell: ({ event }) => <Time at={event.time} /> },
  { name: "Event", cell: ({ event }) => `${event.type} (${event.method})` },
  { name: "Choice", cell: (record) => choiceText(record) },
  { name: "Place", cell: ({ country, regime }) => `${country ?? "unknown"}, ${regime}` },
  { name: "Version", cell: ({ version_number }) => version_number },
];

/** Consent records, and the search for the one that a visitor names. */
export function Consents({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Consents">
      {() => (
        <>
          <p>Visitors' ids are masked, and addresses are left out, for everyone who is signed in.</p>
          <Find id={id} />
          <h2>Latest records</h2>
          <Latest id={id} />
        </>
      )}
    </SitePage>
  );
}

function Find({ id }: { id: string }) {
  const [found, setFound] = useState<ConsentRecord | null | undefined>(undefined);
  const find = useAction(null, async (recordId: string) => {
    setFound(undefined);
    setFound(await findRecord(id, recordId));
  });
  return (
    <section aria-labelledby="find">
      <h2 id="find">Find a visitor's record</h2>
      <ActionForm action={find} read={(entries) => textOf(entries, "record")} button="Find">
        <Field
          name="record"
          label="Record id"
          hint="The preferences show it to the visitor after the choice. It begins with con_."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              required
              pattern="\s*con_[0-9A-Za-z]{26}\s*"
              title="con_ and 26 letters and digits"
            />
          )}
        </Field>
      </ActionForm>
      <div role="status">
        {found === null && <p>This site has no record with this id, or the record was erased.</p>}
        {found && <Details record={found} />}
      </div>
    </section>
  );
}

function Details({ record }: { record: ConsentRecord }) {
  return (
    <Facts
      facts={[
        ["Record", <code key="r">{record.id}</code>],
        ["Time", <Time key="t" at={record.event.time} />],
        ["Event", `${record.event.type} (${record.event.method})`],
        ["Choice", choiceText(record)],
        ["Visitor", <Visitor key="v" record={record} />],
        ["Host", record.host],
        ["Place", `${record.country ?? "unknown"}, ${record.regime}, ${record.model}`],
        ["Language", record.language],
        ["Global Privacy Control", record.gpc ? "shown" : "not shown"],
        ["Version", record.version_number],
        ["Valid until", <Time key="u" at={record.event.valid_until} />],
        ["Hash", <code key="h">{record.hash ?? "masked"}</code>],
      ]}
    />
  );
}

/** Explanation of a subject id, by its source. Earlier records have no source. */
const sources: Readonly<Record<NonNullable<ConsentRecord["subject_source"]>, string>> = {
  browser: "kept by the browser; in each of its records",
  page: "sent by the page",
  service: "in this record only",
};

function Visitor({ record: { subject_id, subject_source } }: { record: ConsentRecord }) {
  return (
    <>
      <code>{subject_id}</code>
      {subject_source && ` (${sources[subject_source]})`}
    </>
  );
}

function Latest({ id }: { id: string }) {
  const records = usePages((cursor) => loadRecords(id, { limit: 50, ...(cursor === undefined ? {} : { cursor }) }), id);
  return (
    <ShownPages pages={records} empty={<p>No visitor's choice is recorded yet.</p>}>
      {(items) => (
        <Rows caption="Consents, newest first" rows={items} columns={columns} keyOf={(record) => record.id} />
      )}
    </ShownPages>
  );
}

/** Looks around the time in the id, because records are listed by time only. */
async function findRecord(siteId: string, recordId: string): Promise<ConsentRecord | null> {
  const id = recordId.toLowerCase();
  const around = recordWindow(id);
  if (around === null) return null;
  let cursor: string | null | undefined;
  for (let page = 0; page < MAX_PAGES && cursor !== null; page += 1) {
    const environment: Schemas["Environment"][] = ["preview", "production"];
    const query = { ...around, environment, limit: 200, ...(cursor === undefined ? {} : { cursor }) };
    const { data, next_cursor } = await loadRecords(siteId, query);
    const found = data.find((record) => record.id === id);
    if (found !== undefined) return found;
    cursor = next_cursor;
  }
  return null;
}

interface RecordQuery {
  readonly limit: number;
  readonly cursor?: string;
  readonly from?: string;
  readonly to?: string;
  readonly environment?: Schemas["Environment"][];
}

function loadRecords(id: string, query: RecordQuery) {
  return answered(api.GET("/sites/{id}/consents", { params: { path: { id }, query } }));
}

function choiceText({ decisions }: ConsentRecord): string {
  return Object.entries(decisions)
    .map(([category, decision]) => `${category}: ${decision}`)
    .join(", ");
}
