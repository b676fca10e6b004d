import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { useAnswer } from "../ask/use-answer";
import { usePages } from "../ask/use-pages";
import { useRefusal } from "../ask/use-refusal";
import { navigate } from "../navigation";
import { DeveloperPages } from "../parts/developer-pages";
import { ActionButton, ActionFailure, ActionForm } from "../parts/form";
import { ConfirmDeclared } from "../parts/managed-by";
import { Page } from "../parts/page";
import { Shown, ShownPages } from "../parts/shown";
import { Time } from "../parts/time";

type Delivery = Schemas["WebhookDelivery"];

/** One webhook with its deliveries. */
export function Webhook({ id }: { id: string }) {
  const endpoint = useAnswer((signal) => answered(api.GET("/webhooks/{id}", { params: { path: { id } }, signal })), id);
  const deliveries = usePages(
    (cursor) =>
      answered(
        api.GET("/webhooks/{id}/deliveries", {
          params: { path: { id }, query: { limit: 25, ...(cursor === undefined ? {} : { cursor }) } },
        }),
      ),
    id,
  );
  return (
    <Page title="Webhook">
      <DeveloperPages />
      <Shown answer={endpoint}>
        {(data) => (
          <>
            <p>
              <code>{data.url}</code> <span class={`mark ${data.status}`}>{data.status}</span>
            </p>
            <Enable endpoint={data} reload={endpoint.reload} />
            <Remove endpoint={data} reload={endpoint.reload} />
          </>
        )}
      </Shown>
      <h2>Deliveries</h2>
      <Test id={id} reload={deliveries.reload} />
      <ShownPages pages={deliveries} empty={<p>Nothing was delivered yet.</p>}>
        {(items) => (
          <ul class="cards">
            {items.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryCard delivery={delivery} reload={deliveries.reload} />
              </li>
            ))}
          </ul>
        )}
      </ShownPages>
    </Page>
  );
}

function Enable({ endpoint, reload }: { endpoint: Schemas["WebhookEndpoint"]; reload: () => void }) {
  const { id, etag, enabled, external_key } = endpoint;
  const update = useAction("updateWebhookEndpoint", async (_: null) => {
    const params = { path: { id }, header: { "If-Match": etag } };
    await answered(api.PATCH("/webhooks/{id}", { params, body: { enabled: !enabled } }));
    reload();
  });
  return (
    <ActionForm action={update} read={() => null} button={enabled ? "Pause" : "Resume"} reload={reload}>
      <ConfirmDeclared externalKey={external_key} />
    </ActionForm>
  );
}

function Remove({ endpoint, reload }: { endpoint: Schemas["WebhookEndpoint"]; reload: () => void }) {
  const { id, etag, external_key } = endpoint;
  const remove = useAction("deleteWebhookEndpoint", async (_: null) => {
    await answered(api.DELETE("/webhooks/{id}", { params: { path: { id }, header: { "If-Match": etag } } }));
    navigate("/developers/webhooks");
  });
  return (
    <details>
      <summary>Remove</summary>
      <ActionForm action={remove} read={() => null} button="Remove the webhook" reload={reload}>
        <p>Pending deliveries are not sent. Its signing secrets are deleted.</p>
        <ConfirmDeclared externalKey={external_key} />
      </ActionForm>
    </details>
  );
}

function Test({ id, reload }: { id: string; reload: () => void }) {
  const test = useAction("testWebhookEndpoint", async (_: null, key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    await answered(api.POST("/webhooks/{id}/test", { params }));
    reload();
  });
  return (
    <>
      <ActionFailure action={test} />
      <ActionButton action={test} input={null}>
        Send a test event
      </ActionButton>{" "}
      <button type="button" onClick={reload}>
        Load again
      </button>
    </>
  );
}

function DeliveryCard({ delivery, reload }: { delivery: Delivery; reload: () => void }) {
  const { id, kind, status, attempts, created_at, next_attempt_at } = delivery;
  const refusalOfExcerpts = useRefusal("listWebhookDeliveries response_excerpt");
  const again = useAction("redeliverWebhook", async (_: null, key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    await answered(api.POST("/webhook-deliveries/{id}/redeliver", { params }));
    reload();
  });
  return (
    <>
      <h3>{kind}</h3>
      <p>
        <span class={`mark ${status}`}>{status}</span> <Time at={created_at} />
        {next_attempt_at !== null && (
          <>
            , next attempt <Time at={next_attempt_at} />
          </>
        )}
      </p>
      {attempts.length > 0 && <Attempts attempts={attempts} />}
      {attempts.length > 0 && refusalOfExcerpts !== null && (
        <p class="hint">To read the receiver's responses: {refusalOfExcerpts}</p>
      )}
      {status !== "pending" && (
        <>
          <ActionFailure action={again} />
          <ActionButton action={again} input={null}>
            Send again<span class="unseen"> {kind}</span>
          </ActionButton>
        </>
      )}
    </>
  );
}

function Attempts({ attempts }: Pick<Delivery, "attempts">) {
  return (
    <ol>
      {attempts.map(({ at, status_code, duration_ms, error, response_excerpt }) => (
        <li key={at}>
          <Time at={at} />: {error ?? `answered ${status_code}`} in {duration_ms} ms
          {response_excerpt !== null && (
            <pre>
              <code>{response_excerpt}</code>
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
