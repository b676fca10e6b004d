import { useEffect, useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { usePages } from "../ask/use-pages";
import { navigate, usePlace } from "../navigation";
import { Field } from "../parts/form";
import { Page } from "../parts/page";
import { type Column, Rows } from "../parts/rows";
import { ShownPages } from "../parts/shown";
import { liveNumber, stageSentence } from "../site-state";
import { counted } from "../words";

const PAGE_SIZE = 50;

/** Pause in typing after which the service is asked. */
const PAUSE_MS = 250;

const columns: readonly Column<Schemas["Site"]>[] = [
  { name: "Site", cell: (site) => <a href={`/sites/${site.id}`}>{site.name}</a> },
  { name: "Live", cell: liveNumber },
  { name: "Stages", cell: stageSentence },
  { name: "Hosts", cell: (site) => <Hosts domains={site.domains ?? []} /> },
  { name: "Managed by", cell: ({ stages }) => stages?.draft.managed_by ?? "people" },
];

/** All sites, with a search in names and hosts. */
export function Sites() {
  const { query } = usePlace();
  const [typed, setTyped] = useState(query.get("q") ?? "");
  const q = usePaused(typed.trim());
  useEffect(() => {
    if (location.pathname === "/" && q === "") return;
    navigate(q === "" ? "/sites" : `/sites?${new URLSearchParams({ q })}`, true);
  }, [q]);
  const sites = usePages((cursor, signal) => loadSites(q, cursor, signal), q);
  return (
    <Page title="Sites">
      <p>
        <a class="button main-action" href="/sites/new">
          Create a site
        </a>
      </p>
      <search>
        <Field name="q" label="Search" hint="A part of a site's name or of one of its hosts">
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              value={typed}
              autocomplete="off"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
      </search>
      <p role="status" class="unseen">
        {sites.data !== null && !sites.isLoading ? `${counted(sites.data.length, "site")} shown` : ""}
      </p>
      <ShownPages pages={sites} empty={q === "" ? <NoSites /> : <p>No site's name or host contains “{q}”.</p>}>
        {(items) => <Rows caption="Sites" rows={items} columns={columns} keyOf={(site) => site.id} />}
      </ShownPages>
    </Page>
  );
}

function NoSites() {
  return (
    <>
      <p>
        There are no sites yet. <a href="/sites/new">Create the first site here</a>, or declare it as code. This command
        creates a program to start with:
      </p>
      <pre>
        <code>consentform init</code>
      </pre>
    </>
  );
}

function Hosts({ domains }: { domains: readonly Schemas["Domain"][] }) {
  if (domains.length === 0) return <>none</>;
  return (
    <ul class="plain">
      {domains.map(({ id, host, status }) => (
        <li key={id}>
          {host} {status !== "verified" && <span class="mark">{status}</span>}
        </li>
      ))}
    </ul>
  );
}

function loadSites(q: string, cursor: string | undefined, signal: AbortSignal | undefined) {
  const query = {
    limit: PAGE_SIZE,
    include: ["domains" as const],
    ...(q === "" ? {} : { q }),
    ...(cursor === undefined ? {} : { cursor }),
  };
  return answered(api.GET("/sites", { params: { query }, ...(signal === undefined ? {} : { signal }) }));
}

/** The value once it has not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
