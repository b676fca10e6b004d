import { useState } from "preact/hooks";
import { Copy } from "../parts/copy";
import { Field } from "../parts/form";
import { Facts } from "../parts/rows";
import { Select } from "../parts/select";
import { SitePage } from "../parts/site-page";

/** The commands that export proofs of one site and verify them. */
export function Exports({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Exports">
      {(site) => (
        <>
          <p>
            Exports contain visitors' unmasked records, so a session cannot make them. Create a token with the scope{" "}
            <code>logs:export</code>, store it in <code>CONSENTFORM_TOKEN</code>, and run the commands below.
          </p>
          <Evidence id={id} live={site.stages?.production?.number ?? null} />
          <Records id={id} />
        </>
      )}
    </SitePage>
  );
}

function Evidence({ id, live }: { id: string; live: number | null }) {
  const [number, setNumber] = useState(live === null ? "" : String(live));
  const version = /^\d+$/.test(number) ? ` --version ${number}` : "";
  const folder = `evidence-${id}${version === "" ? "" : `-v${number}`}`;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">Evidence of a version</h2>
      <p>The document, its findings, the gate, the scan and the dates in production, signed.</p>
      <Field name="version" label="Version" hint="Left empty: the one that production serves">
        {(attributes) => (
          <input
            {...attributes}
            inputMode="numeric"
            value={number}
            onInput={(event) => setNumber(event.currentTarget.value.trim())}
          />
        )}
      </Field>
      <Commands
        save={`consentform evidence --site ${id}${version} --out ${folder} --endpoint ${location.origin}`}
        verify={`consentform verify-evidence ${folder} --endpoint ${location.origin}`}
      />
    </section>
  );
}

function Records({ id }: { id: string }) {
  const [environment, setEnvironment] = useState("production");
  const body = JSON.stringify({ environment });
  const endpoint = `--endpoint ${location.origin}`;
  return (
    <section aria-labelledby="records">
      <h2 id="records">Consent records</h2>
      <p>All records of a stage as a signed file. The first command prints the export's id.</p>
      <Select
        name="environment"
        label="Stage"
        options={[
          ["production", "Production"],
          ["preview", "Preview"],
        ]}
        onChange={setEnvironment}
      />
      <Commands
        create={`echo '${body}' | consentform api createExport id=${id} --body - ${endpoint}`}
        save={`curl --fail --dump-header records.ndjson.headers --output records.ndjson --header "Authorization: Bearer $CONSENTFORM_TOKEN" ${location.origin}/v1/exports/EXPORT_ID/download`}
        verify={`consentform verify-export records.ndjson ${endpoint}`}
      />
    </section>
  );
}

function Commands({ create, save, verify }: { create?: string; save: string; verify: string }) {
  return (
    <Facts
      facts={[
        ...(create === undefined ? [] : [["Create", <Copy key="c" value={create} label="the command" />] as const]),
        ["Save", <Copy key="s" value={save} label="the command that saves" />],
        ["Verify", <Copy key="v" value={verify} label="the command that verifies" />],
      ]}
    />
  );
}
