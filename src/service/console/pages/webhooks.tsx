import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { AsCode } from "../parts/as-code";
import { Copy } from "../parts/copy";
import { DeveloperPages } from "../parts/developer-pages";
import { ActionForm, Field, textOf } from "../parts/form";
import { Page } from "../parts/page";
import { Facts } from "../parts/rows";
import { ShownPages } from "../parts/shown";
import { Time } from "../parts/time";

type Endpoint = Schemas["WebhookEndpoint"];

/** The addresses that receive events. */
export function Webhooks() {
  const endpoints = usePages(
    (cursor) =>
      answered(api.GET("/webhooks", { params: { query: { limit: 50, ...(cursor === undefined ? {} : { cursor }) } } })),
    "",
  );
  return (
    <Page title="Webhooks">
      <DeveloperPages />
      <Create reload={endpoints.reload} />
      <h2>Webhooks</h2>
      <ShownPages pages={endpoints} empty={<p>No address receives events.</p>}>
        {(items) => (
          <ul class="cards">
            {items.map((endpoint) => (
              <li key={endpoint.id}>
                <EndpointCard endpoint={endpoint} />
              </li>
            ))}
          </ul>
        )}
      </ShownPages>
    </Page>
  );
}

function Create({ reload }: { reload: () => void }) {
  const [made, setMade] = useState<Endpoint | null>(null);
  const create = useAction("createWebhookEndpoint", async (body: Schemas["WebhookEndpointCreate"], key) => {
    setMade(null);
    const endpoint = await answered(api.POST("/webhooks", { params: { header: { "Idempotency-Key": key } }, body }));
    setMade(endpoint as Endpoint);
    reload();
  });
  return (
    <section aria-labelledby="create">
      <h2 id="create">Add a webhook</h2>
      <ActionForm
        action={create}
        read={(entries) => ({
          url: textOf(entries, "url"),
          description: textOf(entries, "description"),
          event_kinds: textOf(entries, "events").split(/[\s,]+/),
        })}
        button="Add the webhook"
        fieldNames={{ event_kinds: "events" }}
      >
        <Field name="url" label="Address" hint="An https address">
          {(attributes) => <input {...attributes} type="url" required maxLength={2048} />}
        </Field>
        <Field name="description" label="Description">
          {(attributes) => <input {...attributes} maxLength={200} />}
        </Field>
        <Field name="events" label="Events" hint="Kinds such as version.promoted or scan.*, separated by spaces">
          {(attributes) => <input {...attributes} required value="*" />}
        </Field>
      </ActionForm>
      <div role="status">{made !== null && <SigningSecret secret={made.secret} />}</div>
    </section>
  );
}

function SigningSecret({ secret }: Pick<Endpoint, "secret">) {
  if (secret === null) {
    return (
      <p class="secret">
        The webhook was added by your first attempt, but the response with the signing secret was lost. Remove it below,
        then add it again.
      </p>
    );
  }
  return (
    <div class="secret">
      <p>The signing secret is shown once. Store it with the receiver.</p>
      <Copy value={secret} label="the signing secret" />
    </div>
  );
}

function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { id, url, description, status, event_kinds, consecutive_failures, last_success_at } = endpoint;
  return (
    <>
      <h3>
        <a href={`/developers/webhooks/${id}`}>{url}</a>
      </h3>
      {description !== "" && <p>{description}</p>}
      <Facts
        facts={[
          [
            "Status",
            <span key="s" class={`mark ${status}`}>
              {status}
            </span>,
          ],
          ["Events", event_kinds.join(", ")],
          ["Failures in a row", consecutive_failures],
          ["Last success", <Time key="t" at={last_success_at} />],
        ]}
      />
      <AsCode kind="webhook_endpoint" object={endpoint} />
    </>
  );
}
