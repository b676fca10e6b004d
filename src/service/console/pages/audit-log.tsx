import { useContext, useState } from "preact/hooks";
import { askOutside } from "../ask/api";
import { useAction } from "../ask/use-action";
import { type ListPage, usePages } from "../ask/use-pages";
import { OwnRole, useRefusal } from "../ask/use-refusal";
import { ActionForm, Field, textOf } from "../parts/form";
import { Page } from "../parts/page";
import { type Column, Rows } from "../parts/rows";
import { ShownPages } from "../parts/shown";
import { Time } from "../parts/time";
import { inWords } from "../words";

/** Values by member. */
type Values = Readonly<Record<string, unknown>> | null;

/** An act, as the service answers it. */
interface Act {
  readonly id: string;
  readonly at: string;
  readonly actor: { readonly type: string; readonly id: string | null; readonly name: string | null };
  readonly address: string | null;
  readonly act: string;
  readonly object: { readonly type: string; readonly id: string | null } | null;
  readonly result: string;
  readonly reason: string | null;
  readonly count: number;
  readonly before: Values;
  readonly after: Values;
}

const columns: readonly Column<Act>[] = [
  { name: "Time", cell: ({ at }) => <Time at={at} /> },
  { name: "Who", cell: (act) => <Actor act={act} /> },
  { name: "Act", cell: ({ act }) => act },
  { name: "Object", cell: ({ object }) => object !== null && <ObjectName {...object} /> },
  { name: "Result", cell: (act) => resultText(act) },
  { name: "Values", cell: (act) => <Changes {...act} /> },
];

/** The audit log of the workspace, for owners. */
export function AuditLog() {
  const role = useContext(OwnRole);
  const refusal = useRefusal("audit log");
  const [query, setQuery] = useState("");
  return (
    <Page title="Audit log">
      <p>
        Who did what in this workspace. Acts appear within a minute. Whoever operates the service also sees acts that
        belong to no workspace, and verifies that no row was deleted: <code>consentform audit --verify</code>.
      </p>
      <Filter select={setQuery} />
      {role === null ? <div aria-busy="true" /> : refusal === null && <Acts query={query} />}
    </Page>
  );
}

function Filter({ select }: { select: (query: string) => void }) {
  const filter = useAction("audit log", async (query: string) => select(query));
  return (
    <ActionForm action={filter} read={queryOf} button="Show">
      <Field name="site" label="Site" hint="The id of a site">
        {(attributes) => <input {...attributes} maxLength={255} />}
      </Field>
      <Field name="actor" label="Who" hint="The id of a user or token, or user, token, operator, system or person">
        {(attributes) => <input {...attributes} maxLength={255} />}
      </Field>
      <Field name="act" label="Act" hint="An operation or event, such as promoteVersion or sign-in">
        {(attributes) => <input {...attributes} maxLength={255} />}
      </Field>
      <Field name="since" label="From">
        {(attributes) => <input {...attributes} type="datetime-local" />}
      </Field>
      <Field name="until" label="Until">
        {(attributes) => <input {...attributes} type="datetime-local" />}
      </Field>
    </ActionForm>
  );
}

/** The fields that are filled in, as a query. Times are the reader's own. */
function queryOf(entries: FormData): string {
  const query = new URLSearchParams();
  for (const name of ["site", "actor", "act", "since", "until"]) {
    const text = textOf(entries, name);
    if (text !== "") query.set(name, ["since", "until"].includes(name) ? new Date(text).toISOString() : text);
  }
  return query.toString();
}

function Acts({ query }: { query: string }) {
  const acts = usePages(async (cursor) => {
    const further = cursor === undefined ? "" : `&cursor=${cursor}`;
    return (await askOutside(`/audit/events?${query}${further}`, "GET")) as ListPage<Act>;
  }, query);
  const empty = query === "" ? "Nothing was done in this workspace yet." : "No act fits. Empty a field to see more.";
  return (
    <ShownPages pages={acts} empty={<p>{empty}</p>}>
      {(items) => <Rows caption="Acts, newest first" rows={items} columns={columns} keyOf={({ id }) => id} />}
    </ShownPages>
  );
}

function Actor({ act: { actor, address } }: { act: Act }) {
  const { type, id, name } = actor;
  return (
    <>
      {inWords(type)} {name !== null ? <bdi title={id ?? undefined}>{name}</bdi> : id !== null && <code>{id}</code>}
      {address !== null && <span class="quiet"> {address}</span>}
    </>
  );
}

function ObjectName({ type, id }: { type: string; id: string | null }) {
  return (
    <>
      {inWords(type)} {id !== null && <code>{id}</code>}
    </>
  );
}

function resultText({ result, reason, count }: Act): string {
  return `${inWords(result)}${reason === null ? "" : `: ${reason}`}${count === 1 ? "" : `, ${count} times`}`;
}

function Changes({ before, after }: Pick<Act, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <>
      {names.map((name) => (
        <div key={name}>
          {inWords(name)}: <code>{[before, after].flatMap((values) => shownValue(values, name)).join(" → ")}</code>
        </div>
      ))}
    </>
  );
}

function shownValue(values: Values, name: string): readonly string[] {
  const value = values?.[name];
  return value === undefined ? [] : [typeof value === "string" ? value : JSON.stringify(value)];
}
