import { answered, api, type Schemas } from "../ask/api";
import { useAction } from "../ask/use-action";
import { usePages } from "../ask/use-pages";
import { ActionButton, ActionFailure, ActionForm, Field, textOf } from "../parts/form";
import { Facts } from "../parts/rows";
import { Select } from "../parts/select";
import { ShownPages } from "../parts/shown";
import { SitePage } from "../parts/site-page";
import { Time } from "../parts/time";
import { inWords } from "../words";

type Issue = Schemas["Issue"];

const reasons: readonly Schemas["SuppressionReason"][] = [
  "accepted_risk",
  "false_positive",
  "not_applicable",
  "handled_elsewhere",
];

/** The open and the suppressed issues of a site. */
export function Issues({ id }: { id: string }) {
  return (
    <SitePage id={id} title="Issues">
      {() => (
        <>
          <h2>Open</h2>
          <List id={id} status="open" empty="No issue is open." />
          <h2>Suppressed</h2>
          <List id={id} status="suppressed" empty="No issue is suppressed." />
        </>
      )}
    </SitePage>
  );
}

function List({ id, status, empty }: { id: string; status: Schemas["IssueStatus"]; empty: string }) {
  const issues = usePages(
    (cursor) =>
      answered(
        api.GET("/sites/{id}/issues", {
          params: { path: { id }, query: { status: [status], limit: 50, ...(cursor === undefined ? {} : { cursor }) } },
        }),
      ),
    `${id} ${status}`,
  );
  return (
    <ShownPages pages={issues} empty={<p>{empty}</p>}>
      {(items) => (
        <ul class="cards">
          {items.map((issue) => (
            <li key={issue.id}>
              <IssueCard issue={issue} reload={issues.reload} />
            </li>
          ))}
        </ul>
      )}
    </ShownPages>
  );
}

function IssueCard({ issue, reload }: { issue: Issue; reload: () => void }) {
  const { title, severity, subject, environment, page, first_seen_at, last_seen_at, suppression, last_scan_id } = issue;
  return (
    <>
      <h3>{title}</h3>
      <Facts
        facts={[
          [
            "Severity",
            <span key="s" class={`mark ${severity}`}>
              {severity}
            </span>,
          ],
          ["About", `${subject.kind} ${subject.name}`],
          ["Stage", environment],
          ["Page", page],
          [
            "Seen",
            <>
              <Time at={first_seen_at} /> to <Time at={last_seen_at} />
            </>,
          ],
          ...(last_scan_id === null
            ? []
            : [
                [
                  "Evidence",
                  <a key="e" href={`/sites/${issue.site_id}/scans/${last_scan_id}`}>
                    The last scan
                  </a>,
                ] as const,
              ]),
        ]}
      />
      {suppression === null || issue.status === "open" ? (
        <Suppress issue={issue} reload={reload} />
      ) : (
        <Suppressed id={issue.id} suppression={suppression} reload={reload} />
      )}
    </>
  );
}

function Suppress({ issue: { id, title }, reload }: { issue: Issue; reload: () => void }) {
  const suppress = useAction("suppressIssue", async (body: Schemas["SuppressIssueRequest"], key) => {
    const params = { path: { id }, header: { "Idempotency-Key": key } };
    await answered(api.POST("/issues/{id}/suppress", { params, body }));
    reload();
  });
  return (
    <details>
      <summary>
        Suppress<span class="unseen"> {title}</span>
      </summary>
      <ActionForm
        action={suppress}
        read={(entries) => ({
          reason: textOf(entries, "reason") as Schemas["SuppressionReason"],
          comment: textOf(entries, "comment"),
        })}
        button="Suppress for 90 days"
        done="Suppressed."
      >
        <Select name="reason" label="Reason" options={reasons.map((reason) => [reason, inWords(reason)])} />
        <Field name="comment" label="Comment" hint="10 to 1,000 characters">
          {(attributes) => <textarea {...attributes} minLength={10} maxLength={1000} required />}
        </Field>
      </ActionForm>
    </details>
  );
}

function Suppressed(props: { id: string; suppression: Schemas["Suppression"]; reload: () => void }) {
  const { id, suppression, reload } = props;
  const end = useAction("unsuppressIssue", async (_: null) => {
    await answered(api.DELETE("/issues/{id}/suppress", { params: { path: { id } } }));
    reload();
  });
  return (
    <>
      <p>
        {inWords(suppression.reason)}: {suppression.comment} Ends{" "}
        {suppression.expires_at === null ? "never" : <Time at={suppression.expires_at} />}.
      </p>
      <ActionFailure action={end} />
      <ActionButton action={end} input={null}>
        End the suppression
      </ActionButton>
    </>
  );
}
