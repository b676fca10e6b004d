import { type Scope, scopes } from "@consentform/consent/contract/browser";
import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { AsCode } from "../parts/as-code";
import { Copy } from "../parts/copy";
import { DeveloperPages } from "../parts/developer-pages";
import { ActionForm, Field, textOf } from "../parts/form";
import { ConfirmDeclared } from "../parts/managed-by";
import { Page } from "../parts/page";
import { Facts } from "../parts/rows";
import { Select } from "../parts/select";
import { ShownPages } from "../parts/shown";
import { Day, Time } from "../parts/time";

type Token = Schemas["Token"];

const stages = [
  ["", "Both"],
  ["preview", "Preview"],
  ["production", "Production"],
] as const;

/** The workspace's tokens. */
export function Tokens() {
  const tokens = usePages(
    (cursor) =>
      answered(api.GET("/tokens", { params: { query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) } } })),
    "",
  );
  return (
    <Page title="Tokens">
      <DeveloperPages />
      <Create reload={tokens.reload} />
      <h2>Tokens</h2>
      <ShownPages pages={tokens} empty={<p>There is no active token.</p>}>
        {(items) => (
          <ul class="cards">
            {items.map((token) => (
              <li key={token.id}>
                <TokenCard token={token} reload={tokens.reload} />
              </li>
            ))}
          </ul>
        )}
      </ShownPages>
    </Page>
  );
}

function Create({ reload }: { reload: () => void }) {
  // The secret lives in this component only: it is gone when the page is left.
  const [made, setMade] = useState<Token | null>(null);
  const create = useAction("createToken", async (body: Schemas["TokenCreate"], key) => {
    setMade(null);
    const token = await answered(api.POST("/tokens", { params: { header: { "Idempotency-Key": key } }, body }));
    setMade(token as Token);
    reload();
  });
  return (
    <section aria-labelledby="create">
      <h2 id="create">Create a token</h2>
      <ActionForm action={create} read={readToken} button="Create the token" fieldNames={{ expires_in_days: "days" }}>
        <Field name="name" label="Name">
          {(attributes) => <input {...attributes} required maxLength={80} />}
        </Field>
        <Scopes />
        <Field name="site_id" label="Site" hint="The id of the one site that the token may see; empty for all sites">
          {(attributes) => <input {...attributes} />}
        </Field>
        <Select name="environment" label="Stage" options={stages} />
        <Field name="days" label="Expires in" hint="Days; leave empty for 90 days">
          {(attributes) => <input {...attributes} type="number" min={1} />}
        </Field>
        <label class="choice">
          <input type="checkbox" name="endless" value="yes" /> Does not expire (not possible with logs:export)
        </label>
      </ActionForm>
      <div role="status">{made !== null && <Secret token={made} />}</div>
    </section>
  );
}

function Scopes() {
  return (
    <fieldset>
      <legend>Scopes</legend>
      {scopes.map((scope) => (
        <label key={scope} class="choice">
          <input type="checkbox" name="scopes" value={scope} /> {scope}
          {scope === "logs:export" && " (only within 10 minutes of signing in, and for 90 days at most)"}
        </label>
      ))}
    </fieldset>
  );
}

function Secret({ token: { name, secret } }: { token: Token }) {
  if (secret === null) {
    return (
      <p class="secret">
        <strong>{name}</strong> was created by your first attempt, but the response with its secret was lost. Revoke it
        below and create another token.
      </p>
    );
  }
  return (
    <div class="secret">
      <p>
        The secret of <strong>{name}</strong> is shown once. Store it now, for example as <code>CONSENTFORM_TOKEN</code>
        .
      </p>
      <Copy value={secret} label="the secret" />
    </div>
  );
}

function TokenCard({ token, reload }: { token: Token; reload: () => void }) {
  const { name, hint, scopes: held, status, site_id, environment, expires_at, last_used_at, created_at } = token;
  return (
    <>
      <h3>{name}</h3>
      <Facts
        facts={[
          ["Secret", <code key="h">{hint}…</code>],
          ["Status", status],
          ["Scopes", held.join(", ")],
          ["Bound to", [site_id, environment].filter((part) => part !== null).join(", ") || "nothing"],
          ["Expires", <Time key="e" at={expires_at} />],
          ["Used last", <Day key="u" at={last_used_at} />],
          ["Created", <Time key="c" at={created_at} />],
        ]}
      />
      <Revoke token={token} reload={reload} />
      <AsCode kind="token" object={token} />
    </>
  );
}

function Revoke({ token, reload }: { token: Token; reload: () => void }) {
  const revoke = useAction("revokeToken", async (_: null) => {
    await answered(api.DELETE("/tokens/{id}", { params: { path: { id: token.id } } }));
    reload();
  });
  return (
    <details>
      <summary>
        Revoke<span class="unseen"> {token.name}</span>
      </summary>
      <ActionForm action={revoke} read={() => null} button={`Revoke ${token.name} for good`}>
        <p>Programs that use it are refused at once. A revoked token cannot be restored.</p>
        <ConfirmDeclared externalKey={token.external_key} />
      </ActionForm>
    </details>
  );
}

function readToken(entries: FormData): Schemas["TokenCreate"] {
  const site = textOf(entries, "site_id");
  const environment = textOf(entries, "environment");
  const days = textOf(entries, "days");
  return {
    name: textOf(entries, "name"),
    scopes: entries.getAll("scopes") as Scope[],
    ...(site === "" ? {} : { site_id: site }),
    ...(environment === "" ? {} : { environment: environment as Schemas["Environment"] }),
    ...(days === "" ? {} : { expires_in_days: Number(days) }),
    ...(entries.has("endless") ? { expires_at: null } : {}),
  };
}
