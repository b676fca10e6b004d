import { useState } from "preact/hooks";
import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { ActionButton, ActionFailure } from "../parts/form";
import { Page } from "../parts/page";
import { Facts } from "../parts/rows";
import { Select } from "../parts/select";
import { ShownPages } from "../parts/shown";
import { Time } from "../parts/time";
import { inWords } from "../words";

type Alert = Schemas["Alert"];

const states: readonly (readonly [Schemas["AlertState"], string])[] = [
  ["open", "Open alerts"],
  ["acknowledged", "Acknowledged alerts"],
  ["resolved", "Resolved alerts"],
];

/** Alerts, the open ones first. */
export function Inbox() {
  const [state, setState] = useState<Schemas["AlertState"]>("open");
  const alerts = usePages((cursor, signal) => loadAlerts(state, cursor, signal), state);
  return (
    <Page title="Inbox">
      <Select name="state" label="Show" options={states} onChange={setState} />
      <ShownPages pages={alerts} empty={<p>No alert is {state}.</p>}>
        {(items) => (
          <ul class="cards">
            {items.map((alert) => (
              <li key={alert.id}>
                <AlertCard alert={alert} reload={alerts.reload} />
              </li>
            ))}
          </ul>
        )}
      </ShownPages>
    </Page>
  );
}

function AlertCard({ alert, reload }: { alert: Alert; reload: () => void }) {
  const { id, title, detail, severity, state, kind } = alert;
  const update = useAction("updateAlert", async (body: Schemas["AlertUpdate"]) => {
    await answered(api.PATCH("/alerts/{id}", { params: { path: { id } }, body }));
    reload();
  });
  return (
    <>
      <h2>{title}</h2>
      <p>
        <span class={`mark ${severity}`}>{severity}</span> {inWords(kind.replace(".", ": "))}
      </p>
      <p>{detail}</p>
      <Occurrences alert={alert} />
      <ActionFailure action={update} />
      {state === "open" && (
        <ActionButton action={update} input={{ state: "acknowledged" }}>
          Acknowledge<span class="unseen"> {title}</span>
        </ActionButton>
      )}{" "}
      {state !== "resolved" && (
        <ActionButton action={update} input={{ state: "resolved" }}>
          Resolve<span class="unseen"> {title}</span>
        </ActionButton>
      )}
    </>
  );
}

function Occurrences({ alert: { occurrences, first_at, last_at, site_id } }: { alert: Alert }) {
  const site = (
    <a key="s" href={`/sites/${site_id}`}>
      Open the site
    </a>
  );
  return (
    <Facts
      facts={[
        ["First", <Time key="f" at={first_at} />],
        [
          "Last",
          <>
            <Time at={last_at} />, {occurrences} in total
          </>,
        ],
        ...(site_id === null ? [] : [["Site", site] as const]),
      ]}
    />
  );
}

function loadAlerts(state: Schemas["AlertState"], cursor: string | undefined, signal: AbortSignal | undefined) {
  const query = { state: [state], limit: 50, ...(cursor === undefined ? {} : { cursor }) };
  return answered(api.GET("/alerts", { params: { query }, ...(signal === undefined ? {} : { signal }) }));
}
