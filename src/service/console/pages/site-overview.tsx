import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { AsCode } from "../parts/as-code";
import { Copy } from "../parts/copy";
import { ActionButton, ActionFailure, ActionForm, Field, textOf } from "../parts/form";
import { OVERVIEW } from "../parts/page";
import { type Fact, Facts } from "../parts/rows";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { stageSentence } from "../site-state";
import { counted } from "../words";
import { attach } from "./create-site";

/** The state of one site, and what its pages and its DNS need. */
export function SiteOverview({ id }: { id: string }) {
  return (
    <SitePage id={id} title={OVERVIEW}>
      {(site, { reload }) => (
        <>
          {site.stages?.production === null && <FirstSteps site={site} />}
          <Stages site={site} />
          <AsCode kind="site" object={site} />
          <h2>Domains</h2>
          <Domains domains={site.domains ?? []} reload={reload} />
          <Attach id={site.id} reload={reload} />
          <h2>Script tags</h2>
          <p>The tag goes first into the head of each page.</p>
          <Facts
            facts={[
              ["Production", <Copy key="p" value={site.snippets.production} label="the production tag" />],
              ["Preview", <Copy key="q" value={site.snippets.preview} label="the preview tag" />],
            ]}
          />
          <h2>Details</h2>
          <Facts
            facts={[
              ["Site id", <Copy key="id" value={site.id} label="the site id" />],
              ["External key", site.external_key ?? "none"],
              ["Retention", counted(site.retention, "day")],
              ["Last fetched by a page", <Time key="f" at={site.production_last_fetched_at} />],
              ["Created", <Time key="c" at={site.created_at} />],
            ]}
          />
        </>
      )}
    </SitePage>
  );
}

/** The remaining steps until visitors see a banner. */
function FirstSteps({ site }: { site: Schemas["Site"] }) {
  const { id, snippets, stages } = site;
  return (
    <section class="managed" aria-labelledby="first-steps">
      <h2 id="first-steps">Next steps</h2>
      <ol>
        <li>
          Put this tag first in the head of each page: <Copy value={snippets.production} label="the tag for pages" />
        </li>
        <li>
          Read the <a href={`/sites/${id}/banner`}>banner</a> and publish it to preview.
        </li>
        <li>
          {stages?.preview == null ? (
            "Promote the published version. Visitors then see the banner."
          ) : (
            <>
              Promote <a href={`/sites/${id}/versions/${stages.preview.number}`}>version {stages.preview.number}</a>.
              Visitors then see the banner.
            </>
          )}
        </li>
      </ol>
    </section>
  );
}

function Attach({ id, reload }: { id: string; reload: () => void }) {
  const [count, setCount] = useState(0);
  const add = useAction("createDomain", async (host: string, key) => {
    await attach(id, host, key);
    setCount(count + 1);
    reload();
  });
  return (
    <ActionForm key={count} action={add} read={(entries) => textOf(entries, "hosts")} button="Attach the host">
      <Field name="hosts" label="Attach a host" hint="For example, www.shop.example">
        {(attributes) => <input {...attributes} required maxLength={253} spellcheck={false} autocapitalize="none" />}
      </Field>
    </ActionForm>
  );
}

function Stages({ site }: { site: Schemas["Site"] }) {
  const { stages } = site;
  if (stages === null) return <p>Stages are visible with the scope banner:read.</p>;
  const version = (pointer: Schemas["StagePointer"] | null) =>
    pointer === null ? (
      "empty"
    ) : (
      <>
        <a href={`/sites/${site.id}/versions/${pointer.number}`}>Version {pointer.number}</a>, since{" "}
        <Time at={pointer.updated_at} />
      </>
    );
  return (
    <>
      <h2>Stages</h2>
      <p>
        {stageSentence(site)}. <a href={`/sites/${site.id}/changes`}>See the changes</a>
      </p>
      <Facts
        facts={[
          [
            "Draft",
            <>
              Revision {stages.draft.revision}, <Time at={stages.draft.updated_at} />
            </>,
          ],
          ["Preview", version(stages.preview)],
          ["Production", version(stages.production)],
        ]}
      />
    </>
  );
}

function Domains({ domains, reload }: { domains: readonly Schemas["Domain"][]; reload: () => void }) {
  if (domains.length === 0) return <p class="empty">No host is attached to this site.</p>;
  return (
    <ul class="cards">
      {domains.map((domain) => (
        <li key={domain.id}>
          <Domain domain={domain} reload={reload} />
        </li>
      ))}
    </ul>
  );
}

function Domain({ domain, reload }: { domain: Schemas["Domain"]; reload: () => void }) {
  const { id, host, environment, status, failure } = domain;
  const verify = useAction("verifyDomain", async (_: null, key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    await answered(api.POST("/domains/{id}/verify", { params, body: {} }));
    reload();
  });
  return (
    <>
      <h3>{host}</h3>
      <p>
        {environment}, <span class={`mark ${status}`}>{status}</span>
      </p>
      {failure !== null && status !== "verified" && <p>{failure.detail}</p>}
      <details open={status !== "verified"}>
        <summary>Proof of control</summary>
        <Facts facts={proofFacts(domain)} />
      </details>
      {status !== "verified" && (
        <>
          <ActionFailure action={verify} />
          <ActionButton action={verify} input={null}>
            Check now<span class="unseen"> {host}</span>
          </ActionButton>
        </>
      )}
      <AsCode kind="domain" object={domain} />
    </>
  );
}

/** Values to publish, by the method with which the host is verified. */
function proofFacts({ host, challenge, verification_method: method }: Schemas["Domain"]): Fact[] {
  const { dns, file, meta } = challenge;
  const copy = (value: string, label: string) => <Copy value={value} label={`the ${label} for ${host}`} />;
  if (method === "file") {
    return [
      ["File", copy(`https://${host}${file.path}`, "file's address")],
      ["Content", copy(file.body, "file's content")],
    ];
  }
  if (method === "meta_tag") {
    return [["Tag", copy(`<meta name="${meta.name}" content="${meta.content}">`, "tag")]];
  }
  return [
    ["DNS name", copy(dns.name, "record's name")],
    ["Type", dns.type],
    ["Value", copy(dns.value, "record's value")],
  ];
}
