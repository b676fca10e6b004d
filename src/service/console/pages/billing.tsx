import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { useAnswer } from "../ask/use-answer";
import { ActionButton, ActionFailure } from "../parts/form";
import { Page } from "../parts/page";
import { Facts, Rows } from "../parts/rows";
import { Shown } from "../parts/shown";
import { Time } from "../parts/time";
import { inWords } from "../words";

/** The plan, its usage, and the way to the billing portal. */
export function Billing() {
  const subscription = useAnswer((signal) => answered(api.GET("/billing/subscription", { signal })), "");
  const portal = useAction("createBillingPortalSession", async (_: null, key) => {
    const params = { header: { "Idempotency-Key": key } };
    const body = { return_url: location.href };
    const { url } = await answered(api.POST("/billing/portal-session", { params, body }));
    location.assign(url);
  });
  return (
    <Page title="Billing">
      <Shown answer={subscription}>{(data) => <Plan subscription={data} />}</Shown>
      <ActionFailure action={portal} />
      <ActionButton action={portal} input={null}>
        Open the billing portal
      </ActionButton>
    </Page>
  );
}

function Plan({ subscription: { plan, status, period, usage } }: { subscription: Schemas["Subscription"] }) {
  return (
    <>
      <Facts
        facts={[
          ["Plan", inWords(plan)],
          ["Status", inWords(status)],
          [
            "Period",
            <>
              <Time at={period.from} /> to <Time at={period.to} />
            </>,
          ],
        ]}
      />
      <Rows
        caption="Usage"
        rows={usage}
        keyOf={({ resource }) => resource}
        columns={[
          { name: "Resource", cell: ({ resource }) => inWords(resource) },
          { name: "Used", cell: ({ used }) => used.toLocaleString() },
          { name: "Limit", cell: ({ limit }) => limit?.toLocaleString() ?? "any number" },
        ]}
      />
    </>
  );
}
